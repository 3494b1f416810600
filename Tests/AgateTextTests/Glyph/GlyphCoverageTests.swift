import AgateGeometry
import AgatePixels
import AgateRaster
import AgateText
import Foundation
import Testing

@Suite("Coverage of glyphs")
struct GlyphCoverageTests {
    private struct Missing: Error {}

    private func bytes(_ text: Substring) throws -> [UInt8] {
        let digits = Array(text.utf8)
        return try stride(from: 0, to: digits.count - 1, by: 2).map {
            guard let byte = UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16) else {
                throw Missing()
            }
            return byte
        }
    }

    @Test("72 glyphs are covered as exact areas say, within 3 of 255")
    func table() throws {
        let rows = try OracleRows.load("glyph_coverage.csv")
        #expect(rows.count == 72)
        var worst = 0
        for row in rows {
            let label =
                "\(row.text("file")) \(row.text("char")) \(row.text("pixels_per_em")) \(row.text("x_phase"))"
            let face = try TestFonts.face(
                row.text("file"),
                Int(row.number("face_index")),
                package: row.text("package")
            )
            let font = FontInstance(face, size: row.number("pixels_per_em"))
            let phase = row.number("x_phase") * 4
            try #require(phase == phase.rounded(), "\(label)")
            let mask = GlyphCoverage(budget: 0).mask(
                of: UInt32(row.number("glyph_id")),
                in: font,
                transform: font.pixelTransform(scale: 1),
                phase: Int(phase)
            )
            let wanted = try row.text("coverage_hex_rows").split(separator: "/").map(bytes)
            let (left, top) = (Int(row.number("left")), Int(row.number("top(y down, baseline 0)")))
            #expect(wanted.count == Int(row.number("height")))
            for y in min(top, mask.bounds.minY)..<max(top + wanted.count, mask.bounds.maxY) {
                let line = wanted.indices.contains(y - top) ? wanted[y - top] : []
                for x in min(left, mask.bounds.minX)..<max(left + line.count, mask.bounds.maxX) {
                    let expected = line.indices.contains(x - left) ? Int(line[x - left]) : 0
                    worst = max(worst, abs(Int(mask.coverage(x: x, y: y)) - expected))
                    #expect(abs(Int(mask.coverage(x: x, y: y)) - expected) <= 3, "\(label) at \(x), \(y)")
                }
            }
        }
        #expect(worst <= 2)
    }

    @Test("kept masks are the bytes of fresh ones, and stay within the budget")
    func cache() throws {
        let face = try TestFonts.face(TestFonts.inter)
        let kept = GlyphCoverage(budget: 60_000)
        let fresh = GlyphCoverage(budget: 0)
        for _ in 0..<2 {
            for size in [9, 17, 40, 300.0] {
                let font = FontInstance(face, size: size)
                let transform = font.pixelTransform(scale: 2)
                for glyph in stride(from: UInt32(2), to: 900, by: 90) {
                    for phase in 0..<4 {
                        let a = kept.mask(of: glyph, in: font, transform: transform, phase: phase)
                        let b = fresh.mask(of: glyph, in: font, transform: transform, phase: phase)
                        #expect(a.bounds == b.bounds && a.bytes == b.bytes)
                        #expect(kept.byteCount <= 60_000)
                    }
                }
            }
        }
        #expect(fresh.byteCount == 0 && kept.byteCount > 0)
    }

    @Test("places are quarters of a pixel up to 64 pixels an em, whole ones up to 256, and exact beyond")
    func places() throws {
        let face = try TestFonts.face(TestFonts.inter)
        func place(_ x: Double, _ y: Double, size: Double, usesQuarters: Bool = true) -> GlyphPlacement {
            GlyphPlacement(
                origin: CGPoint(x: x, y: y),
                transform: FontInstance(face, size: size).pixelTransform(scale: 1),
                unitsPerEm: face.unitsPerEm,
                usesQuarters: usesQuarters
            )
        }
        #expect(place(10.3, 5.4, size: 17) == .pixel(x: 10, y: 5, phase: 1))
        #expect(place(10.9, 5.5, size: 64) == .pixel(x: 11, y: 6, phase: 0))
        #expect(place(-0.3, -0.5, size: 17) == .pixel(x: -1, y: 0, phase: 3))
        #expect(place(10.6, 5.4, size: 65) == .pixel(x: 11, y: 5, phase: 0))
        #expect(place(10.3, 5.4, size: 17, usesQuarters: false) == .pixel(x: 10, y: 5, phase: 0))
        #expect(place(10.3, 5.4, size: 257) == .exact)
        #expect(place(.nan, 0, size: 17) == .exact)
        let turned = GlyphPlacement(
            origin: .zero,
            transform: CGAffineTransform(a: 0, b: 0.01, c: 0.01, d: 0, tx: 0, ty: 0),
            unitsPerEm: 1000
        )
        #expect(turned == .exact)
    }

    @Test("sizes and transforms that are none cover nothing")
    func badInput() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.inter), size: 20)
        let coverage = GlyphCoverage(budget: 1000)
        for value in [0, Double.nan, .infinity, 1e300, 1e5] {
            let transform = CGAffineTransform(a: value, b: 0, c: 0, d: value, tx: 0, ty: 0)
            #expect(
                coverage.mask(of: 2, in: font, transform: transform, phase: 99).bytes.allSatisfy { $0 == 0 }
            )
        }
    }

    @Test("a glyph in colour has a picture of 136 by 128 pixels at 109 pixels an em")
    func pictures() throws {
        let face = try TestFonts.face(TestFonts.emoji)
        #expect(face.traits.symbolic.contains(.colorGlyphs) && !face.hasOutlines)
        let glyph = face.glyph(for: "😀")
        #expect(face.advance(of: glyph) == 2550)
        let picture = try #require(face.colorGlyph(glyph, pixelsPerEm: 20))
        #expect(picture.image.width == 136 && picture.image.height == 128 && picture.pixelsPerEm == 109)
        let font = FontInstance(face, size: 20)
        #expect(font.path(of: glyph) == nil)
        let (image, frame) = try #require(font.colorGlyph(glyph, scale: 2))
        #expect(abs(frame.width - 136.0 / 109 * 20) < 1e-9 && abs(frame.height - 128.0 / 109 * 20) < 1e-9)
        #expect(frame.minY < 0 && frame.maxY > 15)
        // The face is yellow in its middle.
        let middle = image.withPixels { $0[64 * 136 + 20] }
        #expect(
            middle >> 24 == 255 && middle & 255 > 200 && middle >> 8 & 255 > 120 && middle >> 16 & 255 < 120
        )
        #expect(face.colorGlyph(.max, pixelsPerEm: 20) == nil)
        #expect(try TestFonts.face(TestFonts.inter).colorGlyph(2, pixelsPerEm: 20) == nil)
    }
}
