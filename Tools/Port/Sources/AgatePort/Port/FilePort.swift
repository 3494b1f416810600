import SwiftParser
import SwiftSyntax

/// Ports one file.
public enum FilePort {
    /// The index of a file; empty where it does not parse.
    public static func index(of source: SourceText) -> SourceIndex {
        let words = SourceWords(source)
        guard words.needs.contains(.indexing), let tree = parse(source), !tree.hasError else {
            return SourceIndex()
        }
        return index(of: tree, words)
    }

    /// The index of a file that parses.
    static func index(of tree: SourceFileSyntax, _ words: SourceWords) -> SourceIndex {
        var index = IndexBuilder.index(of: tree, words)
        if words.needs.contains(.presence) { index.noteAsking() }
        if words.needs.contains(.keying) { index.noteKeys() }
        return index
    }

    /// Ports a file.
    ///
    /// - Parameters:
    ///   - path: The path for diagnostics.
    ///   - index: The index of the module, this file's own facts included.
    ///   - header: The path that the compiler is to speak of; without it no first line is added.
    public static func port(
        path: String,
        source: SourceText,
        index: SourceIndex,
        header: String? = nil
    ) -> PortedFile {
        guard index.asksForMethods else {
            return port(path: path, source: source, tree: nil, words: nil, index: index, header: header)
        }
        // Files that declare nothing else that rules ask about are not in the index, and may have classes that list their methods.
        let words = SourceWords(source)
        let tree = parse(source)
        var whole = index
        if let tree, !tree.hasError, !words.needs.contains(.indexing) {
            whole.merge(IndexBuilder.index(of: tree, words))
        }
        return port(path: path, source: source, tree: tree, words: words, index: whole, header: header)
    }

    /// Ports a file that may have been parsed before.
    static func port(
        path: String,
        source: SourceText,
        tree known: SourceFileSyntax?,
        words: SourceWords?,
        index: SourceIndex,
        header: String?
    ) -> PortedFile {
        let headerEdits = header.map { HeaderLine.edits(for: source, path: $0) } ?? []
        let words = words ?? SourceWords(source)
        let isConcerned =
            words.needs.contains(.rewriting) || index.asksForMethods || isReached(source, words, by: index)
            || words.needs.contains(.testing) && index.hasOptionalValues
            || words.needs.contains(.indexing) && !index.requirementPlan.isEmpty
            || words.needs.contains(.making) && index.hasObjectMaking
            || RenamingRule.concerns(source)
            || words.needs.contains(.indexing) && (!index.interfacePlan.isEmpty || !index.documents.isEmpty)
        guard let tree = known ?? parse(source), !tree.hasError else {
            return PortedFile(
                path: path,
                source: source,
                edits: EditList([]),
                diagnostics: [
                    SyntaxFault.diagnostic(path: path, source: source, tree: known ?? parse(source))
                ],
                hasSyntaxErrors: true
            )
        }
        guard isConcerned else {
            return PortedFile(
                path: path,
                source: source,
                edits: EditList(headerEdits),
                diagnostics: [],
                hasSyntaxErrors: false
            )
        }
        let context = RewriteContext(path: path, source: source, index: index, needs: words.needs)
        RewriteWalker(context, words).walk(tree)
        RenamingRule.apply(to: tree, in: context)
        AddedImport.apply(to: tree, in: context)
        let edits = headerEdits + MovedMembers.edits(of: context, path: header ?? path) + appended(context)
        return PortedFile(
            path: path,
            source: source,
            edits: EditList(edits),
            diagnostics: context.diagnostics.sorted {
                ($0.line, $0.column, $0.rule.rawValue, $0.text) < (
                    $1.line, $1.column, $1.rule.rawValue, $1.text
                )
            },
            hasSyntaxErrors: false
        )
    }

    /// Whether what other files declare changes a file in which nothing else is to be done.
    private static func isReached(_ source: SourceText, _ words: SourceWords, by index: SourceIndex) -> Bool {
        let mayDispatch = words.needs.contains(.overriding) || words.needs.contains(.extending)
        if !index.dispatchedNames.isEmpty, mayDispatch { return true }
        let owners = index.forwardOwners.filter { index.types[$0]?.kind == "class" }
        guard !owners.isEmpty else { return false }
        let text = String(decoding: source.bytes, as: UTF8.self)
        return owners.contains { owner in text.contains("class \(owner.split(separator: ".").last ?? "")") }
    }

    static func parse(_ source: SourceText) -> SourceFileSyntax? {
        source.bytes.withUnsafeBufferPointer { bytes in
            // Text that is not UTF-8 would be repaired, and no place would be where it was.
            guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
            // Swift 5 takes a blank between an attribute and its brackets, as in `@objc (name)`; ported sources are compiled in its mode.
            var parser = Parser(bytes, swiftVersion: .v5)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// The declarations at the end, of which the compiler speaks as of the ported file's own.
    private static func appended(_ context: RewriteContext) -> [SourceEdit] {
        guard !context.appended.isEmpty else { return [] }
        let source = context.source
        let lineEnd = source.lineEnd
        let text = context.appended.map { $0 + "\n" }.joined()
        let declarations = text.replacing("\r\n", with: "\n").replacing("\n", with: lineEnd)
        let start = source.isLineEnd(source.bytes.count - 1) ? "" : lineEnd
        return [
            SourceEdit(
                rule: .optionalRequirements,
                offset: source.bytes.count,
                length: 0,
                replacement: "\(start)#sourceLocation()\(lineEnd)\(declarations)"
            )
        ]
    }
}
