import AgateTestSupport
import AgateText
import Testing

/// In these texts each cluster is 10 points wide.
@Suite("Where carets of a line stand")
struct CaretMapTests {
    private func line(_ string: String, direction: BaseDirection = .natural) -> CaretMap {
        let text = evenText(string, direction: direction)
        return CaretMap(text, text.text.range)
    }

    private func primary(_ line: CaretMap) -> [Double] {
        (0...line.text.count).map { line.caret(at: $0).primary }
    }

    private func secondary(_ line: CaretMap) -> [Double] {
        (0...line.text.count).map { line.caret(at: $0).secondary }
    }

    @Test(
        "where directions meet the primary caret is the paragraph's, the secondary one the other direction's"
    )
    func mixed() {
        // a b c HEBREW d e: the three Hebrew letters stand from 60 down to 30.
        let mixed = line("abc\u{5D0}\u{5D1}\u{5D2}de")
        #expect(mixed.runs.map(\.range) == [0..<3, 3..<6, 6..<8])
        #expect(mixed.runs.map(\.x) == [0, 30, 60])
        #expect(primary(mixed) == [0, 10, 20, 30, 50, 40, 60, 70, 80])
        #expect(secondary(mixed) == [0, 10, 20, 60, 50, 40, 30, 70, 80])
        let leftToRight = line("\u{5D0}\u{5D1}a", direction: .leftToRight)
        #expect(primary(leftToRight) == [0, 10, 20, 30])
        #expect(secondary(leftToRight) == [20, 10, 0, 30])
        let rightToLeft = line("\u{5D0}\u{5D1}ab")
        #expect(primary(rightToLeft) == [40, 30, 20, 10, 0])
        #expect(secondary(rightToLeft) == [40, 30, 0, 10, 20])
    }

    @Test("a caret within a grapheme cluster is the one before it, and offsets are clamped to the line")
    func insideClusters() {
        let marks = line("ae\u{301}\u{302}b")
        #expect(primary(marks) == [0, 10, 10, 10, 20, 30])
        let part = CaretMap(evenText("abcdef"), 2..<4)
        #expect(part.caret(at: 0).primary == 0)
        #expect(part.caret(at: 99).primary == 20)
        #expect(part.width == 20)
    }

    @Test("a place finds the nearest caret stop, of two the later one")
    func places() {
        let plain = line("ab\u{301}c")
        #expect(
            [-5, 0, 4, 5, 12, 15, 19, 25, 99].map(plain.offset(nearestTo:)) == [0, 0, 0, 1, 1, 3, 3, 4, 4]
        )
        #expect(plain.offset(nearestTo: .nan) == 0)
        #expect(plain.offset(nearestTo: .infinity) == 4)
        let mixed = line("abc\u{5D0}\u{5D1}\u{5D2}de")
        #expect([29, 31, 44, 46, 59, 61, 64].map(mixed.offset(nearestTo:)) == [3, 3, 5, 4, 6, 6, 6])
        #expect([30, 60].map(mixed.offset(nearestTo:)) == [3, 6])
        #expect(line("").offset(nearestTo: 4) == 0)
        let rightToLeft = line("\u{5D0}\u{5D1}\u{5D2}")
        #expect([0, 4, 6, 14, 16, 26].map(rightToLeft.offset(nearestTo:)) == [3, 3, 2, 2, 1, 0])
    }

    @Test("each stop is found at its own primary caret, whatever the directions")
    func roundTrip() {
        var random = SeededGenerator(seed: 17)
        let alphabet: [UInt16] = [0x61, 0x62, 0x5D0, 0x627, 0x31, 0x20, 0x28, 0x301]
        for _ in 0..<300 {
            let text = UTF16Text(
                units: (0..<random.int(in: 1..<14)).map { _ in alphabet[random.int(in: 0..<alphabet.count)] }
            )
            let measured = evenText(String(decoding: text.units, as: UTF16.self))
            let line = CaretMap(measured, text.range)
            let edges = line.edges()
            #expect(edges.count == 2 * measured.graphemes.count)
            #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.x <= $1.x })
            for stop in 0...text.count where measured.graphemes.isCaretStop(stop) {
                let caret = line.caret(at: stop)
                let found = line.offset(nearestTo: caret.primary)
                #expect(line.caret(at: found).primary == caret.primary, "\(text.units) \(stop)")
                // An edge of the cluster before or behind is where the caret is.
                #expect(
                    edges.contains { $0.x == caret.primary } && edges.contains { $0.x == caret.secondary }
                )
            }
        }
    }

    @Test("both edges of each cluster are told from left to right")
    func edges() {
        let edges = line("a\u{5D0}\u{5D1}").edges()
        #expect(edges.map(\.x) == [0, 10, 10, 20, 20, 30])
        #expect(edges.map(\.offset) == [0, 0, 2, 2, 1, 1])
        #expect(edges.map(\.isLeading) == [true, false, false, true, false, true])
    }

    @Test("a selection across directions covers several stretches")
    func selections() {
        let mixed = line("abc\u{5D0}\u{5D1}\u{5D2}de")
        #expect(mixed.spans(selecting: 1..<4) == [10...30, 50...60])
        #expect(mixed.spans(selecting: 1..<6) == [10...60])
        #expect(mixed.spans(selecting: 0..<8) == [0...80])
        #expect(mixed.spans(selecting: 4..<4).isEmpty)
        #expect(line("ab\u{301}c").spans(selecting: 2..<3) == [10...20])
    }

    @Test("a justified line shares what is missing among its spaces, behind its last tab")
    func justified() throws {
        let text = evenText("a bb c  ")
        let expansions = try #require(LineJustifier.expansions(of: text, 0..<6, missing: 30))
        #expect(expansions.map(\.offset) == [1, 4])
        let line = CaretMap(text, 0..<8, expansions: expansions)
        #expect(primary(line) == [0, 10, 35, 45, 55, 80, 90, 100, 110])
        #expect(line.offset(nearestTo: 24) == 2)
        #expect(line.spans(selecting: 1..<2) == [10...35])
        #expect(LineJustifier.expansions(of: text, 0..<6, missing: -10)?.map(\.amount) == [-5, -5])
        #expect(LineJustifier.expansions(of: text, 0..<6, missing: -11) == nil)
        #expect(LineJustifier.expansions(of: text, 2..<4, missing: 5) == nil)
        #expect(LineJustifier.expansions(of: text, 0..<6, missing: .nan) == nil)
        let tabbed = evenText("a b\tc d")
        #expect(LineJustifier.expansions(of: tabbed, 0..<7, missing: 5)?.map(\.offset) == [5])
        let ideographs = evenText("\u{6F22}\u{5B57}\u{20000}a")
        #expect(LineJustifier.expansions(of: ideographs, 0..<5, missing: 6)?.map(\.offset) == [0, 1])
    }
}
