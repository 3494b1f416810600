import SwiftSyntax

/// `Selector("tap:")` becomes `Selector("tap:", Controller.tap(_:))` where one method of the module has that name, and where it may be
/// one of several, `Selector(name, among: […])` (P25).
enum StringSelectorRule {
    /// How many methods a name may be looked for among.
    private static let limit = 200

    static func apply(to node: FunctionCallExprSyntax, in context: RewriteContext) {
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
            ["Selector", "NSSelectorFromString"].contains(called.baseName.text), node.arguments.count == 1,
            let only = node.arguments.first, only.label == nil
        else { return }
        let expression = plain(only.expression)
        if let literal = expression.as(StringLiteralExprSyntax.self), literal.openingPounds == nil {
            let texts = literal.segments.map { segment in
                if case .stringSegment(let part) = segment { part.content.text } else { "" }
            }
            if literal.segments.count == 1, let name = texts.first, !name.contains("\\") {
                replace(node, named: name, in: context)
            } else {
                // The texts before and behind the inserted value.
                choose(node, from: candidates(texts.first ?? "", texts.last ?? "", in: context), in: context)
            }
            return
        }
        // A value may be any name; one that comes as a parameter of Objective-C's type is a selector already.
        guard called.baseName.text == "NSSelectorFromString" || isText(expression) else { return }
        choose(node, from: candidates("", "", in: context), in: context)
    }

    // MARK: A name

    private static func replace(
        _ node: FunctionCallExprSyntax,
        named name: String,
        in context: RewriteContext
    ) {
        guard let method = method(name, in: context) else {
            let others = marked(in: context).filter { $0.objectiveCName == name && isReached($0) }
            choose(node, from: others, in: context)
            return
        }
        context.replace(
            node.range,
            with: selector(of: method, in: context),
            .stringSelectors
        )
    }

    /// The method of a name: one of the types around, or the only one of the module.
    private static func method(_ name: String, in context: RewriteContext) -> IndexedMember? {
        let found = marked(in: context).filter { $0.objectiveCName == name }
        if let scope = context.scopes.last {
            for owner in context.index.lineage(of: scope.name) {
                if let own = found.first(where: { $0.owner == owner }) { return own }
            }
        }
        let owners = Set(found.map(\.owner))
        return owners.count == 1 ? found.first : nil
    }

    // MARK: One of several

    /// The methods that a name may be of that is made when the program runs: those of the classes around, if there are any.
    private static func candidates(
        _ prefix: String,
        _ suffix: String,
        in context: RewriteContext
    ) -> [IndexedMember] {
        let all = marked(in: context).filter {
            $0.objectiveCName.hasPrefix(prefix) && $0.objectiveCName.hasSuffix(suffix) && isReached($0)
        }
        guard let scope = context.scopes.last else { return all }
        let around = Set(context.index.lineage(of: scope.name))
        let own = all.filter { around.contains($0.owner) }
        return own.isEmpty ? all : own
    }

    private static func choose(
        _ node: FunctionCallExprSyntax,
        from methods: [IndexedMember],
        in context: RewriteContext
    ) {
        guard !methods.isEmpty, methods.count <= limit, let end = node.rightParen?.start else {
            guard node.arguments.description.contains("\"") else { return }
            context.say(
                .warning,
                .stringSelectors,
                at: node,
                "a selector made of a string calls nothing, and no single method here has its name; use #selector"
            )
            return
        }
        let sorted = methods.sorted { ($0.objectiveCName, $0.owner) < ($1.objectiveCName, $1.owner) }
        let list = sorted.map { selector(of: $0, in: context) }.joined(separator: ", ")
        if node.calledExpression.trimmedDescription != "Selector" {
            context.replace(node.calledExpression.range, with: "Selector", .stringSelectors)
        }
        context.insert(", among: [\(list)]", at: end, .stringSelectors)
        context.say(
            .note,
            .stringSelectors,
            at: node,
            "the method is looked for among the \(sorted.count) of these sources that may have the name"
        )
    }

    /// Whether other types can name a method, and a selector can carry it.
    static func isReached(_ member: IndexedMember) -> Bool {
        let isPlain = member.objectiveCName.filter { $0 == ":" }.count == member.labels.count
        return !member.isPrivate && !member.isStatic && isPlain && member.labels.count <= 3
    }

    // MARK: Text

    private static func marked(in context: RewriteContext) -> [IndexedMember] {
        context.index.members.values.joined().filter {
            $0.kind == .function && $0.isMarked && context.index.types[$0.owner]?.kind != "protocol"
        }
    }

    static func selector(of method: IndexedMember, in context: RewriteContext) -> String {
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
        return "Selector(\"\(method.objectiveCName)\", \(label)\(reference))"
    }

    /// An expression without parentheses around it.
    private static func plain(_ node: ExprSyntax) -> ExprSyntax {
        var node = node
        while let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            node = only.expression
        }
        return node
    }

    /// Whether an expression puts texts together.
    private static func isText(_ node: ExprSyntax) -> Bool {
        node.description.contains("\"") || node.is(DeclReferenceExprSyntax.self)
            || node.is(MemberAccessExprSyntax.self)
    }
}
