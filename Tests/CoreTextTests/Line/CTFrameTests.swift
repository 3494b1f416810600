import CoreText
import Foundation
import Testing

/// Text T130 to T149.
@Suite("CTFramesetter, CTFrame and CTTypesetter")
struct CTFrameTests {
    private static let text =
        "The quick brown fox jumps over the lazy dog. \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}, and so on.\n"
        + "Another paragraph\u{2014}with dashes, caf\u{E9}s and 12,345.67 numbers.\n\nThe last one."

    private func framesetter(_ text: String = text, size: CGFloat = 16) throws -> CTFramesetter {
        CTFramesetterCreateWithAttributedString(try TextFixture.string(text, size: size))
    }

    // Text T149.
    @Test(
        "a frame of the suggested size shows all that fits",
        arguments: [40, 77.5, 120, 200, 333, CGFloat.infinity]
    )
    func suggestedSize(_ width: CGFloat) throws {
        let framesetter = try framesetter()
        for height in [CGFloat.infinity, 60, 100, 0] {
            var fit = CFRange()
            let size = CTFramesetterSuggestFrameSizeWithConstraints(
                framesetter,
                CFRange(),
                nil,
                CGSize(width: width, height: height),
                &fit
            )
            #expect(size.width == size.width.rounded() && size.height == size.height.rounded())
            #expect(size.width <= max(width.rounded(.up), 1))
            let frame = CTFramesetterCreateFrame(
                framesetter,
                CFRange(),
                TextFixture.rectangle(size.width, size.height),
                nil
            )
            let visible = CTFrameGetVisibleStringRange(frame)
            #expect(visible.location == 0 && visible.length >= fit.length)
            if height == 0 || height == .infinity { #expect(fit.length == Self.text.utf16.count) }
        }
    }

    @Test("nothing needs no room and has no lines")
    func empty() throws {
        let framesetter = try framesetter("")
        var fit = CFRangeMake(9, 9)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRange(), nil, .zero, &fit)
        #expect(size == .zero && fit == CFRange())
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(), TextFixture.rectangle(100, 100), nil)
        #expect(CTFrameGetLines(frame).count == 0)
        #expect(CTFrameGetVisibleStringRange(frame).length == 0)
    }

    // Text T141, T142, T143, T147.
    @Test("lines stand under one another from the top, and end where the next would not lie inside")
    func lines() throws {
        let font = try TextFixture.font(size: 16)
        let height = CTFontGetAscent(font) + CTFontGetDescent(font) + CTFontGetLeading(font)
        let framesetter = try framesetter()
        let path = CGPath(rect: CGRect(x: 30, y: 50, width: 150, height: 3 * height + 1), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
        let origins = TextFixture.origins(frame)
        #expect(origins.count == 3)
        for (index, origin) in origins.enumerated() {
            let baseline = 3 * height + 1 - CGFloat(index) * height - CTFontGetAscent(font)
            #expect(abs(origin.y - baseline) < 1e-6)
            #expect(origin.x == 0)
        }
        let visible = CTFrameGetVisibleStringRange(frame)
        let last = try #require(TextFixture.lines(frame).last.map(CTLineGetStringRange))
        #expect(visible == CFRangeMake(0, last.location + last.length))
        #expect(CTFrameGetPath(frame) === path)
        #expect(CTFrameGetLines(frame) === CTFrameGetLines(frame))
        #expect(CTFrameGetStringRange(frame) == CFRangeMake(0, Self.text.utf16.count))
        var one = [CGPoint(x: -1, y: -1), CGPoint(x: -1, y: -1)]
        CTFrameGetLineOrigins(frame, CFRangeMake(2, 1), &one)
        #expect(one[0] == origins[2] && one[1].x == -1)
    }

    @Test("frames one after another show the text as one frame does")
    func columns() throws {
        let framesetter = try framesetter()
        let whole = CTFramesetterCreateFrame(framesetter, CFRange(), TextFixture.rectangle(110, 1000), nil)
        let wanted = TextFixture.lines(whole).map(CTLineGetStringRange)
        var found: [CFRange] = []
        var start = 0
        while start < Self.text.utf16.count {
            let frame = CTFramesetterCreateFrame(
                framesetter,
                CFRangeMake(start, 0),
                TextFixture.rectangle(110, 45),
                nil
            )
            let visible = CTFrameGetVisibleStringRange(frame)
            try #require(visible.location == start && visible.length > 0)
            found += TextFixture.lines(frame).map(CTLineGetStringRange)
            start += visible.length
        }
        #expect(found == wanted)
    }

    @Test("a part of the text is laid out alone")
    func parts() throws {
        let framesetter = try framesetter()
        let frame = CTFramesetterCreateFrame(
            framesetter,
            CFRangeMake(4, 11),
            TextFixture.rectangle(1000, 100),
            nil
        )
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(4, 11))
        #expect(CTFrameGetLines(frame).count == 1)
        for range in [
            CFRangeMake(-4, 3), CFRangeMake(9999, 1), CFRangeMake(5, .max), CFRangeMake(.min, .max),
        ] {
            let made = CTFramesetterCreateFrame(framesetter, range, TextFixture.rectangle(100, 100), nil)
            #expect(CTFrameGetStringRange(made).location >= 0)
        }
    }

    // Text T144, T145, T146.
    @Test("styles move lines: indents, alignment and spacing")
    func styles() throws {
        let font = try TextFixture.font(size: 16)
        func frame(_ style: CTParagraphStyle, _ text: String = "word word\nword") -> CTFrame {
            let string = TextFixture.string(
                text,
                [kCTFontAttributeName: font, kCTParagraphStyleAttributeName: style]
            )
            return CTFramesetterCreateFrame(
                CTFramesetterCreateWithAttributedString(string),
                CFRange(),
                TextFixture.rectangle(200, 200),
                nil
            )
        }
        let right = frame(TextFixture.style(.alignment, CTTextAlignment.right.rawValue))
        let width = TextFixture.width(try #require(TextFixture.lines(right).last))
        #expect(abs(TextFixture.origins(right)[1].x - (200 - width)) < 1e-6)
        let indented = frame(TextFixture.style([.firstLineHeadIndent: 25, .paragraphSpacing: 9]))
        let plain = frame(TextFixture.style([:]))
        #expect(TextFixture.origins(indented).map(\.x) == [25, 25])
        let gaps = [indented, plain].map { TextFixture.origins($0)[0].y - TextFixture.origins($0)[1].y }
        #expect(abs(gaps[0] - gaps[1] - 9) < 1e-6)
        let tall = frame(TextFixture.style([.lineHeightMultiple: 2]))
        #expect(
            abs(200 - TextFixture.origins(tall)[0].y - (200 - TextFixture.origins(plain)[0].y) - gaps[1])
                < 1e-6
        )
        // Text T151.
        let cut = frame(
            TextFixture.style(.lineBreakMode, CTLineBreakMode.byTruncatingTail.rawValue),
            String(repeating: "word ", count: 50)
        )
        #expect(CTFrameGetLines(cut).count == 1)
        #expect(TextFixture.width(try #require(TextFixture.lines(cut).first)) <= 200)
    }

    // Text T148.
    @Test("lines in a path stand inside of it, and around clipping paths")
    func paths() throws {
        let framesetter = try framesetter(size: 10)
        let circle = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 160, height: 160), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(), circle, nil)
        let lines = zip(TextFixture.origins(frame), TextFixture.lines(frame))
        #expect(CTFrameGetLines(frame).count > 3)
        for (origin, line) in lines {
            let seen = TextFixture.width(line) - CTLineGetTrailingWhitespaceWidth(line)
            for x in [origin.x, origin.x + CGFloat(seen)] {
                let (dx, dy) = (x - 80, origin.y - 80)
                #expect((dx * dx + dy * dy).squareRoot() < 80.5)
            }
        }
        let hole = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 200), transform: nil)
        let attributes: NSDictionary = [
            kCTFrameClippingPathsAttributeName as String: [
                [kCTFramePathClippingPathAttributeName as String: hole] as NSDictionary
            ] as NSArray
        ]
        let clipped = CTFramesetterCreateFrame(
            framesetter,
            CFRange(),
            TextFixture.rectangle(200, 200),
            attributes
        )
        #expect(TextFixture.origins(clipped).allSatisfy { $0.x >= 60 - 1e-3 && $0.x < 61 })
        #expect(CTFrameGetFrameAttributes(clipped) == attributes)
    }

    @Test("paths without an area and huge ones do no harm")
    func badPaths() throws {
        let framesetter = try framesetter()
        let boxes = [
            CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
            CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude),
            CGRect(x: 0, y: 0, width: -50, height: -50), CGRect(x: 1e12, y: 1e12, width: 100, height: 100),
        ]
        for box in boxes {
            let frame = CTFramesetterCreateFrame(
                framesetter,
                CFRange(),
                CGPath(rect: box, transform: nil),
                nil
            )
            #expect(CTFrameGetVisibleStringRange(frame).location == 0)
        }
        let endless = CTFramesetterCreateFrame(
            framesetter,
            CFRange(),
            CGPath(
                rect: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude),
                transform: nil
            ),
            nil
        )
        #expect(CTFrameGetVisibleStringRange(endless).length == Self.text.utf16.count)
        for size in [CGSize(width: CGFloat.nan, height: .nan), CGSize(width: -1, height: -1)] {
            var fit = CFRange()
            _ = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRange(), nil, size, &fit)
            #expect(fit.length == Self.text.utf16.count)
        }
    }

    // Text T131, T132.
    @Test("a typesetter takes at least one character, and none outside of the text")
    func typesetter() throws {
        let typesetter = CTTypesetterCreateWithAttributedString(
            try TextFixture.string("e\u{301}xample words")
        )
        for width in [0, -1, Double.nan, 0.001] {
            #expect(CTTypesetterSuggestLineBreak(typesetter, 0, width) == 2)
            #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, width) == 2)
        }
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, .infinity) == 14)
        for start in [-1, 14, 99, Int.max] {
            #expect(CTTypesetterSuggestLineBreak(typesetter, start, 100) == 0)
            #expect(CTTypesetterSuggestClusterBreak(typesetter, start, 100) == 0)
        }
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(9, 0))
        #expect(CTLineGetStringRange(line) == CFRangeMake(9, 5))
        let forced = try #require(
            CTTypesetterCreateWithAttributedStringAndOptions(
                try TextFixture.string("abc!"),
                [kCTTypesetterOptionForcedEmbeddingLevel as String: 1] as NSDictionary
            )
        )
        // In a text from right to left the mark stands to the left.
        #expect(CTLineGetOffsetForStringIndex(CTTypesetterCreateLine(forced, CFRange()), 4, nil) == 0)
    }
}
