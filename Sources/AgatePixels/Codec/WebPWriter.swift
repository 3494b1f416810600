#if AGATE_WEBP
import CLibWebP
#endif

/// Writes still WebP files with the system's libwebp, with alpha.
package struct WebPWriter: Sendable {
    /// How close to the picture: 0 is small and 1 close; nil is lossless.
    package var quality: Double?

    /// Makes a writer.
    ///
    /// - Parameter quality: Clamped to 0...1; nil, and what is not a number, is lossless.
    package init(quality: Double? = nil) {
        self.quality = quality.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    }

    /// The bytes of a WebP file.
    package func encode(_ image: ImageBuffer) throws(ImageCodecError) -> [UInt8] {
        #if AGATE_WEBP
        var configuration = try WebPEncoding.configuration(quality: quality)
        return try WebPEncoding.withPicture(image) { picture throws(ImageCodecError) in
            var memory = WebPMemoryWriter()
            WebPMemoryWriterInit(&memory)
            defer { WebPMemoryWriterClear(&memory) }
            let isEncoded = withUnsafeMutablePointer(to: &memory) { memory in
                picture.writer = WebPMemoryWrite
                picture.custom_ptr = UnsafeMutableRawPointer(memory)
                return WebPEncode(&configuration, &picture)
            }
            guard isEncoded != 0 else {
                throw WebPEncoding.unsupported("it cannot be written: error \(picture.error_code.rawValue)")
            }
            return Array(UnsafeBufferPointer(start: memory.mem, count: memory.size))
        }
        #else
        throw ImageCodecError(.unsupported("built without the trait WebP, which writes them"), format: .webp)
        #endif
    }
}
