import Foundation
import Testing

/// Which chapters of the compositor name types of which others.
///
/// The chapters stand in the order of a frame; each may name types of those before it and of no later one.
@Suite("The chapters of AgateCompositor")
struct ChapterTests {
    private static let target = "Sources/AgateCompositor"

    /// From the lowest up.
    ///
    /// Files of a folder that is not listed belong to the chapter that the folder lies in.
    private static let order = [
        "Shape", "Filter", "Place", "Measure", "Damage", "Update", "List", "Cache",
        "Plan/Group", "Plan/Bitmap", "Plan/Paint", "Plan/Space", "Plan", "Draw", "Debug",
    ]

    private struct Chapter {
        var declared: Set<String> = []
        /// The words that begin with a capital letter, and a file that has each.
        var words: [String: String] = [:]
    }

    /// The chapter that a file is in; empty for those of the target itself.
    private static func chapter(of path: String) -> String {
        let folders = path.dropFirst(target.count + 1).split(separator: "/").dropLast().map(String.init)
        let names = (1...max(folders.count, 1)).map { folders.prefix($0).joined(separator: "/") }
        return names.last(where: order.contains) ?? names[0]
    }

    private static func chapters() throws -> [String: Chapter] {
        var chapters: [String: Chapter] = [:]
        for path in Repository.swiftFiles(below: target) {
            let name = chapter(of: path)
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

    @Test("a chapter names types of the chapters below it, and of none above it")
    func downward() throws {
        let chapters = try Self.chapters()
        #expect(
            Set(chapters.keys) == Set(Self.order + [""]),
            "a chapter is missing in the order of this test"
        )
        for (place, from) in Self.order.enumerated() {
            for to in Self.order[(place + 1)...] { Self.expectNone(of: to, in: from, chapters) }
        }
    }

    @Test("what plans a frame and what draws it name the display list, and not each other")
    func planAndDraw() throws {
        let chapters = try Self.chapters()
        for plan in Self.order where plan.hasPrefix("Plan") {
            Self.expectNone(of: plan, in: "Draw", chapters)
        }
    }

    @Test("no chapter but the last names what the target is used by")
    func entry() throws {
        let chapters = try Self.chapters()
        let entry: Set = ["Compositor", "RenderTarget", "Frame"]
        #expect(chapters[""]?.declared.isSuperset(of: entry) == true)
        for chapter in Self.order.dropLast() {
            for name in entry.sorted() {
                guard let path = chapters[chapter]?.words[name] else { continue }
                Issue.record("\(path) names \(name)")
            }
        }
    }

    private static func expectNone(of to: String, in from: String, _ chapters: [String: Chapter]) {
        for name in (chapters[to]?.declared ?? []).sorted() {
            guard let path = chapters[from]?.words[name] else { continue }
            Issue.record("\(path) names \(name), which is in \(to)")
        }
    }
}
