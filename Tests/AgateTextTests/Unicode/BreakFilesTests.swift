import AgateText
import Testing

/// The files of UAX#14 and UAX#29, every line of them; the numbers of lines are those of Unicode 15.0.
@Suite("Unicode's files of breaks")
struct BreakFilesTests {
    @Test("line breaks: every line of LineBreakTest.txt passes")
    func lines() throws {
        let count = try check("auxiliary/LineBreakTest.txt") { LineBreaks($0).opportunities }
        #expect(count == 7_654, "lines of the file that were run")
    }

    @Test("grapheme clusters: every line of GraphemeBreakTest.txt passes")
    func clusters() throws {
        let count = try check("auxiliary/GraphemeBreakTest.txt") { GraphemeClusters($0).boundaries }
        #expect(count == 602, "lines of the file that were run")
    }

    @Test("words: every line of WordBreakTest.txt passes")
    func words() throws {
        let count = try check("auxiliary/WordBreakTest.txt") { WordBounds($0).boundaries }
        #expect(count == 1_823, "lines of the file that were run")
    }

    /// Compares the boundaries of each line, where ÷ is one and × is none, and gives the number of lines.
    private func check(_ name: String, _ boundaries: (UTF16Text) -> BoundaryList) throws -> Int {
        let file = try UnicodeTestFile(name)
        var failed = 0
        for line in file.lines {
            var units: [UInt16] = []
            var expected: [Int] = []
            for word in line.bytes.words {
                switch word.text {
                case "÷": if !units.isEmpty { expected.append(units.count) }
                case "×": break
                default: units.append(codePoint: try #require(word.hexadecimal))
                }
            }
            let list = boundaries(UTF16Text(units: units))
            let found = (0..<list.count).map { list[$0] }.filter { $0 > 0 }
            if found != expected {
                failed += 1
                if failed <= 20 {
                    Issue.record("\(name):\(line.number): \(line.bytes.text): \(found), not \(expected)")
                }
            }
        }
        #expect(failed == 0, "\(name): lines that fail, of \(file.lines.count)")
        return file.lines.count
    }
}
