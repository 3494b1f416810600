import SwiftSyntax

/// `(value as AnyObject).cgPointValue` becomes `(value as! NSValue).cgPointValue`: no member is looked up in an object of any class (P23).
enum ObjectValueRule {
    static func apply(to node: MemberAccessExprSyntax, in context: RewriteContext) {
        guard let type = classes[node.declName.baseName.text],
            let tuple = node.base?.as(TupleExprSyntax.self),
            tuple.elements.count == 1, let only = tuple.elements.first?.expression
        else { return }
        if let sequence = only.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark == nil, elements[2].trimmedDescription == "AnyObject"
            else { return }
            replace(cast.asKeyword, elements[2], type, in: context)
        } else if let cast = only.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil,
            cast.type.trimmedDescription == "AnyObject"
        {
            replace(cast.asKeyword, cast.type, type, in: context)
        }
    }

    private static func replace(
        _ keyword: TokenSyntax,
        _ object: some SyntaxProtocol,
        _ type: String,
        in context: RewriteContext
    ) {
        context.insert("!", at: keyword.end, .runtime)
        context.replace(object.range, with: type, .runtime)
    }

    /// The classes whose members are read so.
    private static let classes: [String: String] = {
        let structures = [
            "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "cgAffineTransformValue",
            "uiEdgeInsetsValue", "uiOffsetValue", "caTransform3DValue",
        ]
        let numbers = ["doubleValue", "floatValue", "intValue", "int32Value", "boolValue", "uintValue"]
        return Dictionary(
            uniqueKeysWithValues: structures.map { ($0, "NSValue") } + numbers.map { ($0, "NSNumber") }
        )
    }()
}
