import SwiftSyntax

/// Moves members that override something from an extension into the class of the same file, and so those that are overridden (P22).
///
/// `#sourceLocation` keeps the lines that the compiler speaks of.
enum ExtensionOverrideRule {
    static func apply(to node: ExtensionDeclSyntax, in context: RewriteContext) {
        guard !context.isOff(node) else { return }
        for item in node.memberBlock.members {
            guard let member = item.decl.asProtocol((any WithModifiersSyntax).self) else { continue }
            let keyword = member.modifiers.first { $0.name.text == "override" }
            guard keyword != nil || isOverridden(item.decl, in: node, context) else { continue }
            guard let destination = destination(of: node) else {
                guard let keyword else { continue }
                context.say(
                    .error,
                    .extensionOverrides,
                    at: keyword,
                    "a member of an extension overrides nothing here; move it into the declaration of the class"
                )
                continue
            }
            // What the extension says of the access to its members goes with them.
            let levels: Set = ["fileprivate", "internal", "open", "package", "private", "public"]
            if let level = node.modifiers.first(where: { levels.contains($0.name.text) }),
                !member.modifiers.contains(where: { levels.contains($0.name.text) && $0.detail == nil })
            {
                let place = member.modifiers.first?.start ?? introducer(of: item.decl)
                if let place { context.insert("\(level.name.text) ", at: place, .extensionOverrides) }
            }
            let source = context.source
            let start = source.lineStartIfBlank(before: item.start)
            context.moves.append(.init(range: start..<item.end, destination: destination))
        }
    }

    /// Whether some class overrides a member that Objective-C has: others are overridden by none on Apple's systems either.
    private static func isOverridden(
        _ declaration: DeclSyntax,
        in node: ExtensionDeclSyntax,
        _ context: RewriteContext
    ) -> Bool {
        let (name, attributes, modifiers): (String, AttributeListSyntax, DeclModifierListSyntax)
        if let function = declaration.as(FunctionDeclSyntax.self) {
            (name, attributes, modifiers) = (function.name.text, function.attributes, function.modifiers)
        } else if let variable = declaration.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first
        {
            (name, attributes, modifiers) = (
                binding.pattern.trimmedDescription, variable.attributes, variable.modifiers
            )
        } else {
            return false
        }
        return context.index.overridden.contains(name) && !modifiers.isStatic
            && (attributes.isMarked || node.attributes.has("objc"))
    }

    /// Where a declaration begins behind its attributes and modifiers.
    private static func introducer(of declaration: DeclSyntax) -> Int? {
        declaration.as(FunctionDeclSyntax.self)?.funcKeyword.start
            ?? declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.start
    }

    /// Tells of a method that overrides one of an extension, which no class here can, unless that one is moved.
    static func check(_ node: FunctionDeclSyntax, in context: RewriteContext) {
        guard let keyword = node.modifiers.first(where: { $0.name.text == "override" }),
            let scope = context.scopes.last
        else { return }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let owners = context.index.lineage(of: scope.name).dropFirst()
        let overridden = owners.flatMap { context.index.members[$0] ?? [] }.filter {
            $0.kind == .function && $0.name == node.name.text.trimmingBackquotes && $0.labels == labels
        }
        guard let first = overridden.first, overridden.allSatisfy(\.isInExtension),
            !(first.isBesideClass && first.isMarked)
        else { return }
        context.say(
            .error,
            .extensionOverrides,
            at: keyword,
            "\(first.fullName) is declared in an extension of \(first.owner); move it into the class"
        )
    }

    /// The place before the closing brace of the class, where it stands in the same file under the same conditions.
    private static func destination(of node: ExtensionDeclSyntax) -> Int? {
        guard node.genericWhereClause == nil,
            let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        let name = node.extendedType.trimmedDescription
        for item in list {
            guard let found = item.item.as(ClassDeclSyntax.self), found.name.text == name else { continue }
            return found.memberBlock.rightBrace.start
        }
        return nil
    }
}
