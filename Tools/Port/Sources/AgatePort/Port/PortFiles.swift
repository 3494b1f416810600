import Foundation

/// Reading and writing of files.
public enum PortFiles {
    /// The bytes of a file.
    public static func read(_ path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PortFailure.unreadable(path)
        }
        return Array(data)
    }

    /// Writes a file, and the folders that it needs; one that holds the same bytes stays untouched.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        if let known = FileManager.default.contents(atPath: path), known.elementsEqual(bytes) { return }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw PortFailure.unwritable(path)
        }
    }

    /// A path from the root.
    public static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// A number that stands for bytes, the same on every machine (FNV-1a over words of eight bytes).
    public static func digest(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        bytes.withUnsafeBytes { raw in
            var place = 0
            while place + 8 <= raw.count {
                hash = (hash ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0x100_0000_01b3
                hash ^= hash >> 29
                place += 8
            }
            while place < raw.count {
                hash = (hash ^ UInt64(raw[place])) &* 0x100_0000_01b3
                place += 1
            }
        }
        return hash ^ UInt64(bytes.count)
    }
}
