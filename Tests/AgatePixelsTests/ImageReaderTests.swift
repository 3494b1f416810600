import AgatePixels
import AgateTestSupport
import Foundation
import Testing

@Suite("Reading image files", .serialized)
struct ImageReaderTests {
    @Test("a format is recognised by its first bytes, not by a name")
    func sniffing() throws {
        #expect(
            ImageFormat(firstBytes: PNGWriter().encode(ImageBuffer(width: 1, height: 1, pixels: [0]))) == .png
        )
        #expect(ImageFormat(firstBytes: SmallFiles.grayJPEG) == .jpeg)
        #expect(ImageFormat(firstBytes: SmallFiles.losslessWebP) == .webp)
        #expect(ImageFormat(firstBytes: Data("GIF87a".utf8)) == .gif)
        #expect(ImageFormat(firstBytes: Data("RIFF0000WAVE".utf8)) == nil)
        #expect(ImageFormat(firstBytes: Data()) == nil)
    }

    @Test("an error names the file, the format and what is wrong")
    func errors() throws {
        let missing = URL(fileURLWithPath: "/nowhere/picture.png")
        let unreadable = ImageCodecError(.unreadable, format: nil, file: "/nowhere/picture.png")
        #expect(throws: unreadable) { try ImageReader.read(contentsOf: missing) }
        #expect(unreadable.description == "image file '/nowhere/picture.png': it cannot be read")
        #expect(throws: ImageCodecError(.unknownFormat, format: nil)) {
            try ImageReader.read(Data("no picture at all".utf8))
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("cut.gif")
        try Data("GIF89a".utf8).write(to: file)
        do {
            _ = try ImageReader.read(contentsOf: file)
            Issue.record("a file that ends early was read")
        } catch {
            #expect(error.file == file.path)
            #expect(error.format == .gif)
            #expect(error.description.hasPrefix("GIF file '\(file.path)': "))
        }
    }

    @Test("a picture of 12,000 x 12,000 pixels is below the limit, and one above it is told which limit")
    func largest() throws {
        let limits = ImageReadingLimits()
        try limits.check(width: 12_000, height: 12_000, format: .png)
        let error = #expect(throws: ImageCodecError.self) {
            try limits.check(width: 16_000, height: 16_000, format: .png)
        }
        #expect(
            error?.description == "PNG file: its 16000x16000 pixels are above the limit of 160000000 pixels"
        )
        let empty = #expect(throws: ImageCodecError.self) {
            try limits.check(width: 0, height: 5, format: .png)
        }
        #expect(empty?.problem == .damaged("it has no pixels: its size is 0x5"))
    }

    @Test(
        "the frames of a small file take no more memory than 256 MiB, those of a large one what the limit allows"
    )
    func framesOfSmallFiles() throws {
        let limits = ImageReadingLimits()
        try limits.check(frames: 16, width: 2048, height: 2048, byteCount: 23_000, format: .gif)
        #expect(throws: ImageCodecError.self) {
            try limits.check(frames: 17, width: 2048, height: 2048, byteCount: 23_000, format: .gif)
        }
        try limits.check(frames: 64, width: 2048, height: 2048, byteCount: 1_000_000, format: .gif)
        #expect(throws: ImageCodecError.self) {
            try limits.check(frames: 65, width: 2048, height: 2048, byteCount: .max, format: .gif)
        }
    }

    #if AGATE_PNG
    @Test("limits can be lowered and raised, and count before memory is taken")
    func limits() throws {
        let file = Data(PNGWriter().encode(ImageBuffer(width: 20, height: 10, pixels: [])))
        var limits = ImageReadingLimits()
        limits.maximumPixels = 199
        #expect(throws: ImageCodecError(.tooLarge(width: 20, height: 10, limit: .pixels(199)), format: .png))
        {
            try ImageReader.read(file, limits: limits)
        }
        limits.maximumPixels = 200
        #expect(try ImageReader.read(file, limits: limits).image.width == 20)
        limits.maximumSide = 19
        #expect(throws: ImageCodecError.self) { try ImageReader.read(file, limits: limits) }
        let usual = ImageReadingLimits.current
        defer { ImageReadingLimits.current = usual }
        ImageReadingLimits.current.maximumPixels += 1
        #expect(ImageReadingLimits.current.maximumPixels == usual.maximumPixels + 1)
    }
    #endif

    #if AGATE_GIF
    @Test("an animation with more pixels than the limit is refused")
    func longAnimation() throws {
        let picture = GIFFile.Picture(width: 4, height: 4, pixels: [Int](repeating: 1, count: 16))
        let file = GIFFile(
            width: 4,
            height: 4,
            palette: [[0, 0, 0], [1, 1, 1], [2, 2, 2], [3, 3, 3]],
            pictures: [picture, picture, picture]
        )
        var limits = ImageReadingLimits()
        limits.maximumAnimationPixels = 47
        let limit = ImageCodecError.SizeLimit.animationPixels(47)
        let problem = ImageCodecError.Problem.tooLong(frames: 3, width: 4, height: 4, limit: limit)
        #expect(throws: ImageCodecError(problem, format: .gif)) {
            try ImageReader.read(Data(file.bytes), frames: .all, limits: limits)
        }
        limits.maximumAnimationPixels = 48
        #expect(try ImageReader.read(Data(file.bytes), frames: .all, limits: limits).frames.count == 3)
    }
    #endif
}

#if AGATE_ICC && AGATE_PNG
@Suite("Colour profiles of files")
struct FileProfileTests {
    private func read(_ profile: [UInt8], kind: PNGFile.Kind, depth: Int = 8) throws -> ImageBuffer {
        let file = PNGFile(
            width: 5,
            height: 1,
            kind: kind,
            depth: depth,
            chunks: [("iCCP", Array("a".utf8) + [0, 0] + PNGFile.stored(profile))],
            value: { x, _, component in ([10, 200, 90, 255][component] + x) * (depth == 16 ? 257 : 1) }
        )
        return try PNGReader.read(Data(file.bytes))
    }

    @Test("the profile of sRGB leaves colours as they are")
    func standard() throws {
        let image = try read(ColorProfile(kind: .color(ColorProfile.standard)).bytes, kind: .color)
        #expect(image.components(3, 0) == [13, 203, 93, 255])
    }

    @Test("a profile with red and green exchanged exchanges them", arguments: [8, 16])
    func exchanged(depth: Int) throws {
        let colorants = [1, 0, 2].map { ColorProfile.standard[$0] }
        let image = try read(ColorProfile(kind: .color(colorants)).bytes, kind: .color, depth: depth)
        for x in 0..<5 {
            let distances = zip(image.components(x, 0), [200 + x, 10 + x, 90 + x, 255]).map { abs($0 - $1) }
            #expect(distances.allSatisfy { $0 <= 1 }, "\(image.components(x, 0))")
        }
    }

    @Test(
        "an RGB profile with look-up tables and no primaries converts nothing",
        .claim("Q1.6"),
        arguments: [8, 16]
    )
    func tables(depth: Int) throws {
        let image = try read(ColorProfile(kind: .tables).bytes, kind: .color, depth: depth)
        for x in 0..<5 { #expect(image.components(x, 0) == [10 + x, 200 + x, 90 + x, 255]) }
    }

    @Test("grey pixels go by a grey profile, and leave a profile of colours out of account")
    func gray() throws {
        let image = try read(ColorProfile(kind: .gray, gamma: 1).bytes, kind: .gray)
        let encoded = 1.055 * pow(13.0 / 255, 1 / 2.4) - 0.055
        let expected = Int((encoded * 255).rounded())
        #expect(image.components(3, 0).dropLast().allSatisfy { abs($0 - expected) <= 1 })
        let ignored = try read(ColorProfile(kind: .color(ColorProfile.standard)).bytes, kind: .gray)
        #expect(ignored.components(3, 0) == [13, 13, 13, 255])
    }

    @Test("a profile that is cut off or made of noise is left out of account")
    func broken() throws {
        let whole = ColorProfile(kind: .color([1, 0, 2].map { ColorProfile.standard[$0] })).bytes
        for count in [0, 100, 132, 200, whole.count - 1] {
            #expect(try read(Array(whole[..<count]), kind: .color).components(0, 0) == [10, 200, 90, 255])
        }
    }

    @Test("primaries of its own in a file without a profile count too")
    func chromaticities() throws {
        // sRGB's, red and green exchanged.
        let numbers = [31270, 32900, 30000, 60000, 64000, 33000, 15000, 6000]
        let file = PNGFile(
            width: 1,
            height: 1,
            kind: .color,
            depth: 8,
            chunks: [("gAMA", PNGFile.number(45455)), ("cHRM", numbers.flatMap { PNGFile.number($0) })],
            value: { _, _, component in [10, 200, 90][component] }
        )
        let image = try PNGReader.read(Data(file.bytes))
        let distances = zip(image.components(0, 0), [200, 10, 90, 255]).map { abs($0 - $1) }
        #expect(distances.allSatisfy { $0 <= 1 }, "\(image.components(0, 0))")
    }
}
#endif
