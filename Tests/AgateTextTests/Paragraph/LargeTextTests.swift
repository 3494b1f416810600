import AgateText
import Foundation
import Testing

/// Texts of sizes that nobody means: what a screen shows of them is found without the rest, and the rest in linear time.
@Suite("Large texts")
struct LargeTextTests {
    private static let count = 10_000_000
    private static let screen = TextLayout.Room(width: 390, height: 844)

    private func content(_ units: [UInt16], style: ParagraphStyle = ParagraphStyle()) throws -> TextContent {
        let font = FontInstance(try TestFonts.face(TestFonts.sans), size: 17)
        let text = UTF16Text(units: units)
        return TextContent(text, spans: [TextSpan(text.range, ShapingAttributes(font: font))]) { _ in
            TextContent.ParagraphSetting(style: style)
        }
    }

    private func repeated(_ text: String, _ count: Int) -> [UInt16] {
        let unit = Array(text.utf16)
        var units: [UInt16] = []
        units.reserveCapacity(count + unit.count)
        while units.count < count { units += unit }
        return units
    }

    /// The lines that both a short and a long text have on a screen must be the same.
    private func expectScreenful(_ unit: String, _ kind: TruncationKind? = nil) throws {
        let style = ParagraphStyle()
        var room = Self.screen
        room.truncation = kind
        let short = TextLayout(try content(repeated(unit, 20_000), style: style), in: room)
        let long = TextLayout(try content(repeated(unit, Self.count), style: style), in: room)
        #expect(!long.showsAll && !short.showsAll)
        #expect(long.lines.count == short.lines.count && long.lines.count > 30)
        for (one, other) in zip(long.lines, short.lines) {
            #expect(one.isTruncated == other.isTruncated)
            if !one.isTruncated { #expect(one.textRange == other.textRange) }
            #expect(one.visibleWidth == other.visibleWidth && one.top == other.top && one.x == other.x)
        }
        #expect(long.lines.last?.isTruncated == (kind != nil))
    }

    @Test("a screen shows the first lines of ten million letters in paragraphs (text T154, T252)")
    func paragraphs() throws {
        try expectScreenful("the quick brown fox jumps over the lazy dog\n")
    }

    @Test("a screen shows the first lines of a paragraph of ten million letters (text T154, T252)")
    func paragraph() throws {
        try expectScreenful("the quick brown fox jumps over the lazy dog ")
        try expectScreenful("the quick brown fox jumps over the lazy dog ", .end)
        try expectScreenful("עברית and English, ")
    }

    @Test("a word of a million letters is broken between clusters (text T252)")
    func word() throws {
        let layout = TextLayout(
            try content(repeated("a", 1_000_000)),
            in: TextLayout.Room(width: 390, height: .infinity)
        )
        #expect(layout.showsAll && layout.lines.count > 20_000)
    }

    @Test("a hundred thousand marks on one letter are one cluster (text T252)")
    func marks() throws {
        let content = try content(repeated("a", 1) + repeated("\u{301}", 100_000) + repeated(" b", 2))
        let layout = TextLayout(content, in: Self.screen)
        #expect(layout.lines.count == 1 && layout.showsAll)
        let line = try #require(layout.lines.first)
        #expect(line.caret(at: 50_000).primary == line.caret(at: 0).primary)
        #expect(line.caret(at: 100_001).primary > 0)
    }

    @Test("a million line breaks are a million lines (text T252)")
    func breaks() throws {
        let layout = TextLayout(
            try content(repeated("\u{2028}", 50_000)),
            in: TextLayout.Room(width: 390, height: .infinity)
        )
        #expect(layout.showsAll && layout.lines.count >= 50_000)
        let screen = TextLayout(try content(repeated("\n", 1_000_000)), in: Self.screen)
        #expect(!screen.showsAll && screen.lines.count < 100)
    }

    @Test("ten thousand embeddings are as deep as a hundred and twenty-five (text T252)")
    func embeddings() throws {
        let units = repeated("\u{202B}", 10_000) + repeated("a", 1) + repeated("\u{202C}", 10_000)
        let layout = TextLayout(try content(units), in: Self.screen)
        #expect(layout.showsAll && layout.lines.count == 1)
    }

    @Test("lone halves of surrogate pairs are replacement characters at their own places (text T250)")
    func surrogates() throws {
        let content = try content([0x61, 0xD800, 0x62, 0xDC00, 0xDC00, 0xD83D, 0xDE00, 0xDBFF])
        let layout = TextLayout(content, in: Self.screen)
        let line = try #require(layout.lines.first)
        #expect(line.textRange == 0..<8)
        let carets = [0, 1, 2, 3, 4, 5, 7, 8].map { line.caret(at: $0).primary }
        #expect(carets == carets.sorted() && Set(carets).count == carets.count)
    }

    @Test("sizes that are no numbers leave the text where it is (text T251)")
    func numbers() throws {
        let content = try content(repeated("some words ", 100))
        for size in [Double.nan, -.infinity, -5, 0, 1e-300, 1e300, .infinity] {
            for other in [Double.nan, -1, 0, 50, .infinity] {
                let layout = TextLayout(content, in: TextLayout.Room(width: size, height: other))
                for line in layout.lines {
                    #expect(line.x.isFinite && line.top.isFinite && line.visibleWidth.isFinite)
                }
            }
        }
    }
}
