import SwiftSyntax

/// A protocol of Objective-C becomes one of Swift, whose optional requirements have defaults (P15).
enum OptionalRequirementRule {
    static func apply(to node: ProtocolDeclSyntax, in context: RewriteContext) {
        let members = requirements(of: node.memberBlock.members)
        guard node.attributes.has("objc") || members.contains(where: { $0.modifiers.has("optional") }) else {
            return
        }
        guard !context.isOff(node) else { return }
        if node.attributes.has("objc") { makeClassBound(node, in: context) }
        var defaults: [String] = []
        for member in members {
            guard let keyword = member.modifiers.first(where: { $0.name.text == "optional" }) else {
                continue
            }
            guard let declaration = implementation(of: member, in: node, context) else { continue }
            context.removeWord(keyword, .optionalRequirements)
            defaults.append(declaration)
        }
        guard !defaults.isEmpty else { return }
        let name = (context.scopes.map(\.reference) + [node.name.text]).joined(separator: ".")
        let lines = defaults.map { "    \($0)" }
        let declaration = (["extension \(name) {"] + lines + ["}"]).joined(separator: "\n")
        context.append(ConditionText.around(Syntax(node), declaration))
    }

    /// The members, those in branches of `#if` that count included.
    private static func requirements(of list: MemberBlockItemListSyntax) -> [any WithModifiersSyntax] {
        list.flatMap { item -> [any WithModifiersSyntax] in
            if let condition = item.decl.as(IfConfigDeclSyntax.self) {
                return CompilationCondition.activeClauses(of: condition).flatMap { clause in
                    clause.elements?.as(MemberBlockItemListSyntax.self).map { requirements(of: $0) } ?? []
                }
            }
            return item.decl.asProtocol((any WithModifiersSyntax).self).map { [$0] } ?? []
        }
    }

    /// A protocol to which only classes conform may be referred to weakly.
    private static func makeClassBound(_ node: ProtocolDeclSyntax, in context: RewriteContext) {
        guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last else {
            context.insert(": AnyObject", at: node.name.end, .optionalRequirements)
            return
        }
        let bound: Set = ["AnyObject", "NSObjectProtocol", "class"]
        guard !clause.inheritedTypes.contains(where: { bound.contains($0.type.trimmedDescription) }) else {
            return
        }
        context.insert(", AnyObject", at: last.type.end, .optionalRequirements)
    }

    // MARK: Defaults

    private static func implementation(
        of member: any WithModifiersSyntax,
        in node: ProtocolDeclSyntax,
        _ context: RewriteContext
    ) -> String? {
        let access = node.modifiers.has("public") ? "public " : ""
        let conditions = conditionsAround(Syntax(member), in: node)
        if let function = Syntax(member).as(FunctionDeclSyntax.self) {
            let type = function.signature.returnClause?.type
            let body = body(for: type, fullName(of: function), Syntax(member), context)
            let prefix = available(function.attributes) + access + kept(function.modifiers)
            let text = "\(prefix)\(Self.text(function, from: function.funcKeyword)) { \(body) }"
            return conditions(text.replacing("{  }", with: "{}"))
        }
        if let variable = Syntax(member).as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type
        {
            let name = binding.pattern.trimmedDescription
            let body = body(for: type, name, Syntax(member), context)
            let prefix = available(variable.attributes) + access + kept(variable.modifiers)
            let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
            let accessors = isSettable ? "get { \(body) } set {}" : body
            return conditions("\(prefix)var \(name): \(type.trimmedDescription) { \(accessors) }")
        }
        context.say(
            .error,
            .optionalRequirements,
            at: member,
            "this optional requirement has no form here; remove it"
        )
        return nil
    }

    /// The return value of a default; nothing for functions that return nothing.
    private static func body(
        for type: TypeSyntax?,
        _ fullName: String,
        _ member: Syntax,
        _ context: RewriteContext
    ) -> String {
        let comments = member.leadingTrivia.description + member.trailingTrivia.description
        if let marked = PortMarks.defaultExpression(in: comments) { return marked }
        guard let type, !["Void", "()"].contains(type.trimmedDescription) else { return "" }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "nil"
        }
        let fallbacks = (context.index.fallbacks[fullName] ?? []).subtracting(["nil"])
        if fallbacks.count == 1, let only = fallbacks.first {
            context.say(
                .note,
                .optionalRequirements,
                at: member,
                "\(fullName) gives \(only) where it is not implemented, as its callers do"
            )
            return only
        }
        // Calls tell a requirement that is not implemented from one that is, and so do uses of a property as an optional.
        return "AbsentRequirement.value(\(zero(of: type) ?? ""))"
    }

    /// Whether calls of a requirement have no value where its default is called.
    static func isAbsent(_ member: IndexedMember, in index: SourceIndex) -> Bool {
        let type = member.type
        guard member.isOptional, member.kind == .function, member.defaultMark.isEmpty, !type.isEmpty else {
            return false
        }
        guard !["Void", "()"].contains(type), !type.hasSuffix("?"), !type.hasSuffix("!") else { return false }
        return (index.fallbacks[member.fullName] ?? []).subtracting(["nil"]).count != 1
    }

    /// A value of a type that stands for none.
    private static func zero(of type: TypeSyntax) -> String? {
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        return zeros[type.trimmedDescription]
    }

    private static let zeros: [String: String] = {
        let numbers = [
            "CFTimeInterval", "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
            "NSInteger",
            "NSUInteger", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
        ]
        let structures = [
            "CGPoint", "CGRect", "CGSize", "CGVector", "UIEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets",
        ]
        return Dictionary(
            uniqueKeysWithValues: numbers.map { ($0, "0") } + structures.map { ($0, ".zero") }
                + [("Bool", "false"), ("String", "\"\"")]
        )
    }()

    // MARK: Text

    private static func fullName(of function: FunctionDeclSyntax) -> String {
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return "\(function.name.text.trimmingBackquotes)(\(labels.joined()))"
    }

    private static func text(_ node: FunctionDeclSyntax, from token: TokenSyntax) -> String {
        var text = node.with(\.attributes, []).with(\.modifiers, []).trimmedDescription
        if let start = text.range(of: token.text) { text = String(text[start.lowerBound...]) }
        return text
    }

    private static func kept(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.filter { $0.name.text != "optional" }.map { $0.trimmedDescription + " " }.joined()
    }

    /// Attributes that count for an implementation, too.
    private static func available(_ attributes: AttributeListSyntax) -> String {
        let texts = attributes.compactMap { element -> String? in
            guard case .attribute(let attribute) = element else { return nil }
            let name = attribute.attributeName.trimmedDescription
            return ["available", "MainActor", "discardableResult", "preconcurrency"].contains(name)
                ? attribute.trimmedDescription + " " : nil
        }
        return texts.joined()
    }

    /// Puts the conditions within the protocol around a default.
    private static func conditionsAround(_ member: Syntax, in node: ProtocolDeclSyntax) -> (String) -> String
    {
        { ConditionText.around(member, $0, upTo: Syntax(node)) }
    }
}
