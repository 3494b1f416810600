import AgateText
import CoreText
import Foundation
import Testing

@Suite("CTFont")
struct CTFontTests {
    @Test("fonts of equal parts are equal and have equal hashes")
    func equality() {
        let instance = FontLibrary.shared.systemFont(size: 17)
        let (first, second) = (CTFont(instance), CTFont(instance.resized(to: 17)))
        #expect(first == second)
        #expect(first.hash == second.hash)
        #expect(first != CTFont(instance.resized(to: 18)))
    }

    // Text T2, T4.
    @Test("an unknown name gives Helvetica, and a size that is none 12 points")
    func unknown() {
        let font = CTFontCreateWithName("No Such Font", 0, nil)
        #expect(CTFontCopyPostScriptName(font) == "Helvetica")
        #expect(CTFontGetSize(font) == 12)
        for size in [-3, CGFloat.nan] {
            #expect(CTFontGetSize(CTFont("Helvetica" as CFString, size: size)) == 12)
        }
        #expect(CTFontGetSize(CTFont("Helvetica" as CFString, size: .infinity)) == 100_000)
    }

    // Text T4, T58.
    @Test("names are found by PostScript name, full name and family, without case")
    func names() {
        for name in ["Inter-SemiBold", "inter-semibold", "Inter Semi Bold"] {
            #expect(CTFontCopyPostScriptName(CTFont(name as CFString, size: 9)) == "Inter-SemiBold")
        }
        #expect(CTFontCopyFamilyName(CTFont("Liberation Serif" as CFString, size: 9)) == "Liberation Serif")
        let helvetica = CTFont("Helvetica-BoldOblique" as CFString, size: 10)
        #expect(CTFontCopyPostScriptName(helvetica) == "Helvetica-BoldOblique")
        #expect(CTFontGetSymbolicTraits(helvetica).isSuperset(of: [.traitBold, .traitItalic]))
    }

    // Text T10.
    @Test("symbolic traits lead to another face of the family, or to none")
    func symbolicTraits() throws {
        let font = CTFont("Helvetica" as CFString, size: 14)
        let bold = try #require(
            CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, [.traitBold, .traitItalic])
        )
        #expect(CTFontCopyPostScriptName(bold) == "Helvetica-Bold")
        #expect(CTFontGetSize(bold) == 14)
        let back = try #require(CTFontCreateCopyWithSymbolicTraits(bold, 20, nil, [], .traitBold))
        #expect(CTFontCopyPostScriptName(back) == "Helvetica")
        #expect(CTFontGetSize(back) == 20)
        #expect(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitColorGlyphs, .traitColorGlyphs) == nil)
        let system = CTFont(.system, size: 17)
        for traits in [CTFontSymbolicTraits.traitBold, .traitItalic, [.traitBold, .traitItalic]] {
            let made = CTFontCreateCopyWithSymbolicTraits(system, 0, nil, traits, [.traitBold, .traitItalic])
            #expect(made.map { CTFontGetSymbolicTraits($0).isSuperset(of: traits) } == true)
        }
    }

    // Text T11.
    @Test("copies keep the size and matrix unless others are given")
    func copies() throws {
        var matrix = CGAffineTransform(scaleX: 2, y: 3)
        let font = CTFontCreateWithName("Inter", 10, &matrix)
        let copy = CTFontCreateCopyWithAttributes(font, 0, nil, nil)
        #expect(copy == font)
        let family = try #require(CTFontCreateCopyWithFamily(font, 0, nil, "Liberation Sans"))
        #expect(CTFontCopyFamilyName(family) == "Liberation Sans")
        #expect(CTFontGetSize(family) == 10)
        #expect(CTFontGetMatrix(family) == matrix)
        #expect(CTFontCreateCopyWithFamily(font, 0, nil, "No Such Family") == nil)
        let traits: NSDictionary = [kCTFontWeightTrait as String: 0.4]
        let attributes: NSDictionary = [kCTFontTraitsAttribute as String: traits]
        let bold = CTFontCreateCopyWithAttributes(
            CTFont("Inter-Italic" as CFString, size: 8),
            0,
            nil,
            CTFontDescriptorCreateWithAttributes(attributes)
        )
        #expect(CTFontCopyPostScriptName(bold) == "Inter-BoldItalic")
        #expect(CTFontGetSize(bold) == 8)
    }

    // Text T3.
    @Test("the matrix multiplies advances, bounds and vertical measures")
    func matrix() {
        var matrix = CGAffineTransform(scaleX: 2, y: 3)
        let plain = CTFontCreateWithName("Inter", 10, nil)
        let wide = CTFontCreateWithName("Inter", 10, &matrix)
        var glyph = CTFontGetGlyphWithName(plain, "A")
        if glyph == 0 { _ = CTFontGetGlyphsForCharacters(plain, Array("A".utf16), &glyph, 1) }
        let advance = CTFontGetAdvancesForGlyphs(plain, .default, &glyph, nil, 1)
        #expect(abs(CTFontGetAdvancesForGlyphs(wide, .default, &glyph, nil, 1) - 2 * advance) < 1e-9)
        #expect(abs(CTFontGetAscent(wide) - 3 * CTFontGetAscent(plain)) < 1e-9)
        let box = CTFontGetBoundingRectsForGlyphs(plain, .default, &glyph, nil, 1)
        let large = CTFontGetBoundingRectsForGlyphs(wide, .default, &glyph, nil, 1)
        #expect(abs(large.height - 3 * box.height) < 1e-9)
        var broken = CGAffineTransform(scaleX: .nan, y: 1)
        #expect(CTFontCreateWithName("Inter", 10, &broken) == plain)
    }

    // Text T14.
    @Test("a surrogate pair has its glyph at the first unit, and a lone one has none")
    func surrogates() throws {
        let font = CTFont("Apple Color Emoji" as CFString, size: 20)
        let units = Array("\u{1F600}".utf16)
        var glyphs: [CGGlyph] = [9, 9]
        #expect(CTFontGetGlyphsForCharacters(font, units, &glyphs, 2))
        #expect(glyphs[0] != 0 && glyphs[1] == 0)
        #expect(!CTFontGetGlyphsForCharacters(font, [0xD83D, 0x41], &glyphs, 2))
        #expect(!CTFontGetGlyphsForCharacters(font, [0xDE00], &glyphs, 1))
        #expect(glyphs[0] == 0)
        // Text T16, T93: a picture has no outline.
        #expect(CTFontGetGlyphsForCharacters(font, units, &glyphs, 2))
        #expect(CTFontCreatePathForGlyph(font, glyphs[0], nil) == nil)
    }

    // Text T17.
    @Test("the font for a string is the same one if it has the characters, else another one that has")
    func forString() {
        let font = CTFont("Inter" as CFString, size: 21)
        #expect(CTFontCreateForString(font, "Hello", CFRangeMake(0, 5)) == font)
        let emoji = CTFontCreateForString(font, "a\u{1F600}", CFRangeMake(1, 2))
        #expect(CTFontCopyPostScriptName(emoji) == "NotoColorEmoji")
        #expect(CTFontGetSize(emoji) == 21)
        let japanese = CTFontCreateForStringWithLanguage(font, "\u{65E5}", CFRangeMake(0, 1), "ja")
        #expect((CTFontCopyFamilyName(japanese) as String).hasPrefix("Noto Sans CJK JP"))
        for range in [CFRangeMake(-5, 2), CFRangeMake(3, .max), CFRangeMake(100, 1), CFRangeMake(0, -1)] {
            #expect(CTFontGetSize(CTFontCreateForString(font, "abc", range)) == 21)
        }
    }

    // Text T6.
    @Test("a variable font tells its axes, and its values are clamped")
    func variations() throws {
        let font = try TextFixture.font(TextFixture.variableInter, size: 12)
        let axes = try #require(CTFontCopyVariationAxes(font)?.compactMap { $0 as? NSDictionary })
        let weight = try #require(axes.first)
        let tag = try #require(weight[kCTFontVariationAxisIdentifierKey] as? NSNumber)
        #expect(tag.uint32Value == 0x7767_6874)
        let greatest = try #require(weight[kCTFontVariationAxisMaximumValueKey] as? NSNumber)
        let values: NSDictionary = [tag: 5000]
        let attributes: NSDictionary = [kCTFontVariationAttribute as String: values]
        let heavy = CTFontCreateCopyWithAttributes(
            font,
            0,
            nil,
            CTFontDescriptorCreateWithAttributes(attributes)
        )
        let found = try #require(CTFontCopyVariation(heavy)?[tag] as? NSNumber)
        #expect(found == greatest)
        #expect(CTFontCopyVariation(font)?.count == 0)
        #expect(CTFontCopyVariation(try TextFixture.font(size: 12)) == nil)
        #expect(heavy != font)
        let graphics = CTFontCopyGraphicsFont(heavy, nil)
        #expect(CTFontCreateWithGraphicsFont(graphics, 12, nil, nil) == heavy)
    }

    // Text T12.
    @Test("features are set by Apple's numbers and by OpenType's tags, and are told")
    func features() throws {
        let font = CTFont("Inter" as CFString, size: 12)
        let settings: NSArray = [
            [kCTFontFeatureTypeIdentifierKey as String: 6, kCTFontFeatureSelectorIdentifierKey as String: 0]
                as NSDictionary,
            [kCTFontOpenTypeFeatureTag as String: "ss01", kCTFontOpenTypeFeatureValue as String: 1]
                as NSDictionary,
            "nonsense", 3,
        ]
        let attributes: NSDictionary = [kCTFontFeatureSettingsAttribute as String: settings]
        let made = CTFontCreateCopyWithAttributes(
            font,
            0,
            nil,
            CTFontDescriptorCreateWithAttributes(attributes)
        )
        let found = try #require(CTFontCopyFeatureSettings(made)?.compactMap { $0 as? NSDictionary })
        let tags = found.compactMap { $0[kCTFontOpenTypeFeatureTag] as? String }
        #expect(tags.contains("tnum") && tags.contains("ss01"))
        let types = try #require(CTFontCopyFeatures(made)?.compactMap { $0 as? NSDictionary })
        #expect(types.contains { ($0[kCTFontFeatureTypeIdentifierKey] as? NSNumber)?.intValue == 6 })
        #expect(CTFontCopyFeatureSettings(font) == nil)
    }

    @Test("tables, characters, languages and glyph names are those of the file")
    func contents() throws {
        let font = try TextFixture.font(size: 12)
        let tags = try #require(
            CTFontCopyAvailableTables(font, [])?.compactMap { ($0 as? NSNumber)?.uint32Value }
        )
        #expect(tags.contains(0x636D_6170) && CTFontHasTable(font, 0x636D_6170))
        let head = try #require(CTFontCopyTable(font, 0x6865_6164, []))
        #expect(head.length == 54)
        #expect(CTFontCopyTable(font, 0x7878_7878, []) == nil && !CTFontHasTable(font, 0x7878_7878))
        let set = CTFontCopyCharacterSet(font)
        #expect(set.characterIsMember(0x41) && !set.characterIsMember(0x3042))
        let languages = CTFontCopySupportedLanguages(font).compactMap { $0 as? String }
        #expect(languages.contains("en") && languages.contains("ru") && !languages.contains("ja"))
        let glyph = CTFontGetGlyphWithName(font, "A")
        #expect(glyph != 0 && CTFontCopyNameForGlyph(font, glyph) == "A")
        #expect(CTFontGetGlyphWithName(font, "no such glyph") == 0)
        let cascade = try #require(CTFontCopyDefaultCascadeListForLanguages(font, ["ja"]))
        let names = cascade.compactMap { $0 as? CTFontDescriptor }.compactMap {
            CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String
        }
        #expect(names.first == "NotoSansCJKjp-Regular")
        #expect(names.contains("NotoColorEmoji"))
    }

    // Text T75.
    @Test("fonts of the user interface have their usual sizes")
    func userInterface() {
        let sizes: [(CTFontUIFontType, CGFloat)] = [
            (.system, 13), (.emphasizedSystem, 13), (.smallSystem, 11), (.miniSystem, 9), (.label, 10),
        ]
        for (type, size) in sizes {
            let font = CTFontCreateUIFontForLanguage(type, 0, nil)
            #expect(font.map(CTFontGetSize) == size)
        }
        #expect(CTFontCreateUIFontForLanguage(.none, 12, nil) == nil)
        #expect(CTFontGetSymbolicTraits(CTFont(.emphasizedSystem, size: 0)).contains(.traitBold))
        #expect(CTFontCopyPostScriptName(CTFont(.system, size: 0)) == ".SFUI-Regular")
    }

    @Test("fonts and descriptors come back from archives")
    func archives() throws {
        var matrix = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
        let fonts = [
            CTFont("Inter-BoldItalic" as CFString, size: 13.5), CTFont(.emphasizedSystem, size: 17),
            CTFontCreateWithName("Times New Roman", 9, &matrix),
        ]
        for font in fonts {
            let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: CTFont.self, from: data) == font)
            let descriptor = CTFontCopyFontDescriptor(font)
            let bytes = try NSKeyedArchiver.archivedData(
                withRootObject: descriptor,
                requiringSecureCoding: true
            )
            let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: CTFontDescriptor.self, from: bytes)
            #expect(back == descriptor)
        }
    }

    // Text T254.
    @Test("fonts are used from several threads at once")
    func threads() async throws {
        let sizes = await withTaskGroup(of: Double.self) { group in
            for index in 0..<16 {
                group.addTask {
                    let font = CTFont("Inter" as CFString, size: 12)
                    let line = CTLineCreateWithAttributedString(
                        TextFixture.string("Thread text", [kCTFontAttributeName: font])
                    )
                    return index < 0 ? 0 : TextFixture.width(line)
                }
            }
            return await group.reduce(into: Set<Double>()) { $0.insert($1) }
        }
        #expect(sizes.count == 1)
    }
}
