import SwiftSyntax

/// A source that is written for SwiftUI counts only where that can be imported (P19).
///
/// Libraries of views have such sources beside the others, as another way to the same views. The import becomes `#if canImport(SwiftUI)`, and
/// stands at the end of the file, before its `#endif`: no line moves.
enum ModuleConditionRule {
    /// Looks at the import of a module that is not here and whose names the source uses.
    ///
    /// - Returns: Whether the source is left out by a condition.
    static func apply(to node: ImportDeclSyntax, of module: String, in context: RewriteContext) -> Bool {
        guard module == "SwiftUI", node.attributes.isEmpty, node.modifiers.isEmpty,
            node.importKindSpecifier == nil,
            node.path.count == 1, let file = node.root.as(SourceFileSyntax.self),
            isAlone(node, in: context.source),
            node.parent?.parent?.parent?.id == file.id, !begins(file)
        else { return false }
        context.replace(node.range, with: "#if canImport(\(module))", .imports)
        context.say(
            .warning,
            .imports,
            at: node,
            "\(module) is not here: this source counts only where it is, and what else needs it will not compile"
        )
        context.condition = module
        return true
    }

    /// Ends the condition, behind all that is added to the file.
    static func end(in context: RewriteContext) {
        guard let module = context.condition else { return }
        context.append("import \(module)\n#endif")
    }

    /// Whether an import has its line for itself.
    private static func isAlone(_ node: ImportDeclSyntax, in source: SourceText) -> Bool {
        let start = source.lineStartIfBlank(before: node.start)
        guard start == 0 || source.isLineEnd(start - 1) else { return false }
        return source.isLineEnd(source.skippingBlanks(from: node.end))
    }

    /// Whether the program begins in a file: it cannot be left out.
    private static func begins(_ file: SourceFileSyntax) -> Bool {
        file.statements.contains { item in
            guard let group = item.item.asProtocol((any WithAttributesSyntax).self) else { return false }
            return group.attributes.has("main") || group.attributes.has("UIApplicationMain")
        }
    }
}
