#if AGATE_GIF
import AgatePixels
import Foundation
import Testing

@Suite("GIF")
struct GIFTests {
    private let palette: [[UInt8]] = [[10, 20, 30], [255, 0, 0], [0, 255, 0], [0, 0, 255]]

    private func color(_ index: Int) -> [Int] { palette[index].map { Int($0) } + [255] }

    @Test("a still picture, its rows in order or interlaced", arguments: [false, true])
    func still(isInterlaced: Bool) throws {
        let pixels = (0..<7 * 13).map { ($0 * 5 + $0 / 7) % 4 }
        let picture = GIFFile.Picture(width: 7, height: 13, pixels: pixels, isInterlaced: isInterlaced)
        let file = GIFFile(width: 7, height: 13, palette: palette, pictures: [picture])
        let read = try ImageReader.read(Data(file.bytes), frames: .all)
        #expect(read.format == .gif && read.frames.count == 1)
        for y in 0..<13 {
            for x in 0..<7 { #expect(read.image.components(x, y) == color(pixels[y * 7 + x])) }
        }
    }

    @Test("frames stay, are cleared or are taken back before the next one")
    func disposal() throws {
        let whole = GIFFile.Picture(
            width: 2,
            height: 2,
            pixels: [1, 1, 1, 1],
            delay: 10,
            disposal: 1
        )
        let restored = GIFFile.Picture(
            x: 1,
            y: 0,
            width: 1,
            height: 2,
            pixels: [2, 0],
            delay: 20,
            disposal: 3,
            transparent: 0
        )
        let cleared = GIFFile.Picture(
            x: 0,
            y: 1,
            width: 5,
            height: 5,
            pixels: [Int](repeating: 3, count: 25),
            delay: 30,
            disposal: 2
        )
        let last = GIFFile.Picture(width: 1, height: 1, pixels: [2])
        let file = GIFFile(
            width: 2,
            height: 2,
            palette: palette,
            pictures: [whole, restored, cleared, last],
            repeats: 4
        )
        let read = try ImageReader.read(Data(file.bytes), frames: .all)
        #expect(read.loopCount == 5)
        #expect(read.frames.map(\.duration) == [0.1, 0.2, 0.3, 0])
        let shown = read.frames.map { frame in
            [(0, 0), (1, 0), (0, 1), (1, 1)].map { frame.image.components($0, $1) }
        }
        let none = [0, 0, 0, 0]
        #expect(shown[0] == [color(1), color(1), color(1), color(1)])
        #expect(shown[1] == [color(1), color(2), color(1), color(1)])
        #expect(shown[2] == [color(1), color(1), color(3), color(3)])
        #expect(shown[3] == [color(2), color(1), none, none])
    }

    @Test("a file that says nothing of repeats plays once, one that says 0 for ever")
    func loops() throws {
        let picture = GIFFile.Picture(width: 1, height: 1, pixels: [1])
        for (repeats, expected) in [(nil, 1), (0, 0), (1, 2)] as [(Int?, Int)] {
            let file = GIFFile(width: 1, height: 1, palette: palette, pictures: [picture], repeats: repeats)
            #expect(try ImageReader.read(Data(file.bytes), frames: .all).loopCount == expected)
        }
    }

    @Test("a file that ends early is refused, wherever it is cut")
    func truncated() {
        let picture = GIFFile.Picture(width: 5, height: 5, pixels: [Int](repeating: 2, count: 25))
        let file = GIFFile(width: 5, height: 5, palette: palette, pictures: [picture, picture], repeats: 0)
        for length in 6..<file.bytes.count {
            #expect(throws: ImageCodecError.self) {
                try ImageReader.read(Data(file.bytes[..<length]), frames: .all)
            }
        }
    }

    @Test("a picture that is larger than memory is refused")
    func huge() {
        let picture = GIFFile.Picture(width: 65_535, height: 65_535, pixels: [1])
        for canvas in [1, 65_535] {
            let file = GIFFile(width: canvas, height: canvas, palette: palette, pictures: [picture])
            let problem = ImageCodecError.Problem.tooLarge(
                width: 65_535,
                height: 65_535,
                limit: .pixels(160_000_000)
            )
            #expect(throws: ImageCodecError(problem, format: .gif)) {
                try ImageReader.read(Data(file.bytes))
            }
        }
    }
}
#endif
