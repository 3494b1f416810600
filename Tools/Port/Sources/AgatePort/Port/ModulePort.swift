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
    /// The declarations of the sources, as far as the rules read them.
    public private(set) var index: SourceIndex
    /// The parsed sources; not many of a large module are kept.
    let trees: [SourceFileSyntax?]
    /// Where the words are that rules look for.
    private let words: [SourceWords]

    /// How many bytes of sources are kept parsed between the index and the rewriting.
    private static let keptBytes = 20_000_000

    /// Reads files and what they declare.
    ///
    /// - Parameters:
    ///   - isWhole: Whether the index has all files, and not only those that others may ask about.
    ///   - documents: What documents of Interface Builder name that belong to the sources.
    public init(
        files: [SourceFolder.File],
        isWhole: Bool = false,
        documents: InterfaceNames = InterfaceNames()
    ) throws {
        self.files = files
        let texts = DeepThreads.map(files.count) { place in
            (try? PortFiles.read(files[place].path)).map { SourceText($0) }
        }
        for (file, text) in zip(files, texts) where text == nil { throw PortFailure.unreadable(file.path) }
        let sources = texts.compactMap { $0 }
        self.sources = sources
        let words = DeepThreads.map(files.count) { SourceWords(sources[$0]) }
        self.words = words
        let isAsking = isWhole || !documents.isEmpty || words.contains { $0.needs.contains(.asking) }
        let isKept = sources.reduce(0) { $0 + $1.bytes.count } <= Self.keptBytes
        var parts = [(index: SourceIndex, tree: SourceFileSyntax?)?](repeating: nil, count: files.count)
        /// Reads what those files declare that have not been read.
        func read(_ isWanted: (SourceWords) -> Bool) {
            let places = files.indices.filter { parts[$0] == nil && isWanted(words[$0]) }
            let found = DeepThreads.map(places.count) { number -> (SourceIndex, SourceFileSyntax?) in
                let place = places[number]
                guard let tree = FilePort.parse(sources[place]) else { return (SourceIndex(), nil) }
                let index = tree.hasError ? SourceIndex() : FilePort.index(of: tree, words[place])
                return (index, isKept ? tree : nil)
            }
            for (place, part) in zip(places, found) { parts[place] = part }
        }
        var index = SourceIndex()
        index.add(documents)
        if isAsking {
            read { isWhole || $0.needs.contains(.indexing) }
            for part in parts { if let part { index.merge(part.index) } }
            index.noteTests(in: sources)
            if index.asksForMethods {
                // Any class may have to list its methods.
                let known = parts.map { $0 == nil }
                read { _ in true }
                for (part, isNew) in zip(parts, known) where isNew { if let part { index.merge(part.index) } }
            }
        }
        self.index = index
        trees = parts.map { $0?.tree }
    }

    /// Reads the sources of a target.
    init(_ sources: [XcodeTarget.Source], documents: InterfaceNames) throws {
        try self.init(
            files: sources.map { .init(path: $0.path, relativePath: $0.place) },
            documents: documents
        )
    }

    /// Tells of the classes of other modules that the sources may derive from.
    mutating func add(_ outer: OuterClasses) { index.add(outer) }

    /// All files, ported, in their order.
    ///
    /// - Parameter hasHeaders: Whether the compiler is to speak of the originals.
    public func ported(hasHeaders: Bool) -> [PortedFile] {
        DeepThreads.map(files.count) { ported($0, hasHeader: hasHeaders) }
    }

    /// One file, ported.
    ///
    /// - Parameters:
    ///   - place: Its place among the files.
    ///   - hasHeader: Whether the compiler is to speak of the original.
    func ported(_ place: Int, hasHeader: Bool) -> PortedFile {
        let path = files[place].path
        return FilePort.port(
            path: path,
            source: sources[place],
            tree: trees[place],
            words: words[place],
            index: index,
            header: hasHeader ? PortFiles.absolute(path) : nil
        )
    }
}
