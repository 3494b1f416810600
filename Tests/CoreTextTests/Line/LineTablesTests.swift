import CoreText
import Foundation
import Testing

/// Lines against tables that other programs made: text T119, T121, T123, T124, T131, T133.
@Suite("The tables of lines")
struct LineTablesTests {
    @Test("a typesetter breaks lines where the table does, and they are as wide")
    func splits() throws {
        let rows = try CoreTextTable.rows("line_splits.csv")
        #expect(rows.count > 150)
        for row in rows {
            let id = row.text("id")
            let string = try row.attributedString()
            let typesetter = CTTypesetterCreateWithAttributedString(string)
            let widths = row.numbers("line_widths_without_trailing_space")
            let spaces = row.numbers("trailing_space_widths")
            var starts: [Int] = []
            var start = 0
            while start < string.length {
                let count = CTTypesetterSuggestLineBreak(typesetter, start, row.number("width"))
                let line = CTTypesetterCreateLine(typesetter, CFRangeMake(start, count))
                let space = CTLineGetTrailingWhitespaceWidth(line)
                let place = starts.count
                if place < widths.count {
                    #expect(abs(TextFixture.width(line) - space - widths[place]) < 1.5e-3, "\(id)")
                    #expect(abs(space - spaces[place]) < 1.5e-3, "\(id)")
                }
                starts.append(start)
                try #require(count > 0, "\(id)")
                start += count
            }
            #expect(starts == row.integers("line_starts_utf16"), "\(id)")
        }
    }

    @Test("a truncated line keeps what the table keeps")
    func truncation() throws {
        let rows = try CoreTextTable.rows("truncation.csv")
        #expect(rows.count > 100)
        for row in rows {
            let id = row.text("id")
            let string = try row.attributedString()
            let attributes = string.attributes(at: 0, effectiveRange: nil)
            let token = CTLineCreateWithAttributedString(
                NSAttributedString(string: "\u{2026}", attributes: attributes)
            )
            let type: CTLineTruncationType =
                switch row.text("type") {
                case "start": .start
                case "middle": .middle
                default: .end
                }
            let line = CTLineCreateWithAttributedString(string)
            let cut = try #require(CTLineCreateTruncatedLine(line, row.number("width"), type, token), "\(id)")
            #expect(abs(TextFixture.width(cut) - row.number("resulting_width")) < 1.5e-3, "\(id)")
            let kept = TextFixture.runs(cut).map(CTRunGetStringRange).flatMap {
                Array($0.location..<$0.location + $0.length)
            }
            let head = row.integers("kept_head_utf16(start end)")
            let tail = row.integers("kept_tail_utf16(start end)")
            #expect(Set(kept) == Set(head[0]..<head[1]).union(tail[0]..<tail[1]), "\(id)")
        }
    }

    @Test("carets stand where the table's do, and are found by their places")
    func carets() throws {
        let rows = try CoreTextTable.rows("caret_offsets.csv")
        #expect(rows.count > 10)
        for row in rows {
            let line = CTLineCreateWithAttributedString(try row.attributedString())
            for pair in row.text("offsets(utf16:points from the left)").split(separator: " ") {
                let parts = pair.split(separator: ":")
                let (stop, x) = (try #require(Int(parts[0])), try #require(Double(parts[1])))
                #expect(abs(CTLineGetOffsetForStringIndex(line, stop, nil) - x) < 1.5e-3, "\(row.text("id"))")
                #expect(
                    CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)) == stop,
                    "\(row.text("id"))"
                )
            }
            #expect(abs(TextFixture.width(line) - row.number("width")) < 1.5e-3)
        }
    }
}
