import AgateDocuments
public import Foundation
public import QuartzCore

/// Reads markup of Core Animation into layers.
///
///     let parser = CAMLParser()
///     let layer = try parser.parse(Data(contentsOf: file))
///     for issue in parser.issues { print(issue.line, issue.feature) }
///
/// The class exists on Apple's systems, where it is private; its shape here is ours. A parser is for one thread, and may be used again.
public final class CAMLParser {
    /// The object whose methods the parser calls for classes and files.
    public weak var delegate: (any CAMLParserDelegate)?

    /// The folder that images are looked for in; nil for none.
    public var baseURL: URL?

    /// The maximum sizes and counts of a document.
    public var limits = CAMLLimits.standard

    /// The content of the last document that is not honoured, in the order of the document.
    public private(set) var issues: [CAMLIssue] = []

    /// Where the root layer of that document begins.
    private(set) var rootPlace = MarkupPlace(line: 0, column: 0)

    /// Makes a parser with standard limits and no folder for images; it may read many documents.
    public init() {}

    /// The root layer of a document; nil for a document without a layer, such as a manifest of assets.
    ///
    /// - Throws: ``CAMLError``; nothing is built then.
    public func parse(_ data: Data) throws(CAMLError) -> CALayer? {
        let files: (any DocumentFiles)? =
            delegate.map { DelegateFiles($0, self) }
            ?? baseURL.map { FolderFiles($0, limits: limits.container) }
        return try parse(data, files: files)
    }

    /// The same, with files from elsewhere.
    func parse(_ data: Data, files: (any DocumentFiles)?) throws(CAMLError) -> CALayer? {
        issues = []
        let tree: MarkupTree
        do { tree = try MarkupReader.read(data, limits: limits.markup) } catch { throw CAMLError(error) }
        let loader = ImageLoader(files, maxPixels: limits.markup.imagePixels)
        let builder = MarkupBuilder(limits: limits.markup, images: loader)
        builder.classForName = { [delegate, weak self] name in
            self.flatMap { delegate?.parser($0, layerOfClass: name) }
        }
        defer { rootPlace = builder.rootPlace }
        defer { issues = builder.issues.sorted.map { CAMLIssue($0) } }
        return try builder.root(of: tree.root)
    }
}

/// Helps a ``CAMLParser`` with what a document names.
public protocol CAMLParserDelegate: AnyObject {
    /// A new layer for a class that is not known; nil for a plain one.
    func parser(_ parser: CAMLParser, layerOfClass name: String) -> CALayer?

    /// The bytes of a file that the document names, such as `assets/star.png`; nil where there is none.
    func parser(_ parser: CAMLParser, dataForPath path: String) -> Data?
}

extension CAMLParserDelegate {
    /// None: a plain layer is made.
    public func parser(_ parser: CAMLParser, layerOfClass name: String) -> CALayer? { nil }

    /// The file in the parser's folder.
    public func parser(_ parser: CAMLParser, dataForPath path: String) -> Data? {
        guard let folder = parser.baseURL, let parts = try? ResourcePath.parts(path) else { return nil }
        return try? FolderFiles(folder, limits: parser.limits.container).bytes(at: parts)
    }
}

/// The files that a delegate gives.
private struct DelegateFiles: DocumentFiles {
    private let delegate: any CAMLParserDelegate
    private let parser: CAMLParser

    init(_ delegate: any CAMLParserDelegate, _ parser: CAMLParser) {
        self.delegate = delegate
        self.parser = parser
    }

    func bytes(at parts: [String]) throws -> Data? {
        delegate.parser(parser, dataForPath: parts.joined(separator: "/"))
    }
}
