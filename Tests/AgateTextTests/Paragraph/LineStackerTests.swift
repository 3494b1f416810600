import AgateText
import Foundation
import Testing

@Suite("Lines under one another, in one room after another")
struct LineStackerTests {
    private func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
        var style = ParagraphStyle()
        change(&style)
        return style
    }

    /// The height of a line of the tests' font.
    private func lineHeight() throws -> Double {
        let metrics = FontInstance(try TestFonts.face(TestFonts.sans, 0), size: 17).metrics
        return metrics.ascent + metrics.descent + metrics.leading
    }

    /// Adds all paragraphs of a text.
    private func lines(_ content: TextContent, _ stacker: inout LineStacker) -> [TextLine] {
        content.paragraphs.indices.flatMap { stacker.add(content.paragraph(at: $0)) ?? [] }
    }

    @Test("paragraphs stand under one another with spaces between them, and none before the first")
    func spaces() throws {
        let content = try TestContent.content(
            "a\nb\nc",
            style: style {
                $0.paragraphSpacing = 10
                $0.paragraphSpacingBefore = 5
            }
        )
        let height = try lineHeight()
        var stacker = LineStacker([TextLayout.Room(width: 100)])
        let found = lines(content, &stacker)
        #expect(found.map(\.textRange) == [0..<2, 2..<4, 4..<5])
        for (index, line) in found.enumerated() {
            #expect(abs(line.top - Double(index) * (height + 15)) < 1e-9)
            #expect(line.rect.width == 100)
        }
        #expect(abs(stacker.place.y - 3 * height - 50 + 10) < 1e-9)
        #expect(stacker.place.lineCount == 3)
    }

    @Test("where a room is full lines go on at the top of the next one, without a space before")
    func rooms() throws {
        let content = try TestContent.content(
            "a\nb\nc\nd",
            style: style { $0.paragraphSpacingBefore = 5 }
        )
        let height = try lineHeight()
        let rooms = [
            TextLayout.Room(width: 100, height: 1.5 * height),
            TextLayout.Room(width: 50, height: 2.5 * height),
        ]
        var stacker = LineStacker(rooms)
        let found = lines(content, &stacker)
        #expect(found.map(\.container) == [0, 1, 1])
        #expect(found.map(\.top) == [0, 0, height + 5])
        #expect(found.map { Double($0.rect.width) } == [100, 50, 50])
        #expect(stacker.place.container == 2)
        #expect(stacker.add(content.paragraph(at: 3))?.isEmpty == true)
    }

    @Test("a paragraph that no room holds goes on in the next, word by word")
    func dividedParagraph() throws {
        let content = try TestContent.content("one two three four five")
        let height = try lineHeight()
        let room = TextLayout.Room(width: 60, height: 1.5 * height)
        var stacker = LineStacker([room, room, TextLayout.Room(width: 300)])
        let found = lines(content, &stacker)
        #expect(found.map(\.container) == [0, 1, 2])
        #expect(found[0].range.upperBound == found[1].range.lowerBound)
        #expect(found[1].range.upperBound == found[2].range.lowerBound)
        #expect(found[2].range.upperBound == content.count)
    }

    @Test("padding is free at both ends of a line, and the used rectangle has it at both ends of the text")
    func padding() throws {
        let content = try TestContent.content("ab", style: style { $0.alignment = .right })
        var room = TextLayout.Room(width: 100)
        room.padding = 7
        var stacker = LineStacker([room])
        let line = try #require(lines(content, &stacker).first)
        #expect(abs(line.x + line.width - 93) < 1e-9)
        #expect(line.rect == CGRect(x: 0, y: 0, width: 100, height: line.height))
        #expect(abs(line.usedRect.minX - (line.x - 7)) < 1e-9)
        #expect(abs(line.usedRect.maxX - 100) < 1e-9)
    }

    @Test("a token stands for what follows a line, if its room wants one")
    func tokens() throws {
        let content = try TestContent.content("one two three four five six")
        var room = TextLayout.Room(width: 80)
        room.lineLimit = 1
        var stacker = LineStacker([room])
        let line = try #require(lines(content, &stacker).first)
        #expect(!line.isTruncated && stacker.truncated(line) == nil)
        room.truncation = .end
        let cut = try #require(LineStacker([room]).truncated(line))
        #expect(cut.isTruncated && cut.visibleWidth <= 80)
        #expect(cut.rect == line.rect && cut.baseline == line.baseline)
        #expect(cut.truncatedRange?.upperBound == content.count)
    }

    @Test("lines that come into the margin at a paragraph's end are not added")
    func margin() throws {
        let content = try TestContent.content("one two three four five")
        var room = TextLayout.Room(width: 60)
        room.lineLimit = 2
        var stacker = LineStacker([room])
        #expect(stacker.add(content.paragraph(at: 0), margin: 20) == nil)
        #expect(stacker.place == LineStacker.Place())
        #expect(stacker.add(content.paragraph(at: 0), margin: 1)?.count == 2)
    }

    private struct Delegate: LineStackerDelegate {
        var before: Double?
        var after: Double?
        var between: Double?
        var height: CGFloat?

        func spacingBefore(_ place: LineStacker.Place) -> Double? { before }
        func spacingAfter(_ line: TextLine?, from place: LineStacker.Place) -> Double? { after }
        func spacing(after line: TextLine) -> Double? { between }
        func mayHyphenate(before offset: Int) -> Bool { false }
        func adjusted(_ line: TextLine) -> TextLine {
            var line = line
            if let height { line.rect.size.height = height }
            return line
        }
    }

    @Test("a delegate's spaces and heights move the lines that follow")
    func delegate() throws {
        let content = try TestContent.content("one two\nx")
        let height = try lineHeight()
        func tops(_ delegate: Delegate) -> [Double] {
            var stacker = LineStacker([TextLayout.Room(width: 40)], delegate: delegate)
            return lines(content, &stacker).map(\.top)
        }
        func expect(_ tops: [Double], _ expected: [Double]) {
            #expect(zip(tops, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(tops)")
        }
        expect(tops(Delegate()), [0, height, 2 * height])
        expect(tops(Delegate(between: 4)), [0, height + 4, 2 * height + 8])
        expect(tops(Delegate(before: 3, after: 2)), [0, height, 2 * height + 5])
        expect(tops(Delegate(height: 50)), [0, 50, 100])
    }

    @Test("lines that a delegate moves below a room go into the next one")
    func movedOut() throws {
        let content = try TestContent.content("one two six")
        let height = try lineHeight()
        let room = TextLayout.Room(width: 40, height: 3.5 * height)
        var stacker = LineStacker([room, room], delegate: Delegate(between: height))
        #expect(lines(content, &stacker).map(\.container) == [0, 0, 1])
    }
}
