#if AGATE_PNG
import AgatePixels
import Foundation
import Testing

@Suite("Kinds of PNG")
struct PNGKindsTests {
    /// A pattern that uses the whole range of a component.
    private func pattern(_ top: Int) -> (Int, Int, Int) -> Int {
        { x, y, component in (x * 37 + y * 61 + component * 97 + x * y * 5) * (top + 1) / 256 % (top + 1) }
    }

    @Test(
        "gray, colour, alpha, any depth and interlaced: each pixel is rounded once",
        arguments: [false, true]
    )
    func kinds(isInterlaced: Bool) throws {
        for kind in PNGFile.Kind.allCases where kind != .palette {
            for depth in kind.depths {
                let top = 1 << depth - 1
                let value = pattern(top)
                let file = PNGFile(
                    width: 11,
                    height: 9,
                    kind: kind,
                    depth: depth,
                    isInterlaced: isInterlaced,
                    value: value
                )
                let image = try PNGReader.read(Data(file.bytes))
                try #require(image.width == 11 && image.height == 9)
                let hasAlpha = kind == .grayAlpha || kind == .colorAlpha
                for y in 0..<9 {
                    for x in 0..<11 {
                        let parts = (0..<kind.components).map { Double(value(x, y, $0)) / Double(top) }
                        let alpha = hasAlpha ? parts[kind.components - 1] : 1
                        let colors = parts.count < 3 ? [parts[0], parts[0], parts[0]] : Array(parts[0..<3])
                        // 8-bit files round alpha before; the values here are exact for them.
                        let expected = (colors.map { $0 * alpha } + [alpha]).map { Int(($0 * 255).rounded()) }
                        #expect(image.components(x, y) == expected, "\(kind) \(depth) at (\(x), \(y))")
                    }
                }
            }
        }
    }

    @Test("palettes are looked up, with their alpha", arguments: [1, 2, 4, 8])
    func palettes(depth: Int) throws {
        let count = 1 << depth
        let colors: [UInt8] = (0..<count).flatMap { (index: Int) -> [UInt8] in
            [UInt8(index * 3 & 255), UInt8(255 - index), UInt8(index * 50 & 255)]
        }
        let file = PNGFile(
            width: 9,
            height: 5,
            kind: .palette,
            depth: depth,
            chunks: [("PLTE", colors), ("tRNS", [0, 51])],
            value: pattern(count - 1)
        )
        let image = try PNGReader.read(Data(file.bytes))
        for y in 0..<5 {
            for x in 0..<9 {
                let index = file.value(x, y, 0)
                let alpha: Double = index == 0 ? 0 : (index == 1 ? 0.2 : 1)
                var expected = colors[3 * index..<3 * index + 3].map { Int((Double($0) * alpha).rounded()) }
                expected.append(Int((255 * alpha).rounded()))
                #expect(image.components(x, y) == expected)
            }
        }
    }

    @Test("a colour that counts as transparent is, at 8 and at 16 bits")
    func transparentColor() throws {
        for depth in [8, 16] {
            let file = PNGFile(
                width: 4,
                height: 1,
                kind: .color,
                depth: depth,
                chunks: [("tRNS", [0, 2, 0, 2, 0, 2])],
                value: { x, _, _ in x }
            )
            let image = try PNGReader.read(Data(file.bytes))
            #expect((0..<4).map { image.components($0, 0)[3] } == [255, 255, 0, 255])
        }
    }

    @Test("what is compressed behind the last row is not unpacked", arguments: [false, true])
    func behindRows(isInterlaced: Bool) throws {
        let file = PNGFile(
            width: 4,
            height: 4,
            kind: .gray,
            depth: 8,
            isInterlaced: isInterlaced,
            value: { x, y, _ in 16 * x + y }
        )
        let image = try PNGReader.read(Data(file.withBytesBehindRows(chunks: 4)))
        for y in 0..<4 { for x in 0..<4 { #expect(image.components(x, y)[0] == 16 * x + y) } }
    }

    @Test("linear values become sRGB, values that are nearly sRGB stay", arguments: [8, 16])
    func gamma(depth: Int) throws {
        let top = 1 << depth - 1
        let value = { (x: Int, _: Int, _: Int) in x * top / 15 }
        var file = PNGFile(width: 16, height: 1, kind: .gray, depth: depth, value: value)
        file.chunks = [("gAMA", PNGFile.number(100_000))]
        let linear = try PNGReader.read(Data(file.bytes))
        file.chunks = [("gAMA", PNGFile.number(45_455))]
        let usual = try PNGReader.read(Data(file.bytes))
        for x in 0..<16 {
            let light = Double(x * top / 15) / Double(top)
            let encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
            #expect(linear.components(x, 0)[0] == Int((encoded * 255).rounded()))
            #expect(usual.components(x, 0)[0] == Int((light * 255).rounded()))
        }
    }

    @Test("the orientation of an EXIF chunk is told, in both orders of bytes")
    func orientation() throws {
        let big: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0,
        ]
        let little: [UInt8] = [
            0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0,
        ]
        let wrong: [UInt8] = [0x49, 0x49, 42, 0, 255, 255, 255, 255, 1, 0]
        for (block, expected) in [(big, 8), (little, 5), (wrong, 1)] {
            let file = PNGFile(
                width: 1,
                height: 1,
                kind: .gray,
                depth: 8,
                chunks: [("eXIf", block)],
                value: { _, _, _ in 9 }
            )
            #expect(try ImageReader.read(Data(file.bytes)).orientation == expected)
        }
    }
}

@Suite("Animated PNG, read")
struct AnimatedPNGReadingTests {
    @Test("what the writer writes comes back, frame for frame")
    func roundTrip() throws {
        let writer = AnimatedPNGWriter(width: 8, height: 5, loopCount: 4)
        let frames = (0..<4).map { frame in
            ImageBuffer(
                width: 8,
                height: 5,
                pixels: (0..<40).map { $0 % 7 == frame ? 0x8000_4000 : 0xFF00_00FF &+ UInt32($0 * 256) }
            )
        }
        for (index, frame) in frames.enumerated() { try writer.add(frame, delay: 0.25 * Double(index + 1)) }
        let read = try ImageReader.read(Data(writer.finish()), frames: .all)
        #expect(read.loopCount == 4)
        #expect(read.frames.map(\.duration) == [0.25, 0.5, 0.75, 1])
        for (frame, original) in zip(read.frames, frames) {
            for y in 0..<5 { for x in 0..<8 { #expect(frame.image[x, y] == original[x, y]) } }
        }
        #expect(try ImageReader.read(Data(writer.finish()), frames: .first).frames.count == 1)
    }

    @Test("frames outside of the picture, out of order or without pixels are refused")
    func damaged() throws {
        let control: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0]
        let play: (String, [UInt8]) = ("acTL", [0, 0, 0, 1, 0, 0, 0, 0])
        func read(_ chunks: [(String, [UInt8])]) throws {
            let file = PNGFile(
                width: 2,
                height: 2,
                kind: .gray,
                depth: 8,
                chunks: chunks,
                value: { _, _, _ in 9 }
            )
            _ = try ImageReader.read(Data(file.bytes), frames: .all)
        }
        try read([play, ("fcTL", control)])
        var outside = control
        outside[15] = 1
        var late = control
        late[3] = 1
        var strange = control
        strange[24] = 9
        for broken in [outside, late, strange, Array(control.dropLast())] {
            #expect(throws: ImageCodecError.self) { try read([play, ("fcTL", broken)]) }
        }
        #expect(throws: ImageCodecError.self) { try read([play, ("fdAT", [0, 0, 0, 0, 1])]) }
        #expect(throws: ImageCodecError.self) { try read([play, ("fcTL", control), ("fcTL", late)]) }
    }
}

extension ImageBuffer {
    /// Red, green, blue and alpha of a pixel, premultiplied.
    func components(_ x: Int, _ y: Int) -> [Int] {
        [0, 8, 16, 24].map { Int(self[x, y] >> UInt32($0) & 0xFF) }
    }
}
#endif
