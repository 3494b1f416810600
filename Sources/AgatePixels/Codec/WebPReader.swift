#if AGATE_WEBP
import CLibWebP
#endif

/// Reads WebP files with the system's libwebp: lossy and lossless, still and animated.
enum WebPReader {
    #if AGATE_WEBP
    static func decode(
        _ bytes: [UInt8],
        frames: FrameSelection,
        limits: ImageReadingLimits
    ) throws(ImageCodecError) -> DecodedImage {
        var features = WebPBitstreamFeatures()
        let status = WebPGetFeatures(bytes, bytes.count, &features)
        guard status == VP8_STATUS_OK else { throw damaged(words(status)) }
        let (width, height) = (Int(features.width), Int(features.height))
        try limits.check(width: width, height: height, format: .webp)
        let file = try WebPFile(bytes)
        if features.has_animation != 0 {
            return try file.decodeAnimation(frames: frames, limits: limits)
        }
        let image = try PixelAssembly.makeImage(
            width: width,
            height: height,
            color: ColorResolver(file.color, layout: .rgba),
            format: .webp
        ) { memory, bytesPerRow in
            var configuration = WebPDecoderConfig()
            guard WebPInitDecoderConfig(&configuration) != 0 else {
                return .unsupported("libwebp is of another version than its headers")
            }
            configuration.output.colorspace = MODE_RGBA
            configuration.output.is_external_memory = 1
            configuration.output.u.RGBA.rgba = memory.assumingMemoryBound(to: UInt8.self)
            configuration.output.u.RGBA.stride = Int32(bytesPerRow)
            configuration.output.u.RGBA.size = bytesPerRow * height
            let status = WebPDecode(bytes, bytes.count, &configuration)
            return status == VP8_STATUS_OK ? nil : .damaged(words(status))
        }
        return DecodedImage(format: .webp, still: image, orientation: file.orientation)
    }

    private static func words(_ status: VP8StatusCode) -> String {
        switch status {
        case VP8_STATUS_OUT_OF_MEMORY: "libwebp found no memory"
        case VP8_STATUS_INVALID_PARAM: "its picture is of another size than its header says"
        case VP8_STATUS_BITSTREAM_ERROR: "its bits make no sense"
        case VP8_STATUS_UNSUPPORTED_FEATURE: "it asks for something that libwebp does not know"
        case VP8_STATUS_NOT_ENOUGH_DATA: "it ends early"
        default: "libwebp gave up (\(status.rawValue))"
        }
    }

    fileprivate static func damaged(_ reason: String) -> ImageCodecError {
        ImageCodecError(.damaged(reason), format: .webp)
    }
    #else
    static func decode(
        _ bytes: [UInt8],
        frames: FrameSelection,
        limits: ImageReadingLimits
    ) throws(ImageCodecError) -> DecodedImage {
        throw ImageCodecError(.unsupported("built without the trait WebP, which reads them"), format: .webp)
    }
    #endif
}

#if AGATE_WEBP
/// The chunks of a WebP file.
private final class WebPFile {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let demuxer: OpaquePointer
    /// The colours that the file declares.
    let color: SourceColor
    /// How the pixels lie, as EXIF counts.
    let orientation: Int

    init(_ content: [UInt8]) throws(ImageCodecError) {
        bytes = .allocate(capacity: content.count)
        _ = bytes.initialize(from: content)
        var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        // Only a file whose chunks are all there is taken apart.
        guard let demuxer = WebPDemux(&data) else {
            bytes.deallocate()
            throw WebPReader.damaged("it ends early, or its chunks contradict each other")
        }
        self.demuxer = demuxer
        color = Self.chunk("ICCP", of: demuxer).map { .profile($0) } ?? .standard
        orientation = Self.chunk("EXIF", of: demuxer).map { ExifOrientation.read($0[...]) } ?? 1
    }

    deinit {
        WebPDemuxDelete(demuxer)
        bytes.deallocate()
    }

    private static func chunk(_ name: String, of demuxer: OpaquePointer) -> [UInt8]? {
        var iterator = WebPChunkIterator()
        defer { WebPDemuxReleaseChunkIterator(&iterator) }
        guard WebPDemuxGetChunk(demuxer, name, 1, &iterator) != 0, let start = iterator.chunk.bytes else {
            return nil
        }
        return Array(UnsafeBufferPointer(start: start, count: iterator.chunk.size))
    }

    /// Decodes the frames, each laid on the ones before as the file says.
    func decodeAnimation(
        frames: FrameSelection,
        limits: ImageReadingLimits
    ) throws(ImageCodecError) -> DecodedImage {
        var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        var options = WebPAnimDecoderOptions()
        guard WebPAnimDecoderOptionsInit(&options) != 0 else {
            throw ImageCodecError(
                .unsupported("libwebp is of another version than its headers"),
                format: .webp
            )
        }
        options.color_mode = MODE_RGBA
        guard let decoder = WebPAnimDecoderNew(&data, &options) else {
            throw WebPReader.damaged("its frames cannot be decoded")
        }
        defer { WebPAnimDecoderDelete(decoder) }
        var info = WebPAnimInfo()
        guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else {
            throw WebPReader.damaged("it says nothing about its frames")
        }
        let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
        try limits.check(width: width, height: height, format: .webp)
        let count = frames == .first ? min(1, Int(info.frame_count)) : Int(info.frame_count)
        try limits.check(
            frames: count,
            width: width,
            height: height,
            byteCount: bytes.count,
            format: .webp
        )
        let resolver = ColorResolver(color, layout: .rgba)
        var pictures: [DecodedImage.Frame] = []
        var last: Int32 = 0
        while pictures.count < count {
            var pixels: UnsafeMutablePointer<UInt8>?
            var time: Int32 = 0
            guard WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels else {
                throw WebPReader.damaged("frame \(pictures.count + 1) makes no sense")
            }
            let image = try PixelAssembly.makeImage(
                width: width,
                height: height,
                color: resolver,
                format: .webp
            ) { memory, bytesPerRow in
                memory.copyMemory(from: pixels, byteCount: bytesPerRow * height)
                return nil
            }
            let duration = Double(max(0, Int(time) - Int(last))) / 1000
            pictures.append(DecodedImage.Frame(image: image, duration: duration))
            last = time
        }
        guard !pictures.isEmpty else { throw WebPReader.damaged("it has no frames") }
        return DecodedImage(
            format: .webp,
            frames: pictures,
            loopCount: Int(info.loop_count),
            orientation: orientation
        )
    }
}
#endif
