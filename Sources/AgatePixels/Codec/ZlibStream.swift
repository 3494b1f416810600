#if AGATE_DEFLATE
import CLibDeflate
#endif

/// Compresses bytes into a zlib stream.
enum ZlibStream {
    /// Compresses with libdeflate; without the trait Deflate bytes are only wrapped, not made smaller.
    ///
    /// - Parameter level: 1 is fast and 12 small.
    static func compressed(_ bytes: [UInt8], level: Int) -> [UInt8] {
        #if AGATE_DEFLATE
        if let compressor = libdeflate_alloc_compressor(Int32(min(max(level, 1), 12))) {
            defer { libdeflate_free_compressor(compressor) }
            let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
            let result = [UInt8](unsafeUninitializedCapacity: bound) { target, count in
                count = libdeflate_zlib_compress(
                    compressor,
                    bytes,
                    bytes.count,
                    target.baseAddress,
                    target.count
                )
            }
            if !result.isEmpty { return result }
        }
        #endif
        return stored(bytes)
    }

    /// The bytes in blocks without compression.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        result.reserveCapacity(bytes.count + bytes.count / 65535 * 5 + 16)
        var start = 0
        repeat {
            let end = min(start + 65535, bytes.count)
            let length = UInt16(end - start)
            result.append(end == bytes.count ? 1 : 0)
            result += [UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
            result += bytes[start..<end]
            start = end
        } while start < bytes.count
        return result + PNGChunk.bigEndian(Int(adler32(bytes)))
    }

    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        var index = 0
        while index < bytes.count {
            // 5552 bytes are the most whose sums fit before the remainder is taken.
            let end = min(index + 5552, bytes.count)
            while index < end {
                low &+= UInt32(bytes[index])
                high &+= low
                index += 1
            }
            low %= 65521
            high %= 65521
        }
        return high << 16 | low
    }
}
