import AgatePixels
import Foundation
import Testing

/// The stored picture of a case.
struct GoldenReference {
    /// What the environment variable `RECORD` asks for.
    enum Recording { case none, missing, changed }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("References")

    let file: URL

    init(_ name: String) {
        file = Self.folder.appendingPathComponent(name + ".png")
    }

    var recording: Recording {
        switch ProcessInfo.processInfo.environment["RECORD"] {
        case "missing": .missing
        case "changed": .changed
        default: .none
        }
    }

    var exists: Bool { FileManager.default.fileExists(atPath: file.path) }

    func read() throws -> ImageBuffer {
        guard exists else {
            throw MissingReference(file: file)
        }
        return try PNGReader.read(contentsOf: file)
    }

    /// Stores a picture unless it is stored already.
    ///
    /// - Returns: Whether something was written.
    func record(_ picture: ImageBuffer, tolerance: Int) throws -> Bool {
        if let stored = try? read(),
            PictureDifference(expected: stored, actual: picture).worst <= tolerance
        {
            return false
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(PNGWriter().encode(picture)).write(to: file, options: .atomic)
        return true
    }

    /// The names of all stored pictures.
    static func storedNames() -> Set<String> {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return Set(files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
    }
}

/// There is no reference for a case.
struct MissingReference: Error, CustomStringConvertible {
    let file: URL

    var description: String {
        "no reference \(file.path); make it with RECORD=missing swift test --filter GoldenTests"
    }
}
