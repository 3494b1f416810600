package import Foundation

#if AGATE_PNG
import CAgatePNG
#endif

/// Reads PNG files with the system's libpng: every kind of pixels, interlaced ones and animations.
package enum PNGReader {
    /// Reads the file at an address, its first picture.
    package static func read(contentsOf url: URL) throws(ImageCodecError) -> ImageBuffer {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw ImageCodecError(.unreadable, format: .png, file: url.path)
        }
        do { return try read(data) } catch {
            throw ImageCodecError(error.problem, format: .png, file: url.path)
        }
    }

    /// Reads the bytes of a PNG file, its first picture.
    package static func read(_ data: Data) throws(ImageCodecError) -> ImageBuffer {
        try ImageReader.read(data, as: .png).image
    }

    /// The size that the header says, before anything else is looked at.
    private static func checkHeader(
        _ bytes: [UInt8],
        limits: ImageReadingLimits
    ) throws(ImageCodecError) -> (width: Int, height: Int) {
        guard bytes.count >= 24 else { throw damaged("the header is cut off") }
        let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
        let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
        try limits.check(width: width, height: height, format: .png)
        return (width, height)
    }

    private static func damaged(_ reason: String) -> ImageCodecError {
        ImageCodecError(.damaged(reason), format: .png)
    }

    #if AGATE_PNG
    static func decode(
        _ bytes: [UInt8],
        frames: FrameSelection,
        limits: ImageReadingLimits
    ) throws(ImageCodecError) -> DecodedImage {
        let (width, height) = try checkHeader(bytes, limits: limits)
        let file = try PNGFile(bytes, limits: limits)
        let animation = frames == .all ? try AnimatedPNGFrames(bytes) : nil
        guard let animation else {
            return DecodedImage(format: .png, still: try file.makeImage(), orientation: file.orientation)
        }
        try limits.check(
            frames: animation.frames.count,
            width: width,
            height: height,
            byteCount: bytes.count,
            format: .png
        )
        var canvas = FrameCanvas(width: width, height: height)
        var pictures: [DecodedImage.Frame] = []
        for frame in animation.frames {
            let part = try PNGFile(animation.file(of: frame), limits: limits).makeImage(color: file.color)
            let image = canvas.show(
                part,
                x: frame.x,
                y: frame.y,
                replaces: frame.replaces,
                disposal: frame.disposal
            )
            pictures.append(DecodedImage.Frame(image: image, duration: frame.duration))
        }
        return DecodedImage(
            format: .png,
            frames: pictures,
            loopCount: animation.loopCount,
            orientation: file.orientation
        )
    }
    #else
    static func decode(
        _ bytes: [UInt8],
        frames: FrameSelection,
        limits: ImageReadingLimits
    ) throws(ImageCodecError) -> DecodedImage {
        _ = try checkHeader(bytes, limits: limits)
        throw ImageCodecError(.unsupported("built without the trait PNG, which reads them"), format: .png)
    }
    #endif
}

#if AGATE_PNG
/// One picture of a PNG file, opened by libpng.
private final class PNGFile {
    private let file: OpaquePointer
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let info: AgatePNGInfo
    /// The colours that the file declares.
    let color: SourceColor
    /// How the pixels lie, as EXIF counts.
    let orientation: Int

    /// The maximum number of bytes that libpng takes for one chunk that is not pixels.
    private static let chunkLimit = 1 << 24

    init(_ content: [UInt8], limits: ImageReadingLimits) throws(ImageCodecError) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: content.count)
        _ = bytes.initialize(from: content)
        var info = AgatePNGInfo()
        var message = PNGMessage()
        let side = UInt32(clamping: limits.maximumSide)
        let opened = message.withText { text in
            bytes.baseAddress.flatMap {
                agate_png_open($0, bytes.count, side, Self.chunkLimit, &info, text)
            }
        }
        guard let opened else {
            bytes.deallocate()
            throw ImageCodecError(.damaged(message.text), format: .png)
        }
        file = opened
        self.bytes = bytes
        self.info = info
        color = Self.color(info)
        orientation =
            info.exif.map {
                ExifOrientation.read(Array(UnsafeBufferPointer(start: $0, count: info.exif_size))[...])
            } ?? 1
    }

    deinit {
        agate_png_close(file)
        bytes.deallocate()
    }

    /// Reads the pixels, once.
    ///
    /// - Parameter color: Takes the place of what this file says about its colours.
    func makeImage(color: SourceColor? = nil) throws(ImageCodecError) -> ImageBuffer {
        let color = color ?? self.color
        let is16Bit = info.depth == 16
        var resolver = ColorResolver(color, layout: is16Bit ? .rgba16 : .rgba)
        var keepsGray = false
        if info.is_gray, case .profile = color {
            let gray = ColorResolver(
                color,
                layout: SampleLayout(model: .gray, hasAlpha: true, is16Bit: is16Bit)
            )
            if gray.hasProfile { (resolver, keepsGray) = (gray, true) }
        }
        return try PixelAssembly.makeImage(
            width: Int(info.width),
            height: Int(info.height),
            color: resolver,
            format: .png
        ) { memory, bytesPerRow in
            var message = PNGMessage()
            let isRead = message.withText { agate_png_read(file, memory, bytesPerRow, keepsGray, $0) }
            return isRead ? nil : .damaged(message.text)
        }
    }

    private static func color(_ info: AgatePNGInfo) -> SourceColor {
        if let profile = info.profile {
            return .profile(Array(UnsafeBufferPointer(start: profile, count: info.profile_size)))
        }
        if info.is_srgb || info.gamma <= 0 { return .standard }
        let chromaticities = withUnsafeBytes(of: info.chromaticities) {
            Array($0.bindMemory(to: Double.self))
        }
        return .measured(
            gamma: info.gamma,
            chromaticities: info.has_chromaticities && !info.is_gray ? chromaticities : nil
        )
    }
}

/// Room for libpng's words.
private struct PNGMessage {
    private var characters = [CChar](repeating: 0, count: Int(AGATE_PNG_MESSAGE_SIZE))

    mutating func withText<Result>(_ body: (UnsafeMutablePointer<CChar>) -> Result?) -> Result? {
        characters.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.flatMap(body) }
    }

    mutating func withText(_ body: (UnsafeMutablePointer<CChar>) -> Bool) -> Bool {
        characters.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map(body) ?? false }
    }

    var text: String {
        let used = characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return used.isEmpty ? "libpng says no more" : String(decoding: used, as: UTF8.self)
    }
}
#endif
