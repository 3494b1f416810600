import AgatePixels
import AgateTestSupport
import Foundation
import Testing

@Suite("PNG")
struct PNGTests {
    private func picture(width: Int, height: Int, opaque: Bool) -> ImageBuffer {
        var generator = SeededGenerator(seed: 7)
        return ImageBuffer(
            width: width,
            height: height,
            pixels: (0..<width * height).map { _ in
                let alpha = opaque ? 255 : UInt32(generator.int(in: 0..<256))
                let red = UInt32(generator.int(in: 0..<Int(alpha) + 1))
                let green = UInt32(generator.int(in: 0..<Int(alpha) + 1))
                let blue = UInt32(generator.int(in: 0..<Int(alpha) + 1))
                return red | green << 8 | blue << 16 | alpha << 24
            }
        )
    }

    @Test("an opaque picture comes back as it was", arguments: [1, 2, 3, 17, 64])
    func opaque(width: Int) throws {
        let image = picture(width: width, height: 9, opaque: true)
        let copy = try PNGReader.read(Data(PNGWriter().encode(image)))
        #expect(copy.width == width && copy.height == 9 && copy.isOpaque)
        for y in 0..<9 { for x in 0..<width { #expect(copy[x, y] == image[x, y]) } }
    }

    @Test("a translucent picture comes back with each component within 1", arguments: [1, 6, 12])
    func translucent(level: Int) throws {
        let image = picture(width: 33, height: 20, opaque: false)
        let copy = try PNGReader.read(Data(PNGWriter(level: level).encode(image)))
        for y in 0..<20 {
            for x in 0..<33 {
                for shift in [UInt32(0), 8, 16, 24] {
                    let distance = Int(copy[x, y] >> shift & 255) - Int(image[x, y] >> shift & 255)
                    #expect(abs(distance) <= 1)
                }
            }
        }
    }

    @Test("the same picture gives the same bytes")
    func deterministic() {
        let first = PNGWriter().encode(picture(width: 20, height: 20, opaque: false))
        #expect(first == PNGWriter().encode(picture(width: 20, height: 20, opaque: false)))
    }

    @Test("bytes that are no PNG file are refused")
    func noPNG() {
        #expect(throws: ImageCodecError(.otherFormat, format: .png)) { try PNGReader.read(Data()) }
        #expect(throws: ImageCodecError(.otherFormat, format: .png)) {
            try PNGReader.read(Data("GIF89a and more".utf8))
        }
    }

    @Test("a file that ends before its last row is refused, and one that ends behind it shows the picture")
    func truncated() throws {
        let bytes = PNGWriter().encode(picture(width: 8, height: 8, opaque: true))
        let whole = try PNGReader.read(Data(bytes))
        // Behind the rows come the checksum of their chunk, 4 bytes, and the chunk IEND.
        let rowsEnd = bytes.count - 12 - 4
        for length in 8..<rowsEnd {
            #expect(throws: ImageCodecError.self) { try PNGReader.read(Data(bytes[..<length])) }
        }
        for length in rowsEnd..<bytes.count {
            let cut = try PNGReader.read(Data(bytes[..<length]))
            for y in 0..<8 { for x in 0..<8 { #expect(cut[x, y] == whole[x, y], "\(length)") } }
        }
    }

    @Test("a wrong checksum of the pixels is found")
    func wrongChecksum() {
        var bytes = PNGWriter().encode(picture(width: 8, height: 8, opaque: true))
        bytes[bytes.count - 13] ^= 1
        #expect(throws: ImageCodecError.self) { try PNGReader.read(Data(bytes)) }
    }

    @Test("a header with a huge size is refused before memory is taken")
    func huge() {
        var bytes = PNGWriter().encode(picture(width: 8, height: 8, opaque: true))
        bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        let problem = ImageCodecError.Problem.tooLarge(
            width: 0x7FFF_FFFF,
            height: 0x7FFF_FFFF,
            limit: .side(65_536)
        )
        #expect(throws: ImageCodecError(problem, format: .png)) {
            try PNGReader.read(Data(bytes))
        }
    }

    @Test("a missing file is told by its path")
    func missing() {
        let path = "/nowhere/picture.png"
        let unreadable = ImageCodecError(.unreadable, format: .png, file: path)
        #expect(throws: unreadable) { try PNGReader.read(contentsOf: URL(fileURLWithPath: path)) }
        #expect(unreadable.description == "PNG file '/nowhere/picture.png': it cannot be read")
    }

    @Test("an empty picture is written as one transparent pixel")
    func empty() throws {
        let copy = try PNGReader.read(Data(PNGWriter().encode(ImageBuffer(width: 0, height: 5, pixels: []))))
        #expect(copy.width == 1 && copy.height == 1 && copy[0, 0] == 0)
    }
}

@Suite("Animated PNG")
struct AnimatedPNGWriterTests {
    /// The names and payloads of a file's chunks.
    private func chunks(_ file: [UInt8]) -> [(name: String, payload: [UInt8])] {
        var result: [(String, [UInt8])] = []
        var place = 8
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
            result.append((name, Array(file[place + 8..<place + 8 + length])))
            place += 12 + length
        }
        return result
    }

    @Test("frames after the first hold only what changed, and the animation repeats for ever")
    func changedRectangle() throws {
        var pixels = [UInt32](repeating: 0xFF00_00FF, count: 20 * 10)
        let writer = AnimatedPNGWriter(width: 20, height: 10)
        try writer.add(ImageBuffer(width: 20, height: 10, pixels: pixels), delay: 1.0 / 60)
        pixels[3 * 20 + 4] = 0xFF00_FF00
        pixels[5 * 20 + 9] = 0xFF00_FF00
        try writer.add(ImageBuffer(width: 20, height: 10, pixels: pixels), delay: 0.25)
        try writer.add(ImageBuffer(width: 20, height: 10, pixels: pixels), delay: 0.25)
        let file = writer.finish()
        let parts = chunks(file)
        #expect(
            parts.map(\.name)
                == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"]
        )
        #expect(parts[2].payload == [0, 0, 0, 3, 0, 0, 0, 0])
        #expect(parts[3].payload[20..<24] == [0, 2, 0, 120])
        // Sequence 1, 6 by 3 pixels at (4, 3), a quarter of a second.
        #expect(parts[5].payload[0..<20] == [0, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 3])
        #expect(parts[5].payload[20..<24] == [0, 250, 3, 232])
        #expect(parts[6].payload[0..<4] == [0, 0, 0, 2])
        let first = try PNGReader.read(Data(file))
        #expect(first.width == 20 && first[4, 3] == 0xFF00_00FF)
    }

    @Test("a frame of another size is refused")
    func otherSize() {
        let writer = AnimatedPNGWriter(width: 4, height: 4)
        #expect(throws: ImageCodecError.self) {
            try writer.add(ImageBuffer(width: 3, height: 4, pixels: []), delay: 1)
        }
        #expect(writer.frameCount == 0)
    }
}
