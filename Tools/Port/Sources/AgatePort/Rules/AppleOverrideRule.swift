import SwiftSyntax

/// An override in an extension of one of Apple's classes becomes a method of its own, which is called in the place of the one that it
/// overrides (P22).
///
/// The class that declares that one gets a replacement of it at the end of a file: for objects of the extension's class it calls the
/// override, for others it does what it did. `super` in the override means the original.
enum AppleOverrideRule {
    /// - Returns: Whether the member overrides something that can be replaced.
    static func apply(
        to member: OverridingMember,
        _ keyword: DeclModifierSyntax,
        of node: ExtensionDeclSyntax,
        in context: RewriteContext
    ) -> Bool {
        let index = context.index
        guard let indexed = member.indexed, !indexed.isStatic, let nameToken = member.nameToken,
            AppleClasses.contains(member.owner),
            let declarer = ReplaceableMethods.owner(
                of: member.fullName,
                among: [member.owner] + index.superclasses(of: member.owner)
            )
        else { return false }
        let overrides = index.appleOverrides(of: member.fullName, declaredBy: declarer)
        // The first of the overrides brings the replacement.
        if overrides.first?.owner == member.owner {
            guard let text = replacement(of: member, overrides) else { return false }
            context.append(ConditionText.around(Syntax(node), "extension \(declarer) { \(text) }"))
        }
        member.openToPublic(in: context)
        context.removeWord(keyword, .extensionOverrides)
        // The replacement calls it; no program does, for its name is another.
        for case .attribute(let attribute) in attributes(of: member.declaration)
        where attribute.attributeName.trimmedDescription == "available"
            && attribute.arguments?.trimmedDescription.contains("unavailable") == true
        {
            context.removeWord(attribute, .extensionOverrides)
        }
        context.replace(
            nameToken.range,
            with: OverrideForward.name(member.name, of: member.owner),
            .extensionOverrides
        )
        let above = index.superclasses(of: member.owner)
        let next = overrides.first { above.contains($0.owner) }
        let uses = SuperReferences(member.name)
        uses.walk(member.declaration)
        for use in uses.found {
            if let next {
                let name = OverrideForward.name(member.name, of: next.owner)
                context.replace(use.range, with: "self.\(name)", .extensionOverrides)
                continue
            }
            let call = use.parent?.as(FunctionCallExprSyntax.self).flatMap {
                $0.calledExpression.id == use.id ? $0 : nil
            }
            context.insert(
                "ExchangedMethods.original(\"\(mark(member))\", ",
                at: use.start,
                .extensionOverrides
            )
            // The method of the class itself is the original, and not that of its superclass.
            if declarer == member.owner, let base = use.base {
                context.replace(base.range, with: "self", .extensionOverrides)
            }
            context.insert(")", at: call?.end ?? use.end, .extensionOverrides)
        }
        return true
    }

    private static func attributes(of declaration: DeclSyntax) -> AttributeListSyntax {
        declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    }

    private static func mark(_ member: OverridingMember) -> String { "override of \(member.fullName)" }

    /// A replacement that asks for the class of its object; nil where arguments or accessors cannot be handed on.
    private static func replacement(of member: OverridingMember, _ overrides: [IndexedMember]) -> String? {
        let called = "agate_replaced_\(member.name)"
        let attribute = "@_dynamicReplacement(for: \(member.fullName))"
        func tests(_ use: (String, String) -> String?) -> String? {
            var text = "if !ExchangedMethods.takesOriginal(\"\(mark(member))\") { "
            for override in overrides {
                let name = OverrideForward.name(member.name, of: override.owner)
                guard let use = use(name, "agateSelf.") else { return nil }
                text += "if let agateSelf = self as? \(override.owner) { return \(use) }; "
            }
            return text + "}; "
        }
        if let function = member.declaration.as(FunctionDeclSyntax.self) {
            guard let original = OverrideForward.call(of: function, named: member.name),
                let tests = tests({ OverrideForward.call(of: function, named: $0, on: $1) })
            else { return nil }
            let optionals = ReplaceableMethods.optionals(of: member.fullName)
            let head = OverrideForward.exactHead(of: function, named: called, optionals)
            return "\(attribute) \(head) { \(tests)return \(original) }"
        }
        guard let binding = member.declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let type = binding.typeAnnotation?.type, case .readable? = PropertyAccessors(binding),
            let tests = tests({ $1 + $0 })
        else { return nil }
        let text = OverrideForward.plainText(Syntax(type))
        return "\(attribute) var \(called): \(text) { \(tests)return \(member.name) }"
    }
}
