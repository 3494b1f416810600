import CoreText
import Foundation
import Testing

/// Run delegates, glyph infos and annotations: text T170, T171.
@Suite("Objects in attributed strings")
struct AttributeObjectsTests {
    /// Counts calls through a pointer.
    private final class Counter {
        var deallocated = 0
        var width: CGFloat = 30
    }

    private func delegate(_ counter: Counter, ascent: CGFloat, descent: CGFloat) throws -> CTRunDelegate {
        func owner(_ pointer: UnsafeMutableRawPointer) -> Counter {
            Unmanaged<Counter>.fromOpaque(pointer).takeUnretainedValue()
        }
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1,
            dealloc: { owner($0).deallocated += 1 },
            getAscent: { _ in ascent },
            getDescent: { _ in descent },
            getWidth: { owner($0).width }
        )
        return try #require(CTRunDelegateCreate(&callbacks, Unmanaged.passUnretained(counter).toOpaque()))
    }

    @Test("a run delegate makes room for each character, and is let go of once")
    func runDelegate() throws {
        let counter = Counter()
        do {
            let delegate = try delegate(counter, ascent: 50, descent: 7)
            let string = NSMutableAttributedString(
                attributedString: try TextFixture.string("a\u{FFFC}\u{FFFC}b")
            )
            let key = NSAttributedString.Key(rawValue: kCTRunDelegateAttributeName as String)
            string.addAttribute(key, value: delegate, range: NSRange(location: 1, length: 2))
            let line = CTLineCreateWithAttributedString(string)
            var (ascent, descent) = (CGFloat(0), CGFloat(0))
            let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
            let letters =
                TextFixture.width(try TextFixture.line("a")) + TextFixture.width(try TextFixture.line("b"))
            #expect(abs(width - letters - 60) < 1e-6)
            #expect(ascent == 50 && descent == 7)
            let run = try #require(TextFixture.runs(line).first { CTRunGetStringRange($0).location == 1 })
            #expect(CTRunGetTypographicBounds(run, CFRangeMake(0, 1), &ascent, nil, nil) == 30)
            #expect(ascent == 50)
            #expect(CTRunGetImageBounds(run, nil, CFRange()).isNull)
            #expect(counter.deallocated == 0)
            // Foundation on Linux keeps the attributes of strings that are let go of.
            string.removeAttribute(key, range: NSRange(location: 0, length: string.length))
        }
        #expect(counter.deallocated == 1)
    }

    @Test("negative room and no numbers count as 0, and other versions are refused")
    func badDelegates() throws {
        let counter = Counter()
        counter.width = .nan
        let delegate = try delegate(counter, ascent: -5, descent: .infinity)
        let line = CTLineCreateWithAttributedString(
            TextFixture.string("xx", [kCTRunDelegateAttributeName: delegate])
        )
        var (ascent, descent) = (CGFloat(9), CGFloat(9))
        #expect(CTLineGetTypographicBounds(line, &ascent, &descent, nil) == 0)
        #expect(ascent == 0 && descent == 0)
        var callbacks = CTRunDelegateCallbacks(
            version: 99,
            dealloc: { _ in },
            getAscent: { _ in 0 },
            getDescent: { _ in 0 },
            getWidth: { _ in 0 }
        )
        #expect(CTRunDelegateCreate(&callbacks, nil) == nil)
        callbacks.version = kCTRunDelegateCurrentVersion
        let plain = try #require(CTRunDelegateCreate(&callbacks, nil))
        #expect(CTRunDelegateGetRefCon(plain).load(as: Int.self) == 0)
    }

    @Test("a glyph info replaces the glyph of its font alone")
    func glyphInfo() throws {
        let font = try TextFixture.font(size: 20)
        let info = try #require(CTGlyphInfoCreateWithGlyphName("B", font, "A"))
        #expect(CTGlyphInfoGetGlyphName(info) == "B")
        #expect(CTGlyphInfoCreateWithGlyphName("no such glyph", font, "A") == nil)
        let glyph = CTGlyphInfoGetGlyph(info)
        let line = CTLineCreateWithAttributedString(
            TextFixture.string("A", [kCTFontAttributeName: font, kCTGlyphInfoAttributeName: info])
        )
        #expect(TextFixture.runs(line).first.flatMap(CTRunGetGlyphsPtr)?.pointee == glyph)
        let other = CTLineCreateWithAttributedString(
            TextFixture.string(
                "A",
                [
                    kCTFontAttributeName: try TextFixture.font(TextFixture.inter, size: 20),
                    kCTGlyphInfoAttributeName: info,
                ]
            )
        )
        #expect(TextFixture.runs(other).first.flatMap(CTRunGetGlyphsPtr)?.pointee != glyph)
        let character = try #require(CTGlyphInfoCreateWithCharacterIdentifier(7, .adobeJapan1, "A"))
        #expect(CTGlyphInfoGetCharacterIdentifier(character) == 7)
        #expect(CTGlyphInfoGetCharacterCollection(character) == .adobeJapan1)
        #expect(CTGlyphInfoGetGlyph(character) == 0)
    }

    @Test("annotations keep what they say, and change no line")
    func ruby() throws {
        let annotation = CTRubyAnnotationCreateWithAttributes(
            .center,
            .none,
            .before,
            "kan",
            [kCTRubyAnnotationSizeFactorAttributeName as String: 0.4] as NSDictionary
        )
        #expect(CTRubyAnnotationGetTextForPosition(annotation, .before) == "kan")
        #expect(CTRubyAnnotationGetTextForPosition(annotation, .after) == nil)
        #expect(CTRubyAnnotationGetSizeFactor(annotation) == 0.4)
        #expect(CTRubyAnnotationGetAlignment(annotation) == .center)
        var texts: [Unmanaged<CFString>?] = [nil, .passRetained("below"), nil, nil]
        let below = CTRubyAnnotationCreate(.auto, .auto, 0.5, &texts)
        texts[1]?.release()
        #expect(CTRubyAnnotationGetTextForPosition(below, .after) == "below")
        let font = try TextFixture.font(size: 20)
        let plain = TextFixture.width(try TextFixture.line("word"))
        let line = CTLineCreateWithAttributedString(
            TextFixture.string(
                "word",
                [kCTFontAttributeName: font, kCTRubyAnnotationAttributeName: annotation]
            )
        )
        #expect(TextFixture.width(line) == plain)
    }

    @Test("objects tell the numbers of their types")
    func typeNumbers() throws {
        let line = try TextFixture.line("a")
        #expect(CFGetTypeID(line) == CTLineGetTypeID())
        #expect(CFGetTypeID(CTFont(.system, size: 0)) == CTFontGetTypeID())
        #expect(CFGetTypeID(CTParagraphStyleCreate(nil, 0)) == CTParagraphStyleGetTypeID())
        #expect(CTLineGetTypeID() != CTRunGetTypeID())
        #expect(CFGetTypeID(NSObject()) == 0)
    }
}
