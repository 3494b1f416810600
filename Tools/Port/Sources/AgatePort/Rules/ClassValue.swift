import SwiftSyntax

/// The class in a value that is a class, `kind` in `kind.init()`, as far as declarations tell.
///
/// They are those around the place, and properties and functions of the module.
struct ClassValue {
    private let place: Syntax
    private let context: RewriteContext
    /// How many declarations may lead from one to the next.
    private static let depth = 8

    /// The name of the class; nil where nothing tells it.
    static func name(of node: ExprSyntax, at place: Syntax, in context: RewriteContext) -> String? {
        let value = ClassValue(place: place, context: context)
        if let type = value.type(of: node, depth) { return metatype(type) }
        return value.unanimous(node)
    }

    /// The class in `Class.Type`, with or without optionality.
    static func metatype(_ type: String) -> String? {
        let plain = SourceIndex.plainName(type.trimmingParentheses)
        guard plain.hasSuffix(".Type") else { return nil }
        return SourceIndex.plainName(String(plain.dropLast(".Type".count)).trimmingParentheses)
    }

    // MARK: Types as they are written

    /// The type of a value as its declaration writes it.
    private func type(of node: ExprSyntax, _ depth: Int) -> String? {
        guard depth > 0 else { return nil }
        if let optional = node.as(OptionalChainingExprSyntax.self) {
            return type(of: optional.expression, depth)
        }
        if let force = node.as(ForceUnwrapExprSyntax.self) { return type(of: force.expression, depth) }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return type(of: only.expression, depth)
        }
        if let cast = Self.cast(node) { return cast }
        if let element = node.as(SubscriptCallExprSyntax.self) {
            return type(of: element.calledExpression, depth - 1).flatMap(Self.element)
        }
        if let call = node.as(FunctionCallExprSyntax.self) { return result(of: call) }
        if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.text
            if name == "self", Self.isTypeName(base) { return base.trimmedDescription + ".Type" }
            if ["first", "last"].contains(name), let array = type(of: base, depth - 1) {
                return Self.element(array)
            }
            let owner =
                base.trimmedDescription == "self" ? context.scopes.last?.name : type(of: base, depth - 1)
            guard let owner else { return nil }
            return property(name, of: Self.metatype(owner) ?? SourceIndex.plainName(owner))
        }
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return local(name, depth) ?? context.scopes.last.flatMap { property(name, of: $0.name) }
    }

    private func property(_ name: String, of type: String) -> String? {
        context.index.members(named: name, of: type).first { $0.kind == .property && !$0.type.isEmpty }?.type
    }

    /// What a function of the module gives, where all of its name give that.
    private func result(of call: FunctionCallExprSyntax) -> String? {
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return nil }
        let types = Set(context.index.members(named: name).filter { $0.kind == .function }.map(\.type))
        return types.count == 1 ? types.first : nil
    }

    /// The class that all properties of a name hold that are classes, for one of a value whose type nothing tells.
    private func unanimous(_ node: ExprSyntax) -> String? {
        let plain = node.as(OptionalChainingExprSyntax.self)?.expression ?? node
        guard let member = plain.as(MemberAccessExprSyntax.self), member.base != nil else { return nil }
        let found = context.index.members(named: member.declName.baseName.text).filter {
            $0.kind == .property
        }
        let names = Set(found.map { Self.metatype($0.type) })
        return names.count == 1 ? names.first ?? nil : nil
    }

    /// The type in `value as! Type`, `value as? Type` and `value as Type`.
    private static func cast(_ node: ExprSyntax) -> String? {
        if let sequence = node.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count >= 3, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self) else {
                return nil
            }
            return elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
        }
        return node.as(AsExprSyntax.self)?.type.trimmedDescription
    }

    /// The type of the elements of an array or of the values of a dictionary.
    private static func element(_ type: String) -> String? {
        var plain = type.trimmingParentheses[...]
        while let last = plain.last, "?! ".contains(last) { plain = plain.dropLast() }
        guard plain.hasPrefix("["), plain.hasSuffix("]") else { return nil }
        let inner = plain.dropFirst().dropLast()
        let value = inner.lastIndex(of: ":").map { inner[inner.index(after: $0)...] } ?? inner
        return String(value.drop { $0 == " " })
    }

    private static func isTypeName(_ node: ExprSyntax) -> Bool {
        node.trimmedDescription.first?.isUppercase == true
    }

    // MARK: Names around the place

    /// The type of a name that is bound before the place, or around it.
    private func local(_ name: String, _ depth: Int) -> String? {
        var node = place
        while let parent = node.parent {
            if let list = parent.as(CodeBlockItemListSyntax.self) {
                for item in list.reversed() where item.position < place.position {
                    if let type = bound(name, by: item.item, depth) { return type }
                }
            }
            if let found = parameter(name, of: parent) ?? bound(name, around: parent, depth) { return found }
            if parent.is(MemberBlockSyntax.self) { return nil }
            node = parent
        }
        return nil
    }

    private func bound(_ name: String, by item: CodeBlockItemSyntax.Item, _ depth: Int) -> String? {
        if let variable = item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                return binding.typeAnnotation?.type.trimmedDescription
                    ?? binding.initializer.flatMap { type(of: $0.value, depth - 1) }
            }
        }
        return item.as(GuardStmtSyntax.self).flatMap { bound(name, in: $0.conditions, depth) }
    }

    private func bound(_ name: String, around node: Syntax, _ depth: Int) -> String? {
        if let conditional = node.as(IfExprSyntax.self) {
            return bound(name, in: conditional.conditions, depth)
        }
        if let loop = node.as(WhileStmtSyntax.self) { return bound(name, in: loop.conditions, depth) }
        if let loop = node.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
            return type(of: loop.sequence, depth - 1).flatMap(Self.element)
        }
        guard name == "$0", let closure = node.as(ClosureExprSyntax.self),
            let call = closure.parent?.as(FunctionCallExprSyntax.self)
                ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        return type(of: base, depth - 1).flatMap(Self.element)
    }

    private func bound(_ name: String, in conditions: ConditionElementListSyntax, _ depth: Int) -> String? {
        for condition in conditions {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.trimmedDescription == name, binding.position < place.position
            else { continue }
            if let written = binding.typeAnnotation?.type.trimmedDescription { return written }
            return binding.initializer.flatMap { type(of: $0.value, depth - 1) }
        }
        return nil
    }

    private func parameter(_ name: String, of node: Syntax) -> String? {
        if let clause = node.as(FunctionDeclSyntax.self)?.signature.parameterClause
            ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
        {
            return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
                .trimmedDescription
        }
        guard
            case .parameterClause(let clause)? = node.as(ClosureExprSyntax.self)?.signature?.parameterClause
        else { return nil }
        return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type?
            .trimmedDescription
    }
}

extension String {
    /// The text without parentheses around all of it.
    fileprivate var trimmingParentheses: String {
        var text = self[...]
        while text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
        return String(text)
    }
}
