/// The frames of an animated PNG file, each of which can be written down as a file of its own.
///
/// libpng knows nothing of animations, so the chunks are sorted here and the pixels left to it.
struct AnimatedPNGFrames {
    /// One frame: its place on the canvas, and its compressed pixels.
    struct Frame {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let duration: Double
        let disposal: FrameCanvas.Disposal
        let replaces: Bool
        var data: [ArraySlice<UInt8>] = []
    }

    /// The frames in order, at least one.
    private(set) var frames: [Frame] = []
    /// How often the animation plays; 0 is for ever.
    let loopCount: Int
    private let header: ArraySlice<UInt8>
    /// Palette and transparent colours.
    private var palette: [UInt8] = []

    /// Sorts the chunks of a file.
    ///
    /// - Returns: nil for a file that is no animation.
    init?(_ bytes: [UInt8]) throws(ImageCodecError) {
        var place = 8
        var loops: Int?
        var header: ArraySlice<UInt8> = []
        var sequence = 0
        var isEnded = false
        while !isEnded {
            guard place + 12 <= bytes.count else {
                // Some programs leave out the chunk IEND, which holds nothing.
                if frames.last?.data.isEmpty == false { break }
                throw Self.damaged("it ends before its last chunk")
            }
            let length = Self.number(bytes[place..<place + 4])
            guard length <= bytes.count - place - 12 else { throw Self.damaged("a chunk is cut off") }
            let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            let payload = bytes[place + 8..<place + 8 + length]
            let isOurs = ["acTL", "fcTL", "fdAT"].contains(name)
            if isOurs {
                let sum = Self.number(bytes[place + 8 + length..<place + 12 + length])
                guard sum == Int(PNGChunk.checksum(bytes[place + 4..<place + 8 + length])) else {
                    throw Self.damaged("the checksum of a chunk \(name) is wrong")
                }
            }
            switch name {
            case "IHDR": header = payload
            case "PLTE", "tRNS": palette += bytes[place..<place + 12 + length]
            case "acTL":
                guard length == 8 else { throw Self.damaged("a chunk acTL has \(length) bytes") }
                loops = Self.number(payload.suffix(4))
            case "IDAT":
                guard loops != nil else { return nil }
                // Pixels before the first frame are those of a still picture, for other programs.
                if !frames.isEmpty { frames[frames.count - 1].data.append(payload) }
            case "fcTL":
                try Self.expect(&sequence, payload)
                frames.append(try Self.frame(payload, header: header))
            case "fdAT":
                try Self.expect(&sequence, payload)
                guard !frames.isEmpty else { throw Self.damaged("pixels come before their frame") }
                frames[frames.count - 1].data.append(payload.dropFirst(4))
            case "IEND": isEnded = true
            default: break
            }
            place += 12 + length
        }
        guard let loops, !frames.isEmpty, header.count == 13 else { return nil }
        if let empty = frames.firstIndex(where: { $0.data.isEmpty }) {
            throw Self.damaged("frame \(empty + 1) has no pixels")
        }
        loopCount = loops
        self.header = header
    }

    /// A PNG file with one frame and nothing about its colours.
    func file(of frame: Frame) -> [UInt8] {
        var file = PNGChunk.signature
        let size = PNGChunk.bigEndian(frame.width) + PNGChunk.bigEndian(frame.height)
        PNGChunk.append("IHDR", size + header.suffix(5), to: &file)
        file += palette
        for data in frame.data { PNGChunk.append("IDAT", Array(data), to: &file) }
        PNGChunk.append("IEND", [], to: &file)
        return file
    }

    /// Reads the chunk before a frame.
    private static func frame(
        _ payload: ArraySlice<UInt8>,
        header: ArraySlice<UInt8>
    ) throws(ImageCodecError) -> Frame {
        guard payload.count == 26, header.count == 13 else {
            throw damaged("a chunk fcTL has \(payload.count) bytes")
        }
        let part = Array(payload)
        let numbers = stride(from: 4, to: 20, by: 4).map { number(part[$0..<$0 + 4]) }
        let canvasWidth = number(header.prefix(4))
        let canvasHeight = number(header.dropFirst(4).prefix(4))
        let (width, height, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3])
        guard width > 0, height > 0, x + width <= canvasWidth, y + height <= canvasHeight else {
            throw damaged("a frame of \(width)x\(height) pixels at (\(x), \(y)) is not inside the picture")
        }
        let numerator = Double(number(part[20..<22]))
        let denominator = Double(number(part[22..<24]))
        let disposal: FrameCanvas.Disposal =
            switch part[24] {
            case 0: .keep
            case 1: .clear
            case 2: .restore
            default: throw damaged("a frame is to be disposed of in an unknown way, \(part[24])")
            }
        return Frame(
            x: x,
            y: y,
            width: width,
            height: height,
            duration: numerator / (denominator == 0 ? 100 : denominator),
            disposal: disposal,
            replaces: part[25] == 0
        )
    }

    /// The chunks of an animation are numbered without a gap.
    private static func expect(_ sequence: inout Int, _ payload: ArraySlice<UInt8>) throws(ImageCodecError) {
        guard payload.count >= 4, number(payload.prefix(4)) == sequence else {
            throw damaged("the chunks of its animation are out of order")
        }
        sequence += 1
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func damaged(_ reason: String) -> ImageCodecError {
        ImageCodecError(.damaged(reason), format: .png)
    }
}
