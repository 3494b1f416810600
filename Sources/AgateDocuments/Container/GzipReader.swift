package import Foundation

#if AGATE_GZIP
import CLibDeflate
#endif

/// Unpacks gzip files with the system's libdeflate.
///
/// Source: documents L2, R60.
package enum GzipReader {
    /// Whether bytes look like gzip.
    package static func isGzip(_ data: Data) -> Bool { data.starts(with: [0x1F, 0x8B]) }

    /// The unpacked bytes: of the first member, what follows it is ignored.
    package static func unpack(_ data: Data, limits: ContainerLimits = .standard) throws(ContainerError)
        -> Data
    {
        guard data.count <= limits.fileBytes else {
            throw .limit(name: "file bytes", value: data.count, allowed: limits.fileBytes)
        }
        #if AGATE_GZIP
        return try inflated(data, limits)
        #else
        throw .unsupported("built without the trait Gzip, which unpacks")
        #endif
    }

    #if AGATE_GZIP
    private static func inflated(_ data: Data, _ limits: ContainerLimits) throws(ContainerError) -> Data {
        guard let decompressor = libdeflate_alloc_decompressor() else {
            throw .unsupported("no memory to unpack")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        let maximum = min(limits.entryBytes, limits.ratio * max(data.count, 1))
        // A file says at its end how long it is unpacked. That may be wrong, or of another member: then the memory is doubled.
        let told = data.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        var room = min(max(told, 1 << 16), maximum)
        while true {
            var unpacked = Data(count: room)
            var count = 0
            let result = data.withUnsafeBytes { packed in
                unpacked.withUnsafeMutableBytes {
                    libdeflate_gzip_decompress_ex(
                        decompressor,
                        packed.baseAddress,
                        packed.count,
                        $0.baseAddress,
                        $0.count,
                        nil,
                        &count
                    )
                }
            }
            switch result {
            case LIBDEFLATE_SUCCESS: return count == room ? unpacked : Data(unpacked.prefix(count))
            case LIBDEFLATE_INSUFFICIENT_SPACE where room < maximum: room = min(2 * room, maximum)
            case LIBDEFLATE_INSUFFICIENT_SPACE:
                throw .limit(name: "unpacked bytes", value: maximum + 1, allowed: maximum)
            default: throw .malformed("the gzip data is damaged")
            }
        }
    }
    #endif
}
