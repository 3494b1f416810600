import Foundation
import Testing

@Suite("The documentation catalogue")
struct CatalogueTests {
    @Test("every Swift block of an article is a listing that is compiled, and every listing is in an article")
    func listings() throws {
        let compiled = try Self.compiledListings()
        var printed: [String: String] = [:]
        for article in try Catalogue.articles() {
            for block in Self.blocks(of: try Catalogue.text(article)) { printed[block] = article }
        }
        #expect(printed.count >= 12)
        for (block, article) in printed {
            let isCompiled = compiled.contains(block)
            #expect(isCompiled, "\(article): not as in Tests/DocumentationTests:\n\(block)")
        }
        for listing in compiled {
            let isPrinted = printed[listing] != nil
            #expect(isPrinted, "in no article:\n\(listing)")
        }
    }

    @Test("every article is on the landing page, and every picture that an article shows is there")
    func parts() throws {
        let landing = try Catalogue.text("QuartzCore.md")
        let articles = try Catalogue.articles()
        for article in articles where article != "QuartzCore.md" {
            let isListed = landing.contains("- <doc:\(article.dropLast(3))>")
            #expect(isListed, "\(article) is missing on the landing page")
        }
        var shown: Set<String> = []
        for article in articles {
            for line in try Catalogue.text(article).split(separator: "\n") where line.hasPrefix("![") {
                guard let start = line.range(of: "](", options: .backwards) else { continue }
                shown.insert(String(line[start.upperBound...].dropLast()))
            }
        }
        #expect(shown == Set(Pictures.all.map(\.name)))
    }

    /// The blocks of a text that are marked as Swift.
    private static func blocks(of text: String) -> [String] {
        text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    /// What stands between the marks in the sources of these tests, moved to the left margin.
    private static func compiledListings() throws -> Set<String> {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        var listings: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where file.hasSuffix("Listings.swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for part in text.components(separatedBy: "// Listing begins\n").dropFirst() {
                guard let body = part.components(separatedBy: "// Listing ends").first else { continue }
                listings.insert(outdented(body))
            }
        }
        return listings
    }

    private static func outdented(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
    }
}

/// The folder of articles and their pictures.
enum Catalogue {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/QuartzCore/QuartzCore.docc")

    /// The names of the articles' files, the landing page's included.
    static func articles() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
            .sorted()
    }

    static func text(_ article: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(article), encoding: .utf8)
    }

    /// The file of a picture.
    static func picture(_ name: String) -> URL {
        folder.appendingPathComponent("Resources/\(name).png")
    }
}
