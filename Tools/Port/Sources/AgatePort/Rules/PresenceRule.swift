import SwiftSyntax

/// Takes a test for an optional requirement's presence over to the call behind it (P16).
///
///     guard let function = delegate?.scroll(_:mayMoveTo:) else { return true }
///     return function(self, place)
///
/// A ported requirement is always there, as it has a default; whether it was the default is known when it has been called. So the call
/// gets what the test gives where there is nothing to call: `(AbsentRequirement.call(function(self, place)) ?? true)`.
enum PresenceRule {
    /// Looks at one condition of an `if let` or `guard let`.
    ///
    /// - Returns: Whether the test says the same as before.
    @discardableResult
    static func apply(to node: OptionalBindingConditionSyntax, in context: RewriteContext) -> Bool {
        guard let value = node.initializer?.value,
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let requirement = requirement(value, in: context.index)
        else { return false }
        if ["", "Void", "()"].contains(requirement.type) { return true }
        guard !isOptional(requirement.type), let test = test(around: node) else { return false }
        let calls = CallFinder.calls(of: name, in: test.scope)
        guard !calls.isEmpty, let otherwise = test.otherwise,
            !otherwise.description.contains(where: \.isNewline)
        else {
            return false
        }
        for call in calls {
            context.insert("(AbsentRequirement.call(", at: call.start, .optionalCalls)
            context.insert(") ?? \(otherwise.trimmedDescription))", at: call.end, .optionalCalls)
        }
        return true
    }

    /// The requirement that a member names without calling it.
    private static func requirement(_ node: ExprSyntax, in index: SourceIndex) -> IndexedMember? {
        guard let member = node.as(MemberAccessExprSyntax.self), member.base != nil else { return nil }
        let name = member.declName.baseName.text.trimmingBackquotes
        let named = index.members(named: name)
        var requirements = named.filter { $0.isOptional && $0.kind == .function }
        if let labels = member.declName.argumentNames?.arguments.map(\.name.text) {
            requirements = requirements.filter { $0.labels == labels }
        } else if named.contains(where: { $0.kind == .property }) {
            return nil
        }
        guard let first = requirements.first, requirements.allSatisfy({ $0.type == first.type }) else {
            return nil
        }
        return first
    }

    private static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }

    /// Where a binding counts, and what is returned where there is nothing to bind.
    private static func test(
        around node: OptionalBindingConditionSyntax
    ) -> (scope: Syntax, otherwise: ExprSyntax?)? {
        guard let element = node.parent?.as(ConditionElementSyntax.self),
            let list = element.parent?.as(ConditionElementListSyntax.self), list.count == 1
        else { return nil }
        if let statement = list.parent?.as(GuardStmtSyntax.self) {
            guard let items = statement.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
            return (Syntax(items), returned(by: statement.body.statements))
        }
        if let expression = list.parent?.as(IfExprSyntax.self) {
            if let body = expression.elseBody {
                guard case .codeBlock(let block) = body else { return nil }
                return (Syntax(expression.body), returned(by: block.statements))
            }
            return (Syntax(expression.body), returnedBehind(expression))
        }
        return nil
    }

    /// The return value of the only statement of a block.
    private static func returned(by statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard statements.count == 1 else { return nil }
        return statements.first?.item.as(ReturnStmtSyntax.self)?.expression
    }

    /// The return value of the statement right behind an `if`.
    private static func returnedBehind(_ node: IfExprSyntax) -> ExprSyntax? {
        var current = Syntax(node)
        while let parent = current.parent, !parent.is(CodeBlockItemSyntax.self) { current = parent }
        guard let item = current.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let place = list.index(of: item)
        else { return nil }
        let next = list.index(after: place)
        guard next != list.endIndex else { return nil }
        return list[next].item.as(ReturnStmtSyntax.self)?.expression
    }
}

/// Finds calls of a local name.
private final class CallFinder: SyntaxVisitor {
    private let name: String
    private var calls: [FunctionCallExprSyntax] = []

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func calls(of name: String, in scope: Syntax) -> [FunctionCallExprSyntax] {
        let finder = CallFinder(name)
        finder.walk(scope)
        return finder.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name,
            // Porting again changes nothing.
            !(node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
                .trimmedDescription
                == "AbsentRequirement.call")
        {
            calls.append(node)
        }
        return .visitChildren
    }
}
