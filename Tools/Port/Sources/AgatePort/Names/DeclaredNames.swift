import SwiftSyntax

/// All names that a source declares in what is compiled: such a name is its own, even where a framework has it, too.
final class DeclaredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    /// The names that a file declares.
    static func names(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = DeclaredNames(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.names
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in CompilationCondition.activeClauses(of: node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    private func note(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(token.text.trimmingBackquotes)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        note(node.identifier)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.firstName.text.trimmingBackquotes)
        return note(node.secondName ?? node.firstName)
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.secondName ?? node.firstName)
    }

    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.firstName { names.insert(label.text.trimmingBackquotes) }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        // The element of a tuple, perhaps.
        if let label = node.label { names.insert(label.text.trimmingBackquotes) }
        return .visitChildren
    }
}
