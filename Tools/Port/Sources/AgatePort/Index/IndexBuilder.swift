import SwiftSyntax

/// Reads what a file declares into an index.
final class IndexBuilder: SyntaxVisitor {
    private(set) var index = SourceIndex()
    /// A type around, or an extension of one.
    private struct Scope {
        /// The full name.
        let name: String
        /// Whether all members are marked.
        let isMarked: Bool
        /// Whether it is an extension.
        let isExtension: Bool
        /// Whether only its file sees its members.
        let isPrivate: Bool
        /// Whether its members are only there under conditions.
        let isConstrained: Bool
        /// Whether members that others may override move from it into the class.
        let movesOpen: Bool
        /// Whether what stands around it is compiled.
        let presence: ConditionValue
        /// Whether it is an extension whose members are public where they say nothing else.
        let isPublic: Bool
    }

    /// The types around, the innermost last.
    private var scopes: [Scope] = []
    /// Whether what is walked is compiled, as far as conditions within the type around say.
    private var presence = ConditionValue.yes

    private let words: SourceWords

    private init(_ words: SourceWords) {
        self.words = words
        super.init(viewMode: .sourceAccurate)
    }

    /// Reads a file.
    static func index(of file: SourceFileSyntax, _ words: SourceWords) -> SourceIndex {
        let builder = IndexBuilder(words)
        builder.walk(file)
        return builder.index
    }

    // MARK: Types

    private func enter(
        _ kind: String,
        _ name: String,
        _ clause: InheritanceClauseSyntax?,
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        isConstrained: Bool = false,
        movesOpen: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let full = scopes.last.map { "\($0.name).\(name)" } ?? name
        // Apple's types have no declaration here; extensions say what they add to them.
        let inherited = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        var type = IndexedType(kind: kind, name: full, inherited: inherited)
        type.objectiveCName = attributes.objectiveCName ?? ""
        type.isPrivate = kind == "class" && (modifiers.has("private") || modifiers.has("fileprivate"))
        index.add(type)
        let isMarked = attributes.has("objcMembers") || (kind != "class" && attributes.has("objc"))
        // A private class is seen where its members are named anyhow; what a private extension has is the file's own.
        let isPrivate = kind == "extension" && (modifiers.has("private") || modifiers.has("fileprivate"))
        scopes.append(
            Scope(
                name: full,
                isMarked: isMarked,
                isExtension: kind == "extension",
                isPrivate: isPrivate,
                isConstrained: isConstrained,
                movesOpen: movesOpen,
                presence: presence,
                isPublic: kind == "extension" && modifiers.has("public")
            )
        )
        // A member is there wherever its type is; an extension's only where that is, too. One under conditions on its type counts for no class.
        if isConstrained { presence = .no } else if kind != "extension", presence != .no { presence = .yes }
        return .visitChildren
    }

    private func leave() { presence = scopes.removeLast().presence }

    /// What is left out of the build declares nothing: classes are often declared once for each platform.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = presence
        for (clause, value) in CompilationCondition.clauses(of: node) where value != .no {
            guard let elements = clause.elements else { continue }
            presence = outer.and(value)
            walk(elements)
        }
        presence = outer
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("class", node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("struct", node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("enum", node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("actor", node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("protocol", node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = SourceIndex.plainName(node.extendedType.trimmedDescription)
        return enter(
            "extension",
            name,
            node.inheritanceClause,
            node.attributes,
            node.modifiers,
            isConstrained: node.genericWhereClause != nil,
            movesOpen: ExtensionOverrideRule.destination(of: node) != nil
        )
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, isMember(node) else { return .visitChildren }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let effects = node.signature.effectSpecifiers
        let name = node.name.text.trimmingBackquotes
        index.add(
            IndexedMember(
                kind: .function,
                owner: scope.name,
                name: name,
                labels: labels,
                type: node.signature.returnClause?.type.trimmedDescription ?? "",
                objectiveCName: node.attributes.objectiveCName
                    ?? ObjectiveCName.method(
                        name,
                        labels,
                        isThrowing: effects?.throwsClause != nil,
                        isAsync: effects?.asyncSpecifier != nil
                    ),
                isStatic: node.modifiers.isStatic,
                isOptional: node.modifiers.has("optional"),
                isMarked: scope.isMarked || node.attributes.isMarked,
                isInExtension: scope.isExtension && !(scope.movesOpen && node.modifiers.has("open")),
                isOverride: node.modifiers.has("override"),
                isPrivate: isPrivate(node.modifiers, scope),
                interface: node.attributes.interfaceRole,
                isMarkedItself: node.attributes.has("objc"),
                isPlain: isPlain(node),
                presence: presence,
                parameters: node.signature.parameterClause.parameters.map(\.type.trimmedDescription),
                defaultMark: mark(of: node),
                forward: isForwarded(node.modifiers, scope)
                    ? forward(OverrideForward.text(of: node, owner: scope.name), node.modifiers, scope) : ""
            )
        )
        return .visitChildren
    }

    /// Whether a selector can carry a method.
    private func isPlain(_ node: FunctionDeclSyntax) -> Bool {
        let effects = node.signature.effectSpecifiers
        return node.genericParameterClause == nil && effects?.asyncSpecifier == nil
            && effects?.throwsClause == nil
            && node.signature.parameterClause.parameters.allSatisfy { parameter in
                parameter.ellipsis == nil && isPlain(parameter.type)
            }
    }

    /// Whether a type is none of a function or of the caller's choice, and has no specifier such as `inout`.
    private func isPlain(_ type: TypeSyntax) -> Bool {
        if let chosen = type.as(SomeOrAnyTypeSyntax.self) { return chosen.someOrAnySpecifier.text == "any" }
        return !type.is(FunctionTypeSyntax.self) && !type.is(AttributedTypeSyntax.self)
    }

    /// Whether a property can be set, as its accessors tell.
    private func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        let names = Set(accessors.map(\.accessorSpecifier.text))
        return names.isDisjoint(with: ["get", "_read"]) || !names.isDisjoint(with: ["set", "_modify"])
    }

    /// The requirement `init()` of a protocol.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let scope = scopes.last, isMember(node), node.isEmptyRequirement,
            node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
        {
            index.add(
                IndexedMember(kind: .function, owner: scope.name, name: "init", objectiveCName: "init")
            )
        }
        return .visitChildren
    }

    /// Whether only one file sees a member.
    private func isPrivate(_ modifiers: DeclModifierListSyntax, _ scope: Scope) -> Bool {
        scope.isPrivate || modifiers.has("private") || modifiers.has("fileprivate")
    }

    /// The declaration of a class in the place of an override, as accessible as that is in its extension.
    private func forward(_ text: String?, _ modifiers: DeclModifierListSyntax, _ scope: Scope) -> String {
        guard let text else { return "" }
        guard scope.isPublic, !modifiers.sayAccess else { return text }
        // Behind attributes, of which there are those of availability alone.
        let head = text.range(of: "override ")?.lowerBound ?? text.startIndex
        return text[..<head] + "public " + text[head...]
    }

    /// Whether a member overrides another from an extension, and its class can see it.
    private func isForwarded(_ modifiers: DeclModifierListSyntax, _ scope: Scope) -> Bool {
        scope.isExtension && !scope.isConstrained && modifiers.has("override") && !isPrivate(modifiers, scope)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, isMember(node) else { return .visitChildren }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.text.trimmingBackquotes
            var type = binding.typeAnnotation?.type.trimmedDescription ?? ""
            if type.isEmpty, let value = binding.initializer?.value { type = inferredType(of: value) }
            index.add(
                IndexedMember(
                    kind: .property,
                    owner: scope.name,
                    name: name,
                    type: type,
                    objectiveCName: node.attributes.objectiveCName ?? name,
                    isStatic: node.modifiers.isStatic,
                    isOptional: node.modifiers.has("optional"),
                    isMarked: scope.isMarked || node.attributes.isMarked,
                    isInExtension: scope.isExtension && !(scope.movesOpen && node.modifiers.has("open")),
                    isOverride: node.modifiers.has("override"),
                    isPrivate: isPrivate(node.modifiers, scope),
                    interface: node.attributes.interfaceRole,
                    isMarkedItself: node.attributes.has("objc"),
                    isSettable: node.bindingSpecifier.text == "var" && isSettable(binding.accessorBlock),
                    presence: presence,
                    defaultMark: mark(of: node),
                    forward: isForwarded(node.modifiers, scope)
                        ? forward(OverrideForward.text(of: node, owner: scope.name), node.modifiers, scope)
                        : ""
                )
            )
        }
        return .visitChildren
    }

    /// The type of `Class()`, `Class.self` and `value as! Class.Type`; empty for other values.
    private func inferredType(of value: ExprSyntax) -> String {
        if let call = value.as(FunctionCallExprSyntax.self) {
            let made = call.calledExpression.trimmedDescription
            return made.first?.isUppercase == true ? made : ""
        }
        if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let base = member.base?.trimmedDescription, base.first?.isUppercase == true
        {
            return base + ".Type"
        }
        let type = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
            .trimmedDescription
        return type.flatMap { $0.hasSuffix(".Type") ? $0 : nil } ?? ""
    }

    /// Whether a declaration stands directly in a type, and not in a function.
    private func isMember(_ node: some SyntaxProtocol) -> Bool {
        node.parent?.is(MemberBlockItemSyntax.self) ?? false
    }

    private func mark(of node: some SyntaxProtocol) -> String {
        guard scopes.last != nil, node.description.contains("agate:default") else { return "" }
        return PortMarks.defaultExpression(in: node.leadingTrivia.description)
            ?? PortMarks.defaultExpression(in: node.trailingTrivia.description) ?? ""
    }

    // MARK: Methods that are exchanged

    private static let exchanging: Set = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let called, Self.exchanging.contains(called) { index.noteExchange() }
        return .visitChildren
    }

    /// Two selectors in one statement, or one in each of two declarations.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let start = node.position.utf8Offset
        guard scopes.last != nil, words.hasSelector(start..<node.endPosition.utf8Offset) else {
            return .visitChildren
        }
        var single: String?
        for item in node {
            let range = item.position.utf8Offset..<item.endPosition.utf8Offset
            guard words.hasSelector(range) else { continue }
            let selectors = SelectorCollector.selectors(in: item)
            let found = selectors.found
            if found.count == 2 {
                addPair(found[0], found[1], implementation: selectors.implementation)
            } else if found.count == 1, item.item.is(VariableDeclSyntax.self) {
                if let first = single { addPair(first, found[0]) }
                single = single == nil ? found[0] : nil
            }
        }
        return .visitChildren
    }

    /// - Parameter implementation: The one of the two whose implementation the other gets.
    private func addPair(_ first: String, _ second: String, implementation: String? = nil) {
        var pair = ExchangedPair(scope: scopes.last?.name ?? "", first: first, second: second)
        if let implementation {
            pair.isCopy = true
            if implementation == second { (pair.first, pair.second) = (second, first) }
        }
        index.add(pair)
    }

    // MARK: Calls of optional requirements

    /// Bodies of functions are walked for such calls alone.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        let range = node.position.utf8Offset..<node.endPosition.utf8Offset
        return words.hasCall(range) || words.hasSelector(range) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for place in elements.indices.dropFirst().dropLast()
        where elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
            guard let call = OptionalCall(elements[place - 1]) else { continue }
            let fallback = elements[place + 1]
            if ConstantExpression.isConstant(fallback) {
                index.addFallback(fallback.trimmedDescription, of: call.fullName)
            }
        }
        return .visitChildren
    }
}

extension String {
    /// The name without backquotes.
    var trimmingBackquotes: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}
