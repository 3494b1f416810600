import SwiftSyntax

/// The type of a value in `#selector(value.method)`, as far as declarations around it say.
enum ValueType {
    /// The name of the type of a variable: a parameter or constant of the function around, or a property of the type around.
    static func find(_ node: ExprSyntax, at place: Syntax, in context: RewriteContext) -> String? {
        if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
            let owner =
                base.trimmedDescription == "self"
                ? context.scopes.last?.name : find(base, at: place, in: context)
            return owner.flatMap { property(member.declName.baseName.text, of: $0, in: context) }
        }
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return local(name, at: place)
            ?? context.scopes.last.flatMap { property(name, of: $0.name, in: context) }
    }

    private static func property(_ name: String, of type: String, in context: RewriteContext) -> String? {
        let found = context.index.members(named: name, of: type).first {
            $0.kind == .property && !$0.type.isEmpty
        }
        return found.flatMap { named($0.type) }
    }

    /// A parameter, or a constant that is declared before the place.
    private static func local(_ name: String, at place: Syntax) -> String? {
        var node: Syntax? = place
        while let current = node {
            if let list = current.as(CodeBlockItemListSyntax.self) {
                for item in list where item.position < place.position {
                    guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                    for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                        return type(of: binding)
                    }
                }
            }
            if let function = current.as(FunctionDeclSyntax.self) {
                for parameter in function.signature.parameterClause.parameters
                where (parameter.secondName ?? parameter.firstName).text == name {
                    return named(parameter.type.trimmedDescription)
                }
            }
            if let initializer = current.as(InitializerDeclSyntax.self) {
                for parameter in initializer.signature.parameterClause.parameters
                where (parameter.secondName ?? parameter.firstName).text == name {
                    return named(parameter.type.trimmedDescription)
                }
            }
            if current.is(MemberBlockSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }

    private static func type(of binding: PatternBindingSyntax) -> String? {
        if let written = binding.typeAnnotation?.type.trimmedDescription { return named(written) }
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            ConstantExpression.isTypeName(call.calledExpression)
        else { return nil }
        return named(call.calledExpression.trimmedDescription)
    }

    /// A plain name of a type, if it is one.
    private static func named(_ type: String) -> String? {
        let plain = SourceIndex.plainName(type)
        let isName =
            plain.first?.isUppercase == true
            && plain.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        return isName ? plain : nil
    }
}
