import Dispatch
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
        let texts = Self.concurrently(files.count) { place in
            (try? PortFiles.read(files[place].path)).map { SourceText($0) }
        }
        for (file, text) in zip(files, texts) where text == nil { throw PortFailure.unreadable(file.path) }
        let sources = texts.compactMap { $0 }
        self.sources = sources
        let words = Self.concurrently(files.count) { SourceWords(sources[$0]) }
        self.words = words
        let isAsking = isWhole || words.contains { $0.needs.contains(.asking) }
        let isKept = sources.reduce(0) { $0 + $1.bytes.count } <= Self.keptBytes
        let parts = Self.concurrently(files.count) { place -> (SourceIndex, SourceFileSyntax?) in
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
        Self.concurrently(files.count) { place in
            let path = files[place].path
            return FilePort.port(
                path: path,
                source: sources[place],
                tree: trees[place], words: words[place],
                index: index,
                header: hasHeaders ? PortFiles.absolute(path) : nil
            )
        }
    }

    /// Does work for each number below a count, on all processors.
    static func concurrently<Value: Sendable>(
        _ count: Int,
        _ work: @Sendable (Int) -> Value
    ) -> [Value] {
        guard count > 1 else { return (0..<count).map(work) }
        let results = Slots<Value>(count)
        DispatchQueue.concurrentPerform(iterations: count) { results.set(work($0), at: $0) }
        return results.values
    }
}

/// Results by place.
///
/// `@unchecked`: they are written with the lock held.
private final class Slots<Value: Sendable>: @unchecked Sendable {
    private var slots: [Value?]
    private let lock = NSLock()

    init(_ count: Int) { slots = Array(repeating: nil, count: count) }

    func set(_ value: Value, at place: Int) { lock.withLock { slots[place] = value } }

    var values: [Value] { lock.withLock { slots.compactMap { $0 } } }
}
