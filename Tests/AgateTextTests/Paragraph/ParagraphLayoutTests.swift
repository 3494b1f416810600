import AgateTestSupport
import AgateText
import Testing

/// In these texts each cluster is 10 points wide, and fonts reach 12 points up and 4 down.
@Suite("Paragraphs of lines")
struct ParagraphLayoutTests {
    private func lines(
        _ string: String,
        width: Double,
        direction: BaseDirection = .natural,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> [TextLine] {
        var style = ParagraphStyle()
        change(&style)
        var layout = ParagraphLayout(evenText(string, direction: direction), style: style, width: width)
        layout.tokenWidth = { _ in 10 }
        return layout.lines()
    }

    @Test(
        "lines stand to the side that their alignment says, and white space at their ends counts for nothing"
    )
    func alignment() {
        let text = "aaa bb cccc"
        #expect(lines(text, width: 70).map(\.range) == [0..<7, 7..<11])
        #expect(lines(text, width: 70).map(\.x) == [0, 0])
        #expect(lines(text, width: 70) { $0.alignment = .right }.map(\.x) == [10, 30])
        #expect(lines(text, width: 70) { $0.alignment = .center }.map(\.x) == [5, 15])
        #expect(lines(text, width: 70, direction: .rightToLeft).map(\.x) == [0, 30])
        #expect(
            lines(text, width: 70, direction: .rightToLeft) { $0.alignment = .left }.map(\.x) == [-10, 0]
        )
        #expect(lines(text, width: 70).map(\.visibleWidth) == [60, 40])
        #expect(lines(text, width: 70).map(\.trailingWidth) == [10, 0])
        #expect(
            lines("aaaa", width: 25) {
                $0.alignment = .center; $0.lineBreakMode = .byClipping
            }.map(\.x) == [0]
        )
        #expect(lines("a\u{2028}bbb", width: .infinity) { $0.alignment = .right }.map(\.x) == [20, 0])
    }

    @Test("a justified line is as wide as its room, but not the last one nor one that a terminator ends")
    func justified() {
        let found = lines("a b c\u{2028}d e ffff g", width: 70) { $0.alignment = .justified }
        #expect(found.map(\.range) == [0..<6, 6..<10, 10..<16])
        #expect(found.map(\.visibleWidth) == [50, 70, 60])
        let stretched = lines("aa bb cc", width: 65) { $0.alignment = .justified }
        #expect(stretched.map(\.visibleWidth) == [65, 20])
        #expect(stretched[0].expansions.map(\.offset) == [2])
        #expect(stretched[0].expansions.map(\.amount) == [15])
    }

    @Test("indents count from the leading edge, and the tail's also from the other one")
    func indents() {
        func change(_ style: inout ParagraphStyle) {
            style.firstLineHeadIndent = 30
            style.headIndent = 10
        }
        let plain = lines("aaa bbb ccc", width: 70, change)
        #expect(plain.map(\.range) == [0..<4, 4..<8, 8..<11])
        #expect(plain.map(\.x) == [30, 10, 10])
        let right = lines("aaa bbb ccc", width: 70, direction: .rightToLeft, change)
        #expect(right.map(\.x) == [0, 20, 30])
        let tail = lines("aaa bbb ccc", width: 200) { $0.tailIndent = 70 }
        #expect(tail.map(\.range) == [0..<8, 8..<11])
        let negative = lines("aaa bbb ccc", width: 100) { $0.tailIndent = -30 }
        #expect(negative.map(\.range) == [0..<8, 8..<11])
        #expect(
            lines("ab", width: 10) {
                $0.headIndent = 50; $0.firstLineHeadIndent = 50
            }.map(\.range) == [0..<1, 1..<2]
        )
    }

    @Test("line heights are multiplied and limited, and what they gain or lose is above the ascent")
    func heights() {
        let style = { (change: (inout ParagraphStyle) -> Void) in self.lines("a\u{2028}b", width: 100, change)
        }
        #expect(style { _ in }.map(\.top) == [0, 16])
        #expect(style { _ in }.map(\.baseline) == [12, 28])
        #expect(style { $0.lineHeightMultiple = 1.5 }.map(\.baseline) == [20, 44])
        #expect(style { $0.minimumLineHeight = 20 }.map(\.height) == [20, 20])
        #expect(style { $0.maximumLineHeight = 10 }.map(\.baseline) == [6, 16])
        #expect(style { $0.lineSpacing = 5 }.map(\.top) == [0, 21])
        #expect(
            style {
                $0.lineSpacing = 5; $0.maximumLineSpacing = 3
            }.map(\.top) == [0, 19]
        )
        #expect(style { $0.minimumLineSpacing = 7 }.map(\.top) == [0, 23])
        #expect(
            style {
                $0.lineSpacing = .nan
                $0.lineHeightMultiple = -.infinity
                $0.minimumLineHeight = -4
                $0.maximumLineHeight = .nan
            }.map(\.top) == [0, 16]
        )
    }

    @Test("a mode that does not wrap makes one line, cut or truncated")
    func modes() {
        #expect(
            lines("aaa bbb", width: 45) { $0.lineBreakMode = .byCharWrapping }.map(\.range) == [0..<4, 4..<7]
        )
        let clipped = lines("aaa bbb", width: 45) { $0.lineBreakMode = .byClipping }
        #expect(clipped.map(\.range) == [0..<7])
        #expect(clipped[0].truncation == nil)
        let tail = lines("aaa bbb", width: 45) { $0.lineBreakMode = .byTruncatingTail }
        #expect(tail[0].truncation?.head == 0..<3)
        #expect(tail[0].visibleWidth == 40)
        #expect(
            lines("aaa bbb", width: 45) { $0.lineBreakMode = .byTruncatingHead }[0].truncation?.tail == 4..<7
        )
        let middle = lines("aaa bbb", width: 50) { $0.lineBreakMode = .byTruncatingMiddle }[0].truncation
        #expect(middle?.head == 0..<2)
        #expect(middle?.tail == 5..<7)
        #expect(lines("aaa bbb", width: 70) { $0.lineBreakMode = .byTruncatingTail }[0].truncation == nil)
    }

    @Test("a truncated line counts the tabs that stay")
    func truncatedTabs() {
        let found = lines("a\tbb\tcc", width: 55) { $0.lineBreakMode = .byTruncatingTail }[0]
        #expect(found.truncation?.head == 0..<3)
        #expect(found.visibleWidth == 48)
        #expect(found.expansions.map(\.offset) == [1])
        #expect(found.expansions.map(\.amount) == [18])
        #expect(lines("a\tbb", width: 48) { $0.lineBreakMode = .byTruncatingTail }[0].truncation == nil)
    }

    @Test("a hyphen counts in the width of its line")
    func hyphens() {
        var style = ParagraphStyle()
        style.hyphenationFactor = 1
        var layout = ParagraphLayout(evenText("on hyphenation", hyphenAdvance: 10), style: style, width: 100)
        layout.hyphenationPoints = { word in [word.lowerBound + 2, word.lowerBound + 6] }
        let found = layout.lines()
        #expect(found.map(\.range) == [0..<9, 9..<14])
        #expect(found.map(\.visibleWidth) == [100, 50])
        #expect(found.map(\.hasHyphen) == [true, false])
    }

    @Test("an empty paragraph has one line, as high as its font")
    func empty() {
        let found = lines("", width: 100, direction: .rightToLeft)
        #expect(found.count == 1)
        #expect(found[0].height == 16)
        #expect(found[0].x == 100)
        #expect(lines("a", width: .nan).map(\.range) == [0..<1])
    }
}
