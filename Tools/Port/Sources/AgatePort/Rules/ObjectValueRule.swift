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
            replace(cast.asKeyword, elements[2], type, in: node, context)
        } else if let cast = only.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil,
            cast.type.trimmedDescription == "AnyObject"
        {
            replace(cast.asKeyword, cast.type, type, in: node, context)
        }
    }

    private static func replace(
        _ keyword: TokenSyntax,
        _ object: some SyntaxProtocol,
        _ type: String,
        in node: MemberAccessExprSyntax,
        _ context: RewriteContext
    ) {
        // A member that is looked up is an optional: of NSValue it is none, so the mark goes to the cast.
        let chain = node.parent?.as(OptionalChainingExprSyntax.self)
        let isBound = chain != nil || isUsedAsOptional(node)
        context.insert(isBound ? "?" : "!", at: keyword.end, .runtime)
        context.replace(object.range, with: type, .runtime)
        if isBound { context.insert("?", at: node.period.start, .runtime) }
        if let mark = chain?.questionMark ?? node.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark {
            context.replace(mark.range, with: "", .runtime)
        }
    }

    /// Whether the member is bound, or has something in its place.
    private static func isUsedAsOptional(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let list = parent.as(ExprListSyntax.self) else { return false }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == node.id }),
            elements.indices.contains(place + 1)
        else { return false }
        return elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
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
