import SwiftSyntax

/// A member that an extension declares and others override: without Objective-C, calls of it are calls of that one function.
///
/// It gets another name, and so do the overrides; what takes its own name asks which class the object is of, and calls the
/// override of the nearest.
enum DispatchedMember {
    /// Makes a member of an extension one that is overridden, if anything overrides it.
    static func makeBase(_ member: OverridingMember, in context: RewriteContext) {
        let index = context.index
        guard index.dispatchedNames.contains(member.name), let indexed = member.indexed,
            let nameToken = member.nameToken, let head = member.head
        else { return }
        let called = OverrideForward.name(member.name, of: member.owner)
        // Ported sources have it already.
        guard !(index.members[indexed.owner] ?? []).contains(where: { $0.name == called }) else { return }
        let overrides = index.overrides(of: indexed)
        guard !overrides.isEmpty else { return }
        guard let text = dispatcher(of: member, to: overrides, called) else {
            context.say(
                .error,
                .extensionOverrides,
                at: nameToken,
                "\(member.fullName) is overridden and cannot be here; move it into a class"
            )
            return
        }
        context.insert(text, at: head, .extensionOverrides)
        member.openToPublic(in: context)
        context.replace(nameToken.range, with: called, .extensionOverrides)
    }

    /// Makes a member one that is called in the place of what it overrides.
    ///
    /// - Returns: Whether it overrides a member of an extension.
    static func makeOverride(_ member: OverridingMember, in context: RewriteContext) -> Bool {
        let index = context.index
        guard index.dispatchedNames.contains(member.name), let indexed = member.indexed,
            let base = index.overridden(by: indexed), let keyword = member.overrideKeyword,
            let nameToken = member.nameToken
        else { return false }
        let owners = index.overrides(of: base).map(\.owner)
        let above =
            index.superclasses(of: member.owner).first { owners.contains($0) || $0 == base.owner }
            ?? base.owner
        context.removeWord(keyword, .extensionOverrides)
        member.openToPublic(in: context)
        context.replace(
            nameToken.range,
            with: OverrideForward.name(member.name, of: member.owner),
            .extensionOverrides
        )
        let calls = SuperReferences(member.name)
        calls.walk(member.declaration)
        for call in calls.found {
            context.replace(
                call.range,
                with: "self.\(OverrideForward.name(member.name, of: above))",
                .extensionOverrides
            )
        }
        return true
    }

    /// The type of `self` in an override: an object of its class, or that class.
    private static func type(of override: IndexedMember) -> String {
        override.isStatic ? "\(override.owner).Type" : override.owner
    }

    /// The member under its own name, which calls one of the others.
    private static func dispatcher(
        of member: OverridingMember,
        to overrides: [IndexedMember],
        _ called: String
    ) -> String? {
        if let function = member.declaration.as(FunctionDeclSyntax.self) {
            guard let own = OverrideForward.call(of: function, named: called) else { return nil }
            let head = OverrideForward.head(
                of: function,
                named: function.name.text,
                without: ["open", "dynamic"]
            )
            let access = function.modifiers.has("open") ? "public " : ""
            var text = "\(access)\(head) { "
            for override in overrides {
                let name = OverrideForward.name(member.name, of: override.owner)
                guard let call = OverrideForward.call(of: function, named: name, on: "agateSelf.") else {
                    return nil
                }
                text += "if let agateSelf = self as? \(type(of: override)) { return \(call) }; "
            }
            return text + "return \(own) }; "
        }
        guard let variable = member.declaration.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type, let accessors = PropertyAccessors(binding)
        else { return nil }
        var getter = ""
        var setter = ""
        for override in overrides {
            let test = "if let agateSelf = self as? \(Self.type(of: override))"
            let name = OverrideForward.name(member.name, of: override.owner)
            getter += "\(test) { return agateSelf.\(name) }; "
            setter += "\(test) { agateSelf.\(name) = newValue; return }; "
        }
        let access = variable.modifiers.has("open") ? "public " : ""
        let modifiers = access + OverrideForward.modifiers(of: variable, without: ["open", "dynamic"])
        let head = "\(modifiers)var \(member.name): \(OverrideForward.plainText(Syntax(type)))"
        getter += "return \(called)"
        switch accessors {
        case .readable: return "\(head) { \(getter) }; "
        case .writable: return "\(head) { get { \(getter) } set { \(setter)\(called) = newValue } }; "
        case .observed: return nil
        }
    }
}
