import SwiftSyntax

/// The names that a source uses.
enum UsedNames {
    /// Those of some names that are there, sorted.
    static func among(_ wanted: Set<String>, in root: Syntax) -> [String] {
        var names: Set<String> = []
        for token in root.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, wanted.contains(text) else { continue }
            names.insert(text)
        }
        return names.sorted()
    }

    /// Names that begin so, sorted; a beginning of four letters or more also counts as a whole name.
    static func shared(with prefixes: [String], in root: Syntax) -> [String] {
        var names: Set<String> = []
        for token in root.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind else { continue }
            guard
                prefixes.contains(where: { prefix in
                    guard text.hasPrefix(prefix) else { return false }
                    if prefix.count >= 4 && text == prefix { return true }
                    return text.dropFirst(prefix.count).first.map { $0.isUppercase || $0 == "_" } ?? false
                }), token.parent?.is(ImportPathComponentSyntax.self) != true
            else { continue }
            names.insert(text)
        }
        return names.sorted()
    }
}
