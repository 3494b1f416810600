import SwiftSyntax

/// Walks a file once and shows each node to the rules that are about its kind; branches of `#if` that are left out are not walked.
final class RewriteWalker: SyntaxVisitor {
    private let context: RewriteContext
    private let words: SourceWords
    private let listsMembers: Bool

    init(_ context: RewriteContext, _ words: SourceWords) {
        self.context = context
        self.words = words
        listsMembers = !context.index.interfacePlan.isEmpty || !context.index.documents.isEmpty
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    private func enter(_ name: String, _ reference: String? = nil) -> SyntaxVisitorContinueKind {
        let full = context.scopes.last.map { "\($0.name).\(name)" } ?? name
        context.scopes.append(.init(name: full, reference: reference ?? name))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        ObservingRule.apply(to: node, in: context)
        DependentKeyRule.apply(to: node, in: context)
        MethodListRule.apply(to: node, in: context)
        InterfaceRule.apply(to: node, in: context)
        let result = enter(node.name.text)
        ExtensionOverrideRule.apply(to: node, in: context)
        FlowDelegateRule.apply(to: node.memberBlock.members, of: node, in: context)
        SubclassRequirementRule.apply(to: node, in: context)
        return result
    }
    override func visitPost(_ node: ClassDeclSyntax) { context.scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { context.scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { context.scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { context.scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        OptionalRequirementRule.apply(to: node, in: context)
        ObjectMakingRule.apply(to: node, in: context)
        return enter(node.name.text, "Self")
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { context.scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = SourceIndex.plainName(node.extendedType.trimmedDescription)
        let kind = context.index.resolve(name).flatMap { context.index.types[$0]?.kind }
        let result = enter(name, kind == "protocol" ? "Self" : name)
        InterfaceRule.apply(to: node, name, in: context)
        ExtensionOverrideRule.apply(to: node, in: context)
        FlowDelegateRule.apply(to: node.memberBlock.members, of: node, in: context)
        SubclassRequirementRule.apply(to: node.memberBlock.members, of: name, in: context)
        return result
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { context.scopes.removeLast() }

    // MARK: What need not be walked

    private func walkIfNeeded(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        words.isNeeded(node.position.utf8Offset..<node.endPosition.utf8Offset)
            ? .visitChildren : .skipChildren
    }

    /// Whether a declaration may be a class that gets overrides from other files or an extension whose members are overridden, or
    /// hold one.
    private func mayHoldForward(_ node: some SyntaxProtocol) -> Bool {
        !(context.index.forwardOwners.isEmpty && context.index.dispatchedNames.isEmpty)
            && node.asProtocol((any DeclGroupSyntax).self) != nil
    }

    /// Whether a declaration may be a class whose methods answer for its superclass, or that superclass.
    private func mayImplement(_ node: some SyntaxProtocol) -> Bool {
        node.asProtocol((any DeclGroupSyntax).self) != nil && !context.index.requirementPlan.isEmpty
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { walkIfNeeded(node) }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        // An import gets what names elsewhere in the file ask for.
        if node.item.is(ImportDeclSyntax.self) || mayHoldForward(node.item) || mayImplement(node.item)
            || mayDeclareClass(Syntax(node.item))
        {
            return .visitChildren
        }
        return walkIfNeeded(node)
    }
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        mayHoldForward(node.decl) || mayImplement(node.decl) || mayDeclareClass(Syntax(node.decl))
            ? .visitChildren : walkIfNeeded(node)
    }

    /// Whether a class may be in a declaration that has to list its methods, or its members for documents of Interface Builder.
    private func mayDeclareClass(_ node: Syntax) -> Bool {
        guard context.index.asksForMethods || listsMembers else { return false }
        return node.asProtocol((any DeclGroupSyntax).self) != nil || node.is(IfConfigDeclSyntax.self)
    }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { walkIfNeeded(node) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { walkIfNeeded(node) }

    // MARK: What rules look at

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        AttributeRule.apply(to: node, in: context)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": SelectorRule.apply(to: node, in: context)
        case "keyPath": KeyPathRule.apply(to: node, in: context)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        OptionalCallRule.apply(to: node, in: context)
        RuntimeRule.apply(to: node, in: context)
        InstanceRule.apply(to: node, in: context)
        ObjectMakingRule.apply(to: node, in: context)
        LocalizationRule.apply(to: node, in: context)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        OptionalPropertyRule.apply(to: node, in: context)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        ObjectValueRule.apply(to: node, in: context)
        DelegateWindowRule.apply(to: node, in: context)
        OptionalPropertyValueRule.apply(to: node, in: context)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        OptionalPropertyRule.apply(to: node, in: context)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        PresenceRule.apply(to: node, in: context)
        OptionalCallRule.rewriteTest(node.initializer?.value, in: context)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for place in elements.indices.dropFirst(2) where elements[place].is(NilLiteralExprSyntax.self) {
            let sign = elements[place - 1].as(BinaryOperatorExprSyntax.self)?.operator.text
            if sign == "!=" || sign == "==" { OptionalCallRule.rewriteTest(elements[place - 2], in: context) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        ObservingRule.apply(to: node, in: context)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        ObservingRule.apply(to: node, in: context)
        DelegatePropertyRule.apply(to: node, in: context)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        ImportRule.apply(to: node, in: context)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        PlatformRule.apply(to: node, in: context)
        for clause in CompilationCondition.activeClauses(of: node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}
