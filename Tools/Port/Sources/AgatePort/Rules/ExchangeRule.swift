import SwiftSyntax

/// A method that takes the place of one of Apple's is declared as its replacement (P23), which Swift has without a runtime.
///
/// The replacement is there from the beginning, and first asks whether the program has exchanged the two. Calls of its own name, which
/// reached Apple's method once they were exchanged, are written as calls of that: in a replacement they call the original. A closure in it
/// is another function; from there it calls itself, and says that the original is meant.
enum ExchangeRule {
    private static let attribute = "_dynamicReplacement"

    static func apply(to member: OverridingMember, in context: RewriteContext) {
        guard context.index.isExchanging, let function = member.declaration.as(FunctionDeclSyntax.self),
            let indexed = member.indexed, let body = function.body
        else { return }
        if let original = context.index.copied(to: indexed) {
            copy(original, to: function, indexed, body, in: context)
        } else if let original = context.index.exchanged(with: indexed),
            !function.attributes.has(attribute)
        {
            replace(original, by: member, function, indexed, body, in: context)
        }
    }

    // MARK: A replacement

    private static func replace(
        _ original: ReplaceableMethods.Method,
        by member: OverridingMember,
        _ function: FunctionDeclSyntax,
        _ indexed: IndexedMember,
        _ body: CodeBlockSyntax,
        in context: RewriteContext
    ) {
        let calls = OwnCalls(indexed)
        calls.walk(body)
        if hasImplicitOptionals(function) {
            return standIn(for: original, before: member, function, indexed, calls.all, in: context)
        }
        let (name, labels) = parts(of: original)
        guard let head = member.head,
            let call = OverrideForward.call(of: function, named: name, labels: labels)
        else {
            refuse(original, function, indexed, in: context)
            return
        }
        // Before what is removed at the same place.
        context.insert("@\(attribute)(for: \(original.fullName)) ", at: head, .runtime)
        if let dynamic = function.modifiers.first(where: { $0.name.text == "dynamic" }) {
            context.removeWord(dynamic, .runtime)
        }
        let returns = returns(indexed)
        context.insert(guarding(original, indexed, call), at: body.leftBrace.end, .runtime)
        if returns, body.statements.count == 1, let only = body.statements.first,
            only.item.is(ExprSyntax.self)
        {
            context.insert("return ", at: only.start, .runtime)
        }
        for call in calls.found { rewrite(call, of: indexed, name, labels, in: context) }
        for call in calls.inClosures { mean(original, at: call, in: context) }
    }

    /// The code that checks whether two methods are exchanged, and calls the original if they are not.
    private static func guarding(
        _ original: ReplaceableMethods.Method,
        _ own: IndexedMember,
        _ call: String
    ) -> String {
        let test = "ExchangedMethods.contains(\"\(original.objectiveCName)\", \"\(own.objectiveCName)\")"
        return " guard \(test) else { \(returns(own) ? "return \(call)" : "\(call); return") };"
    }

    private static func rewrite(
        _ call: FunctionCallExprSyntax,
        of own: IndexedMember,
        _ name: String,
        _ labels: [String],
        in context: RewriteContext
    ) {
        guard let callee = OwnCalls.name(of: call, in: own.owner) else { return }
        context.replace(callee.range, with: name, .runtime)
        for (argument, label) in zip(call.arguments, labels) {
            let text = label == "_" ? "" : "\(label): "
            context.replace(argument.start..<argument.expression.start, with: text, .runtime)
        }
    }

    /// Says of a call of the replacement by itself that it is to do what the original did.
    private static func mean(
        _ original: ReplaceableMethods.Method,
        at call: FunctionCallExprSyntax,
        in context: RewriteContext
    ) {
        // Porting again changes nothing.
        guard
            call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
                != "ExchangedMethods.original"
        else { return }
        context.insert("ExchangedMethods.original(\"\(original.objectiveCName)\", ", at: call.start, .runtime)
        context.insert(")", at: call.end, .runtime)
    }

    // MARK: Implicitly unwrapped parameters

    /// A replacement takes exactly what the original takes: one whose author wrote `!` gets another before it, which calls it.
    private static func standIn(
        for original: ReplaceableMethods.Method,
        before member: OverridingMember,
        _ function: FunctionDeclSyntax,
        _ indexed: IndexedMember,
        _ calls: [FunctionCallExprSyntax],
        in context: RewriteContext
    ) {
        let called = "agate_\(indexed.name)"
        let (name, labels) = parts(of: original)
        // Ported sources have it already.
        guard !(context.index.members[indexed.owner] ?? []).contains(where: { $0.name == called }) else {
            return
        }
        guard let head = member.head,
            let own = OverrideForward.call(of: function, named: function.name.text),
            let call = OverrideForward.call(of: function, named: name, labels: labels)
        else {
            refuse(original, function, indexed, in: context)
            return
        }
        let modifiers = indexed.isStatic ? "static " : ""
        var text = "@\(attribute)(for: \(original.fullName)) \(modifiers)"
        text += OverrideForward.exactHead(of: function, named: called, original.optionals)
        text += " {\(guarding(original, indexed, call)) \(returns(indexed) ? "return " : "")\(own) }; "
        context.insert(text, at: head, .runtime)
        for call in calls {
            guard let callee = OwnCalls.name(of: call, in: indexed.owner) else { continue }
            context.insert(
                "ExchangedMethods.original(\"\(original.objectiveCName)\", ",
                at: call.start,
                .runtime
            )
            context.replace(callee.range, with: called, .runtime)
            context.insert(")", at: call.end, .runtime)
        }
    }

    private static func hasImplicitOptionals(_ function: FunctionDeclSyntax) -> Bool {
        function.signature.parameterClause.parameters.contains { $0.type.trimmedDescription.hasSuffix("!") }
            || function.signature.returnClause?.type.trimmedDescription.hasSuffix("!") == true
    }

    // MARK: A copy

    /// A method that is given the implementation of one of Apple's, so that the program can call the original.
    private static func copy(
        _ original: ReplaceableMethods.Method,
        to function: FunctionDeclSyntax,
        _ own: IndexedMember,
        _ body: CodeBlockSyntax,
        in context: RewriteContext
    ) {
        let (name, labels) = parts(of: original)
        guard let call = OverrideForward.call(of: function, named: name, on: "self.", labels: labels) else {
            refuse(original, function, own, in: context)
            return
        }
        let test = "ExchangedMethods.contains(\"\(original.objectiveCName)\", \"\(own.objectiveCName)\")"
        guard !body.statements.description.contains(test) else { return }
        context.insert(
            " if \(test) { return ExchangedMethods.original(\"\(original.objectiveCName)\", \(call)) };",
            at: body.leftBrace.end,
            .runtime
        )
    }

    // MARK: Parts

    private static func parts(of original: ReplaceableMethods.Method) -> (name: String, labels: [String]) {
        let name = String(original.fullName.prefix { $0 != "(" })
        let labels = original.fullName.dropFirst(name.count + 1).dropLast().split(separator: ":")
        return (name, labels.map(String.init))
    }

    private static func returns(_ member: IndexedMember) -> Bool {
        !["", "Void", "()"].contains(member.type)
    }

    private static func refuse(
        _ original: ReplaceableMethods.Method,
        _ function: FunctionDeclSyntax,
        _ own: IndexedMember,
        in context: RewriteContext
    ) {
        context.say(
            .error,
            .runtime,
            at: function.name,
            "\(own.fullName) cannot hand its arguments on to \(original.fullName); write them without `...`"
        )
    }
}

/// Calls of a method by itself.
private final class OwnCalls: SyntaxVisitor {
    private let member: IndexedMember
    private var depth = 0
    private(set) var found: [FunctionCallExprSyntax] = []
    private(set) var inClosures: [FunctionCallExprSyntax] = []
    /// Those and others, in their order.
    private(set) var all: [FunctionCallExprSyntax] = []

    init(_ member: IndexedMember) {
        self.member = member
        super.init(viewMode: .sourceAccurate)
    }

    /// The name that is called, of the object or the class itself.
    static func name(of call: FunctionCallExprSyntax, in owner: String) -> TokenSyntax? {
        if let plain = call.calledExpression.as(DeclReferenceExprSyntax.self) { return plain.baseName }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["self", "self?", "self!", "Self", owner].contains(access.base?.trimmedDescription)
        else { return nil }
        return access.declName.baseName
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.name(of: node, in: member.owner), name.text.trimmingBackquotes == member.name,
            node.arguments.map({ $0.label?.text ?? "_" }) == member.labels, node.trailingClosure == nil
        {
            all.append(node)
            if depth == 0 { found.append(node) } else { inClosures.append(node) }
        }
        return .visitChildren
    }
}
