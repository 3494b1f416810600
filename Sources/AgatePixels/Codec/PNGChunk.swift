#if AGATE_DEFLATE
import CLibDeflate
#endif

/// The building block of a PNG file: a length, a name, bytes and a checksum.
enum PNGChunk {
    /// The first eight bytes of each PNG file.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A number as four bytes, most significant first.
    static func bigEndian(_ value: Int) -> [UInt8] {
        let value = UInt32(truncatingIfNeeded: value)
        return [
            UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF),
        ]
    }

    /// Appends a chunk.
    static func append(_ name: StaticString, _ payload: [UInt8], to file: inout [UInt8]) {
        file += bigEndian(payload.count)
        let start = file.count
        name.withUTF8Buffer { file += $0 }
        file += payload
        file += bigEndian(Int(checksum(file[start...])))
    }

    /// The chunk that starts a picture: size, 8 bits a component, colour with or without alpha.
    static func header(width: Int, height: Int, hasAlpha: Bool) -> [UInt8] {
        bigEndian(width) + bigEndian(height) + [8, hasAlpha ? 6 : 2, 0, 0, 0]
    }

    /// The CRC-32 of bytes.
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        #if AGATE_DEFLATE
        bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        #else
        ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
        #endif
    }

    #if !AGATE_DEFLATE
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
    }
    #endif
}
