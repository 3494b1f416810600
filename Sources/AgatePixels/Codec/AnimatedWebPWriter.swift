#if AGATE_WEBP
import CLibWebP
#endif

/// Writes animated WebP files, frame by frame, with the system's libwebpmux.
package final class AnimatedWebPWriter {
    private let width: Int
    private let height: Int
    private let quality: Double?
    #if AGATE_WEBP
    private let encoder: OpaquePointer
    #endif
    /// How many frames have been added.
    package private(set) var frameCount = 0

    /// Starts a file.
    ///
    /// - Parameters:
    ///   - loopCount: How often the animation plays; 0 is for ever.
    ///   - quality: 0 is small and 1 close; nil, and what is not a number, is lossless.
    package init(width: Int, height: Int, loopCount: Int = 0, quality: Double? = nil) throws(ImageCodecError)
    {
        self.width = width
        self.height = height
        self.quality = WebPWriter(quality: quality).quality
        #if AGATE_WEBP
        guard width > 0, height > 0 else {
            throw WebPEncoding.unsupported("a WebP file holds at least one pixel")
        }
        guard max(width, height) <= WebPEncoding.maximumSide else {
            throw ImageCodecError(
                .tooLarge(width: width, height: height, limit: .side(WebPEncoding.maximumSide)),
                format: .webp
            )
        }
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0 else {
            throw WebPEncoding.unsupported("libwebp is of another version than its headers")
        }
        options.anim_params.loop_count = Int32(min(max(loopCount, 0), 65_535))
        options.anim_params.bgcolor = 0
        guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
            throw ImageCodecError(.outOfMemory, format: .webp)
        }
        self.encoder = encoder
        #else
        throw ImageCodecError(.unsupported("built without the trait WebP, which writes them"), format: .webp)
        #endif
    }

    #if AGATE_WEBP
    deinit { WebPAnimEncoderDelete(encoder) }
    #endif

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - frame: Of the size of the file; a frame of another size is refused.
    ///   - milliseconds: When it appears, from the beginning; not before the last frame's.
    package func add(_ frame: ImageBuffer, at milliseconds: Int) throws(ImageCodecError) {
        #if AGATE_WEBP
        guard frame.width == width, frame.height == height else {
            let sizes = "\(frame.width)x\(frame.height) pixels does not fit one of \(width)x\(height)"
            throw WebPEncoding.unsupported("a frame of \(sizes)")
        }
        var configuration = try WebPEncoding.configuration(quality: quality)
        try WebPEncoding.withPicture(frame) { picture throws(ImageCodecError) in
            guard
                WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: milliseconds), &configuration) != 0
            else { throw failure }
        }
        frameCount += 1
        #endif
    }

    /// The bytes of the file.
    ///
    /// - Parameter milliseconds: When the last frame ends, from the beginning.
    package func finish(at milliseconds: Int) throws(ImageCodecError) -> [UInt8] {
        #if AGATE_WEBP
        guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: milliseconds), nil) != 0 else { throw failure }
        var data = WebPData()
        defer { WebPDataClear(&data) }
        guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw failure }
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
        #else
        []
        #endif
    }

    #if AGATE_WEBP
    private var failure: ImageCodecError {
        let words = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? ""
        return WebPEncoding.unsupported("it cannot be written: \(words)")
    }
    #endif
}
