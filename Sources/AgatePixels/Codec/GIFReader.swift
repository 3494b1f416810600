#if AGATE_GIF
import CLibGIF
#endif

/// Reads GIF files with the system's giflib, still and animated.
enum GIFReader {
    #if AGATE_GIF
    static func decode(
        _ bytes: [UInt8],
        frames: FrameSelection,
        limits: ImageReadingLimits
    ) throws(ImageCodecError) -> DecodedImage {
        let file = try GIFFile(bytes)
        let (width, height) = (file.width, file.height)
        try limits.check(width: width, height: height, format: .gif)
        var canvas = FrameCanvas(width: width, height: height)
        var pictures: [DecodedImage.Frame] = []
        var control = GIFControl()
        reading: while true {
            switch try file.nextRecord() {
            case .picture:
                let part = try file.readPicture(limits: limits, transparent: control.transparent)
                try limits.check(
                    frames: pictures.count + 1,
                    width: width,
                    height: height,
                    byteCount: bytes.count,
                    format: .gif
                )
                let image = canvas.show(
                    part.image,
                    x: part.x,
                    y: part.y,
                    replaces: false,
                    disposal: control.disposal
                )
                pictures.append(DecodedImage.Frame(image: image, duration: control.delay))
                control = GIFControl()
                if frames == .first { break reading }
            case .control(let found): control = found
            case .other: break
            case .end: break reading
            }
        }
        guard !pictures.isEmpty else { throw GIFFile.damaged("it has no picture") }
        return DecodedImage(format: .gif, frames: pictures, loopCount: file.loopCount)
    }
    #else
    static func decode(
        _ bytes: [UInt8],
        frames: FrameSelection,
        limits: ImageReadingLimits
    ) throws(ImageCodecError) -> DecodedImage {
        throw ImageCodecError(.unsupported("built without the trait GIF, which reads them"), format: .gif)
    }
    #endif
}

#if AGATE_GIF
/// The block before a picture: how long it stays and how it is disposed of.
private struct GIFControl {
    var transparent: Int?
    var delay = 0.0
    var disposal = FrameCanvas.Disposal.keep

    init() {}

    init(_ payload: [UInt8]) {
        guard payload.count >= 4 else { return }
        switch payload[0] >> 2 & 7 {
        case 2: disposal = .clear
        case 3: disposal = .restore
        default: disposal = .keep
        }
        delay = Double(Int(payload[1]) | Int(payload[2]) << 8) / 100
        transparent = payload[0] & 1 == 1 ? Int(payload[3]) : nil
    }
}

/// A GIF file in memory, read record by record.
///
/// The functions of giflib that read all at once take memory as the file says, so they are not used.
private final class GIFFile {
    /// The next record.
    enum Record {
        case picture
        case control(GIFControl)
        case other
        case end
    }

    /// Where giflib reads.
    private struct Source {
        var bytes: UnsafeMutableBufferPointer<UInt8>
        var place = 0
    }

    private let source: UnsafeMutablePointer<Source>
    private let file: UnsafeMutablePointer<GifFileType>
    /// The number of times that the animation plays: 0 is for ever, and 1 is the default.
    private(set) var loopCount = 1

    init(_ content: [UInt8]) throws(ImageCodecError) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: content.count)
        _ = bytes.initialize(from: content)
        source = .allocate(capacity: 1)
        source.initialize(to: Source(bytes: bytes))
        var code: Int32 = 0
        let opened = DGifOpen(
            source,
            { file, target, count in
                guard let source = file?.pointee.UserData?.assumingMemoryBound(to: Source.self),
                    let target, count > 0
                else { return 0 }
                let left = source.pointee.bytes.count - source.pointee.place
                let taken = min(Int(count), left)
                guard taken > 0, let start = source.pointee.bytes.baseAddress else { return 0 }
                target.update(from: start + source.pointee.place, count: taken)
                source.pointee.place += taken
                return Int32(taken)
            },
            &code
        )
        guard let opened else {
            bytes.deallocate()
            source.deallocate()
            throw Self.damaged(Self.words(code))
        }
        file = opened
    }

    deinit {
        DGifCloseFile(file, nil)
        source.pointee.bytes.deallocate()
        source.deallocate()
    }

    var width: Int { Int(file.pointee.SWidth) }
    var height: Int { Int(file.pointee.SHeight) }

    /// Reads up to the next picture, or one extension.
    func nextRecord() throws(ImageCodecError) -> Record {
        var kind = UNDEFINED_RECORD_TYPE
        guard DGifGetRecordType(file, &kind) == GIF_OK else { throw failure }
        switch kind {
        case IMAGE_DESC_RECORD_TYPE: return .picture
        case TERMINATE_RECORD_TYPE: return .end
        case EXTENSION_RECORD_TYPE: return try readExtension()
        default: throw Self.damaged("it has a record of an unknown kind")
        }
    }

    private func readExtension() throws(ImageCodecError) -> Record {
        var code: Int32 = 0
        var block: UnsafeMutablePointer<UInt8>?
        guard DGifGetExtension(file, &code, &block) == GIF_OK else { throw failure }
        var record = Record.other
        var isLoop = false
        while let found = block {
            // A block is its length and its bytes.
            let payload = Array(UnsafeBufferPointer(start: found + 1, count: Int(found[0])))
            if code == GRAPHICS_EXT_FUNC_CODE {
                record = .control(GIFControl(payload))
            } else if code == APPLICATION_EXT_FUNC_CODE {
                if isLoop, payload.count >= 3, payload[0] == 1 {
                    let repeats = Int(payload[1]) | Int(payload[2]) << 8
                    // The file says how often it is played again.
                    loopCount = repeats == 0 ? 0 : repeats + 1
                }
                isLoop = isLoop || payload.elementsEqual("NETSCAPE2.0".utf8)
            }
            guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw failure }
        }
        return record
    }

    /// Decodes a picture.
    ///
    /// - Returns: The pixels, and where on the canvas they belong.
    func readPicture(
        limits: ImageReadingLimits,
        transparent: Int?
    ) throws(ImageCodecError) -> (image: ImageBuffer, x: Int, y: Int) {
        guard DGifGetImageDesc(file) == GIF_OK else { throw failure }
        let description = file.pointee.Image
        let (width, height) = (Int(description.Width), Int(description.Height))
        try limits.check(width: width, height: height, format: .gif)
        guard let map = description.ColorMap ?? file.pointee.SColorMap, let entries = map.pointee.Colors
        else {
            throw Self.damaged("a picture has no palette")
        }
        var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
        for index in 0..<min(256, Int(map.pointee.ColorCount)) {
            let entry = entries[index]
            colors[index] =
                UInt32(entry.Red) | UInt32(entry.Green) << 8 | UInt32(entry.Blue) << 16 | 0xFF00_0000
        }
        if let transparent { colors[transparent] = 0 }
        var problem: ImageCodecError?
        let image = ImageBuffer(width: width, height: height) { target in
            var row = [UInt8](repeating: 0, count: width)
            for y in Self.rows(height: height, isInterlaced: description.Interlace) {
                guard target.count == width * height, DGifGetLine(file, &row, Int32(width)) == GIF_OK else {
                    problem = failure
                    return
                }
                for x in 0..<width { target[y * width + x] = colors[Int(row[x])] }
            }
        }
        if let problem { throw problem }
        return (image, Int(description.Left), Int(description.Top))
    }

    /// The order in which rows are stored.
    private static func rows(height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    private var failure: ImageCodecError { Self.damaged(Self.words(file.pointee.Error)) }

    private static func words(_ code: Int32) -> String {
        switch code {
        case D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON: "it ends early"
        default: GifErrorString(code).map { String(cString: $0) } ?? "giflib says no more"
        }
    }

    static func damaged(_ reason: String) -> ImageCodecError {
        ImageCodecError(.damaged(reason), format: .gif)
    }
}
#endif
