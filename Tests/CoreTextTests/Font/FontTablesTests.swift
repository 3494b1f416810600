import CoreText
import Foundation
import Testing

/// Fonts against tables that other programs made: text T5, T8, T15, T16, T43, T63, T64, T66.
@Suite("The tables of fonts")
struct FontTablesTests {
    @Test("fonts of files have the names and measures that another reader finds")
    func metrics() throws {
        let rows = try CoreTextTable.rows("font_metrics.csv")
        #expect(rows.count == 25)
        for row in rows {
            let path = row.text("file")
            let font = try row.font(size: 17)
            #expect(CTFontCopyFamilyName(font) as String == row.text("family"), "\(path)")
            #expect(CTFontCopyFullName(font) as String == row.text("full_name"), "\(path)")
            #expect(CTFontCopyPostScriptName(font) as String == row.text("postscript_name"), "\(path)")
            #expect(CTFontCopyName(font, kCTFontStyleNameKey) as String? == row.text("style"), "\(path)")
            #expect(CTFontGetGlyphCount(font) == Int(row.number("glyph_count")), "\(path)")
            #expect(Double(CTFontGetUnitsPerEm(font)) == row.number("units_per_em"), "\(path)")
            #expect(abs(CTFontGetAscent(font) - row.number("ctascent_17")) < 1e-3, "\(path)")
            #expect(abs(CTFontGetDescent(font) - row.number("ctdescent_17")) < 1e-3, "\(path)")
            #expect(abs(CTFontGetLeading(font) - row.number("ctleading_17")) < 1e-3, "\(path)")
            #expect(abs(CTFontGetSlantAngle(font) - row.number("italic_angle")) < 1e-3, "\(path)")
            let traits = CTFontGetSymbolicTraits(font)
            let names = row.text("symbolic_traits")
            #expect(traits.contains(.traitBold) == names.contains("bold"), "\(path)")
            #expect(traits.contains(.traitItalic) == names.contains("italic"), "\(path)")
            #expect(traits.contains(.traitMonoSpace) == names.contains("monoSpace"), "\(path)")
        }
    }

    @Test("glyphs have the advances and bounds that another reader finds")
    func outlines() throws {
        let rows = try CoreTextTable.rows("glyph_outlines.csv")
        #expect(rows.count > 40)
        for row in rows {
            let font = try row.font(size: row.number("units_per_em"))
            let value = try #require(UInt32(row.text("char").dropFirst(2), radix: 16))
            let scalar = try #require(Unicode.Scalar(value))
            let units = Array(String(Character(scalar)).utf16)
            var glyphs = [CGGlyph](repeating: 7, count: units.count)
            #expect(CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count))
            #expect(Double(glyphs[0]) == row.number("glyph_id"), "\(row.cells)")
            var advance = CGSize.zero
            let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advance, 1)
            #expect(abs(sum - row.number("advance")) < 1e-6, "\(row.cells)")
            #expect(advance == CGSize(width: sum, height: 0))
            let bounds = row.numbers("exact_bounds")
            let box = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, nil, 1)
            if bounds.count == 4 {
                let found = [box.minX, box.minY, box.maxX, box.maxY].map { Double($0) }
                #expect(zip(found, bounds).allSatisfy { abs($0 - $1) < 0.02 }, "\(row.cells) \(found)")
                #expect(CTFontCreatePathForGlyph(font, glyphs[0], nil)?.boundingBoxOfPath == box)
            } else {
                #expect(box.isNull)
                #expect(CTFontCreatePathForGlyph(font, glyphs[0], nil) == nil)
            }
        }
    }

    @Test("the system font has one set of proportions at all sizes and weights")
    func system() throws {
        for row in try CoreTextTable.rows("system_font_metrics.csv") {
            for type in [CTFontUIFontType.system, .emphasizedSystem] {
                let font = CTFont(type, size: row.number("point_size"))
                #expect(abs(CTFontGetAscent(font) - row.number("ascender")) < 1e-4)
                #expect(abs(CTFontGetDescent(font) + row.number("descender")) < 1e-4)
                #expect(abs(CTFontGetLeading(font) - row.number("leading")) < 1e-9)
                #expect(abs(CTFontGetCapHeight(font) - row.number("capHeight")) < 1e-4)
                #expect(abs(CTFontGetXHeight(font) - row.number("xHeight")) < 1e-4)
            }
        }
    }
}
