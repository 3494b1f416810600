package import Foundation

#if AGATE_JPEG
import CLibTurboJPEG
#endif
#if AGATE_WEBP
import CLibWebP
#endif

/// The values in the first bytes of an image file.
package enum PictureHeader {
    /// The size of the picture in pixels, without looking at them; nil for a format of which only reading all of it tells, and for what is no
    /// file.
    package static func size(of data: Data) -> (width: Int, height: Int)? {
        let size: (width: Int, height: Int)? =
            switch ImageFormat(firstBytes: data) {
            case .png: png(data)
            case .jpeg: jpeg(data)
            case .webp: webp(data)
            case .gif, nil: nil
            }
        // Of a file that is cut off a decoder may say 0.
        return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    }

    private static func png(_ data: Data) -> (width: Int, height: Int)? {
        let header = [UInt8](data.prefix(24))
        guard header.count == 24 else { return nil }
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        return (number(header[16..<20]), number(header[20..<24]))
    }

    private static func jpeg(_ data: Data) -> (width: Int, height: Int)? {
        #if AGATE_JPEG
        guard let decoder = tjInitDecompress() else { return nil }
        defer { tjDestroy(decoder) }
        var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let status = data.withUnsafeBytes { bytes in
            tjDecompressHeader3(
                decoder,
                bytes.bindMemory(to: UInt8.self).baseAddress,
                UInt(bytes.count),
                &width,
                &height,
                &sampling,
                &space
            )
        }
        return status == 0 ? (Int(width), Int(height)) : nil
        #else
        return nil
        #endif
    }

    private static func webp(_ data: Data) -> (width: Int, height: Int)? {
        #if AGATE_WEBP
        var features = WebPBitstreamFeatures()
        let status = data.withUnsafeBytes { bytes in
            WebPGetFeatures(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &features)
        }
        return status == VP8_STATUS_OK ? (Int(features.width), Int(features.height)) : nil
        #else
        return nil
        #endif
    }
}
