import Foundation

/// ZIP archives without compression.
enum StoredArchive {
    static func data(_ entries: [(name: String, text: String)]) -> Data {
        var (data, directory) = (Data(), Data())
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(value >> (8 * $0) & 255) }
        }
        for entry in entries {
            let (name, content) = (Array(entry.name.utf8), Array(entry.text.utf8))
            var sum: UInt32 = 0xFFFF_FFFF
            for byte in content {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum & 1 != 0 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            }
            let sizes = bytes(Int(~sum), 4) + bytes(content.count, 4) + bytes(content.count, 4)
            let facts = bytes(20, 2) + bytes(0, 8) + sizes + bytes(name.count, 2) + bytes(0, 2)
            directory +=
                [0x50, 0x4B, 1, 2] + bytes(20, 2) + facts + bytes(0, 10) + bytes(data.count, 4) + name
            data += [0x50, 0x4B, 3, 4] + facts + name + content
        }
        let start = data.count
        data += directory
        let counts = bytes(entries.count, 2) + bytes(entries.count, 2)
        data +=
            [0x50, 0x4B, 5, 6] + bytes(0, 4) + counts + bytes(directory.count, 4) + bytes(start, 4)
            + bytes(0, 2)
        return data
    }
}
