import SwiftSyntax

/// Drops the question mark of calls of optional requirements (P16).
enum OptionalCallRule {
    static func apply(to node: FunctionCallExprSyntax, in context: RewriteContext) {
        guard let call = OptionalCall(node) else { return }
        let named = context.index.members(named: call.name)
        let requirements = named.filter { $0.isOptional && $0.kind == .function }
        if requirements.isEmpty {
            // A method of the module has the name of a requirement that it implements; a property may hold a closure.
            guard call.hasLabels || named.allSatisfy({ $0.kind == .function }) else { return }
            guard call.hasLabels || context.appleNames.isOptionalRequirement(call.name) else { return }
        } else if named.contains(where: \.isClosure), !call.hasLabels {
            context.say(
                .error,
                .optionalCalls,
                at: call.chaining,
                "\(call.name) is an optional requirement and a property that holds a closure; rename one of them"
            )
            return
        }
        let mark = call.chaining.questionMark
        context.replace(mark.range, with: "", .optionalCalls)
        castObject(call, to: requirements, in: context)
        let exact = requirements.first { $0.fullName == call.fullName } ?? requirements.first
        if let exact, OptionalRequirementRule.isAbsent(exact, in: context.index), !isStatement(node) {
            context.insert("AbsentRequirement.call(", at: node.start, .optionalCalls)
            context.insert(isMemberBase(node) ? ")?" : ")", at: node.end, .optionalCalls)
            return
        }
        if requirements.isEmpty, isUsed(node), !hasOtherChaining(call.base) {
            // One of Apple's: what it returns is not known here, but it is an optional that the call has.
            context.insert("AbsentRequirement.call(", at: node.start, .optionalCalls)
            context.insert(isMemberBase(node) ? ")?" : ")", at: node.end, .optionalCalls)
            return
        }
        if isTestedForNil(node), !hasOtherChaining(call.base), let exact, !exact.type.isEmpty,
            !isOptional(exact.type)
        {
            context.insert("Optional(", at: node.start, .optionalCalls)
            context.insert(")", at: node.end, .optionalCalls)
        }
    }

    /// Looks for a requirement in an object of any class as in one that conforms to its protocol.
    ///
    /// Objective-C finds a method by its name, whatever the type says: `weak var delegate: AnyObject?`.
    private static func castObject(
        _ call: OptionalCall,
        to requirements: [IndexedMember],
        in context: RewriteContext
    ) {
        let owners = Set(requirements.map(\.owner))
        guard owners.count == 1, let name = owners.first, let scope = context.scopes.last else { return }
        let chained =
            call.base.as(OptionalChainingExprSyntax.self)?.expression
            ?? call.base.as(ForceUnwrapExprSyntax.self)?.expression
        let object = chained ?? call.base
        let access = object.as(MemberAccessExprSyntax.self)
        guard access == nil || access?.base?.trimmedDescription == "self",
            let property = access?.declName.baseName.text
                ?? object.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return }
        let types = context.index.members(named: property.trimmingBackquotes, of: scope.name)
            .filter { $0.kind == .property }.map { SourceIndex.plainName($0.type) }
        guard types.first == "AnyObject" || types.first == "Any" || types.first == "NSObject" else { return }
        context.insert("(", at: object.start, .optionalCalls)
        context.insert(" as? \(name))" + (chained == nil ? "?" : ""), at: object.end, .optionalCalls)
    }

    /// A test for a requirement's presence asks the object's class: `delegate?.scroll != nil`, `if let scroll = delegate?.scroll`.
    static func rewriteTest(_ node: ExprSyntax?, in context: RewriteContext) {
        guard let member = node?.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let name = member.declName.baseName.text.trimmingBackquotes
        let named = context.index.members(named: name)
        let labels = member.declName.argumentNames?.arguments.map(\.name.text)
        let requirements = named.filter {
            $0.isOptional && $0.kind == .function && (labels == nil || $0.labels == labels)
        }
        guard !requirements.isEmpty, !named.contains(where: { $0.kind == .property }) else { return }
        let names = Set(requirements.map(\.objectiveCName))
        guard names.count == 1, let only = names.first else {
            context.say(
                .error,
                .optionalCalls,
                at: member.declName,
                "several optional requirements are called \(name); write the labels of the one that is meant"
            )
            return
        }
        var object = base.trimmedDescription
        if object.last == "?" { object.removeLast() }
        context.insert("AbsentRequirement.method(", at: member.start, .optionalCalls)
        context.insert(", \"\(only)\", of: \(object))", at: member.end, .optionalCalls)
    }

    /// Whether the value of a call is not used.
    private static func isStatement(_ node: FunctionCallExprSyntax) -> Bool {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self), let list = item.parent else {
            return false
        }
        // The only expression of a closure or of a function may be what it returns.
        return list.as(CodeBlockItemListSyntax.self)?.count != 1
    }

    /// Whether something is done with the value of a call, or may be.
    private static func isUsed(_ node: FunctionCallExprSyntax) -> Bool {
        node.parent?.is(CodeBlockItemSyntax.self) != true
    }

    /// Whether a member of a call's value is named, in the same chain.
    private static func isMemberBase(_ node: FunctionCallExprSyntax) -> Bool {
        node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
            || node.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
    }

    /// Whether the value of a call is used as an optional.
    private static func isTestedForNil(_ node: FunctionCallExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let list = parent.as(ExprListSyntax.self) else { return false }
        return list.contains { ["??", "==", "!="].contains($0.trimmedDescription) }
    }

    /// Whether a chain has another question mark, so that the value of all of it is an optional anyhow.
    private static func hasOtherChaining(_ node: ExprSyntax) -> Bool {
        if node.is(OptionalChainingExprSyntax.self) { return true }
        if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
            return hasOtherChaining(base)
        }
        if let call = node.as(FunctionCallExprSyntax.self) { return hasOtherChaining(call.calledExpression) }
        if let item = node.as(SubscriptCallExprSyntax.self) { return hasOtherChaining(item.calledExpression) }
        if let force = node.as(ForceUnwrapExprSyntax.self) { return hasOtherChaining(force.expression) }
        return false
    }

    private static func isOptional(_ type: String) -> Bool {
        type.hasSuffix("?") || type.hasSuffix("!") || type == "Void" || type == "()"
    }
}
