import SwiftSyntax

/// A protocol that asks for `init()` and that an extension gives to one of Apple's classes inherits from `AgateInstance` in its place (P23).
///
/// Its requirement is met by no class whose `init()` is not `required`; `agateInstance()` is there for all of Apple's. Types of the module
/// that conform by themselves get one that calls their `init()`, and initialisers in extensions of the protocol begin with such an object.
enum ObjectMakingRule {
    /// Looks at a protocol.
    static func apply(to node: ProtocolDeclSyntax, in context: RewriteContext) {
        guard let name = context.index.resolve(node.name.text), context.index.makesObjects(name),
            let requirement = requirement(of: node)
        else { return }
        context.replace(requirement.range, with: "", .runtime)
        if let clause = node.inheritanceClause {
            let end = clause.inheritedTypes.last?.type.end ?? clause.end
            context.insert(", AgateInstance", at: end, .runtime)
        } else {
            let end = node.primaryAssociatedTypeClause?.end ?? node.name.end
            context.insert(": AgateInstance", at: end, .runtime)
        }
        for type in context.index.ownConformers(to: name) {
            context.append(
                "extension \(type.name) { public static func agateInstance() -> Self { Self() } }"
            )
        }
    }

    /// Looks at `self.init()` in an initialiser of an extension of such a protocol.
    static func apply(to node: FunctionCallExprSyntax, in context: RewriteContext) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen?.start,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", member.base?.trimmedDescription == "self",
            let scope = context.scopes.last, scope.reference == "Self",
            context.index.makesObjects(scope.name),
            isInInitializer(Syntax(node))
        else { return }
        context.insert("agateInstance: Self.agateInstance()", at: end, .runtime)
    }

    /// The requirement `init()`.
    private static func requirement(of node: ProtocolDeclSyntax) -> InitializerDeclSyntax? {
        for item in node.memberBlock.members {
            if let found = item.decl.as(InitializerDeclSyntax.self), found.isEmptyRequirement { return found }
        }
        return nil
    }

    private static func isInInitializer(_ place: Syntax) -> Bool {
        var node: Syntax? = place
        while let current = node, !current.is(MemberBlockSyntax.self) {
            if current.is(InitializerDeclSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}

extension InitializerDeclSyntax {
    /// Whether it is one without arguments that makes an object in any case.
    var isEmptyRequirement: Bool {
        optionalMark == nil && signature.parameterClause.parameters.isEmpty
            && signature.effectSpecifiers == nil
    }
}
