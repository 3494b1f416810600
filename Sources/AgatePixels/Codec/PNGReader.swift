package import Foundation

#if PNG
import CLibPNG
#endif

/// Reads PNG files with the system's libpng.
package enum PNGReader {
    /// Reads the file at an address.
    package static func read(contentsOf url: URL) throws(ImageCodecError) -> ImageBuffer {
        let data: Data
        do { data = try Data(contentsOf: url) } catch { throw .unreadable(path: url.path) }
        return try read(data)
    }

    /// Reads the bytes of a PNG file.
    ///
    /// The size in the header is checked before memory for the pixels is taken. All kinds of PNG become
    /// sRGB with 8 bits a component.
    package static func read(_ data: Data) throws(ImageCodecError) -> ImageBuffer {
        let header = [UInt8](data.prefix(24))
        guard header.count >= 8, header[0..<8] == PNGChunk.signature[...] else { throw .notAPNG }
        guard header.count == 24 else { throw .damaged("the header is cut off") }
        let width = header[16..<20].reduce(0) { $0 << 8 | Int($1) }
        let height = header[20..<24].reduce(0) { $0 << 8 | Int($1) }
        guard width > 0, height > 0, PixelLimits.allows(width: width, height: height) else {
            throw .tooLarge(width: width, height: height)
        }
        #if PNG
        return try decode([UInt8](data), width: width, height: height)
        #else
        throw .unsupported("built without the trait PNG, which reads PNG files")
        #endif
    }

    #if PNG
    private static func decode(
        _ bytes: [UInt8],
        width: Int,
        height: Int
    ) throws(ImageCodecError) -> ImageBuffer {
        var failure: String?
        let image = ImageBuffer(width: width, height: height) { target in
            var control = png_image()
            control.version = png_uint_32(PNG_IMAGE_VERSION)
            defer { png_image_free(&control) }
            let isRead = bytes.withUnsafeBytes { memory in
                guard png_image_begin_read_from_memory(&control, memory.baseAddress, memory.count) != 0
                else { return false }
                guard Int(control.width) == width, Int(control.height) == height else { return false }
                // PNG_FORMAT_RGBA: colour and alpha, 8 bits, not premultiplied.
                control.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
                return png_image_finish_read(&control, nil, target.baseAddress, 0, nil) != 0
            }
            if !isRead {
                failure = withUnsafeBytes(of: control.message) { text in
                    String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
                }
                return
            }
            for index in 0..<target.count { target[index] = premultiplied(target[index]) }
        }
        if let failure { throw .damaged(failure.isEmpty ? "the size changes within the file" : failure) }
        guard image.width == width else { throw .tooLarge(width: width, height: height) }
        return image
    }

    private static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        let red = ((pixel & 0xFF) * alpha + 127) / 255
        let green = ((pixel >> 8 & 0xFF) * alpha + 127) / 255
        let blue = ((pixel >> 16 & 0xFF) * alpha + 127) / 255
        return red | green << 8 | blue << 16 | alpha << 24
    }
    #endif
}
