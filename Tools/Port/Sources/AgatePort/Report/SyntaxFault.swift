import SwiftSyntax

/// Where a source that does not parse goes wrong.
enum SyntaxFault {
    /// What is told of it: the first place at which the parser has met something else than it expected, or the first byte where the source is no UTF-8.
    static func diagnostic(path: String, source: SourceText, tree: SourceFileSyntax?) -> Diagnostic {
        let finder = FaultFinder(viewMode: .all)
        if let tree { finder.walk(tree) }
        let place = source.place(of: min(finder.offset ?? 0, max(0, source.bytes.count - 1)))
        return Diagnostic(
            path: path,
            line: place.line,
            column: place.column,
            level: .error,
            rule: .parsing,
            text: tree == nil ? "the source is not in UTF-8" : finder.text
        )
    }
}

private final class FaultFinder: SyntaxAnyVisitor {
    private(set) var offset: Int?
    private(set) var text = "the source does not parse"

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard offset == nil else { return .skipChildren }
        if let unexpected = node.as(UnexpectedNodesSyntax.self) {
            offset = node.start
            let found = unexpected.trimmedDescription.split(whereSeparator: \.isNewline).first ?? ""
            text = "the source does not parse: \"\(found.prefix(40))\" is not expected here"
        } else if let token = node.as(TokenSyntax.self), token.presence == .missing {
            offset = node.start
            text = "the source does not parse: \"\(token.text)\" is missing here"
        }
        return node.hasError && offset == nil ? .visitChildren : .skipChildren
    }
}
