import Foundation

/// The inputs of a folder of ported files: where nothing has changed, nothing is done again.
public struct PortStamp: Equatable, Sendable {
    /// Changes with everything that changes what is written.
    static let version = "2"

    /// The digests of the originals by path.
    public var digests: [String: UInt64]
    /// The status at the end of the run.
    public var status: Int32
    /// What it said.
    public var said: String

    /// Makes a stamp.
    public init(digests: [String: UInt64], status: Int32, said: String) {
        self.digests = digests
        self.status = status
        self.said = said
    }

    /// Reads a stamp; nil where there is none that this version has written.
    public init?(reading path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let text = String(data: data, encoding: .utf8), let split = text.range(of: "\n\n")
        else { return nil }
        let rows = text[..<split.lowerBound].split(separator: "\n")
        guard let first = rows.first?.split(separator: " "), first.count == 2, first[0] == Self.version[...],
            let status = Int32(first[1])
        else { return nil }
        var digests: [String: UInt64] = [:]
        for row in rows.dropFirst() {
            guard let space = row.firstIndex(of: " "), let digest = UInt64(row[..<space], radix: 16) else {
                return nil
            }
            digests[String(row[row.index(after: space)...])] = digest
        }
        self.init(digests: digests, status: status, said: String(text[split.upperBound...]))
    }

    /// Writes the stamp.
    public func write(to path: String) throws {
        let rows = digests.keys.sorted().map { "\(String(digests[$0] ?? 0, radix: 16)) \($0)" }
        let text = (["\(Self.version) \(status)"] + rows).joined(separator: "\n") + "\n\n" + said
        try PortFiles.write(Array(text.utf8), to: path)
    }
}
