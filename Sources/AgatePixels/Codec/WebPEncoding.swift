#if AGATE_WEBP
import CLibWebP

/// The settings of libwebp's encoder, and the pictures that it takes.
enum WebPEncoding {
    /// The maximum number of columns or rows of a WebP file.
    static let maximumSide = 16_383

    /// The settings: the same picture gives the same bytes, for one thread encodes.
    ///
    /// - Parameter quality: nil is lossless; otherwise 0 is small and 1 close.
    static func configuration(quality: Double?) throws(ImageCodecError) -> WebPConfig {
        var configuration = WebPConfig()
        guard WebPConfigInit(&configuration) != 0 else {
            throw unsupported("libwebp is of another version than its headers")
        }
        if let quality {
            configuration.quality = Float(min(max(quality, 0), 1) * 100)
        } else {
            configuration.lossless = 1
            configuration.quality = 40
            configuration.method = 2
        }
        configuration.thread_level = 0
        return configuration
    }

    /// Hands a picture over to libwebp for the time of a call.
    static func withPicture<Result>(
        _ image: ImageBuffer,
        _ body: (inout WebPPicture) throws(ImageCodecError) -> Result
    ) throws(ImageCodecError) -> Result {
        guard image.width > 0, image.height > 0 else {
            throw unsupported("a WebP file holds at least one pixel")
        }
        guard max(image.width, image.height) <= maximumSide else {
            throw ImageCodecError(
                .tooLarge(width: image.width, height: image.height, limit: .side(maximumSide)),
                format: .webp
            )
        }
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else {
            throw unsupported("libwebp is of another version than its headers")
        }
        picture.use_argb = 1
        picture.width = Int32(image.width)
        picture.height = Int32(image.height)
        let pixels = image.withPixels { source in
            (0..<image.width * image.height).map { StraightColor.divided(source[$0]) }
        }
        let isTaken = pixels.withUnsafeBytes { bytes in
            WebPPictureImportRGBA(
                &picture,
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                Int32(image.width * 4)
            )
        }
        guard isTaken != 0 else { throw ImageCodecError(.outOfMemory, format: .webp) }
        defer { WebPPictureFree(&picture) }
        return try body(&picture)
    }

    static func unsupported(_ words: String) -> ImageCodecError {
        ImageCodecError(.unsupported(words), format: .webp)
    }
}
#endif
