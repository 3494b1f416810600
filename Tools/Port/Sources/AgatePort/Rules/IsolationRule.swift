import SwiftSyntax

/// `@MainActor` on a declaration becomes `@preconcurrency @MainActor` (P24).
///
/// Foundation says on Linux that blocks of timers and operations run anywhere. On Apple's systems the compiler passes over what such blocks do
/// with the main actor's declarations, as those of frameworks are from before concurrency; it does here where a declaration says so itself.
enum IsolationRule {
    static func apply(to node: AttributeSyntax, in context: RewriteContext) {
        guard node.arguments == nil, let list = node.parent?.as(AttributeListSyntax.self),
            let owner = list.parent, !isMarked(list)
        else { return }
        if let found = owner.as(ExtensionDeclSyntax.self) {
            // An extension cannot say it; its members can.
            context.removeWord(node, .isolation)
            mark(found.memberBlock.members, in: context)
        } else if isMarkable(owner) {
            context.insert("@preconcurrency ", at: node.start, .isolation)
        }
    }

    /// Whether a declaration says that it is from before concurrency; only the first 32 attributes are read.
    private static func isMarked(_ list: AttributeListSyntax) -> Bool {
        list.prefix(32).contains { $0.trimmedDescription == "@preconcurrency" }
    }

    /// Marks the members of an extension that say nothing of their own.
    private static func mark(_ members: MemberBlockItemListSyntax, in context: RewriteContext) {
        for member in members {
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in CompilationCondition.activeClauses(of: condition) {
                    if let inner = clause.elements?.as(MemberBlockItemListSyntax.self) {
                        mark(inner, in: context)
                    }
                }
                continue
            }
            // A type within is none of the extension's members that are isolated with it.
            guard isMarkable(Syntax(member.decl)), !member.decl.isProtocol((any DeclGroupSyntax).self),
                let attributed = member.decl.asProtocol((any WithAttributesSyntax).self),
                !attributed.attributes.has("MainActor"),
                member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("nonisolated") != true
            else { continue }
            context.insert("@preconcurrency @MainActor ", at: member.decl.start, .isolation)
        }
    }

    private static func isMarkable(_ node: Syntax) -> Bool {
        switch node.kind {
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .functionDecl, .variableDecl,
            .initializerDecl, .subscriptDecl:
            true
        default:
            false
        }
    }
}
