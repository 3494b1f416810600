import AgateGeometry
import AgateText
import Foundation
import Testing

@Suite("Outlines of glyphs")
struct GlyphOutlineTests {
    private func character(_ text: String) throws -> Unicode.Scalar {
        try #require(UInt32(text.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) })
    }

    /// The area inside contours, those that turn the other way subtracted, from the exact integral over lines and curves.
    private func area(_ path: Path) -> Double {
        var sum = 0.0
        func cross(_ a: CGPoint, _ b: CGPoint) -> Double { a.x * b.y - b.x * a.y }
        var start = CGPoint.zero
        path.forEachElement { verb, from, p in
            switch verb {
            case .move: start = p[0]
            case .line: sum += cross(from, p[0]) / 2
            case .quad: sum += (2 * cross(from, p[0]) + cross(from, p[1]) + 2 * cross(p[0], p[1])) / 6
            case .cubic:
                sum +=
                    (6 * cross(from, p[0]) + 3 * cross(from, p[1]) + cross(from, p[2]) + 3 * cross(p[0], p[1])
                        + 3 * cross(p[0], p[2]) + 6 * cross(p[1], p[2])) / 20
            case .close: sum += cross(from, start) / 2
            }
        }
        return abs(sum)
    }

    @Test("47 glyphs have the index, name, advance, bounds, area and contours that another reader finds")
    func table() throws {
        let rows = try OracleRows.load("glyph_outlines.csv")
        #expect(rows.count == 47)
        for row in rows {
            let label = "\(row.text("file")) \(row.text("char"))"
            let face = try TestFonts.face(
                row.text("file"),
                Int(row.number("face_index")),
                package: row.text("package")
            )
            let glyph = face.glyph(for: try character(row.text("char")))
            #expect(Double(glyph) == row.number("glyph_id"), "\(label)")
            if let name = face.glyphName(glyph) { #expect(name == row.text("glyph_name"), "\(label)") }
            #expect(face.advance(of: glyph) == row.number("advance"), "\(label)")
            let outline = GlyphOutline.outline(of: glyph, in: face)
            let bounds = outline.bounds
            let found = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { Double($0) }
            for (a, b) in zip(found, row.numbers("exact_bounds")) {
                #expect(abs(a - b) <= 0.01, "\(label) \(found)")
            }
            #expect(abs(area(outline.path) / row.number("abs_area") - 1) <= 1e-4, "\(label)")
            #expect(outline.path.verbs.count { $0 == .move } == Int(row.number("contours")), "\(label)")
            #expect(outline.path.verbs.count { $0 == .close } == Int(row.number("contours")), "\(label)")

            // The same in points.
            let font = FontInstance(face, size: 34)
            let rect = font.boundingRect(of: glyph)
            let scale = 34 / face.unitsPerEm
            #expect(
                abs(rect.minX - bounds.minX * scale) < 1e-9 && abs(rect.maxY - bounds.maxY * scale) < 1e-9
            )
            let path = try #require(font.path(of: glyph))
            #expect(abs(area(path) / (area(outline.path) * scale * scale) - 1) < 1e-9)
        }
    }

    @Test("TrueType's curves are quadratic, PostScript's cubic")
    func curves() throws {
        let quadratic = try TestFonts.face(TestFonts.sans)
        let cubic = try TestFonts.face(TestFonts.inter)
        let round = GlyphOutline.outline(of: quadratic.glyph(for: "O"), in: quadratic).path.verbs
        #expect(round.contains(.quad) && !round.contains(.cubic))
        let other = GlyphOutline.outline(of: cubic.glyph(for: "O"), in: cubic).path.verbs
        #expect(other.contains(.cubic) && !other.contains(.quad))
    }

    @Test("a glyph without an outline has no path and a zero rectangle")
    func empty() throws {
        let face = try TestFonts.face(TestFonts.inter)
        let font = FontInstance(face, size: 20)
        let space = face.glyph(for: " ")
        #expect(font.path(of: space) == nil)
        #expect(font.boundingRect(of: space) == .zero)
        #expect(font.boundingRects(of: [space]).union == .null)
        let letter = face.glyph(for: "A")
        #expect(font.boundingRects(of: [space, letter]).union == font.boundingRect(of: letter))
        #expect(font.path(of: .max) == nil)
        #expect(font.advance(of: .max) == .zero)
        #expect(face.glyphName(.max) == nil)
    }

    @Test("a matrix, and leaning, move outlines")
    func matrix() throws {
        let face = try TestFonts.face(TestFonts.inter)
        let letter = face.glyph(for: "H")
        let plain = FontInstance(face, size: 20)
        let turned = plain.with(matrix: .init(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        let (a, b) = (plain.boundingRect(of: letter), turned.boundingRect(of: letter))
        #expect(abs(a.width - b.height) < 1e-9 && abs(a.minX - b.minY) < 1e-9 && abs(a.maxY + b.minX) < 1e-9)
        let leaning = FontInstance(face, size: 20, isObliqued: true).boundingRect(of: letter)
        #expect(abs(leaning.maxX - a.maxX - 0.2126 * a.maxY) < 1e-9)
        #expect(leaning.minX == a.minX)
    }

    @Test("boxes stand for what no font has")
    func boxes() throws {
        let font = FontInstance(.lastResort, size: 10)
        let box = FontFace.lastResort.glyph(for: "漢")
        #expect(font.advance(of: box).width == 6)
        #expect(font.boundingRect(of: box) == CGRect(x: 0.5, y: 0, width: 5, height: 7))
        #expect(abs(area(try #require(font.path(of: box))) - (35 - 4 * 6)) < 1e-9)
        #expect(font.path(of: FontFace.lastResort.glyph(for: "\u{200D}")) == nil)
        #expect(font.metrics.ascent == 9.5 && abs(font.metrics.descent - 2.4) < 1e-12)
    }
}
