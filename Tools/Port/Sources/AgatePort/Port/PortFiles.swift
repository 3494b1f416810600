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
    ///
    /// The bytes go to the system and are not waited for: `Data.write(to:)` has each file wait for the disk, which took most of the
    /// time of a thousand small ones. What a break leaves half done is done again, for the stamp of a run is its last file.
    public static func write(_ bytes: [UInt8], to path: String) throws(PortFailure) {
        if let known = FileManager.default.contents(atPath: path), known.elementsEqual(bytes) { return }
        guard let file = opened(path) else { throw .unwritable(path) }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else {
            throw .unwritable(path)
        }
    }

    /// A file to be written, in folders that are made where they are missing.
    private static func opened(_ path: String) -> UnsafeMutablePointer<FILE>? {
        if let file = fopen(path, "wb") { return file }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return fopen(path, "wb")
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
