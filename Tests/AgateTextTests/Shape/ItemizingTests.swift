import AgateGeometry
import AgateText
import Foundation
import Testing

@Suite("Dividing a text into pieces of one font and script")
struct ItemizingTests {
    private let library = FontLibrary()

    private func inter(_ size: Double = 20) throws -> FontInstance {
        FontInstance(try TestFonts.face(TestFonts.inter), size: size)
    }

    /// The pieces as their text, script and family.
    private func items(
        _ text: String,
        language: String = "",
        levels: [UInt8] = [],
        font: FontInstance? = nil
    ) throws -> [String] {
        let units = Array(text.utf16)
        let attributes = ShapingAttributes(font: try font ?? inter(), language: language)
        return TextItemizer(library: library)
            .items(of: units, spans: [.init(0..<units.count, attributes)], levels: levels)
            .map { item in
                let part = String(decoding: units[item.range], as: UTF16.self)
                return "\(part)|\(item.script)|\(item.font.names.family)"
            }
    }

    @Test("scripts divide, and common characters have the script before them")
    func scripts() throws {
        #expect(try items("Hello, world!") == ["Hello, world!|Latn|Inter"])
        #expect(try items("abc где 12") == ["abc |Latn|Inter", "где 12|Cyrl|Inter"])
        #expect(try items("12 abc") == ["12 abc|Latn|Inter"])
        #expect(try items("12") == ["12|Zyyy|Inter"])
        #expect(try items("") == [])
        #expect(try items("ab (где) ef") == ["ab (|Latn|Inter", "где|Cyrl|Inter", ") ef|Latn|Inter"])
        #expect(try items("e\u{301}\u{308}") == ["e\u{301}\u{308}|Latn|Inter"])
    }

    @Test("levels divide")
    func levels() throws {
        #expect(try items("abcd", levels: [0, 0, 1, 1]) == ["ab|Latn|Inter", "cd|Latn|Inter"])
    }

    @Test("characters that the font lacks have another one, by script and language")
    func fallback() throws {
        #expect(
            try items("a مرحبا b") == [
                "a |Latn|Inter", "مرحبا|Arab|Noto Sans Arabic", " |Arab|Inter", "b|Latn|Inter",
            ]
        )
        #expect(try items("नमस्ते") == ["नमस्ते|Deva|Noto Sans Devanagari"])
        #expect(try items("ไทย") == ["ไทย|Thai|Noto Sans Thai"])
        #expect(try items("שלום") == ["שלום|Hebr|Noto Sans Hebrew"])
        #expect(try items("漢") == ["漢|Hani|Noto Sans CJK SC"])
        #expect(try items("漢", language: "ja") == ["漢|Hani|Noto Sans CJK JP"])
        #expect(try items("漢", language: "zh-Hant-HK") == ["漢|Hani|Noto Sans CJK HK"])
        #expect(try items("漢", language: "zh-TW") == ["漢|Hani|Noto Sans CJK TC"])
        #expect(try items("ひらカナ") == ["ひら|Hira|Noto Sans CJK JP", "カナ|Kana|Noto Sans CJK JP"])
        #expect(try items("한국") == ["한국|Hang|Noto Sans CJK KR"])
    }

    @Test("fallback keeps size, weight and slant where there are such faces")
    func fallbackStyle() throws {
        let bold = FontInstance(
            try TestFonts.face(TestFonts.inter.replacingOccurrences(of: "Regular", with: "Bold")),
            size: 33
        )
        let units = Array("مرحبا".utf16)
        let items = TextItemizer(library: library)
            .items(of: units, spans: [.init(0..<units.count, ShapingAttributes(font: bold))])
        #expect(items.map(\.font.face.names.postScript) == ["NotoSansArabic-Bold"])
        #expect(items.map(\.font.size) == [33])
    }

    @Test("emoji have the emoji font, and text presentation keeps the text's")
    func emoji() throws {
        let color = "Noto Color Emoji"
        #expect(try items("a😀b") == ["a|Latn|Inter", "😀|Zyyy|\(color)", "b|Latn|Inter"])
        #expect(try items("👨‍👩‍👧‍👦👍🏽🇩🇪") == ["👨‍👩‍👧‍👦👍🏽🇩🇪|Zyyy|\(color)"])
        #expect(try items("1\u{FE0F}\u{20E3}") == ["1\u{FE0F}\u{20E3}|Zyyy|\(color)"])
        #expect(try items("❤\u{FE0F}") == ["❤\u{FE0F}|Zyyy|\(color)"])
        #expect(try !items("❤\u{FE0E}").joined().contains(color))
        #expect(try !items("1 #*").joined().contains(color))
        #expect(try !items("©").joined().contains(color))
        #expect(try items("☝🏽") == ["☝🏽|Zyyy|\(color)"])
    }

    @Test("a font's own list comes before the system's")
    func cascade() throws {
        let naskh = FontInstance(
            try TestFonts.face("/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf"),
            size: 5
        )
        let font = try inter().with(cascade: [naskh])
        #expect(try items("مرحبا", font: font) == ["مرحبا|Arab|Noto Naskh Arabic"])
        let units = Array("م".utf16)
        let found = TextItemizer(library: library)
            .items(of: units, spans: [.init(0..<1, ShapingAttributes(font: font))])
        #expect(found.map(\.font.size) == [20])
    }

    @Test("a cluster is never divided between fonts, and canonical forms need no other font")
    func clusters() throws {
        let sans = FontInstance(try TestFonts.face(TestFonts.sans), size: 20)
        let composed = try items("ṩ", font: sans)
        #expect(composed.count == 1)
        #expect(try items("a\u{4E2D}\u{301}b").count == 3)
        #expect(try items("Å", font: sans) == ["Å|Latn|Liberation Sans"])
        #expect(
            try items("a\u{2009}b\u{2011}\u{200B}\tc\n") == ["a\u{2009}b\u{2011}\u{200B}\tc\n|Latn|Inter"]
        )
    }

    @Test("what no font has is a box for each cluster")
    func boxes() throws {
        let text = "a\u{10FFFD}b"
        #expect(try items(text) == ["a|Latn|Inter", "\u{10FFFD}|Latn|Last Resort", "b|Latn|Inter"])
        let units = Array(text.utf16)
        let attributes = ShapingAttributes(font: try inter(10))
        let items = TextItemizer(library: library).items(
            of: units,
            spans: [.init(0..<units.count, attributes)]
        )
        let runs = TextShaper(words: nil).runs(of: items, in: units)
        #expect(runs.map(\.glyphs.count) == [1, 1, 1])
        #expect(runs[1].width == 6)
        #expect(runs[1].font.path(of: runs[1].glyphs[0]) != nil)
    }

    @Test("spans divide where they ask for different things, and join where they ask for the same")
    func spans() throws {
        let units = Array("AVATAR".utf16)
        let plain = ShapingAttributes(font: try inter())
        let large = ShapingAttributes(font: try inter(30))
        let itemizer = TextItemizer(library: library)
        let same = itemizer.items(of: units, spans: [.init(0..<3, plain), .init(3..<6, plain)])
        #expect(same.map(\.range) == [0..<6])
        let different = itemizer.items(of: units, spans: [.init(0..<3, plain), .init(3..<6, large)])
        #expect(different.map(\.range) == [0..<3, 3..<6])
        let outside = itemizer.items(of: units, spans: [.init(-5..<2, plain), .init(4..<99, plain)])
        #expect(outside.map(\.range) == [0..<2, 4..<6])
    }

    @Test("the same text has the same fonts in every library")
    func determinism() throws {
        let text = "a漢ก\u{1F600}עم\u{2603}\u{FE0E}ש\u{16A0}\u{13A0}∑→\u{1D11E}"
        func names(_ library: FontLibrary) throws -> [String] {
            let units = Array(text.utf16)
            return TextItemizer(library: library)
                .items(of: units, spans: [.init(0..<units.count, ShapingAttributes(font: try inter()))])
                .map(\.font.face.names.postScript)
        }
        let first = try names(library)
        #expect(!first.contains("LastResort"))
        for _ in 0..<3 { #expect(try names(FontLibrary()) == first) }
    }

    @Test("every part of a text is in one piece, whatever the text is")
    func badText() throws {
        let marks = [UInt16(0x61)] + [UInt16](repeating: 0x301, count: 100_000)
        let lone: [UInt16] = [0xD83D, 0x41, 0xDE00, 0xD83D, 13, 10, 0xDC00, 0x200D, 0xFE0F]
        let long = Array(String(repeating: "aé漢(]) ", count: 20_000).utf16)
        for text in [marks, lone, long] {
            let attributes = ShapingAttributes(font: try inter())
            let items = TextItemizer(library: library).items(
                of: text,
                spans: [.init(0..<text.count, attributes)]
            )
            #expect(items.first?.range.lowerBound == 0 && items.last?.range.upperBound == text.count)
            #expect(zip(items, items.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
            let runs = TextShaper().runs(of: items, in: text)
            #expect(runs.allSatisfy { $0.width.isFinite })
        }
    }
}
