import SwiftSyntax

/// Uses of a member of the superclass within a declaration.
final class SuperReferences: SyntaxVisitor {
    private let name: String
    private(set) var found: [MemberAccessExprSyntax] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text.trimmingBackquotes == name
        {
            found.append(node)
        }
        return .visitChildren
    }
}
