import SwiftSyntax

/// `UIApplication.shared.delegate?.window` becomes `(UIApplication.shared.delegate?.window as UIWindow??)` (P16).
///
/// The requirement is optional on Apple's systems, so its value has one level more there, which bindings and `??` count on. What unwraps
/// both levels at once is left to ``OptionalPropertyRule``.
enum DelegateWindowRule {
    static func apply(to node: MemberAccessExprSyntax, in context: RewriteContext) {
        guard node.declName.baseName.text == "window", let base = node.base, let parent = node.parent,
            !parent.is(OptionalChainingExprSyntax.self), !parent.is(ForceUnwrapExprSyntax.self),
            !parent.is(MemberAccessExprSyntax.self), !parent.is(InOutExprSyntax.self),
            isDelegate(base, at: Syntax(node), in: context), !isConverted(node)
        else { return }
        context.insert("(", at: node.start, .optionalCalls)
        context.insert(" as UIWindow??)", at: node.end, .optionalCalls)
    }

    /// Whether a value is the application's delegate, as the protocol and not as a class of the program.
    private static func isDelegate(_ node: ExprSyntax, at place: Syntax, in context: RewriteContext) -> Bool {
        if let optional = node.as(OptionalChainingExprSyntax.self) {
            return isDelegate(optional.expression, at: place, in: context)
        }
        if let force = node.as(ForceUnwrapExprSyntax.self) {
            return isDelegate(force.expression, at: place, in: context)
        }
        if isShared(node) { return true }
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return isBound(name, at: place)
    }

    private static func isShared(_ node: ExprSyntax) -> Bool {
        node.trimmedDescription.filter { !$0.isWhitespace } == "UIApplication.shared.delegate"
    }

    /// Whether a name is bound to the application's delegate before a place.
    private static func isBound(_ name: String, at place: Syntax) -> Bool {
        var node = place
        while let parent = node.parent {
            if let list = parent.as(CodeBlockItemListSyntax.self) {
                for item in list.reversed() where item.position < place.position {
                    if let variable = item.item.as(VariableDeclSyntax.self),
                        let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name }
                        )
                    {
                        return binding.typeAnnotation == nil
                            && binding.initializer.map { isShared($0.value) } ?? false
                    }
                    if let found = binding(of: name, in: item.item.as(GuardStmtSyntax.self)?.conditions) {
                        return found
                    }
                }
            }
            if let found = binding(of: name, in: parent.as(IfExprSyntax.self)?.conditions) { return found }
            if parent.is(MemberBlockSyntax.self) { return false }
            node = parent
        }
        return false
    }

    private static func binding(of name: String, in conditions: ConditionElementListSyntax?) -> Bool? {
        for condition in conditions ?? [] {
            guard let found = condition.condition.as(OptionalBindingConditionSyntax.self),
                found.pattern.trimmedDescription == name
            else { continue }
            return found.typeAnnotation == nil && found.initializer.map { isShared($0.value) } ?? false
        }
        return nil
    }

    /// Whether a value is converted already, or is given another one.
    private static func isConverted(_ node: MemberAccessExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == node.id }),
            elements.indices.contains(place + 1)
        else { return false }
        let next = elements[place + 1]
        return next.is(UnresolvedAsExprSyntax.self) || next.is(AssignmentExprSyntax.self)
    }
}
