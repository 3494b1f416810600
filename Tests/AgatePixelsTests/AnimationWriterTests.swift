import AgatePixels
import Foundation
import Testing

@Suite("Writing animations as WebP and GIF")
struct AnimationWriterTests {
    /// A picture of four colours that moves by a column for each frame; its left column is half transparent or transparent.
    private func frame(_ number: Int, width: Int = 12, height: Int = 7) -> ImageBuffer {
        let colors: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF40_80C0]
        return ImageBuffer(width: width, height: height) { target in
            for place in target.indices {
                let (x, y) = (place % width, place / width)
                target[place] = x == 0 ? (y < 3 ? 0 : 0x8040_0000) : colors[(x + y + number) % 4]
            }
        }
    }

    private func pixels(_ image: ImageBuffer) -> [UInt32] {
        (0..<image.height).flatMap { y in (0..<image.width).map { image[$0, y] } }
    }

    @Test(
        "a still WebP file without loss has the picture's pixels, alpha included, and the same bytes each time"
    )
    func stillWebP() throws {
        let image = frame(0)
        let bytes = try WebPWriter().encode(image)
        #expect(try WebPWriter().encode(image) == bytes)
        let read = try ImageReader.read(Data(bytes))
        #expect(read.format == .webp)
        #expect(pixels(read.frames[0].image) == pixels(image))
        #expect(try WebPWriter(quality: 0.1).encode(image).count < 400)
    }

    @Test("an animated WebP file keeps frames, their beginnings to the millisecond, and how often it plays")
    func animatedWebP() throws {
        let writer = try AnimatedWebPWriter(width: 12, height: 7, loopCount: 3)
        for number in 0..<4 { try writer.add(frame(number), at: [0, 33, 67, 100][number]) }
        let read = try ImageReader.read(Data(writer.finish(at: 133)), frames: .all)
        #expect(read.frames.count == 4 && read.loopCount == 3)
        #expect(read.frames.map { Int(($0.duration * 1000).rounded()) } == [33, 34, 33, 33])
        for number in 0..<4 {
            let isSame = pixels(read.frames[number].image) == pixels(frame(number))
            #expect(isSame, "frame \(number)")
        }
    }

    @Test("an animated GIF file keeps up to 255 colours exactly, and one bit of alpha")
    func animatedGIF() throws {
        let writer = try AnimatedGIFWriter(width: 12, height: 7)
        for number in 0..<3 { try writer.add(frame(number), hundredths: 3 + number) }
        let read = try ImageReader.read(Data(writer.finish()), frames: .all)
        #expect(read.frames.count == 3 && read.loopCount == 0)
        #expect(read.frames.map { Int(($0.duration * 100).rounded()) } == [3, 4, 5])
        for number in 0..<3 {
            let (found, wanted) = (pixels(read.frames[number].image), pixels(frame(number)))
            for (place, pixel) in wanted.enumerated() {
                // Half of alpha counts as opaque, in the colour that is not multiplied.
                let expected = pixel == 0x8040_0000 ? 0xFF80_0000 : pixel
                #expect(found[place] == expected, "frame \(number), pixel \(place)")
            }
        }
        let once = try AnimatedGIFWriter(width: 1, height: 1, loopCount: 1)
        try once.add(ImageBuffer(width: 1, height: 1, pixels: [0]), hundredths: 0)
        let single = try ImageReader.read(Data(once.finish()), frames: .all)
        #expect(single.loopCount == 1)
        #expect(single.frames[0].image[0, 0] == 0)
    }

    @Test("of many colours a GIF frame shows 255 that are near, mixed where that is wanted")
    func manyColors() throws {
        let (width, height) = (64, 64)
        let slope = ImageBuffer(width: width, height: height) { target in
            for place in target.indices {
                let (x, y) = (UInt32(place % width), UInt32(place / width))
                target[place] = 0xFF00_0000 | x * 4 | y * 4 << 8 | (x + y) * 2 << 16
            }
        }
        func written(_ isDithered: Bool) throws -> [UInt32] {
            let writer = try AnimatedGIFWriter(width: width, height: height, isDithered: isDithered)
            try writer.add(slope, hundredths: 1)
            return pixels(try ImageReader.read(Data(writer.finish())).frames[0].image)
        }
        let (plain, mixed) = (try written(false), try written(true))
        #expect(Set(plain).count <= 255 && Set(mixed).count <= 255)
        var sum = (plain: 0, mixed: 0)
        for (place, wanted) in pixels(slope).enumerated() {
            for shift in [UInt32(0), 8, 16] {
                let value = Int(wanted >> shift & 255)
                #expect(abs(Int(plain[place] >> shift & 255) - value) <= 28)
                sum.plain += Int(plain[place] >> shift & 255) - value
                sum.mixed += Int(mixed[place] >> shift & 255) - value
            }
        }
        // Errors that are spread cancel each other.
        #expect(abs(sum.mixed) <= max(abs(sum.plain), 64 * 64))
        #expect(plain != mixed)
    }

    @Test("frames of another size, and sizes that a format does not have, are errors")
    func errors() throws {
        let other = ImageBuffer(width: 2, height: 2, pixels: [0, 0, 0, 0])
        let webp = try AnimatedWebPWriter(width: 12, height: 7)
        #expect(throws: ImageCodecError.self) { try webp.add(other, at: 0) }
        let gif = try AnimatedGIFWriter(width: 12, height: 7)
        #expect(throws: ImageCodecError.self) { try gif.add(other, hundredths: 0) }
        #expect(throws: ImageCodecError.self) { try AnimatedWebPWriter(width: 0, height: 7) }
        #expect(throws: ImageCodecError.self) { try AnimatedWebPWriter(width: 20_000, height: 7) }
        #expect(throws: ImageCodecError.self) { try AnimatedGIFWriter(width: 7, height: 0) }
        #expect(throws: ImageCodecError.self) { try AnimatedGIFWriter(width: 70_000, height: 7) }
        #expect(throws: ImageCodecError.self) {
            try WebPWriter().encode(ImageBuffer(width: 0, height: 0, pixels: []))
        }
    }
}
