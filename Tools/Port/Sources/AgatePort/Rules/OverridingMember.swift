import SwiftSyntax

/// A function or a property of a class or an extension, which may override another or be overridden.
struct OverridingMember {
    /// The type that it belongs to, with its outer types.
    let owner: String
    /// The declaration.
    let declaration: DeclSyntax
    /// Its name.
    let name: String
    /// Its name with its labels.
    let fullName: String
    /// The member in the index, if it has it.
    let indexed: IndexedMember?

    /// Nil for what is neither a function nor one property, or overrides nothing and cannot be overridden.
    init?(_ declaration: DeclSyntax, owner: String, in context: RewriteContext) {
        guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return nil }
        guard let fullName = Self.fullName(of: declaration) else {
            // Subscripts and initialisers can only be reported.
            guard modified.modifiers.has("override") else { return nil }
            self.owner = owner
            self.declaration = declaration
            name = ""
            self.fullName = ""
            indexed = nil
            return
        }
        self.owner = owner
        self.declaration = declaration
        self.fullName = fullName
        name = fullName.firstIndex(of: "(").map { String(fullName[..<$0]) } ?? fullName
        let full = context.index.resolve(owner) ?? owner
        let isOverride = modified.modifiers.has("override")
        indexed = context.index.members[full]?.first {
            $0.fullName == fullName && $0.isOverride == isOverride
                && $0.isStatic == modified.modifiers.isStatic
        }
    }

    /// The word `override`.
    var overrideKeyword: DeclModifierSyntax? {
        declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.first { $0.name.text == "override" }
    }

    /// Whether others may override it.
    var isOpen: Bool {
        declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("open") ?? false
    }

    /// The token that is the name.
    var nameToken: TokenSyntax? {
        if let function = declaration.as(FunctionDeclSyntax.self) { return function.name }
        let pattern = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
        return pattern?.as(IdentifierPatternSyntax.self)?.identifier
    }

    /// Where the modifiers, or the keyword behind attributes, begin.
    var head: Int? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            return function.modifiers.first?.start ?? function.funcKeyword.start
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.modifiers.first?.start ?? variable.bindingSpecifier.start
        }
        return nil
    }

    /// The full name of a function or of the only property that is declared.
    static func fullName(of declaration: DeclSyntax) -> String? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            return "\(function.name.text.trimmingBackquotes)(\(labels.joined()))"
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        return pattern.identifier.text.trimmingBackquotes
    }

    /// Gives it the name by which another member calls it, and takes `override` away.
    ///
    /// Observers of a property become a method, for an extension has no stored properties.
    func rename(in context: RewriteContext) {
        guard let nameToken, let keyword = overrideKeyword else { return }
        if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            case .observed(let observer)? = PropertyAccessors(binding), let body = observer.node.body,
            let type = binding.typeAnnotation?.type
        {
            let called = OverrideForward.name(name, of: owner, observer: observer.kind)
            let parameter = observer.node.parameters?.name.text ?? observer.value
            let modifiers = OverrideForward.modifiers(of: variable, without: ["override", "open", "public"])
            let head =
                "\(modifiers)func \(called)(_ \(parameter): \(OverrideForward.plainText(Syntax(type)))) { do "
            guard let start = self.head else { return }
            context.replace(start..<body.leftBrace.start, with: head, .extensionOverrides)
            return
        }
        openToPublic(in: context)
        context.removeWord(keyword, .extensionOverrides)
        context.replace(
            nameToken.range,
            with: OverrideForward.name(name, of: owner),
            .extensionOverrides
        )
    }

    /// Members of extensions are public at most.
    func openToPublic(in context: RewriteContext) {
        guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            let open = modifiers.first(where: { $0.name.text == "open" })
        else { return }
        context.replace(open.range, with: "public", .extensionOverrides)
    }
}
