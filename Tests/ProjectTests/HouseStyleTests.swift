import AgateTestSupport
import Foundation
import Testing

@Suite("The house style, as far as a test can hold it")
struct HouseStyleTests {
    @Test("a file is named after what it holds")
    func fileNames() {
        let vague: Set = [
            "Utils", "Utilities", "Common", "Core", "Helpers", "Extensions", "Misc", "Placeholder",
        ]
        for path in Repository.swiftFiles(below: "Sources") {
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            let isVague = vague.contains(name)
            #expect(!isVague, "\(path): name it after the type or the concept in it")
        }
    }

    @Test("the README is short enough to be read at one go")
    func readme() throws {
        let lines = try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 121)
    }

    @Test("no source is left half done")
    func unfinished() throws {
        let marks = ["TODO", "FIXME", "XXX:", "not implemented", "unimplemented"]
        for path in Repository.swiftFiles(below: "Sources") + Repository.swiftFiles(below: "Examples") {
            let text = try Repository.text(path)
            for mark in marks {
                let isThere = text.contains(mark)
                #expect(!isThere, "\(path) has a \(mark)")
            }
        }
    }

    @Test("no source looks for a line feed among the characters of a text that others wrote", .claim("Q4.1"))
    func lineFeeds() throws {
        // With a carriage return before it, it is another character, which is never found.
        let own: Set = [
            // A list of names that the same file has written.
            "Sources/UIKitBase/TextAttributes/AttributedStringCoding.swift",
            // A plan that the compositor has written.
            "Sources/AgateInspector/Reading/TreeReader.swift",
        ]
        let traps = ["n", "r"].flatMap { mark in
            ["split(separator: ", "hasSuffix(", "hasPrefix(", "contains(", "firstIndex(of: "].map {
                $0 + "\"\\" + mark + "\""
            }
        }
        for path in Repository.swiftFiles(below: "Sources") where !own.contains(path) {
            let text = try Repository.text(path)
            for trap in traps {
                let isThere = text.contains(trap)
                #expect(!isThere, "\(path) has \(trap): say whereSeparator: \\.isNewline, or look at scalars")
            }
        }
    }

    @Test("no test is held to a time")
    func timeLimits() throws {
        let trait = ".time" + "Limit("
        for path in Repository.swiftFiles(below: "Tests") {
            let isTimed = try Repository.text(path).contains(trait)
            #expect(!isTimed, "\(path): the limit counts the time that a test waits for its turn, too")
        }
    }

    @Test("each guess in the sources has one row in docs/guesses.md, and each row a guess")
    func guesses() throws {
        var places: [String: String] = [:]
        for path in Repository.swiftFiles(below: "Sources") {
            for part in try Repository.text(path).components(separatedBy: "GUESS ").dropFirst() {
                let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
                places[String(name)] = path
            }
        }
        let rows = try Repository.text("docs/guesses.md").split(separator: "\n")
            .filter { $0.hasPrefix("| `") }.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
        #expect(Set(rows).count == rows.count, "docs/guesses.md has two rows of one name")
        for (name, path) in places.sorted(by: { $0.key < $1.key }) where !rows.contains(name) {
            Issue.record("\(path) guesses \(name): give it a row in docs/guesses.md")
        }
        for name in rows where places[name] == nil {
            Issue.record("docs/guesses.md has a row \(name), which no source guesses")
        }
    }
}
