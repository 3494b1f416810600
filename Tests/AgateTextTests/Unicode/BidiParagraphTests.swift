import AgateText
import AgateTestSupport
import Testing

@Suite("BidiParagraph")
struct BidiParagraphTests {
    @Test("directions: levels and visual runs agree with FriBidi's")
    func table() throws {
        let rows = try LineTable.rows("bidi_runs")
        #expect(rows.count == 36)
        for row in rows {
            let text = UTF16Text(try row.jsonText())
            let direction: BaseDirection =
                switch try row.cell("base_direction") {
                case "ltr": .leftToRight
                case "rtl": .rightToLeft
                default: .natural
                }
            let paragraph = BidiParagraph(text, direction: direction)
            let id = try row.cell("id")
            #expect(Int(paragraph.baseLevel) == Int(try row.cell("resolved_base_level")), "\(id)")
            var levels = [Int](repeating: -1, count: text.count)
            for run in paragraph.lineRuns(in: text.range) {
                for unit in run.range { levels[unit] = Int(run.level) }
            }
            let starts = text.range.filter { text.units[$0] & 0xFC00 != 0xDC00 }
            #expect(starts.map { levels[$0] } == (try row.integers("levels_per_scalar")), "\(id)")
            #expect(
                words(paragraph.visualRuns(in: text.range))
                    == (try row.cell("visual_runs_utf16(left to right)")),
                "\(id)"
            )
        }
    }

    /// The runs in the table's words.
    private func words(_ runs: [LevelRun]) -> String {
        runs.map { "\($0.range.lowerBound)-\($0.range.upperBound)\($0.isRightToLeft ? "R" : "L")" }
            .joined(separator: " ")
    }

    @Test("a line's white space at its end has the paragraph's level, wherever the line ends")
    func lineEnds() {
        let text = UTF16Text("\u{5D0}\u{5D1} \u{5D2}\u{5D3}  ab")
        let paragraph = BidiParagraph(text, direction: .leftToRight)
        #expect(paragraph.level(at: 2) == 1)
        #expect(
            paragraph.visualRuns(in: 0..<3) == [
                LevelRun(range: 0..<2, level: 1), LevelRun(range: 2..<3, level: 0),
            ]
        )
        #expect(paragraph.visualRuns(in: 0..<5) == [LevelRun(range: 0..<5, level: 1)])
        #expect(paragraph.visualRuns(in: 2..<3) == [LevelRun(range: 2..<3, level: 0)])
        #expect(
            paragraph.visualRuns(in: 3..<9) == [
                LevelRun(range: 3..<5, level: 1), LevelRun(range: 5..<9, level: 0),
            ]
        )
    }

    @Test("an embedding turns neutrals, an override turns all characters, as formatting characters do")
    func embeddings() {
        let text = UTF16Text("a-b c!")
        let plain = BidiParagraph(text, embeddings: [])
        #expect(plain.levelRuns(in: text.range) == [LevelRun(range: 0..<6, level: 0)])
        let override = BidiEmbedding(range: 0..<3, isRightToLeft: true, isOverride: true)
        let overridden = BidiParagraph(text, direction: .leftToRight, embeddings: [override])
        #expect(
            overridden.levelRuns(in: text.range) == [
                LevelRun(range: 0..<3, level: 1), LevelRun(range: 3..<6, level: 0),
            ]
        )
        let embedding = BidiEmbedding(range: 4..<6, isRightToLeft: true, isOverride: false)
        let embedded = BidiParagraph(text, direction: .leftToRight, embeddings: [embedding])
        #expect(embedded.level(at: 4) == 2)
        #expect(embedded.level(at: 5) == 1)
    }

    @Test("embeddings of random ranges say the same as the formatting characters in the text")
    func embeddingsAsCharacters() {
        var random = SeededGenerator(seed: 7)
        let alphabet: [UInt16] = [0x61, 0x5D0, 0x627, 0x31, 0x20, 0x28, 0x29, 0x2067, 0x2069, 0xD83D, 0xDE00]
        for _ in 0..<500 {
            let text = UTF16Text(units: (0..<12).map { _ in alphabet[random.int(in: 0..<alphabet.count)] })
            let start = random.int(in: 0..<11)
            let range = text.aroundPairs(start..<random.int(in: start + 1..<13))
            let embedding = BidiEmbedding(
                range: range,
                isRightToLeft: random.int(in: 0..<2) == 0,
                isOverride: random.int(in: 0..<2) == 0
            )
            let opening: UInt16 =
                embedding.isOverride
                ? (embedding.isRightToLeft ? 0x202E : 0x202D) : embedding.isRightToLeft ? 0x202B : 0x202A
            var units = text.units
            units.insert(0x202C, at: range.upperBound)
            units.insert(opening, at: range.lowerBound)
            let marked = BidiParagraph(UTF16Text(units: units))
            let paragraph = BidiParagraph(text, embeddings: [embedding])
            for offset in text.range {
                let place =
                    offset + (offset >= range.lowerBound ? 1 : 0) + (offset >= range.upperBound ? 1 : 0)
                #expect(paragraph.level(at: offset) == marked.level(at: place), "\(text.units) \(embedding)")
            }
        }
    }

    @Test("any units resolve: lone surrogates, deep nesting, long runs of brackets")
    func hostile() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let units = (0..<64).map { _ in UInt16(truncatingIfNeeded: random.next()) }
            let text = UTF16Text(units: units)
            #expect(text.count == units.count)
            let runs = BidiParagraph(text).lineRuns(in: text.range)
            #expect(runs.reduce(0) { $0 + $1.range.count } == text.count)
        }
        for unit: UInt16 in [0x202B, 0x2067, 0x2068, 0x28, 0x300, 0x23, 0x2069] {
            let text = UTF16Text(units: [0x5D0] + Array(repeating: unit, count: 100_000) + [0x61])
            let paragraph = BidiParagraph(text)
            #expect(paragraph.visualRuns(in: text.range).reduce(0) { $0 + $1.range.count } == text.count)
        }
        let empty = BidiParagraph("", direction: .rightToLeft)
        #expect(empty.baseLevel == 1)
        #expect(empty.visualRuns(in: 0..<5).isEmpty)
    }

    @Test("natural direction is the first strong character's, isolates skipped, and else the one asked for")
    func natural() {
        #expect(BidiParagraph("12 \u{5D0}b").isRightToLeft)
        #expect(!BidiParagraph("\u{2067}\u{5D0}\u{2069}b\u{5D0}").isRightToLeft)
        #expect(!BidiParagraph("12").isRightToLeft)
        #expect(BidiParagraph("12", direction: .natural(isRightToLeftOtherwise: true)).isRightToLeft)
        #expect(BidiParagraph("12", direction: .rightToLeft).level(at: 0) == 2)
        #expect(BidiParagraph.mirrored("(") == ")")
        #expect(BidiParagraph.mirrored("a") == "a")
    }
}
