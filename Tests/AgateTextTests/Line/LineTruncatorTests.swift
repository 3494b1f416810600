import AgateText
import Testing

/// In these texts each cluster is 10 points wide.
@Suite("LineTruncator")
struct LineTruncatorTests {
    private func cut(
        _ truncator: LineTruncator,
        _ width: Double,
        _ kind: TruncationKind
    ) -> (Range<Int>, Range<Int>, Double)? {
        guard case .truncated(let truncation) = truncator.truncated(0..<truncator.text.count, to: width, kind)
        else {
            return nil
        }
        return (truncation.head, truncation.tail, truncation.width)
    }

    @Test("a line that fits stays whole, and one narrower than the token cannot be cut")
    func limits() {
        let truncator = LineTruncator(evenText("abcdef"), tokenWidth: 10)
        for kind in [TruncationKind.start, .middle, .end] {
            #expect(truncator.truncated(0..<6, to: 60, kind) == .whole)
            #expect(truncator.truncated(0..<6, to: .infinity, kind) == .whole)
            for width in [9, 0, -1, .nan] as [Double] {
                #expect(truncator.truncated(0..<6, to: width, kind) == .tooNarrow)
            }
        }
        #expect(cut(truncator, 10, .end) ?? (9..<9, 9..<9, 0) == (0..<0, 6..<6, 10))
        #expect(cut(truncator, 10, .start) ?? (9..<9, 9..<9, 0) == (0..<0, 6..<6, 10))
        #expect(cut(truncator, 10, .middle) ?? (9..<9, 9..<9, 0) == (0..<0, 6..<6, 10))
    }

    @Test("characters give way at caret stops: at the start, in the middle, at the end")
    func kinds() {
        let truncator = LineTruncator(evenText("abe\u{301}def"), tokenWidth: 10)
        #expect(cut(truncator, 45, .end) ?? (9..<9, 9..<9, 0) == (0..<4, 7..<7, 40))
        #expect(cut(truncator, 45, .start) ?? (9..<9, 9..<9, 0) == (0..<0, 4..<7, 40))
        #expect(cut(truncator, 55, .middle) ?? (9..<9, 9..<9, 0) == (0..<2, 5..<7, 50))
        #expect(
            cut(LineTruncator(evenText("abcdef"), tokenWidth: 0), 25, .end) ?? (9..<9, 9..<9, 0) == (
                0..<2, 6..<6, 20
            )
        )
        #expect(cut(LineTruncator(evenText("abcdef"), tokenWidth: .nan), 25, .end)?.0 == 0..<2)
    }

    @Test("white space at the token is dropped for labels and kept for lines")
    func spaces() {
        var truncator = LineTruncator(evenText("ab cd ef"), tokenWidth: 10)
        #expect(cut(truncator, 40, .end) ?? (9..<9, 9..<9, 0) == (0..<3, 8..<8, 40))
        truncator.dropsSpaceAtToken = true
        #expect(cut(truncator, 40, .end) ?? (9..<9, 9..<9, 0) == (0..<2, 8..<8, 30))
        #expect(cut(truncator, 40, .start) ?? (9..<9, 9..<9, 0) == (0..<0, 6..<8, 30))
    }

    @Test("the token takes the attributes of what it replaces, which may change its width")
    func tokens() {
        let truncator = LineTruncator(evenText("abcdef")) { offset in offset < 3 ? 5 : 25 }
        #expect(cut(truncator, 50, .end) ?? (9..<9, 9..<9, 0) == (0..<2, 6..<6, 25))
        #expect(cut(truncator, 35, .start) ?? (9..<9, 9..<9, 0) == (0..<0, 3..<6, 35))
    }

    @Test("what is shaped anew counts with its new width")
    func reshaped() {
        var truncator = LineTruncator(evenText("abcdef"), tokenWidth: 10)
        // As if the first three letters were narrower without the fourth.
        truncator.width = { part in part == 0..<3 ? 15 : Double(part.count) * 10 }
        #expect(cut(truncator, 25, .end) ?? (9..<9, 9..<9, 0) == (0..<3, 6..<6, 25))
        truncator.width = { part in part.count == 1 ? 30 : Double(part.count) * 10 }
        #expect(cut(truncator, 25, .end) ?? (9..<9, 9..<9, 0) == (0..<0, 6..<6, 10))
    }

    @Test("long lines are cut by few measurements")
    func long() {
        var calls = 0
        let text = evenText(String(repeating: "ab ", count: 100_000))
        var truncator = LineTruncator(text, tokenWidth: 10)
        truncator.width = { part in
            calls += 1
            return text.width(of: part)
        }
        for kind in [TruncationKind.start, .middle, .end] { #expect(cut(truncator, 500, kind)?.2 == 500) }
        #expect(calls < 300)
    }
}
