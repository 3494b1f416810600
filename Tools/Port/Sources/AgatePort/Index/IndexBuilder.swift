import SwiftSyntax

/// Reads what a file declares into an index.
final class IndexBuilder: SyntaxVisitor {
    private(set) var index = SourceIndex()
    /// The types around, the innermost last: full names, whether all members are marked, and whether it is an extension.
    private var scopes: [(name: String, isMarked: Bool, isExtension: Bool)] = []

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
        _ attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
        let full = scopes.last.map { "\($0.name).\(name)" } ?? name
        // Apple's types have no declaration here; extensions say what they add to them.
        let inherited = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        index.add(IndexedType(kind: kind, name: full, inherited: inherited))
        let isMarked = attributes.has("objcMembers") || (kind != "class" && attributes.has("objc"))
        scopes.append((full, isMarked, kind == "extension"))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("class", node.name.text, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("struct", node.name.text, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("enum", node.name.text, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("actor", node.name.text, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("protocol", node.name.text, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = SourceIndex.plainName(node.extendedType.trimmedDescription)
        return enter("extension", name, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

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
                isInExtension: scope.isExtension,
                isOverride: node.modifiers.has("override"),
                defaultMark: mark(of: node)
            )
        )
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, isMember(node) else { return .visitChildren }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.text.trimmingBackquotes
            var type = binding.typeAnnotation?.type.trimmedDescription ?? ""
            if type.isEmpty, let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) {
                let made = call.calledExpression.trimmedDescription
                if made.first?.isUppercase == true { type = made }
            }
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
                    isInExtension: scope.isExtension,
                    isOverride: node.modifiers.has("override"),
                    defaultMark: mark(of: node)
                )
            )
        }
        return .visitChildren
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

    // MARK: Calls of optional requirements

    /// Bodies of functions are walked for such calls alone.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        words.hasCall(node.position.utf8Offset..<node.endPosition.utf8Offset) ? .visitChildren : .skipChildren
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
