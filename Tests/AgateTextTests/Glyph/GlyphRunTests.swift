import AgateGeometry
import AgatePixels
import AgateRaster
import AgateText
import Foundation
import Testing

/// Rules T242, T244 and T251 of text.
@Suite("Masks of runs of glyphs")
struct GlyphRunTests {
    /// The masks of a run, copied.
    private func masks(
        _ coverage: GlyphCoverage,
        _ glyphs: [UInt32],
        _ positions: [CGPoint],
        _ font: FontInstance,
        _ grid: GlyphGrid = .quarters
    ) -> [(DeviceRect, [UInt8])] {
        var result: [(DeviceRect, [UInt8])] = []
        coverage.withMasks(
            of: glyphs,
            at: positions,
            in: font,
            placing: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 3, ty: 50),
            transform: font.pixelTransform(scale: 1),
            grid: grid
        ) { masks in
            for mask in masks {
                let copy = mask.copied()
                result.append((copy.bounds, copy.bytes))
            }
        }
        return result
    }

    @Test("a run has the masks of its glyphs, for any budget and number of threads")
    func runs() async throws {
        let face = try TestFonts.face(TestFonts.inter)
        let glyphs = (0..<700).map { UInt32(2 + $0 * 7 % 400) }
        let positions = glyphs.indices.map { CGPoint(x: 1.3 * Double($0), y: Double($0 % 5)) }
        for size in [9, 17, 40, 130, 255.0] {
            let font = FontInstance(face, size: size)
            let expected = zip(glyphs, positions).flatMap { glyph, position in
                masks(GlyphCoverage(budget: 0), [glyph], [position], font)
            }
            #expect(expected.count > 300)
            for budget in [0, 3000, 200_000, .max] {
                let coverage = GlyphCoverage(budget: budget)
                await withTaskGroup(of: Bool.self) { group in
                    for _ in 0..<3 {
                        group.addTask {
                            masks(coverage, glyphs, positions, font).elementsEqual(expected) {
                                $0.0 == $1.0 && $0.1 == $1.1
                            }
                        }
                    }
                    for await isSame in group { #expect(isSame, "\(size), \(budget)") }
                }
                #expect(coverage.byteCount <= budget)
                coverage.removeAll()
                #expect(coverage.byteCount == 0)
            }
        }
    }

    @Test("each mask is that of its glyph at the place that the grid gives")
    func places() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.inter), size: 17)
        let glyph = font.face.glyph(for: "g")
        for (grid, phase) in [(GlyphGrid.quarters, 1), (.pixels, 0)] {
            let run = masks(GlyphCoverage(budget: 0), [glyph], [CGPoint(x: 4.2, y: 9.4)], font, grid)
            let alone = GlyphCoverage(budget: 0).mask(
                of: glyph,
                in: font,
                transform: font.pixelTransform(scale: 1),
                phase: phase
            )
            // y 50 - 9.4 is nearest to 41.
            let moved = DeviceRect(
                x: alone.bounds.minX + 7,
                y: alone.bounds.minY + 41,
                width: alone.bounds.width,
                height: alone.bounds.height
            )
            #expect(run.count == 1 && run[0].0 == moved && run[0].1 == alone.bytes)
        }
    }

    @Test("glyphs that are not there, places that are none and lists that do not fit have no masks")
    func badInput() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.inter), size: 17)
        let coverage = GlyphCoverage(budget: 1 << 20)
        let glyph = font.face.glyph(for: "g")
        #expect(masks(coverage, [], [], font).isEmpty)
        #expect(masks(coverage, [glyph], [], font).isEmpty)
        #expect(masks(coverage, [glyph], [.zero], font, .none).isEmpty)
        #expect(masks(coverage, [.max, 1 << 31, 65535], [.zero, .zero, .zero], font).isEmpty)
        for value in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(masks(coverage, [glyph], [CGPoint(x: value, y: 0)], font).isEmpty)
            #expect(masks(coverage, [glyph], [CGPoint(x: 0, y: value)], font).isEmpty)
            let matrix = CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            _ = masks(coverage, [glyph], [.zero], font.with(matrix: matrix))
        }
        #expect(masks(coverage, [glyph, glyph], [.zero], font).count == 1)
    }

    @Test("pictures and coloured layers at a place are what is drawn there, kept or not")
    func pictures() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.emoji), size: 20)
        let glyph = font.face.glyph(for: "😀")
        let transform = font.pixelTransform(scale: 1)
        let first = try #require(
            ColorGlyphPicture.kept(of: glyph, in: font, transform: transform, phase: 2, textColor: .zero)
        )
        var place = transform
        place.tx = 0.5
        let area = DeviceRect(x: -100, y: -100, width: 200, height: 200)
        let made = try #require(
            ColorGlyphPicture.picture(of: glyph, in: font, transform: place, textColor: .zero, within: area)
        )
        #expect(first.x == made.x && first.y == made.y)
        #expect(first.image.hasSamePixels(as: made.surface.makeImage()))
        #expect(ColorGlyphPicture.bounds(of: glyph, in: font, transform: place).width == made.surface.width)
        // A part of the picture is a part of its pixels.
        let part = try #require(
            ColorGlyphPicture.picture(
                of: glyph,
                in: font,
                transform: place,
                textColor: .zero,
                within: DeviceRect(x: 5, y: -10, width: 4, height: 3)
            )
        )
        for y in 0..<3 {
            for x in 0..<4 {
                let whole = made.surface.pixels[(y - 10 - made.y) * made.surface.width + x + 5 - made.x]
                #expect(part.surface.pixels[y * 4 + x] == whole)
            }
        }
        #expect(
            ColorGlyphPicture.kept(of: .max, in: font, transform: transform, phase: 0, textColor: .zero)
                == nil
        )
        let plain = FontInstance(try TestFonts.face(TestFonts.inter), size: 20)
        #expect(ColorGlyphPicture.bounds(of: 5, in: plain, transform: transform).isEmpty)
    }
}
