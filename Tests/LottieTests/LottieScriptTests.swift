import AgateDocuments
import AgateTestSupport
import CoreText
import Foundation
import Lottie
import Testing
import UIKit

/// Words of many scripts.
enum ScriptWords {
    static let all: [(script: String, text: String)] = [
        ("Latin", "AVATAR office fjord"), ("accents", "e\u{301}a\u{308}o\u{302}\u{323}"),
        ("Greek", "Ἑλλάς"), ("Cyrillic", "Здравствуй"), ("Armenian", "Բարեւ"), ("Georgian", "გამარჯობა"),
        ("Hebrew", "שָׁלוֹם"), ("Arabic", "مرحبا بالعالم"), ("Persian", "می‌خواهم"), ("Syriac", "ܫܠܡܐ"),
        ("Devanagari", "क्षत्रिय हिन्दी"), ("Bengali", "নমস্কার"), ("Gurmukhi", "ਸਤਿ ਸ੍ਰੀ"),
        ("Gujarati", "નમસ્તે"), ("Tamil", "வணக்கம்"), ("Telugu", "నమస్కారం"), ("Kannada", "ನಮಸ್ಕಾರ"),
        ("Malayalam", "നമസ്കാരം"), ("Sinhala", "ආයුබෝවන්"), ("Thai", "สวัสดีครับ"), ("Lao", "ສະບາຍດີ"),
        ("Tibetan", "བཀྲ་ཤིས"), ("Myanmar", "မင်္ဂလာပါ"), ("Khmer", "សួស្តី"), ("Ethiopic", "ሰላም"),
        ("Cherokee", "ᎣᏏᏲ"), ("Japanese", "日本語かな"), ("Korean", "안녕하세요"), ("Mongolian", "ᠮᠣᠩᠭᠣᠯ"),
        ("both directions", "abc שלום 12 def"), ("emoji", "A😀👩‍👩‍👧🇩🇪B"),
    ]
}

@Suite("Texts of Lottie files in all scripts")
struct LottieScriptTests {
    private static func document(_ text: String, font: String = "Liberation Sans", more: String = "")
        -> String
    {
        let data = try? JSONSerialization.data(withJSONObject: [text])
        let quoted = data.map { String(decoding: $0, as: UTF8.self).dropFirst().dropLast() } ?? ""
        let layer =
            #"{"ty":5,"ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"t":\#(quoted),"f":"A","s":20,"lh":24,"fc":[0,0,0]\#(more)}}]}}}"#
        return SmallLottie.document(
            [layer],
            #","fonts":{"list":[{"fName":"A","fFamily":"\#(font)","fStyle":"Regular"}]}"#
        )
    }

    @MainActor
    @Test(
        "the same string in a Lottie file and in a label has the same glyphs in the same places",
        .claim("Q4.2"),
        arguments: ScriptWords.all.map(\.text)
    )
    func likeLabels(text: String) throws {
        let label = UILabel()
        label.font = UIFont(name: "Liberation Sans", size: 20)
        label.text = text
        let line = CTLineCreateWithAttributedString(try #require(label.attributedText))
        var wanted: [PlacedGlyph] = []
        for case let run as CTRun in CTLineGetGlyphRuns(line) {
            let attributes = CTRunGetAttributes(run)
            let font = try #require(attributes[kCTFontAttributeName] as? CTFont)
            var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
            var places = [CGPoint](repeating: .zero, count: glyphs.count)
            var indices = [CFIndex](repeating: 0, count: glyphs.count)
            CTRunGetGlyphs(run, CFRange(), &glyphs)
            CTRunGetPositions(run, CFRange(), &places)
            CTRunGetStringIndices(run, CFRange(), &indices)
            let units = Array(text.utf16)
            for (index, glyph) in glyphs.enumerated() where units[indices[index]] != 0x20 {
                wanted.append(
                    PlacedGlyph(
                        fontName: CTFontCopyPostScriptName(font) as String,
                        number: UInt32(glyph),
                        place: SIMD2(places[index].x, -places[index].y)
                    )
                )
            }
        }
        let found = try SmallLottie.animation(Self.document(text)).glyphs(ofLayerAt: 0)
        func sorted(_ glyphs: [PlacedGlyph]) -> [PlacedGlyph] {
            glyphs.sorted {
                ($0.place.x, $0.place.y, $0.number) < ($1.place.x, $1.place.y, $1.number)
            }
        }
        let (first, second) = (sorted(found), sorted(wanted))
        #expect(!first.isEmpty && first.map(\.number) == second.map(\.number))
        #expect(first.map(\.fontName) == second.map(\.fontName))
        for (one, other) in zip(first, second) {
            #expect(abs(one.place.x - other.place.x) < 1e-9 && abs(one.place.y - other.place.y) < 1e-9)
        }
        #expect(!first.contains { $0.number == 0 }, "a glyph is missing")
    }

    @Test("a face of a text is drawn in its colours", .claim("Q4.2"))
    func emoji() throws {
        let picture = try SmallLottie.picture(
            Self.document("😀").replacingOccurrences(of: #""ks":{}"#, with: #""ks":{"p":{"k":[5,25]}}"#)
        )
        var yellow = 0
        for y in 0..<40 {
            for x in 0..<40 {
                let pixel = picture[x, y]
                let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
                if pixel >> 24 == 255, red > 200, green > 150, blue < 120 { yellow += 1 }
            }
        }
        #expect(yellow > 100)
    }

    @Test("a character that no font can draw is told of once, with its number", .claim("Q4.2"))
    func undrawable() throws {
        let text = "a\u{10FFFD}b\u{10FFFD}\u{10FFFC}"
        let issues = try SmallLottie.animation(Self.document(text)).issues
        #expect(
            issues == [
                DocumentIssue(
                    severity: .dropped,
                    feature: "characters that no font here can draw: U+10FFFD, U+10FFFC",
                    path: "layers[0]"
                )
            ]
        )
        #expect(try SmallLottie.animation(Self.document("é日 ب\u{200D}😀\u{1}")).issues.isEmpty)
    }

    @Test("a font that comes with the file as a data URL draws its text", .claim("Q4.2"))
    func embeddedFont() throws {
        let data = try Data(
            contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
        )
        let fonts = { (path: String) in
            #","fonts":{"list":[{"fName":"A","fFamily":"Nobody","fStyle":"Regular","fPath":"\#(path)"}]}"#
        }
        let layer = { (text: String) in
            #"{"ty":5,"ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"t":"\#(text)","f":"A","s":20,"fc":[0,0,0]}}]}}}"#
        }
        let good = try SmallLottie.animation(
            SmallLottie.document([layer("Ab")], fonts("data:font/ttf;base64," + data.base64EncodedString()))
        )
        #expect(good.issues.isEmpty)
        #expect(good.glyphs(ofLayerAt: 0).map(\.fontName) == ["DejaVuSans", "DejaVuSans"])
        let bad = try SmallLottie.animation(
            SmallLottie.document([layer("Ab")], fonts("data:font/ttf;base64,AAECAwQ="))
        )
        #expect(bad.issues.map(\.feature) == ["font A, whose file is not there or is no font"])
        #expect(bad.glyphs(ofLayerAt: 0).count == 2)
        let far = try SmallLottie.animation(
            SmallLottie.document([layer("Ab")], fonts("https://example.org/a.ttf"))
        )
        #expect(far.issues.map(\.feature) == ["font A, which is not there"])
    }

    @Test(
        "characters of the file stand among those of fonts, in both directions",
        .claim("Q4.2")
    )
    func mixed() throws {
        let bar =
            #"{"ty":"sh","ks":{"k":{"c":true,"v":[[0,-100],[60,-100],[60,0],[0,0]],"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}}}"#
        func char(_ name: String, _ width: Int) -> String {
            #"{"ch":"\#(name)","fFamily":"F","style":"R","size":10,"w":\#(width),"data":{"shapes":[\#(bar)]}}"#
        }
        func places(_ text: String) throws -> [Double] {
            let layer =
                #"{"ty":5,"ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"t":"\#(text)","f":"F","s":10,"fc":[0,0,1]}}]}}}"#
            return try SmallLottie.animation(
                SmallLottie.document(
                    [layer],
                    #","fonts":{"list":[{"fName":"F","fFamily":"F","fStyle":"R"}]},"chars":[\#(char("I", 200)),\#(char("\u{5D0}", 300))]"#
                )
            ).glyphs(ofLayerAt: 0).map(\.place.x)
        }
        // The rooms of I and I are 20 points each.
        #expect(try places("II.") == [40])
        // Hebrew goes to the left: what comes first stands at the right. The bar for alef is 30 points wide.
        #expect(try places("\u{5D0}\u{5D1}") == [0])
        #expect(try places("\u{5D1}\u{5D0}") == [30])
    }
}
