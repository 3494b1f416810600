import SwiftSyntax

/// The content of `#selector`: a member, what it is a member of, and perhaps a signature.
struct MethodReference {
    /// The expression before the name, if there is one.
    let base: ExprSyntax?
    /// The name without labels.
    let name: String
    /// The labels, if they are written.
    let labels: [String]?
    /// The type after `as`.
    let signature: TypeSyntax?
    /// Where the name begins.
    let nameStart: Int
    /// Where the name ends, its labels included.
    let nameEnd: Int

    init?(_ node: ExprSyntax) {
        var node = node
        var signature: TypeSyntax?
        while let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            node = only.expression
        }
        if let sequence = node.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            else { return nil }
            node = elements[0]
            signature = type.type
        } else if let cast = node.as(AsExprSyntax.self) {
            node = cast.expression
            signature = cast.type
        }
        let reference: DeclReferenceExprSyntax
        if let member = node.as(MemberAccessExprSyntax.self) {
            guard let before = member.base else { return nil }
            base = before
            reference = member.declName
        } else if let bare = node.as(DeclReferenceExprSyntax.self) {
            base = nil
            reference = bare
        } else {
            return nil
        }
        name = reference.baseName.text.trimmingBackquotes
        labels = reference.argumentNames?.arguments.map(\.name.text)
        self.signature = signature
        nameStart = reference.start
        nameEnd = reference.end
    }
}
