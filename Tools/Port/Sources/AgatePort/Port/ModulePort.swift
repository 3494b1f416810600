import Foundation
import SwiftSyntax

/// Ports the files of a module together: first the index of all, then each file.
///
/// Files are worked on by as many threads as there are processors; the result is in the order of the files.
public struct ModulePort: Sendable {
    /// The files.
    public let files: [SourceFolder.File]
    /// Their bytes.
    public let sources: [SourceText]
    /// What they declare, as far as anything in them asks.
    public let index: SourceIndex
    /// What has been parsed; not much of a large module is kept.
    let trees: [SourceFileSyntax?]
    /// Where the words are that rules look for.
    private let words: [SourceWords]

    /// How many bytes of sources are kept parsed between the index and the rewriting.
    private static let keptBytes = 20_000_000

    /// Reads files and what they declare.
    ///
    /// - Parameter isWhole: Whether the index has all files, and not only those that others may ask about.
    public init(files: [SourceFolder.File], isWhole: Bool = false) throws {
        self.files = files
        let texts = DeepThreads.map(files.count) { place in
            (try? PortFiles.read(files[place].path)).map { SourceText($0) }
        }
        for (file, text) in zip(files, texts) where text == nil { throw PortFailure.unreadable(file.path) }
        let sources = texts.compactMap { $0 }
        self.sources = sources
        let words = DeepThreads.map(files.count) { SourceWords(sources[$0]) }
        self.words = words
        let isAsking = isWhole || words.contains { $0.needs.contains(.asking) }
        let isKept = sources.reduce(0) { $0 + $1.bytes.count } <= Self.keptBytes
        let parts = DeepThreads.map(files.count) { place -> (SourceIndex, SourceFileSyntax?) in
            guard isAsking, isWhole || words[place].needs.contains(.indexing),
                let tree = FilePort.parse(sources[place])
            else { return (SourceIndex(), nil) }
            let index = tree.hasError ? SourceIndex() : IndexBuilder.index(of: tree, words[place])
            return (index, isKept ? tree : nil)
        }
        var index = SourceIndex()
        for part in parts { index.merge(part.0) }
        self.index = index
        trees = parts.map(\.1)
    }

    /// All files, ported, in their order.
    ///
    /// - Parameter hasHeaders: Whether the compiler is to speak of the originals.
    public func ported(hasHeaders: Bool) -> [PortedFile] {
        DeepThreads.map(files.count) { place in
            let path = files[place].path
            return FilePort.port(
                path: path,
                source: sources[place],
                tree: trees[place],
                words: words[place],
                index: index,
                header: hasHeaders ? PortFiles.absolute(path) : nil
            )
        }
    }
}
