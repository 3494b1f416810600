#if AGATE_DEFLATE
import CLibDeflate
#endif

/// Compresses bytes as RFC 1951 says, without a frame around them, over and over with one compressor.
///
/// Not for two threads at a time.
package final class RawDeflate {
    #if AGATE_DEFLATE
    private let compressor: OpaquePointer?
    #endif

    /// Makes a compressor.
    ///
    /// - Parameter level: 1 is fast and 12 small.
    package init(level: Int) {
        #if AGATE_DEFLATE
        compressor = libdeflate_alloc_compressor(Int32(min(max(level, 1), 12)))
        #endif
    }

    #if AGATE_DEFLATE
    deinit { libdeflate_free_compressor(compressor) }
    #endif

    /// The bytes compressed; without the trait Deflate, or when memory is short, in blocks that are no smaller.
    package func compressed(_ bytes: [UInt8]) -> [UInt8] {
        #if AGATE_DEFLATE
        if let compressor {
            let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
            let result = [UInt8](unsafeUninitializedCapacity: bound) { target, count in
                count = libdeflate_deflate_compress(
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
        // A zlib stream has two bytes before the blocks and four behind them.
        return Array(ZlibStream.stored(bytes).dropFirst(2).dropLast(4))
    }

    /// The bytes that were compressed; nil where they are not `count` or were damaged, and without the trait Deflate.
    package static func decompressed(_ bytes: [UInt8], count: Int) -> [UInt8]? {
        #if AGATE_DEFLATE
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var isWhole = false
        let result = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { target, filled in
            var actual = 0
            let status = libdeflate_deflate_decompress(
                decompressor,
                bytes,
                bytes.count,
                target.baseAddress,
                count,
                &actual
            )
            isWhole = status == LIBDEFLATE_SUCCESS && actual == count
            filled = isWhole ? count : 0
        }
        return isWhole ? result : nil
        #else
        return nil
        #endif
    }
}
