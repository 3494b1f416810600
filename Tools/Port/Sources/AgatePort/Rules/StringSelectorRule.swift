import SwiftSyntax

/// `Selector("tap:")` becomes `Selector("tap:", Controller.tap(_:))` where one method of the module has that name (P25).
enum StringSelectorRule {
    static func apply(to node: FunctionCallExprSyntax, in context: RewriteContext) {
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
            ["Selector", "NSSelectorFromString"].contains(called.baseName.text), node.arguments.count == 1,
            let only = node.arguments.first, only.label == nil
        else { return }
        guard let name = text(of: only.expression), let method = method(name, in: context) else {
            guard only.expression.description.contains("\"") else { return }
            context.say(
                .warning,
                .stringSelectors,
                at: node,
                "a selector made of a string calls nothing, and no single method here has its name; use #selector"
            )
            return
        }
        let own = context.scopes.last.flatMap { scope in scope.name == method.owner ? scope.reference : nil }
        let owner = own ?? method.owner
        let labels = method.labels.map { "\($0):" }.joined()
        var reference = labels.isEmpty ? "\(owner).\(method.name)" : "\(owner).\(method.name)(\(labels))"
        let shares = context.index.members(named: method.name, of: method.owner).contains {
            $0.kind == .function && $0.labels != method.labels
        }
        if shares, method.labels.isEmpty {
            let result = method.type.isEmpty ? "Void" : method.type
            reference += method.isStatic ? " as () -> \(result)" : " as (\(owner)) -> () -> \(result)"
        }
        let label = method.isStatic ? "ofClass: " : ""
        context.replace(
            node.range,
            with: "Selector(\"\(name)\", \(label)\(reference))",
            .stringSelectors
        )
    }

    /// A text without interpolations, perhaps in parentheses.
    private static func text(of node: ExprSyntax) -> String? {
        var node = node
        while let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            node = only.expression
        }
        guard let literal = node.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
            case .stringSegment(let segment)? = literal.segments.first, !segment.content.text.contains("\\")
        else { return nil }
        return segment.content.text
    }

    /// The method of a name: one of the types around, or the only one of the module.
    private static func method(_ name: String, in context: RewriteContext) -> IndexedMember? {
        let found = context.index.members.values.joined().filter {
            $0.kind == .function && $0.isMarked && $0.objectiveCName == name
        }
        if let scope = context.scopes.last {
            for owner in context.index.lineage(of: scope.name) {
                if let own = found.first(where: { $0.owner == owner }) { return own }
            }
        }
        let owners = Set(found.map(\.owner))
        return owners.count == 1 ? found.first : nil
    }
}
