import SwiftSyntax

/// A call with a question mark before its arguments: `delegate?.scroll?(self, to: 3)`.
///
/// It calls an optional requirement, or a property that holds a closure or nothing.
struct OptionalCall {
    /// The question mark and what stands before it.
    let chaining: OptionalChainingExprSyntax
    /// The expression before the name.
    let base: ExprSyntax
    /// The name of the requirement.
    let name: String
    /// The labels of the arguments, `_` for none.
    let labels: [String]
    /// Whether the name is of a member that only protocols have: closures take no labels.
    var hasLabels: Bool { labels.contains { $0 != "_" } }
    /// The name with its labels.
    var fullName: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }

    init?(_ node: ExprSyntax) {
        guard let call = node.as(FunctionCallExprSyntax.self) else { return nil }
        self.init(call)
    }

    init?(_ call: FunctionCallExprSyntax) {
        guard let chaining = call.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chaining.expression.as(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        self.chaining = chaining
        self.base = base
        name = member.declName.baseName.text.trimmingBackquotes
        var labels = member.declName.argumentNames?.arguments.map(\.name.text) ?? []
        if labels.isEmpty {
            labels = call.arguments.map { $0.label?.text ?? "_" }
            // The label of a closure behind the call is not written.
            if call.trailingClosure != nil { labels.append("_") }
            labels += call.additionalTrailingClosures.map(\.label.text)
        }
        self.labels = labels
    }
}
