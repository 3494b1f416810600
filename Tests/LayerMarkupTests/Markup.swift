import AgateDocuments
import Foundation
import LayerMarkup
import QuartzCore

/// Short documents for tests.
enum Markup {
    /// A document with a text between its outermost tags.
    static func document(_ inside: String) -> Data {
        Data("<caml xmlns=\"http://www.apple.com/CoreAnimation/1.0\">\(inside)</caml>".utf8)
    }

    /// The root layer of a document, and the features of its issues.
    static func read(_ inside: String) throws -> (root: CALayer, issues: [String]) {
        let parser = CAMLParser()
        guard let root = try parser.parse(document(inside)) else { throw CAMLError.noRoot }
        return (root, parser.issues.map(\.feature))
    }

    /// A document's images.
    final class Assets: CAMLParserDelegate {
        let files: [String: Data]

        init(_ files: [String: Data]) {
            self.files = files
        }

        func parser(_ parser: CAMLParser, dataForPath path: String) -> Data? { files[path] }
    }

    /// What a written document reads as.
    static func read(_ document: CAMLWriter.Document) throws -> CALayer {
        let parser = CAMLParser()
        let assets = Assets(document.assets)
        parser.delegate = assets
        guard let root = try withExtendedLifetime(assets, { try parser.parse(document.data) }) else {
            throw CAMLError.noRoot
        }
        return root
    }

    /// Where recorded files lie: the folder that `AGATE_REFERENCES` names, else `shared` beside the checkout.
    static let references: URL = {
        if let path = ProcessInfo.processInfo.environment["AGATE_REFERENCES"], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        var checkout = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { checkout.deleteLastPathComponent() }
        return checkout.deletingLastPathComponent().appendingPathComponent("shared")
    }()

    /// A folder for one test, gone afterwards.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("agate-markup-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
