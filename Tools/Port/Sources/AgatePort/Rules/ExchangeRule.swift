import SwiftSyntax

/// A method that takes the place of one of Apple's is declared as its replacement (P23), which Swift has without a runtime.
///
/// The replacement is there from the beginning, and first asks whether the program has exchanged the two. Calls of its own name, which
/// reached Apple's method once they were exchanged, are written as calls of that: in a replacement they call the original.
enum ExchangeRule {
    static func apply(to member: OverridingMember, in context: RewriteContext) {
        guard context.index.isExchanging, let function = member.declaration.as(FunctionDeclSyntax.self),
            let indexed = member.indexed, let body = function.body, let head = member.head,
            let original = context.index.exchanged(with: indexed)
        else { return }
        let attribute = "_dynamicReplacement"
        guard !function.attributes.has(attribute) else { return }
        let calls = OwnCalls(indexed)
        calls.walk(body)
        let name = String(original.fullName.prefix { $0 != "(" })
        let labels = original.fullName.dropFirst(name.count + 1).dropLast().split(separator: ":").map(
            String.init
        )
        guard calls.inClosures.isEmpty,
            let call = OverrideForward.call(of: function, named: name, labels: labels)
        else {
            context.say(
                .error,
                .runtime,
                at: function.name,
                "\(indexed.fullName) calls \(original.fullName) in a closure; call it outside of one"
            )
            return
        }
        // Before what is removed at the same place.
        context.insert("@\(attribute)(for: \(original.fullName)) ", at: head, .runtime)
        if let dynamic = function.modifiers.first(where: { $0.name.text == "dynamic" }) {
            context.removeWord(dynamic, .runtime)
        }
        let test = "ExchangedMethods.contains(\"\(original.objectiveCName)\", \"\(indexed.objectiveCName)\")"
        let returns = !["", "Void", "()"].contains(indexed.type)
        let fallback = returns ? "return \(call)" : "\(call); return"
        context.insert(" guard \(test) else { \(fallback) };", at: body.leftBrace.end, .runtime)
        if returns, body.statements.count == 1, let only = body.statements.first,
            only.item.is(ExprSyntax.self)
        {
            context.insert("return ", at: only.start, .runtime)
        }
        for call in calls.found { rewrite(call, name, labels, in: context) }
    }

    private static func rewrite(
        _ call: FunctionCallExprSyntax,
        _ name: String,
        _ labels: [String],
        in context: RewriteContext
    ) {
        guard let callee = OwnCalls.name(of: call) else { return }
        context.replace(callee.range, with: name, .runtime)
        for (argument, label) in zip(call.arguments, labels) {
            let text = label == "_" ? "" : "\(label): "
            context.replace(argument.start..<argument.expression.start, with: text, .runtime)
        }
    }
}

/// Calls of a method by itself.
private final class OwnCalls: SyntaxVisitor {
    private let member: IndexedMember
    private var depth = 0
    private(set) var found: [FunctionCallExprSyntax] = []
    private(set) var inClosures: [FunctionCallExprSyntax] = []

    init(_ member: IndexedMember) {
        self.member = member
        super.init(viewMode: .sourceAccurate)
    }

    /// The name that is called, of the object itself.
    static func name(of call: FunctionCallExprSyntax) -> TokenSyntax? {
        if let plain = call.calledExpression.as(DeclReferenceExprSyntax.self) { return plain.baseName }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.trimmedDescription == "self"
        else { return nil }
        return access.declName.baseName
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.name(of: node), name.text.trimmingBackquotes == member.name,
            node.arguments.map({ $0.label?.text ?? "_" }) == member.labels, node.trailingClosure == nil
        {
            if depth == 0 { found.append(node) } else { inClosures.append(node) }
        }
        return .visitChildren
    }
}
