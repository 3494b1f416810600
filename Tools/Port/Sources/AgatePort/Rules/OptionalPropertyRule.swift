import SwiftSyntax

/// `delegate?.window??.bounds` loses a question mark: the requirement is there, and its value is nil where a class has none (P16).
enum OptionalPropertyRule {
    static func apply(to node: OptionalChainingExprSyntax, in context: RewriteContext) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self), isRequirement(inner.expression)
        else { return }
        context.replace(node.questionMark.range, with: "", .optionalCalls)
    }

    static func apply(to node: ForceUnwrapExprSyntax, in context: RewriteContext) {
        guard let inner = node.expression.as(ForceUnwrapExprSyntax.self), isRequirement(inner.expression)
        else {
            return
        }
        context.replace(node.exclamationMark.range, with: "", .optionalCalls)
    }

    /// Whether a member is a property that Apple's protocols leave open, and whose value may be nil besides.
    private static func isRequirement(_ node: ExprSyntax) -> Bool {
        node.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
    }
}
