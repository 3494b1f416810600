import SwiftSyntax

/// Gives the value of an optional property requirement back its optional, where it is used as one (P16).
///
/// `behaviour.rate ?? 0.5` becomes `AbsentRequirement.call(behaviour.rate) ?? 0.5`: the default of the ported requirement says that it was
/// called, and the value is nil.
enum OptionalPropertyValueRule {
    /// Looks at a member that is named.
    static func apply(to node: MemberAccessExprSyntax, in context: RewriteContext) {
        let name = node.declName.baseName.text.trimmingBackquotes
        guard node.base != nil, node.declName.argumentNames == nil, isUsedAsOptional(ExprSyntax(node)) else {
            return
        }
        let requirements = context.index.members(named: name).filter { $0.isOptional && $0.kind == .property }
        guard let first = requirements.first, requirements.count == 1,
            !first.type.hasSuffix("?"), !first.type.hasSuffix("!"), first.defaultMark.isEmpty
        else { return }
        context.insert("AbsentRequirement.call(", at: node.start, .optionalCalls)
        context.insert(")", at: node.end, .optionalCalls)
    }

    /// Whether a value is tested for nil, bound, or has something in its place: only an optional is.
    private static func isUsedAsOptional(_ node: ExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let list = parent.as(ExprListSyntax.self) else { return false }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == node.id }),
            elements.indices.contains(place + 1)
        else { return false }
        let next = elements[place + 1].trimmedDescription
        if next == "??" { return true }
        return ["==", "!="].contains(next) && elements.indices.contains(place + 2)
            && elements[place + 2].is(NilLiteralExprSyntax.self)
    }
}
