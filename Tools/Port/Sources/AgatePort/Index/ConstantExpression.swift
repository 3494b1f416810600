import SwiftSyntax

/// Expressions that say the same wherever they stand in a module.
enum ConstantExpression {
    /// Whether an expression is a literal, an implicit member such as `.zero`, or a member of a type such as `UIColor.red`.
    static func isConstant(_ node: ExprSyntax) -> Bool {
        if node.is(BooleanLiteralExprSyntax.self) || node.is(IntegerLiteralExprSyntax.self)
            || node.is(FloatLiteralExprSyntax.self) || node.is(NilLiteralExprSyntax.self)
        {
            return true
        }
        if let string = node.as(StringLiteralExprSyntax.self) {
            return string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
                && !string.trimmedDescription.contains { $0.isNewline }
        }
        if let sign = node.as(PrefixOperatorExprSyntax.self) {
            return sign.operator.text == "-" && isConstant(sign.expression)
        }
        if let array = node.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
        if let member = node.as(MemberAccessExprSyntax.self) {
            guard let base = member.base else { return true }
            return isTypeName(base)
        }
        if let call = node.as(FunctionCallExprSyntax.self) {
            return call.trailingClosure == nil && isTypeName(call.calledExpression)
                && call.arguments.allSatisfy { isConstant($0.expression) }
        }
        return false
    }

    /// Whether an expression names a type, as far as its capital letter tells.
    static func isTypeName(_ node: ExprSyntax) -> Bool {
        if let name = node.as(DeclReferenceExprSyntax.self) {
            return name.argumentNames == nil && name.baseName.text.first?.isUppercase == true
        }
        if let generic = node.as(GenericSpecializationExprSyntax.self) {
            return isTypeName(generic.expression)
        }
        guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return member.declName.baseName.text.first?.isUppercase == true && isTypeName(base)
    }
}
