import AgateDisplay
import Foundation

/// A chunk's file where frames are compressed one by one: each frame with its length before it.
enum FramePack {
    /// The bytes with which such a file begins.
    private static let magic = Array("agateFP1".utf8)

    /// Writes a pack; it appears when it is whole.
    final class Writer {
        private let whole: WholeFile

        init(_ file: URL) throws {
            whole = try WholeFile(file)
            try whole.append(FramePack.magic)
        }

        func add(_ frame: [UInt8]) throws {
            try whole.append((0..<8).map { UInt8(truncatingIfNeeded: frame.count >> ($0 * 8)) })
            try whole.append(frame)
        }

        func finish() throws { try whole.publish() }
    }

    /// Calls a closure for each frame of a pack, in their order.
    static func forEach(in file: URL, _ body: ([UInt8]) throws -> Void) throws {
        let data = try Data(contentsOf: file, options: .mappedIfSafe)
        let damage = RenderFailure(.chunks, "is damaged", path: file.path)
        guard data.starts(with: magic) else { throw damage }
        var place = data.startIndex + magic.count
        while place < data.endIndex {
            guard data.endIndex - place >= 8 else { throw damage }
            let length = (0..<8).reduce(0) { $0 | Int(data[place + $1]) << ($1 * 8) }
            place += 8
            guard length >= 0, length <= data.endIndex - place else { throw damage }
            try body(Array(data[place..<place + length]))
            place += length
        }
    }
}
