import AgateGeometry
import AgateText
import Foundation
import Testing

@Suite("Names, traits and measures of faces")
struct FontMetricsTests {
    private static let traitNames: [(String, FontSymbolicTraits)] = [
        ("italic", .italic), ("bold", .bold), ("expanded", .expanded), ("condensed", .condensed),
        ("monoSpace", .monoSpace), ("colorGlyphs", .colorGlyphs),
    ]

    @Test("faces of 25 files have the names and numbers that another reader finds")
    func table() throws {
        let rows = try OracleRows.load("font_metrics.csv")
        #expect(rows.count == 25)
        for row in rows {
            let path = row.text("file")
            let face = try TestFonts.face(path, package: row.text("package"))
            #expect(face.names.family == row.text("family"), "\(path)")
            #expect(face.names.style == row.text("style"), "\(path)")
            #expect(face.names.full == row.text("full_name"), "\(path)")
            #expect(face.names.postScript == row.text("postscript_name"), "\(path)")
            #expect(face.unitsPerEm == row.number("units_per_em"), "\(path)")
            #expect(face.glyphCount == Int(row.number("glyph_count")), "\(path)")
            #expect(face.metrics.ascent == row.number("hhea_ascent"), "\(path)")
            #expect(face.metrics.descent == -row.number("hhea_descent"), "\(path)")
            #expect(face.metrics.leading == row.number("hhea_line_gap"), "\(path)")
            #expect(face.metrics.underlinePosition == row.number("post_underline_position"), "\(path)")
            #expect(face.metrics.underlineThickness == row.number("post_underline_thickness"), "\(path)")
            #expect(face.traits.weightClass == row.number("weight_class"), "\(path)")
            #expect(face.traits.widthClass == row.number("width_class"), "\(path)")
            #expect(abs(face.traits.italicAngle - row.number("italic_angle")) < 1e-3, "\(path)")
            let box = row.numbers("head_bbox")
            let found = face.metrics.boundingBox
            #expect([found.minX, found.minY, found.maxX, found.maxY].map { Double($0) } == box, "\(path)")
            // Where the file is silent the heights of letters are measured.
            if row.number("cap_height") > 0 { #expect(face.metrics.capHeight == row.number("cap_height")) }
            if row.number("x_height") > 0 { #expect(face.metrics.xHeight == row.number("x_height")) }
            #expect(face.metrics.capHeight > face.metrics.xHeight && face.metrics.xHeight > 0, "\(path)")
            let traits = Self.traitNames.filter { face.traits.symbolic.contains($0.1) }.map(\.0).sorted()
            #expect(
                traits == row.text("symbolic_traits").split(separator: " ").map(String.init).sorted(),
                "\(path)"
            )
        }
    }

    @Test("measures in points follow the size, and are not rounded")
    func points() throws {
        for row in try OracleRows.load("font_metrics.csv") {
            let face = try TestFonts.face(row.text("file"), package: row.text("package"))
            let at17 = FontInstance(face, size: 17).metrics
            let at12 = FontInstance(face, size: 12).metrics
            let at36 = FontInstance(face, size: 36).metrics
            #expect(abs(at17.ascent - row.number("ctascent_17")) < 1e-3)
            #expect(abs(at17.descent - row.number("ctdescent_17")) < 1e-3)
            #expect(abs(at17.leading - row.number("ctleading_17")) < 1e-3)
            #expect(abs(at12.ascent - row.number("ctascent_12")) < 1e-3)
            #expect(abs(at12.descent - row.number("ctdescent_12")) < 1e-3)
            let height17 = at17.ascent + at17.descent + at17.leading
            let height36 = at36.ascent + at36.descent + at36.leading
            #expect(abs(height17 - row.number("uifont_lineHeight_17")) < 1e-3)
            #expect(abs(height36 - row.number("uifont_lineHeight_36")) < 1e-3)
        }
    }

    @Test("a matrix scales vertical measures")
    func matrix() throws {
        let face = try TestFonts.face(TestFonts.inter)
        let plain = FontInstance(face, size: 10)
        let tall = plain.with(matrix: .init(a: 1, b: 0, c: 0, d: 3, tx: 0, ty: 0))
        #expect(tall.metrics.ascent == plain.metrics.ascent * 3)
        #expect(tall.advance(of: 2) == plain.advance(of: 2))
        let turned = plain.with(matrix: .init(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0))
        #expect(turned.metrics.ascent == plain.metrics.ascent * 2)
        #expect(turned.advance(of: 2).height == plain.advance(of: 2).width * 2)
    }

    @Test("sizes that are none are 12, and no size is larger than 100,000")
    func sizes() throws {
        let face = try TestFonts.face(TestFonts.inter)
        for size in [0, -3, Double.nan, -Double.infinity] {
            #expect(FontInstance(face, size: size).size == 12)
        }
        #expect(FontInstance(face, size: .infinity).size == 1e5)
        #expect(FontInstance(face, size: 0.25).size == 0.25)
    }

    @Test("weights between Apple's points lie on straight lines, and the way back is the same")
    func weights() {
        let classes = [100, 200, 300, 400, 500, 600, 700, 800, 900.0]
        let weights = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        for (weightClass, weight) in zip(classes, weights) {
            #expect(FontTraits.weight(ofClass: weightClass) == weight)
            #expect(FontTraits.weightClass(of: weight) == weightClass)
        }
        #expect(abs(FontTraits.weight(ofClass: 350) + 0.2) < 1e-12)
        #expect(FontTraits.weight(ofClass: -5) == -0.8)
        #expect(abs(FontTraits(italicAngle: -12).slant - 1.0 / 15) < 1e-12)
    }
}
