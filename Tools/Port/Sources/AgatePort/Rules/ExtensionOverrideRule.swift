import SwiftSyntax

/// Moves members that override something from an extension into the class of the same file (P22).
///
/// `#sourceLocation` keeps the lines that the compiler speaks of.
enum ExtensionOverrideRule {
    static func apply(to node: ExtensionDeclSyntax, in context: RewriteContext) {
        guard !context.isOff(node) else { return }
        for item in node.memberBlock.members {
            guard let member = item.decl.asProtocol((any WithModifiersSyntax).self),
                let keyword = member.modifiers.first(where: { $0.name.text == "override" })
            else { continue }
            guard let destination = destination(of: node) else {
                context.say(
                    .error,
                    .extensionOverrides,
                    at: keyword,
                    "a member of an extension overrides nothing here; move it into the declaration of the class"
                )
                continue
            }
            let source = context.source
            let start = source.lineStartIfBlank(before: item.start)
            context.moves.append(.init(range: start..<item.end, destination: destination))
        }
    }

    /// Tells of a method that overrides one of an extension, which no class here can.
    static func check(_ node: FunctionDeclSyntax, in context: RewriteContext) {
        guard let keyword = node.modifiers.first(where: { $0.name.text == "override" }),
            let scope = context.scopes.last
        else { return }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let owners = context.index.lineage(of: scope.name).dropFirst()
        let overridden = owners.flatMap { context.index.members[$0] ?? [] }.filter {
            $0.kind == .function && $0.name == node.name.text.trimmingBackquotes && $0.labels == labels
        }
        guard let first = overridden.first, overridden.allSatisfy(\.isInExtension) else { return }
        context.say(
            .error,
            .extensionOverrides,
            at: keyword,
            "\(first.fullName) is declared in an extension of \(first.owner); move it into the class"
        )
    }

    /// The place before the closing brace of the class, where it stands in the same file under the same conditions.
    private static func destination(of node: ExtensionDeclSyntax) -> Int? {
        guard node.genericWhereClause == nil,
            let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        let name = node.extendedType.trimmedDescription
        for item in list {
            guard let found = item.item.as(ClassDeclSyntax.self), found.name.text == name else { continue }
            return found.memberBlock.rightBrace.start
        }
        return nil
    }
}
