import AgateGeometry
import AgatePixels
import AgateText
import Foundation
import Testing

/// Glyphs of version 1 of the table `COLR`, in a font of rectangles: 1 is the em, 2 its left half, 3 its lower half, 4 the quarter at
/// the origin.
@Suite("Glyphs of paints")
struct ColorPaintTests {
    private static let rects = [
        CGRect(x: 0, y: 0, width: 1000, height: 1000), CGRect(x: 0, y: 0, width: 500, height: 1000),
        CGRect(x: 0, y: 0, width: 1000, height: 500), CGRect(x: 0, y: 0, width: 500, height: 500),
    ]

    private static func face(_ table: [UInt8]) throws -> FontFace {
        let file = TestFontFile.rectangles(rects, adding: ["COLR": table, "CPAL": PaintBytes.palette])
        return try #require(try FontFile(data: file).face())
    }

    /// A picture of an em in 100 by 100 pixels, the origin at the lower left.
    private struct Picture {
        let made: (surface: Surface, x: Int, y: Int)?

        init(_ face: FontFace, _ glyph: UInt32 = 1, textColor: SIMD4<Double> = SIMD4(0, 0, 0, 1)) {
            made = ColorGlyphPicture.picture(
                of: glyph,
                in: FontInstance(face, size: 100),
                transform: CGAffineTransform(a: 0.1, b: 0, c: 0, d: -0.1, tx: 0, ty: 100),
                textColor: textColor,
                within: DeviceRect(minX: -100, minY: -100, maxX: 300, maxY: 300)
            )
        }

        /// Red, green, blue and alpha of a pixel, by column and by row from the top; all 0 outside.
        func pixel(_ x: Int, _ y: Int) -> [Int] {
            guard let made, x >= made.x, y >= made.y, x < made.x + made.surface.width,
                y < made.y + made.surface.height
            else { return [0, 0, 0, 0] }
            let value = made.surface.pixels[(y - made.y) * made.surface.width + x - made.x]
            return (0..<4).map { Int(value >> (8 * UInt32($0)) & 255) }
        }
    }

    /// The picture of glyph 1, which has a paint.
    private func picture(_ paint: [UInt8], textColor: SIMD4<Double> = SIMD4(0, 0, 0, 1)) throws -> Picture {
        Picture(try Self.face(PaintBytes.table([(1, paint)])), textColor: textColor)
    }

    private let red = [255, 0, 0, 255]
    private let green = [0, 255, 0, 255]
    private let blue = [0, 0, 255, 255]
    private let none = [0, 0, 0, 0]

    private func expect(_ found: [Int], near wanted: [Int], sourceLocation: SourceLocation = #_sourceLocation)
    {
        let isNear = zip(found, wanted).allSatisfy { abs($0 - $1) <= 2 }
        #expect(isNear, "\(found) is not \(wanted)", sourceLocation: sourceLocation)
    }

    // MARK: Colours and outlines

    @Test("a solid colour fills an outline, by the palette, its alpha and the text's colour")
    func solid() throws {
        #expect(try Self.face(PaintBytes.table([(1, PaintBytes.solid(0))])).hasColorGlyphs)
        #expect(try picture(PaintBytes.glyph(1, PaintBytes.solid(1))).pixel(50, 50) == green)
        expect(
            try picture(PaintBytes.glyph(1, PaintBytes.solid(0, alpha: 0.5))).pixel(50, 50),
            near: [128, 0, 0, 128]
        )
        expect(try picture(PaintBytes.glyph(1, PaintBytes.solid(3))).pixel(5, 5), near: [0, 0, 0, 128])
        let own = try picture(
            PaintBytes.glyph(1, PaintBytes.solid(0xFFFF, alpha: 0.5)),
            textColor: SIMD4(0, 1, 0, 0.5)
        )
        expect(own.pixel(50, 50), near: [0, 64, 0, 64])
        #expect(try picture(PaintBytes.glyph(1, PaintBytes.solid(77))).pixel(50, 50) == none)
        #expect(try picture(PaintBytes.glyph(2, PaintBytes.variedSolid(2))).pixel(25, 50) == blue)
    }

    @Test("an outline within an outline keeps what is in both")
    func outlines() throws {
        let both = try picture(PaintBytes.glyph(2, PaintBytes.glyph(3, PaintBytes.solid(2))))
        #expect(both.pixel(25, 75) == blue)
        #expect(both.pixel(75, 75) == none && both.pixel(25, 25) == none)
    }

    @Test("layers are drawn one over the other, glyphs within glyphs too")
    func layers() throws {
        let table = PaintBytes.table(
            [(1, PaintBytes.layers(0, 2)), (2, PaintBytes.glyph(3, PaintBytes.solid(1)))],
            layers: [PaintBytes.glyph(1, PaintBytes.solid(0)), PaintBytes.colored(2)]
        )
        let picture = Picture(try Self.face(table))
        #expect(picture.pixel(50, 25) == red && picture.pixel(50, 75) == green)
    }

    @Test("a paint without an outline is drawn in the clip box, and not at all without one")
    func clipBoxes() throws {
        #expect(try picture(PaintBytes.solid(0)).made == nil)
        let table = PaintBytes.table(
            [(1, PaintBytes.solid(0)), (2, PaintBytes.glyph(1, PaintBytes.solid(1)))],
            clips: [(1...1, (250, 0, 750, 500)), (2...3, (0, 0, 100, 100))]
        )
        let face = try Self.face(table)
        let picture = Picture(face)
        #expect(picture.pixel(50, 75) == red)
        #expect(picture.pixel(10, 75) == none && picture.pixel(50, 25) == none)
        let second = Picture(face, 2)
        #expect(second.pixel(5, 95) == green && second.pixel(50, 50) == none)
    }

    // MARK: Gradients

    @Test("a linear gradient goes from point to point, and its colours run along the third")
    func linear() throws {
        let line = PaintBytes.line([(0, 0), (1, 2)])
        let level = try picture(
            PaintBytes.glyph(1, PaintBytes.linear((0, 0), (1000, 0), (0, 1000), line))
        )
        expect(level.pixel(0, 50), near: [254, 0, 1, 255])
        expect(level.pixel(24, 5), near: [193, 0, 62, 255])
        expect(level.pixel(99, 50), near: [1, 0, 254, 255])
        let leaning = try picture(
            PaintBytes.glyph(1, PaintBytes.linear((0, 0), (1000, 0), (1000, 1000), line))
        )
        // The location is x − y.
        expect(leaning.pixel(74, 75), near: [128, 0, 127, 255])
        expect(leaning.pixel(20, 20), near: red)
        let none = try picture(
            PaintBytes.glyph(1, PaintBytes.linear((0, 0), (1000, 0), (500, 0), line))
        )
        #expect(none.pixel(50, 50) == [0, 0, 0, 0])
    }

    @Test("colours beyond the ends go on, come again, or come back", arguments: 0..<3)
    func extend(mode: Int) throws {
        let line = PaintBytes.line(mode, [(0.25, 0), (0.5, 2)])
        let picture = try picture(
            PaintBytes.glyph(1, PaintBytes.linear((0, 0), (1000, 0), (0, 1000), line))
        )
        expect(picture.pixel(37, 50), near: [128, 0, 127, 255])
        // Location 0.605 is 0.105 behind the last stop, in a gradient of 0.25.
        expect(picture.pixel(60, 50), near: [blue, [148, 0, 107, 255], [107, 0, 148, 255]][mode])
        // And 0.105 lies 0.145 before the first.
        expect(picture.pixel(10, 50), near: [red, [148, 0, 107, 255], [107, 0, 148, 255]][mode])
    }

    @Test("a radial gradient goes from circle to circle")
    func radial() throws {
        let line = PaintBytes.line([(0, 0), (1, 2)])
        let round = try picture(
            PaintBytes.glyph(1, PaintBytes.radial((500, 500), 0, (500, 500), 500, line))
        )
        expect(round.pixel(50, 50), near: [252, 0, 3, 255])
        expect(round.pixel(75, 50), near: [125, 0, 130, 255])
        expect(round.pixel(0, 0), near: blue)
        // A cone: outside of it there is nothing.
        let cone = try picture(
            PaintBytes.glyph(1, PaintBytes.radial((200, 500), 100, (800, 500), 100, line))
        )
        #expect(cone.pixel(50, 10) == [0, 0, 0, 0])
        expect(cone.pixel(50, 50), near: [83, 0, 172, 255])
    }

    @Test("a sweep gradient turns against the clock from the right")
    func sweep() throws {
        let line = PaintBytes.line([(0, 0), (1, 2)])
        let whole = try picture(PaintBytes.glyph(1, PaintBytes.sweep((500, 500), 0, 1, line)))
        expect(whole.pixel(90, 49), near: [255, 0, 0, 255])
        expect(whole.pixel(50, 10), near: [191, 0, 64, 255])
        expect(whole.pixel(10, 50), near: [127, 0, 128, 255])
        expect(whole.pixel(50, 90), near: [64, 0, 191, 255])
        let part = try picture(PaintBytes.glyph(1, PaintBytes.sweep((500, 500), 0.25, 0.5, line)))
        expect(part.pixel(90, 40), near: red)
        expect(part.pixel(49 - 30, 49 - 30), near: [127, 0, 128, 255])
        expect(part.pixel(50, 90), near: blue)
    }

    // MARK: Transforms

    @Test("paints are moved, scaled, turned and skewed about their centres")
    func transforms() throws {
        let quarter = PaintBytes.glyph(4, PaintBytes.solid(0))
        /// Which quarters of the em are red: top left, top right, bottom left, bottom right.
        func quarters(_ paint: [UInt8]) throws -> [Bool] {
            let picture = try picture(paint)
            return [(25, 25), (75, 25), (25, 75), (75, 75)].map { picture.pixel($0.0, $0.1) == red }
        }
        #expect(try quarters(quarter) == [false, false, true, false])
        #expect(try quarters(PaintBytes.translate(500, 500, quarter)) == [false, true, false, false])
        #expect(
            try quarters(PaintBytes.rotate(0.25, around: (500, 500), quarter)) == [false, false, false, true]
        )
        #expect(
            try quarters(PaintBytes.scale(-1, 1, around: (500, 0), quarter)) == [false, false, false, true]
        )
        #expect(try quarters(PaintBytes.scale(1.999, quarter)) == [true, true, true, true])
        #expect(
            try quarters(PaintBytes.transform([0, 1, -1, 0, 1000, 0], quarter)) == [
                false, false, false, true,
            ]
        )
        // Against the clock: what is above goes to the left.
        let skewed = try picture(PaintBytes.translate(500, 0, PaintBytes.skew(0.125, 0, quarter)))
        #expect(skewed.pixel(30, 70) == red && skewed.pixel(95, 70) == none)
        // The paint of an outline is transformed, and not the outline around the transform.
        let inner = try picture(
            PaintBytes.glyph(
                4,
                PaintBytes.translate(
                    250,
                    0,
                    PaintBytes.linear(
                        (0, 0),
                        (1, 0),
                        (0, 1),
                        PaintBytes.line([(0, 0), (1, 2)])
                    )
                )
            )
        )
        #expect(inner.pixel(20, 75) == red && inner.pixel(30, 75) == blue && inner.pixel(75, 75) == none)
    }

    // MARK: Composites

    /// The colours at the top left, the top right, the bottom left and the bottom right, with the left half as source in red and the
    /// lower half as backdrop in blue.
    private static let composites: [(mode: Int, colors: [[Int]])] = {
        let (red, blue, none) = ([255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0])
        return [
            (0, [none, none, none, none]), (1, [red, none, red, none]), (2, [none, none, blue, blue]),
            (3, [red, none, red, blue]), (4, [red, none, blue, blue]), (5, [none, none, red, none]),
            (6, [none, none, blue, none]), (7, [red, none, none, none]), (8, [none, none, none, blue]),
            (9, [none, none, red, blue]), (10, [red, none, blue, none]), (11, [red, none, none, blue]),
            (12, [red, none, [255, 0, 255, 255], blue]), (13, [red, none, [255, 0, 255, 255], blue]),
            (23, [red, none, [0, 0, 0, 255], blue]), (28, [none, none, none, none]),
        ]
    }()

    @Test("composites mix what they hold before it is drawn", arguments: composites.map(\.mode))
    func composite(mode: Int) throws {
        let picture = try picture(
            PaintBytes.composite(
                PaintBytes.glyph(2, PaintBytes.solid(0)),
                mode,
                PaintBytes.glyph(3, PaintBytes.solid(2))
            )
        )
        let wanted = try #require(Self.composites.first { $0.mode == mode }?.colors)
        let found = [(25, 25), (75, 25), (25, 75), (75, 75)].map { picture.pixel($0.0, $0.1) }
        #expect(found == wanted)
    }

    // MARK: Broken tables

    @Test("glyphs that hold themselves, and paints too deep or too many, end")
    func cycles() throws {
        let loops: [[UInt8]] = [
            PaintBytes.table([(1, PaintBytes.glyph(1, PaintBytes.colored(1)))]),
            PaintBytes.table([(1, PaintBytes.layers(0, 1))], layers: [PaintBytes.layers(0, 1)]),
            PaintBytes.table([
                (1, PaintBytes.translate(1, 0, PaintBytes.colored(2))),
                (2, PaintBytes.translate(1, 0, PaintBytes.colored(1))),
            ]),
        ]
        for table in loops { #expect(Picture(try Self.face(table)).made == nil) }
        let deep = (0..<5000).reduce(PaintBytes.glyph(1, PaintBytes.solid(0))) { paint, _ in
            PaintBytes.translate(0, 0, paint)
        }
        #expect(try picture(deep).made == nil)
        // Each layer holds all layers behind it, twice.
        let count = 60
        let layers = (0..<count).map { index in
            index == count - 1
                ? PaintBytes.glyph(1, PaintBytes.solid(0))
                : PaintBytes.composite(
                    PaintBytes.layers(index + 1, count - index - 1),
                    3,
                    PaintBytes.layers(index + 1, count - index - 1)
                )
        }
        let many = Picture(
            try Self.face(PaintBytes.table([(1, PaintBytes.layers(0, count))], layers: layers))
        )
        #expect(many.pixel(50, 50) == red || many.made == nil)
    }

    @Test("a table may end anywhere, and hold anything")
    func broken() throws {
        let whole = PaintBytes.table(
            [
                (1, PaintBytes.layers(0, 3)),
                (2, PaintBytes.composite(PaintBytes.colored(1), 5, PaintBytes.glyph(1, PaintBytes.solid(0)))),
            ],
            layers: [
                PaintBytes.glyph(1, PaintBytes.solid(0)),
                PaintBytes.glyph(
                    2,
                    PaintBytes.rotate(
                        0.1,
                        around: (5, 5),
                        PaintBytes.sweep((500, 500), 0, 1, PaintBytes.line(2, [(0, 0), (0.5, 1), (1, 2)]))
                    )
                ),
                PaintBytes.glyph(
                    3,
                    PaintBytes.radial((0, 0), 5, (9, 9), 500, PaintBytes.line(1, [(0, 0), (1, 3)]))
                ),
            ],
            clips: [(1...2, (0, 0, 900, 900))]
        )
        #expect(Picture(try Self.face(whole)).pixel(50, 20) != none)
        for count in stride(from: 0, to: whole.count, by: 3) {
            let face = try Self.face(Array(whole[..<count]))
            _ = (Picture(face, 1).made, Picture(face, 2).made)
        }
        for place in stride(from: 34, to: whole.count, by: 2) {
            for value: UInt8 in [0, 0xFF] {
                var table = whole
                table[place] = value
                let face = try Self.face(table)
                _ = (Picture(face, 1).made, Picture(face, 2).made)
            }
        }
    }

    // MARK: Pictures of other tables

    @Test("a glyph of the table sbix is a picture, in the size that is nearest above")
    func pictures() throws {
        func strike(_ size: Int, _ color: UInt32) -> [UInt8] {
            let side = size / 2
            let image = ImageBuffer(
                width: side,
                height: side,
                pixels: Array(repeating: color, count: side * side)
            )
            let picture =
                TestFontFile.words(size / 10, -size / 20) + Array("png ".utf8)
                + [UInt8](PNGWriter().encode(image))
            let start = 4 + 4 * 6
            let offsets = [start, start] + Array(repeating: start + picture.count, count: 4)
            return TestFontFile.words(size, 72) + offsets.flatMap { TestFontFile.bytes($0, 4) } + picture
        }
        let strikes = [strike(40, 0xFF00_00FF), strike(80, 0xFF00_FF00)]
        let sbix =
            TestFontFile.words(1, 1) + TestFontFile.bytes(2, 4) + TestFontFile.bytes(16, 4)
            + TestFontFile.bytes(16 + strikes[0].count, 4) + strikes[0] + strikes[1]
        let file = TestFontFile.rectangles(Self.rects, adding: ["sbix": sbix])
        let face = try #require(try FontFile(data: file).face())
        #expect(face.hasColorGlyphs)
        let small = try #require(face.colorGlyph(1, pixelsPerEm: 30))
        #expect(small.pixelsPerEm == 40 && small.image.width == 20)
        #expect(small.frame == CGRect(x: 0.1, y: -0.05, width: 0.5, height: 0.5))
        #expect(face.colorGlyph(1, pixelsPerEm: 41)?.pixelsPerEm == 80)
        #expect(face.colorGlyph(1, pixelsPerEm: 1000)?.pixelsPerEm == 80)
        #expect(face.colorGlyph(2, pixelsPerEm: 30) == nil)
        let picture = Picture(face)
        #expect(picture.pixel(30, 80) == green)
        #expect(picture.pixel(5, 80) == none && picture.pixel(30, 40) == none)
    }
}
