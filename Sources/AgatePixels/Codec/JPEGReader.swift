#if AGATE_JPEG
import CLibTurboJPEG
#endif

/// Reads JPEG files with the system's libjpeg-turbo: grey, colour and CMYK, sequential and progressive.
enum JPEGReader {
    #if AGATE_JPEG
    static func decode(_ bytes: [UInt8], limits: ImageReadingLimits) throws(ImageCodecError) -> DecodedImage {
        guard let decoder = tjInitDecompress() else { throw ImageCodecError(.outOfMemory, format: .jpeg) }
        defer { tjDestroy(decoder) }
        var width: Int32 = 0
        var height: Int32 = 0
        var sampling: Int32 = 0
        var space: Int32 = 0
        let status = tjDecompressHeader3(
            decoder,
            bytes,
            UInt(bytes.count),
            &width,
            &height,
            &sampling,
            &space
        )
        guard status == 0 else { throw ImageCodecError(.damaged(words(decoder)), format: .jpeg) }
        try limits.check(width: Int(width), height: Int(height), format: .jpeg)
        let markers = JPEGMarkers(bytes)
        let (color, kind) = choose(space, markers)
        let image = try PixelAssembly.makeImage(
            width: Int(width),
            height: Int(height),
            color: color,
            format: .jpeg
        ) { memory, bytesPerRow in
            let decodes = { (bytes: [UInt8]) -> Bool in
                tjDecompress2(
                    decoder,
                    bytes,
                    UInt(bytes.count),
                    memory.assumingMemoryBound(to: UInt8.self),
                    width,
                    Int32(bytesPerRow),
                    height,
                    Int32(kind.rawValue),
                    TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
                ) == 0 || isHarmless(words(decoder))
            }
            if decodes(bytes) { return nil }
            let problem = ImageCodecError.Problem.damaged(words(decoder))
            // The decoder complains of a missing end marker as it does of missing pixels: with the marker in its place it
            // complains of missing pixels alone.
            guard let ended = withEndMarker(bytes), decodes(ended) else { return problem }
            return nil
        }
        return DecodedImage(format: .jpeg, still: image, orientation: markers.orientation)
    }

    /// The format that the pixels are decoded to, and its conversion to sRGB.
    private static func choose(_ space: Int32, _ markers: JPEGMarkers) -> (ColorResolver, TJPF) {
        let source = markers.profile.map { SourceColor.profile($0) } ?? .standard
        if space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue {
            var layout = SampleLayout(model: .cmyk, hasAlpha: false)
            layout.isInverted = markers.isFromAdobe
            return (ColorResolver(source, layout: layout), TJPF_CMYK)
        }
        if space == TJCS_GRAY.rawValue {
            let gray = ColorResolver(source, layout: SampleLayout(model: .gray, hasAlpha: false))
            if gray.hasProfile { return (gray, TJPF_GRAY) }
        }
        return (ColorResolver(source, layout: .rgba), TJPF_RGBA)
    }

    /// The file with the end marker that its last one or two bytes lack; nil when the marker is there.
    private static func withEndMarker(_ bytes: [UInt8]) -> [UInt8]? {
        if bytes.suffix(2) == [0xFF, 0xD9] { return nil }
        return bytes.last == 0xFF ? bytes + [0xD9] : bytes + [0xFF, 0xD9]
    }

    /// Whether the decoder only complains of bytes between segments, which many cameras leave.
    private static func isHarmless(_ words: String) -> Bool {
        words.contains("extraneous bytes before marker")
    }

    private static func words(_ decoder: tjhandle) -> String {
        tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "libjpeg-turbo says no more"
    }
    #else
    static func decode(_ bytes: [UInt8], limits: ImageReadingLimits) throws(ImageCodecError) -> DecodedImage {
        throw ImageCodecError(.unsupported("built without the trait JPEG, which reads them"), format: .jpeg)
    }
    #endif
}
