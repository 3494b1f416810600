#if AGATE_JPEG
import AgatePixels
import Foundation
import Testing

@Suite("JPEG")
struct JPEGTests {
    private func smooth(width: Int, height: Int) -> ImageBuffer {
        ImageBuffer(
            width: width,
            height: height,
            pixels: (0..<width * height).map { index in
                let (x, y) = (UInt32(index % width), UInt32(index / width))
                return x * 3 | (y * 4) << 8 | (200 - x - y) << 16 | 0xFF00_0000
            }
        )
    }

    private func distance(_ a: ImageBuffer, _ b: ImageBuffer) -> Int {
        var greatest = 0
        for y in 0..<a.height {
            for x in 0..<a.width {
                for shift in [UInt32(0), 8, 16, 24] {
                    greatest = max(greatest, abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255)))
                }
            }
        }
        return greatest
    }

    @Test("a smooth picture comes back nearly as it was, closer at more quality")
    func roundTrip() throws {
        let image = smooth(width: 61, height: 37)
        let close = try ImageReader.read(Data(JPEGWriter(quality: 1).encode(image)))
        #expect(close.format == .jpeg && close.orientation == 1)
        #expect(distance(close.image, image) <= 4)
        let far = try JPEGWriter(quality: 0.1).encode(image)
        #expect(try far.count < JPEGWriter(quality: 1).encode(image).count)
        #expect(try distance(ImageReader.read(Data(far)).image, image) < 60)
        #expect(try far == JPEGWriter(quality: 0.1).encode(image))
    }

    @Test("what shines through is written as white")
    func background() throws {
        let image = ImageBuffer(width: 8, height: 8, pixels: [UInt32](repeating: 0x8000_0080, count: 64))
        let read = try ImageReader.read(Data(JPEGWriter(quality: 1).encode(image))).image
        #expect(zip(read.components(4, 4), [255, 127, 127, 255]).allSatisfy { abs($0 - $1) <= 2 })
    }

    @Test("an orientation is written down and read", arguments: 1...8)
    func orientation(value: Int) throws {
        let file = try JPEGWriter(quality: 1, orientation: value).encode(smooth(width: 9, height: 4))
        #expect(try ImageReader.read(Data(file)).orientation == value)
    }

    @Test("grey, progressive and CMYK files of other programs are read")
    func kinds() throws {
        let gray = try ImageReader.read(SmallFiles.grayJPEG).image
        for y in 0..<8 {
            for x in 0..<8 {
                let expected = [16 * (x + y), 16 * (x + y), 16 * (x + y), 255]
                #expect(zip(gray.components(x, y), expected).allSatisfy { abs($0 - $1) <= 3 })
            }
        }
        let progressive = try ImageReader.read(SmallFiles.progressiveJPEG)
        #expect(progressive.orientation == 6)
        #expect(
            zip(progressive.image.components(9, 9), [200, 100, 50, 255]).allSatisfy { abs($0 - $1) <= 2 }
        )
        let inks = try ImageReader.read(SmallFiles.inksJPEG).image
        #expect(zip(inks.components(4, 4), [0, 204, 204, 255]).allSatisfy { abs($0 - $1) <= 2 })
    }

    @Test("a file that ends early is refused, wherever it is cut")
    func truncated() throws {
        for file in [SmallFiles.grayJPEG, SmallFiles.inksJPEG] {
            for length in 3..<file.count - 2 {
                #expect(throws: ImageCodecError.self) { try ImageReader.read(file.prefix(length)) }
            }
        }
    }

    @Test("a progressive file that ends before its first pass is refused; behind it, fewer passes may show")
    func truncatedProgressive() throws {
        let file = SmallFiles.progressiveJPEG
        let bytes = [UInt8](file)
        let firstPass = try #require(
            bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
        )
        for length in 3..<firstPass {
            #expect(throws: ImageCodecError.self) { try ImageReader.read(file.prefix(length)) }
        }
        for length in firstPass..<file.count - 2 {
            if let cut = try? ImageReader.read(file.prefix(length)) { #expect(cut.image.width == 16) }
        }
    }

    @Test("a file without its end marker, or half of it, shows what is there", arguments: [1, 2])
    func withoutEndMarker(missing: Int) throws {
        for file in [SmallFiles.grayJPEG, SmallFiles.progressiveJPEG, SmallFiles.inksJPEG] {
            let whole = try ImageReader.read(file).image
            let cut = try ImageReader.read(file.dropLast(missing)).image
            for y in 0..<whole.height { for x in 0..<whole.width { #expect(cut[x, y] == whole[x, y]) } }
        }
    }

    @Test("a header that lies about the size is refused before memory is taken")
    func huge() throws {
        var bytes = [UInt8](SmallFiles.grayJPEG)
        let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0x00, 0xFF, 0x00])
        let problem = ImageCodecError.Problem.tooLarge(
            width: 0xFF00,
            height: 0xFF00,
            limit: .pixels(160_000_000)
        )
        #expect(throws: ImageCodecError(problem, format: .jpeg)) {
            try ImageReader.read(Data(bytes))
        }
    }

    @Test("an image that JPEG cannot hold is refused")
    func unwritable() {
        for image in [
            ImageBuffer(width: 0, height: 0, pixels: []), ImageBuffer(width: 65_501, height: 1, pixels: []),
        ] {
            #expect(throws: ImageCodecError.self) { try JPEGWriter().encode(image) }
        }
    }
}
#endif
