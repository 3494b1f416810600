import CoreText
import Foundation
import Testing

@Suite("CTLine and CTRun")
struct CTLineTests {
    // Text T114.
    @Test("an empty string makes a line without runs and without size")
    func empty() {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
        var ascent = CGFloat(7)
        #expect(CTLineGetTypographicBounds(line, &ascent, nil, nil) == 0)
        #expect(ascent == 0 && CTLineGetGlyphCount(line) == 0 && CTLineGetGlyphRuns(line).count == 0)
        #expect(CTLineGetImageBounds(line, nil).isNull)
        #expect(CTLineGetBoundsWithOptions(line, []) == .zero)
        #expect(CTLineGetOffsetForStringIndex(line, 5, nil) == 0)
        #expect(CTLineGetStringIndexForPosition(line, .zero) == 0)
        #expect(CTLineCreateTruncatedLine(line, 10, .end, nil) === line)
        #expect(CTLineCreateJustifiedLine(line, 1, 10) == nil)
    }

    // Text T110 to T113.
    @Test("runs stand from left to right, one glyph behind the other")
    func runs() throws {
        let line = try TextFixture.line("ab \u{5D0}\u{5D1}\u{5D2} cd")
        var x = CGFloat(0)
        for run in TextFixture.runs(line) {
            let count = CTRunGetGlyphCount(run)
            var positions = [CGPoint](repeating: .zero, count: count)
            CTRunGetPositions(run, CFRange(), &positions)
            var advances = [CGSize](repeating: .zero, count: count)
            CTRunGetAdvances(run, CFRange(), &advances)
            for (position, advance) in zip(positions, advances) {
                #expect(abs(position.x - x) < 1e-6)
                x += advance.width
            }
            let width = CTRunGetTypographicBounds(run, CFRange(), nil, nil, nil)
            #expect(abs(width - Double(advances.reduce(0) { $0 + $1.width })) < 1e-9)
        }
        #expect(abs(Double(x) - TextFixture.width(line)) < 1e-6)
        let hebrew = try #require(TextFixture.runs(line).first { CTRunGetStatus($0).contains(.rightToLeft) })
        var indices = [CFIndex](repeating: 0, count: CTRunGetGlyphCount(hebrew))
        CTRunGetStringIndices(hebrew, CFRange(), &indices)
        #expect(indices == [5, 4, 3])
        #expect(CTRunGetStringRange(hebrew) == CFRangeMake(3, 3))
        let font = try #require(CTRunGetAttributes(hebrew)[kCTFontAttributeName] as? CTFont)
        var glyphs: [CGGlyph] = [0]
        #expect(CTFontGetGlyphsForCharacters(font, [0x5D0], &glyphs, 1))
    }

    @Test("parts of a run are read, and ranges beyond it are cut")
    func ranges() throws {
        let run = try #require(TextFixture.runs(try TextFixture.line("abcdef")).first)
        var glyphs: [CGGlyph] = [0, 0, 0, 0, 0, 0]
        CTRunGetGlyphs(run, CFRangeMake(4, 0), &glyphs)
        #expect(
            glyphs[0] == CTRunGetGlyphsPtr(run)?[4] && glyphs[1] == CTRunGetGlyphsPtr(run)?[5]
                && glyphs[2] == 0
        )
        for range in [CFRangeMake(-9, 3), CFRangeMake(6, 5), CFRangeMake(2, .max), CFRangeMake(.max, .max)] {
            CTRunGetGlyphs(run, range, &glyphs)
            #expect(CTRunGetTypographicBounds(run, range, nil, nil, nil) >= 0)
            _ = CTRunGetImageBounds(run, nil, range)
        }
        var origins: [CGPoint] = Array(repeating: CGPoint(x: 9, y: 9), count: 6)
        CTRunGetBaseAdvancesAndOrigins(run, CFRange(), nil, &origins)
        #expect(origins.allSatisfy { $0 == .zero })
    }

    // Text T111.
    @Test("glyphs that stand in another order than their characters are told")
    func status() throws {
        let font = CTFont("Noto Sans Devanagari" as CFString, size: 20)
        let line = CTLineCreateWithAttributedString(
            TextFixture.string("\u{915}\u{93F}", [kCTFontAttributeName: font])
        )
        let run = try #require(TextFixture.runs(line).first)
        #expect(!CTRunGetStatus(run).contains(.rightToLeft))
        let leaning = CTLineCreateWithAttributedString(
            TextFixture.string("a", [kCTFontAttributeName: font, "NSObliqueness" as CFString: 0.3])
        )
        let skewed = try #require(TextFixture.runs(leaning).first)
        #expect(CTRunGetStatus(skewed).contains(.hasNonIdentityMatrix))
        #expect(CTRunGetTextMatrix(skewed).c == 0.3)
    }

    // Text T114, T115, T117.
    @Test("white space at the end counts for the width and is told")
    func trailingSpace() throws {
        let (plain, spaced) = (try TextFixture.line("word"), try TextFixture.line("word  \t "))
        let trailing = CTLineGetTrailingWhitespaceWidth(spaced)
        #expect(trailing > 0 && CTLineGetTrailingWhitespaceWidth(plain) == 0)
        #expect(abs(TextFixture.width(spaced) - trailing - TextFixture.width(plain)) < 1e-6)
        let bound = try TextFixture.line("word\u{A0}")
        #expect(CTLineGetTrailingWhitespaceWidth(bound) == 0)
        let font = try TextFixture.font(size: 20)
        let box = CTLineGetBoundsWithOptions(plain, [])
        #expect(abs(box.minY + CTFontGetDescent(font) + CTFontGetLeading(font)) < 1e-9)
        #expect(abs(box.maxY - CTFontGetAscent(font)) < 1e-9)
        let tight = CTLineGetBoundsWithOptions(plain, .excludeTypographicLeading)
        #expect(abs(tight.minY + CTFontGetDescent(font)) < 1e-9)
        #expect(CTLineGetBoundsWithOptions(plain, .useGlyphPathBounds) == CTLineGetImageBounds(plain, nil))
    }

    // Text T116.
    @Test("image bounds are those of the outlines, moved by the text position")
    func imageBounds() throws {
        let line = try TextFixture.line("H")
        let font = try TextFixture.font(size: 20)
        var glyph = CTFontGetGlyphWithName(font, "H")
        let box = CTLineGetImageBounds(line, nil)
        #expect(box == CTFontGetBoundingRectsForGlyphs(font, .default, &glyph, nil, 1))
        let context = try TextFixture.context(4, 4)
        context.textPosition = CGPoint(x: 5, y: 7)
        #expect(CTLineGetImageBounds(line, context) == box.offsetBy(dx: 5, dy: 7))
        #expect(CTLineGetImageBounds(try TextFixture.line("   "), context).isNull)
    }

    // Text T118.
    @Test("the pen offset aligns a line without the white space at its end")
    func flush() throws {
        let line = try TextFixture.line("word   ")
        let width = TextFixture.width(line) - CTLineGetTrailingWhitespaceWidth(line)
        #expect(abs(CTLineGetPenOffsetForFlush(line, 1, 200) - (200 - width)) < 1e-9)
        #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 200) - (200 - width) / 2) < 1e-9)
        #expect(CTLineGetPenOffsetForFlush(line, 3, 200) == CTLineGetPenOffsetForFlush(line, 1, 200))
        #expect(CTLineGetPenOffsetForFlush(line, 1, 10) == 0)
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(CTLineGetPenOffsetForFlush(line, 1, value) == 0)
        }
        #expect(CTLineGetPenOffsetForFlush(line, .nan, 200) == 0)
    }

    // Text T120, T122.
    @Test("where directions meet there are two carets, and each character has two edges")
    func carets() throws {
        let line = try TextFixture.line("ab\u{5D0}\u{5D1}")
        var secondary = CGFloat(0)
        let primary = CTLineGetOffsetForStringIndex(line, 2, &secondary)
        #expect(primary != secondary)
        #expect(CTLineGetOffsetForStringIndex(line, 1, &secondary) == secondary)
        var edges: [(x: Double, index: Int, isLeading: Bool)] = []
        CTLineEnumerateCaretOffsets(line) { x, index, isLeading, _ in edges.append((x, index, isLeading)) }
        #expect(edges.count == 8)
        #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.x <= $1.x + 1e-9 })
        #expect(Set(edges.map(\.index)) == [0, 1, 2, 3])
        var count = 0
        CTLineEnumerateCaretOffsets(line) { _, _, _, stop in
            count += 1
            stop.pointee = count == 3
        }
        #expect(count == 3)
        #expect(CTLineGetOffsetForStringIndex(line, -7, nil) == 0)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: CGFloat.nan, y: 0)) == 0)
    }

    // Text T123.
    @Test("a line that fits is given back, and one that not even the token fits is not")
    func truncation() throws {
        let line = try TextFixture.line("The quick brown fox")
        let token = try TextFixture.line("\u{2026}")
        for type in [CTLineTruncationType.start, .middle, .end] {
            #expect(CTLineCreateTruncatedLine(line, TextFixture.width(line), type, token) === line)
            #expect(CTLineCreateTruncatedLine(line, .infinity, type, nil) === line)
            #expect(CTLineCreateTruncatedLine(line, 10, type, token) == nil)
            for width in [0, -5, Double.nan] {
                #expect(CTLineCreateTruncatedLine(line, width, type, token) == nil)
            }
            let bare = try #require(CTLineCreateTruncatedLine(line, 80, type, nil))
            #expect(TextFixture.width(bare) <= 80)
            let cut = try #require(CTLineCreateTruncatedLine(line, 80, type, token))
            #expect(TextFixture.width(cut) <= 80)
            #expect(TextFixture.runs(cut).contains { CTRunGetStringRange($0).length == 0 })
        }
    }

    @Test("a token keeps its own attributes in a truncated line")
    func tokenAttributes() throws {
        let line = try TextFixture.line("The quick brown fox")
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let token = CTLineCreateWithAttributedString(
            TextFixture.string(
                "\u{2026}",
                [kCTFontAttributeName: try TextFixture.font(size: 20), kCTForegroundColorAttributeName: red]
            )
        )
        let cut = try #require(CTLineCreateTruncatedLine(line, 80, .end, token))
        let last = try #require(TextFixture.runs(cut).last)
        #expect(CTRunGetAttributes(last)[kCTForegroundColorAttributeName] as? CGColor == red)
        let first = try #require(TextFixture.runs(cut).first)
        #expect(CTRunGetAttributes(first)[kCTForegroundColorAttributeName] == nil)
    }

    // Text T126.
    @Test("a justified line is as wide as wanted, by its spaces")
    func justification() throws {
        let line = try TextFixture.line("one two three ")
        let natural = TextFixture.width(line) - CTLineGetTrailingWhitespaceWidth(line)
        let wide = try #require(CTLineCreateJustifiedLine(line, 1, natural + 40))
        #expect(abs(TextFixture.width(wide) - CTLineGetTrailingWhitespaceWidth(wide) - natural - 40) < 1e-6)
        let half = try #require(CTLineCreateJustifiedLine(line, 0.5, natural + 40))
        #expect(abs(TextFixture.width(half) - CTLineGetTrailingWhitespaceWidth(half) - natural - 20) < 1e-6)
        #expect(CTLineCreateJustifiedLine(try TextFixture.line("word"), 1, 500) == nil)
        #expect(CTLineCreateJustifiedLine(line, 1, natural / 2) == nil)
        #expect(CTLineCreateJustifiedLine(line, 1, .nan) == nil)
    }

    // Text T250, T251.
    @Test("lone surrogates and attributes of wrong types do no harm")
    func hostile() throws {
        let text = String(
            decoding: [0x41, 0xD83D, 0x42, 0xDE00, 0x20, 0x0301, 0x202E, 0x43] as [UInt16],
            as: UTF16.self
        )
        let keys = [
            kCTFontAttributeName, kCTForegroundColorAttributeName, kCTParagraphStyleAttributeName,
            kCTKernAttributeName, kCTTrackingAttributeName, kCTLigatureAttributeName,
            kCTUnderlineStyleAttributeName, kCTStrokeWidthAttributeName, kCTBaselineOffsetAttributeName,
            kCTRunDelegateAttributeName, kCTGlyphInfoAttributeName, kCTWritingDirectionAttributeName,
            kCTLanguageAttributeName, kCTSuperscriptAttributeName, kCTBackgroundColorAttributeName,
        ]
        let context = try TextFixture.context(40, 20)
        for key in keys {
            for value: Any in ["x", Double.nan, -1e300, [1, 2, 99], NSNull(), Date()] {
                let string = TextFixture.string(text, [key: value])
                let line = CTLineCreateWithAttributedString(string)
                #expect(TextFixture.width(line).isFinite)
                CTLineDraw(line, context)
                let frame = CTFramesetterCreateFrame(
                    CTFramesetterCreateWithAttributedString(string),
                    CFRange(),
                    TextFixture.rectangle(30, 40),
                    nil
                )
                CTFrameDraw(frame, context)
            }
        }
    }
}
