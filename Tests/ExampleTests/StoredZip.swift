import Foundation

/// ZIP archives whose entries are not packed.
enum StoredZip {
    /// The bytes of an archive of some entries.
    static func data(_ entries: [(name: String, bytes: Data)]) -> Data {
        var (files, directory) = (Data(), Data())
        func number(_ value: Int, _ size: Int) -> Data {
            Data((0..<size).map { UInt8(value >> ($0 * 8) & 255) })
        }
        for (name, bytes) in entries {
            let offset = files.count
            // Versions, flags, method, time, date; then what the entry's own header and the directory share.
            let shared =
                number(0, 2) + number(0, 2) + number(0, 2) + number(33, 2) + number(Int(checksum(bytes)), 4)
                + number(bytes.count, 4) + number(bytes.count, 4) + number(name.utf8.count, 2) + number(0, 2)
            files += Data([0x50, 0x4B, 3, 4]) + number(20, 2) + shared + Data(name.utf8) + bytes
            directory += Data([0x50, 0x4B, 1, 2]) + number(20, 2) + number(20, 2) + shared
            directory += number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4) + number(offset, 4)
            directory += Data(name.utf8)
        }
        let end =
            Data([0x50, 0x4B, 5, 6]) + number(0, 4) + number(entries.count, 2) + number(entries.count, 2)
            + number(directory.count, 4) + number(files.count, 4) + number(0, 2)
        return files + directory + end
    }

    /// CRC-32.
    private static func checksum(_ bytes: Data) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }
}
