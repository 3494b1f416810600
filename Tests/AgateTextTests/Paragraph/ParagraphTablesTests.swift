import AgateText
import Testing

/// Shaped paragraphs against tables that other programs made: text T119, T123, T131, T133.
@Suite("The tables of lines in shaped paragraphs")
struct ParagraphTablesTests {
    @Test("a layout breaks lines where the table does, and they are as wide")
    func splits() throws {
        for row in try LineTable.rows("line_splits") {
            let id = try row.cell("id")
            let content = try TestContent.content(row)
            let layout = TextLayout(content, in: TextLayout.Room(width: row.number("width")))
            let starts = layout.lines.map(\.textRange.lowerBound)
            #expect(starts == (try row.integers("line_starts_utf16")), "\(id)")
            let widths = layout.lines.map { $0.width - $0.trailingWidth }
            expectClose(widths, row.numbers("line_widths_without_trailing_space"), id)
            expectClose(layout.lines.map(\.visibleWidth), widths, id)
            expectClose(
                layout.lines.map(\.trailingWidth),
                row.numbers("trailing_space_widths"),
                id
            )
        }
    }

    @Test("a truncated line keeps what the table keeps, shaped anew")
    func truncation() throws {
        for row in try LineTable.rows("truncation") {
            let id = try row.cell("id")
            let content = try TestContent.content(row)
            let paragraph = content.paragraph(at: 0)
            let line = paragraph.line(paragraph.text.range)
            let file = try row.cell("file")
            let face = try row.integers("face_index")[0]
            let token = try TestContent.content("\u{2026}", file, face: face, size: row.number("size"))
                .paragraph(at: 0)
            let kind: TruncationKind =
                switch try row.cell("type") {
                case "start": .start
                case "middle": .middle
                default: .end
                }
            let made = line.truncated(to: row.number("width"), kind, token: token.line(token.text.range))
            let cut = try #require(made, "\(id)")
            let kept = cut.runs.filter { !$0.isToken }.map(\.textRange)
            let head = try row.integers("kept_head_utf16(start end)")
            let tail = try row.integers("kept_tail_utf16(start end)")
            let wanted = Set(head[0]..<head[1]).union(tail[0]..<tail[1])
            #expect(Set(kept.flatMap { Array($0) }) == wanted, "\(id)")
            expectClose([cut.width], [row.number("resulting_width")], id)
        }
    }

    @Test("carets of a line stand where the table's do")
    func carets() throws {
        for row in try LineTable.rows("caret_offsets") {
            let id = try row.cell("id")
            let content = try TestContent.content(row)
            let line = content.paragraph(at: 0).line(content.text.range)
            for pair in try row.cell("offsets(utf16:points from the left)").split(separator: " ") {
                let parts = pair.split(separator: ":")
                let (stop, x) = (try #require(Int(parts[0])), try #require(Double(parts[1])))
                expectClose([line.caret(at: stop).primary], [x], id)
                #expect(line.offset(nearestTo: x) == stop, "\(id)")
            }
            expectClose([line.width], [row.number("width")], id)
        }
    }

    /// Compares lengths to a thousandth of a point, the tables' precision.
    private func expectClose(_ found: [Double], _ expected: [Double], _ id: String) {
        #expect(found.count == expected.count, "\(id)")
        for (a, b) in zip(found, expected) where !(abs(a - b) <= 1.5e-3) {
            Issue.record("\(id): \(found), not \(expected)")
            return
        }
    }
}
