import Foundation
import Testing

/// The releases in CHANGELOG.md, and the version that the sources say.
@Suite("The releases")
struct ReleaseTests {
    /// The titles of the sections, the newest first.
    private static func titles() throws -> [String] {
        try Repository.text("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
            .map { String($0.dropFirst(3)) }
    }

    /// The three numbers at the start of a text; nil where there are none.
    private static func numbers(_ text: Substring) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        return parts.count == 3 && !parts.contains(nil) ? parts.compactMap(\.self) : nil
    }

    @Test("the sections are what is unreleased, and then semantic versions from the newest to the oldest")
    func order() throws {
        let titles = try Self.titles()
        #expect(titles.first == "Unreleased")
        let versions = titles.dropFirst().map { Self.numbers($0.prefix { $0 != " " }) ?? [] }
        #expect(versions.count > 5 && !versions.contains([]))
        for (newer, older) in zip(versions, versions.dropFirst()) {
            #expect(older.lexicographicallyPrecedes(newer), "\(older) stands below \(newer)")
        }
    }

    @Test(
        "the version of the sources is the newest release, or a later one with -dev while something is unreleased"
    )
    func version() throws {
        let changelog = try Repository.text("CHANGELOG.md").split(separator: "\n")
        let start = try #require(changelog.firstIndex(of: "## Unreleased"))
        let unreleased = changelog[(start + 1)...].prefix { !$0.hasPrefix("## ") }
        let source = try Repository.text("Sources/AgateRendering/Job/EngineVersion.swift")
        let rest = try #require(source.components(separatedBy: "static let agate = \"").last)
        let version = rest.prefix { $0 != "\"" }
        let newest = try #require(Self.numbers(try Self.titles()[1].prefix { $0 != " " }))
        if unreleased.contains(where: { $0.hasPrefix("- ") }) {
            let numbers = try #require(Self.numbers(version.prefix { $0 != "-" }))
            #expect(version.hasSuffix("-dev") && newest.lexicographicallyPrecedes(numbers), "\(version)")
        } else {
            #expect(Self.numbers(version) == newest, "\(version)")
        }
    }
}
