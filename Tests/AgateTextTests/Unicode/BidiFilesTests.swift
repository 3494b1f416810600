import AgateText
import Testing

/// The files of UAX#9, every line of them; the numbers of lines are those of Unicode 15.0.
@Suite("Unicode's files of directions")
struct BidiFilesTests {
    @Test("directions: every line of BidiCharacterTest.txt passes")
    func characters() throws {
        let file = try UnicodeTestFile("BidiCharacterTest.txt")
        var failures = Failures(name: "BidiCharacterTest.txt")
        for line in file.lines {
            let fields = line.parts(separatedBy: ";")
            try #require(fields.count == 5)
            let scalars = fields[0].words.compactMap(\.hexadecimal)
            let direction: BaseDirection =
                switch fields[1].decimal {
                case 0: .leftToRight
                case 1: .rightToLeft
                default: .natural
                }
            let text = MarkedText(scalars)
            let paragraph = BidiParagraph(text.text, direction: direction)
            let levels = fields[3].words.map { $0.decimal.map(UInt8.init) }
            if Int(paragraph.baseLevel) != fields[2].decimal {
                failures.note(line, "the paragraph has level \(paragraph.baseLevel)")
            } else if let wrong = text.difference(paragraph, levels, fields[4].words.compactMap(\.decimal)) {
                failures.note(line, wrong)
            }
        }
        failures.report()
        #expect(file.lines.count == 91_707, "lines of the file that were run")
    }

    @Test("directions: every line of BidiTest.txt passes, in each of its paragraph directions")
    func classes() throws {
        let file = try UnicodeTestFile("BidiTest.txt")
        var failures = Failures(name: "BidiTest.txt")
        var levels: [UInt8?] = []
        var order: [Int] = []
        var tested = 0
        for line in file.lines {
            let words = line.bytes.words
            switch words[0].text {
            case "@Levels:": levels = words.dropFirst().map { $0.decimal.map(UInt8.init) }
            case "@Reorder:": order = words.dropFirst().compactMap(\.decimal)
            default:
                tested += 1
                let fields = line.parts(separatedBy: ";")
                let directions = try #require(fields[1].words.first?.decimal)
                let text = MarkedText(try fields[0].words.map { try #require(Self.examples[$0.text]) })
                for (bit, direction) in [BaseDirection.natural, .leftToRight, .rightToLeft].enumerated()
                where directions & 1 << bit != 0 {
                    let paragraph = BidiParagraph(text.text, direction: direction)
                    if let wrong = text.difference(paragraph, levels, order) {
                        failures.note(line, "\(direction): \(wrong)")
                    }
                }
            }
        }
        failures.report()
        #expect(tested == 490_846, "lines of the file that were run")
    }

    /// A character of each class.
    private static let examples: [String: UInt32] = [
        "L": 0x61, "R": 0x5D0, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C, "B": 0x2029,
        "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D, "AL": 0x627, "RLE": 0x202B,
        "RLO": 0x202E, "PDF": 0x202C, "NSM": 0x300, "BN": 0xAD, "FSI": 0x2068, "LRI": 0x2066, "RLI": 0x2067,
        "PDI": 0x2069,
    ]

    /// A text, and where each of its scalars begins.
    private struct MarkedText {
        let text: UTF16Text
        let starts: [Int]

        init(_ scalars: [UInt32]) {
            var units: [UInt16] = []
            starts = scalars.map { scalar in
                defer { units.append(codePoint: scalar) }
                return units.count
            }
            text = UTF16Text(units: units)
        }

        /// Says where levels and visual order of a line of the whole text are other than wanted.
        func difference(_ paragraph: BidiParagraph, _ levels: [UInt8?], _ order: [Int]) -> String? {
            let runs = paragraph.visualRuns(in: text.range)
            var found = [UInt8](repeating: 0xFF, count: text.count)
            for run in runs { for unit in run.range { found[unit] = run.level } }
            for (index, level) in levels.enumerated() where level != nil && level != found[starts[index]] {
                return "levels \(starts.map { found[$0] })"
            }
            var scalarOfUnit = [Int](repeating: -1, count: text.count)
            for (index, start) in starts.enumerated() where levels[index] != nil {
                scalarOfUnit[start] = index
            }
            var visual: [Int] = []
            for run in runs {
                if run.isRightToLeft {
                    for unit in run.range.reversed() where scalarOfUnit[unit] >= 0 {
                        visual.append(scalarOfUnit[unit])
                    }
                } else {
                    for unit in run.range where scalarOfUnit[unit] >= 0 { visual.append(scalarOfUnit[unit]) }
                }
            }
            return visual == order ? nil : "order \(visual)"
        }
    }

    /// Counts the lines that fail, and reports the first of them.
    private struct Failures {
        let name: String
        private(set) var count = 0

        init(name: String) { self.name = name }

        mutating func note(_ line: UnicodeTestFile.Line, _ what: String) {
            count += 1
            if count <= 20 { Issue.record("\(name):\(line.number): \(line.bytes.text): \(what)") }
        }

        func report() { #expect(count == 0, "\(name): lines that fail") }
    }
}
