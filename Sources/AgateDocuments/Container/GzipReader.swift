package import Foundation

#if AGATE_GZIP
import CLibZ
#endif

/// Unpacks gzip files with the system's zlib.
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
        let most = min(limits.entryBytes, limits.ratio * max(data.count, 1))
        var stream = z_stream()
        // 16 asks for gzip's frame around the largest window.
        guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .unsupported("no memory to unpack")
        }
        defer { inflateEnd(&stream) }
        var unpacked = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var status = Z_OK
        data.withUnsafeBytes { raw in
            // zlib does not write to what it reads.
            stream.next_in = UnsafeMutablePointer(mutating: raw.bindMemory(to: UInt8.self).baseAddress)
            stream.avail_in = uInt(raw.count)
            while status == Z_OK, unpacked.count <= most {
                let room = chunk.count
                let left = chunk.withUnsafeMutableBufferPointer { buffer -> Int in
                    stream.next_out = buffer.baseAddress
                    stream.avail_out = uInt(buffer.count)
                    status = inflate(&stream, Z_NO_FLUSH)
                    return Int(stream.avail_out)
                }
                unpacked.append(contentsOf: chunk[..<(room - left)])
            }
        }
        guard unpacked.count <= most else {
            throw .limit(name: "unpacked bytes", value: unpacked.count, allowed: most)
        }
        guard status == Z_STREAM_END else { throw .malformed("the gzip data is damaged") }
        return unpacked
    }
    #endif
}
