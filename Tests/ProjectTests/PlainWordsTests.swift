import Foundation
import Testing

@Suite("The words of comments")
struct PlainWordsTests {
    /// Words that hide which component reads, writes or calls.
    private static let vague: Set = ["told", "asked", "nobody", "somebody", "anybody", "whoever"]

    /// The sources of all targets, C included, and those of `agate port`.
    private static let files = ["Sources", "Tools/Port/Sources"].flatMap { folder in
        [".swift", ".h", ".c"].flatMap { Repository.files(below: folder, ending: $0) }
    }

    @Test("comments name the component that acts; fewer than 50 lines of all sources hide it")
    func vague() throws {
        #expect(Self.files.count > 2_000, "most of the sources were not found")
        var lines: [String] = []
        for path in Self.files {
            let text = try Repository.text(path).utf8
            for (index, line) in text.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
                let comment = line.drop { $0 == 32 }
                guard comment.starts(with: "//".utf8) else { continue }
                let words = Substring(comment).lowercased().split { !$0.isLetter && $0 != "'" }
                if words.contains(where: { Self.vague.contains(String($0)) }) {
                    lines.append("\(path):\(index + 1): \(Substring(comment))")
                }
            }
        }
        let list = lines.joined(separator: "\n")
        #expect(lines.count < 50, "say which component is called, or reads and writes:\n\(list)")
    }
}
