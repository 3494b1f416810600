import AgateText
import CoreGraphics
import Foundation
import Testing

/// Rule T21 of text.
@Suite("CGFont")
struct FontTests {
    @Test("a font has its names and its measures in glyph units, descent below 0")
    func measures() throws {
        let font = try GlyphFonts.graphicsFont(GlyphFonts.sans)
        #expect(font.postScriptName as String? == "LiberationSans")
        #expect(font.fullName as String? == "Liberation Sans")
        #expect(font.unitsPerEm == 2048 && font.numberOfGlyphs == 2620)
        #expect(font.ascent == 1854 && font.descent == -434 && font.leading == 67)
        #expect(font.capHeight == 1409 && font.xHeight == 1082 && font.italicAngle == 0)
        #expect(font.fontBBox.width > 3000 && font.fontBBox.minY < 0)
        #expect(font.stemV == 180)
        #expect(CFGetTypeID(font) == CGFont.typeID)
    }

    @Test("bytes that are no font give none, and neither does a name that no font has")
    func none() throws {
        #expect(CGDataProvider(data: Data()).flatMap { CGFont($0) } == nil)
        #expect(CGDataProvider(data: Data([0, 1, 0, 0, 9, 9])).flatMap { CGFont($0) } == nil)
        #expect(CGFont("NoSuchFont-Regular" as CFString) == nil)
        #expect(CGFont("" as CFString) == nil)
    }

    @Test("fonts are found by PostScript and full names, without case, and not by families")
    func names() throws {
        let font = try #require(CGFont("liberationsans-bold" as CFString))
        #expect(font.postScriptName as String? == "LiberationSans-Bold")
        #expect(CGFont("Liberation Sans Bold" as CFString) != nil)
        #expect(CGFont("DejaVu Sans Mono" as CFString) != nil)
        #expect(CGFont("Noto Sans Arabic UI Family" as CFString) == nil)
        // Two objects are two fonts.
        let again = try #require(CGFont("liberationsans-bold" as CFString))
        #expect(again != font && Set([font, again, font]).count == 2)
    }

    @Test("glyphs have names, advances and boxes; those that are not there are told")
    func glyphs() throws {
        let font = try GlyphFonts.graphicsFont(GlyphFonts.sans)
        let glyph = font.getGlyphWithGlyphName(name: "A" as CFString)
        #expect(font.name(for: glyph) as String? == "A")
        #expect(font.getGlyphWithGlyphName(name: "no such glyph" as CFString) == 0)
        #expect(font.name(for: .max) == nil)
        var advances = [Int32](repeating: 7, count: 2)
        var boxes = [CGRect](repeating: .null, count: 2)
        #expect(font.getGlyphAdvances(glyphs: [glyph, 3], count: 2, advances: &advances))
        #expect(advances == [1366, 569])
        #expect(font.getGlyphBBoxes(glyphs: [glyph, 3], count: 2, bboxes: &boxes))
        #expect(boxes[0].minY == 0 && boxes[0].height == 1409 && boxes[1] == .zero)
        #expect(!font.getGlyphAdvances(glyphs: [glyph, .max], count: 2, advances: &advances))
        #expect(!font.getGlyphBBoxes(glyphs: [.max], count: 1, bboxes: &boxes))
        #expect(advances[1] == 0 && boxes[0] == .zero)
        #expect(font.getGlyphAdvances(glyphs: [], count: 0, advances: &advances))
        #expect(kCGFontIndexMax == 65534 && kCGFontIndexInvalid == 65535 && kCGGlyphMax == 65534)
    }

    @Test("tables are there as the file has them")
    func tables() throws {
        let font = try GlyphFonts.graphicsFont(GlyphFonts.sans)
        let tags = try #require(font.tableTags as? [NSNumber]).map(\.uint32Value)
        #expect(tags.contains(0x676C_7966) && tags.contains(0x6865_6164))
        #expect(try #require(font.table(for: 0x6865_6164)).length == 54)
        #expect(font.table(for: 0x4142_4344) == nil)
    }

    @Test("axes are named, and a copy has other values of them")
    func variations() throws {
        let font = try GlyphFonts.graphicsFont(GlyphFonts.variableInter)
        let axes = try #require(font.variationAxes as? [NSDictionary])
        let weight = try #require(axes.first { $0[CGFont.variationAxisMaxValue] as? Double == 900 })
        let name = try #require(weight[CGFont.variationAxisName] as? String)
        #expect(weight[CGFont.variationAxisMinValue] as? Double == 100)
        #expect(weight[CGFont.variationAxisDefaultValue] as? Double == 400)
        #expect(font.variations?[name] as? Double == 400)
        let bold = try #require(font.copy(withVariations: [name: 700, "No such axis": 3]))
        #expect(bold.variations?[name] as? Double == 700 && bold.stemV > font.stemV)
        let beyond = try #require(font.copy(withVariations: [name: 1e9]))
        #expect(beyond.variations?[name] as? Double == 900)
        let wrong = try #require(bold.copy(withVariations: [name: "heavy", 4: 5]))
        #expect(wrong.variations?[name] as? Double == 400)
        #expect(bold.copy(withVariations: nil)?.variations?[name] as? Double == 400)
        let plain = try GlyphFonts.graphicsFont(GlyphFonts.sans)
        #expect(plain.variationAxes == nil && plain.variations == nil)
        #expect(plain.copy(withVariations: [name: 700]) != nil)
    }
}
