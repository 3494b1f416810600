import Foundation
import Testing

/// Which chapters of the compositor name types of which others.
///
/// The chapters stand in the order of a frame; each may name types of those before it. What names a later one is listed, and the list
/// may only become shorter.
@Suite("The chapters of AgateCompositor")
struct ChapterTests {
    private static let target = "Sources/AgateCompositor"

    /// From the lowest up.
    private static let order = ORDER

    /// Chapters that name types of a later chapter.
    private static let upward: Set<Reference> = [
UPWARD
    ]

    private struct Reference: Hashable, CustomStringConvertible {
        let from: String
        let to: String

        init(_ from: String, _ to: String) { (self.from, self.to) = (from, to) }

        var description: String { "\(from) → \(to)" }
    }

    private struct Chapter {
        var declared: Set<String> = []
        /// The words that begin with a capital letter, and a file that has each.
        var words: [String: String] = [:]
    }

    /// The chapter that a file is in; nil for those of the target itself, which may name all.
    private static func chapter(of path: String) -> String? {
        let parts = path.dropFirst(target.count + 1).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
    }

    private static func chapters() throws -> [String: Chapter] {
        var chapters: [String: Chapter] = [:]
        for path in Repository.swiftFiles(below: target) {
            guard let name = chapter(of: path) else { continue }
            for line in try Repository.text(path).split(separator: "\n") {
                let code = line.components(separatedBy: "//")[0]
                let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                let isPrivate = words.contains("private") || words.contains("fileprivate")
                if !line.hasPrefix(" "), !isPrivate,
                    let keyword = words.firstIndex(where: {
                        ["struct", "class", "enum", "protocol"].contains($0)
                    }), keyword + 1 < words.count
                {
                    chapters[name, default: Chapter()].declared.insert(words[keyword + 1])
                }
                for word in words where word.first?.isUppercase == true {
                    chapters[name, default: Chapter()].words[word] = path
                }
            }
        }
        return chapters
    }

    @Test("a chapter names types of the chapters below it, and of those above it no more than is listed")
    func downward() throws {
        let chapters = try Self.chapters()
        #expect(Set(chapters.keys) == Set(Self.order), "a chapter is missing in the order of this test")
        var found: Set<Reference> = []
        for (place, from) in Self.order.enumerated() {
            for to in Self.order[(place + 1)...] {
                let words = chapters[from]?.words ?? [:]
                for name in (chapters[to]?.declared ?? []).sorted() {
                    guard let path = words[name] else { continue }
                    let reference = Reference(from, to)
                    found.insert(reference)
                    #expect(Self.upward.contains(reference), "\(path) names \(name), which is in \(to)")
                }
            }
        }
        let solved = Self.upward.subtracting(found)
        #expect(solved.isEmpty, "take out of the list: \(solved)")
    }
}
