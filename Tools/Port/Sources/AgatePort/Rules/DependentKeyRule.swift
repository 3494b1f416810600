import SwiftSyntax

/// A class that says which properties follow from others is declared to do so (P17).
///
/// On Apple's systems any class has `keyPathsForValuesAffectingValue(forKey:)`, and methods such as `keyPathsForValuesAffectingName()` are found
/// by their names; here the methods of `KeyValueDependent` are called.
enum DependentKeyRule {
    private static let prefix = "keyPathsForValuesAffecting"

    /// Looks at a class before it becomes the innermost scope.
    static func apply(to node: ClassDeclSyntax, in context: RewriteContext) {
        let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
            $0.modifiers.isStatic && $0.name.text.hasPrefix(prefix)
        }
        guard !functions.isEmpty, !context.isOff(node),
            let last = node.inheritanceClause?.inheritedTypes.last,
            node.inheritanceClause?.inheritedTypes.contains(where: {
                $0.type.trimmedDescription == "KeyValueDependent"
            }) == false
        else { return }
        let isPublic = node.modifiers.has("public") || node.modifiers.has("open")
        let whole = functions.first { $0.name.text == prefix + "Value" }
        if let whole {
            if let keyword = whole.modifiers.first(where: { $0.name.text == "override" }) {
                context.removeWord(keyword, .observing)
            }
            if isPublic, !whole.modifiers.has("public"), !whole.modifiers.has("open") {
                context.insert("public ", at: whole.funcKeyword.start, .observing)
            }
        } else {
            let cases = functions.filter { $0.signature.parameterClause.parameters.isEmpty }.map { function in
                let name = function.name.text.dropFirst(prefix.count)
                let key = name.prefix(1).lowercased() + name.dropFirst()
                return "case \"\(key)\": return \(function.name.text)(); "
            }
            guard !cases.isEmpty else { return }
            context.insert(
                " \(isPublic ? "public " : "")class func \(prefix)Value(forKey key: String) -> Set<String> { "
                    + "switch key { \(cases.joined())default: return [] } };",
                at: node.memberBlock.leftBrace.end,
                .observing
            )
        }
        context.insert(", KeyValueDependent", at: last.type.end, .observing)
    }
}
