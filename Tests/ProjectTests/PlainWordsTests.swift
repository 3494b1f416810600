import Foundation
import Testing

@Suite("The words of comments")
struct PlainWordsTests {
    /// Words that hide which component reads, writes or calls.
    private static let vague: Set = ["told", "asked", "nobody", "somebody", "anybody", "whoever"]

    @Test("comments of UIKit name the component that acts; fewer than 25 lines hide it")
    func vague() throws {
        let targets = try Repository.folders(below: "Sources").filter { $0.hasPrefix("UIKit") }
        #expect(!targets.isEmpty)
        var lines: [String] = []
        for path in targets.flatMap({ Repository.swiftFiles(below: "Sources/\($0)") }) {
            let text = try Repository.text(path)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where line.drop(while: { $0 == " " }).hasPrefix("//") {
                let words = line.lowercased().split { !$0.isLetter && $0 != "'" }
                if words.contains(where: { Self.vague.contains(String($0)) }) {
                    lines.append("\(path):\(index + 1): \(line.drop { $0 == " " })")
                }
            }
        }
        let list = lines.joined(separator: "\n")
        #expect(lines.count < 25, "say which component is called, or reads and writes:\n\(list)")
    }
}
