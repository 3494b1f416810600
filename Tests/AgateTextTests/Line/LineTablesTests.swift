import AgateText
import Testing

/// Lines, truncated lines and carets against tables that other programs made.
@Suite("The tables of lines")
struct LineTablesTests {
    @Test("lines break where the table's do, and are as wide")
    func splits() throws {
        let rows = try LineTable.rows("line_splits")
        #expect(rows.count == 205)
        for row in rows {
            let id = try row.cell("id")
            let size = row.number("size")
            let direction: BaseDirection = try row.cell("direction") == "rtl" ? .rightToLeft : .leftToRight
            let source = try OracleText.of(row)
            let text = source.measured(size: size, direction: direction)
            let breaker = LineBreaker(text)
            var starts: [Int] = []
            var insides: [Int] = []
            var widths: [Double] = []
            var spaces: [Double] = []
            var start = 0
            while start < text.count {
                let end = breaker.suggestLineBreak(from: start, width: row.number("width"))
                let visible = text.text.endWithoutTrailingSpace(of: start..<end.offset)
                starts.append(start)
                insides.append(end.reason == .cluster ? 1 : 0)
                widths.append(try source.width(start..<visible, size: size))
                spaces.append(text.width(of: visible..<end.offset))
                start = end.offset
            }
            #expect(starts == (try row.integers("line_starts_utf16")), "\(id)")
            #expect(starts.count == (try row.integers("lines").first), "\(id)")
            #expect(insides == (try row.integers("broken_inside_word")), "\(id)")
            expectClose(widths, row.numbers("line_widths_without_trailing_space"), id)
            expectClose(spaces, row.numbers("trailing_space_widths"), id)
        }
    }

    @Test("a truncated line keeps what the table keeps, and is as wide")
    func truncation() throws {
        let rows = try LineTable.rows("truncation")
        #expect(rows.count == 187)
        for row in rows {
            let id = try row.cell("id")
            let size = row.number("size")
            let source = try OracleText.of(row)
            let text = source.measured(size: size)
            var failure: (any Error)?
            var truncator = LineTruncator(text, tokenWidth: row.number("token_width"))
            truncator.width = { part in
                do { return try source.width(part, size: size) } catch {
                    failure = error
                    return 0
                }
            }
            let kind: TruncationKind =
                switch try row.cell("type") {
                case "start": .start
                case "middle": .middle
                default: .end
                }
            let result = truncator.truncated(text.text.range, to: row.number("width"), kind)
            if let failure { throw failure }
            guard case .truncated(let truncation) = result else {
                Issue.record("\(id): \(result)")
                continue
            }
            let head = try row.integers("kept_head_utf16(start end)")
            let tail = try row.integers("kept_tail_utf16(start end)")
            #expect(truncation.head == head[0]..<head[1], "\(id)")
            #expect(truncation.tail == tail[0]..<tail[1], "\(id)")
            expectClose([truncation.width], [row.number("resulting_width")], id)
        }
    }

    @Test("carets stand where the table's do, and are found again by their places")
    func carets() throws {
        let rows = try LineTable.rows("caret_offsets")
        #expect(rows.count == 12)
        for row in rows {
            let id = try row.cell("id")
            let direction: BaseDirection = try row.cell("direction") == "rtl" ? .rightToLeft : .leftToRight
            let text = try OracleText.of(row).measured(size: row.number("size"), direction: direction)
            let line = VisualLine(text, text.text.range)
            let wanted = try row.cell("offsets(utf16:points from the left)").split(separator: " ").map {
                pair in
                let parts = pair.split(separator: ":")
                return (try #require(Int(parts[0])), try #require(Double(parts[1])))
            }
            let stops = (0...text.count).filter(text.graphemes.isCaretStop)
            #expect(stops == wanted.map(\.0), "\(id)")
            expectClose(stops.map { line.caret(at: $0).primary }, wanted.map(\.1), id)
            expectClose(stops.map { line.caret(at: $0).secondary }, wanted.map(\.1), id)
            expectClose([line.width], [row.number("width")], id)
            for (stop, x) in wanted { #expect(line.offset(nearestTo: x) == stop, "\(id)") }
        }
    }

    /// Compares lengths to a thousandth of a point, the tables' precision.
    private func expectClose(_ found: [Double], _ expected: [Double], _ id: String) {
        #expect(found.count == expected.count, "\(id)")
        for (a, b) in zip(found, expected) where !(abs(a - b) <= 1e-3) {
            Issue.record("\(id): \(found), not \(expected)")
            return
        }
    }
}
