import SwiftSyntax

/// Overrides from extensions, and of members of extensions (P22): Swift has neither without Objective-C.
///
/// - An override that stands in an extension, or a member that others may override, moves into the class where that is in the same file. `#sourceLocation` keeps the lines
///   that the compiler speaks of.
/// - Where the class is in another file of the module, it gets an override that calls the one of the extension (``OverrideForward``).
/// - Where the class is one of Apple's, what it overrides is replaced for objects of the class (``AppleOverrideRule``).
/// - Overrides of a member that an extension declares are selected at run time by the class (``DispatchedMember``).
enum ExtensionOverrideRule {
    /// Looks at an extension, which is the innermost scope.
    static func apply(to node: ExtensionDeclSyntax, in context: RewriteContext) {
        guard !context.isOff(node), let scope = context.scopes.last else { return }
        let destination = destination(of: node)
        for item in node.memberBlock.members.compiled {
            guard let member = OverridingMember(item.decl, owner: scope.name, in: context) else { continue }
            guard let keyword = member.overrideKeyword else {
                if let destination, member.isOpen {
                    // Members that others may override, in this module or in another one, are declared by the class.
                    move(item, to: destination, in: context)
                    continue
                }
                DispatchedMember.makeBase(member, in: context)
                ExchangeRule.apply(to: member, in: context)
                continue
            }
            if DispatchedMember.makeOverride(member, in: context) { continue }
            if let destination {
                keepAccess(of: member, from: node, in: context)
                move(item, to: destination, in: context)
            } else if node.genericWhereClause != nil || !makeCalled(member, in: context) {
                let isReplaced =
                    node.genericWhereClause == nil
                    && AppleOverrideRule.apply(to: member, keyword, of: node, in: context)
                guard !isReplaced else { continue }
                context.say(
                    .error,
                    .extensionOverrides,
                    at: keyword,
                    "a member of an extension overrides nothing here; move it into the declaration of the class"
                )
            }
        }
    }

    private static func move(_ item: MemberBlockItemSyntax, to destination: Int, in context: RewriteContext) {
        let start = context.source.lineStartIfBlank(before: item.start)
        context.moves.append(.init(range: start..<item.end, destination: destination))
    }

    /// Writes to a member that leaves a `public extension` what it was there.
    private static func keepAccess(
        of member: OverridingMember,
        from node: ExtensionDeclSyntax,
        in context: RewriteContext
    ) {
        guard node.modifiers.has("public"), let head = member.head,
            let modifiers = member.declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            !modifiers.sayAccess
        else { return }
        context.insert("public ", at: head, .extensionOverrides)
    }

    /// Looks at a class, which is the innermost scope.
    static func apply(to node: ClassDeclSyntax, in context: RewriteContext) {
        guard !context.isOff(node), let scope = context.scopes.last else { return }
        let index = context.index
        if !index.dispatchedNames.isEmpty {
            for item in node.memberBlock.members.compiled {
                guard let member = OverridingMember(item.decl, owner: scope.name, in: context),
                    let keyword = member.overrideKeyword, index.dispatchedNames.contains(member.name),
                    !DispatchedMember.makeOverride(member, in: context),
                    let hidden = member.indexed.flatMap({ hiding($0, in: index) })
                else { continue }
                context.say(
                    .error,
                    .extensionOverrides,
                    at: keyword,
                    "\(hidden.fullName) is declared in an extension of \(hidden.owner); move it into the class"
                )
            }
        }
        guard index.forwardOwners.contains(scope.name) else { return }
        let own = known(of: node)
        let forwards = index.forwarded(to: scope.name).filter { !own.contains($0.fullName) }
            .sorted { $0.fullName < $1.fullName }
        guard !forwards.isEmpty else { return }
        let brace = node.memberBlock.rightBrace.start
        let last = node.memberBlock.members.last
        let isDivided = last.map { last in
            last.semicolon != nil || !context.source.lineEnds(last.end..<brace).isEmpty
        }
        context.insert(
            (isDivided ?? true ? "" : "; ") + forwards.map(\.forward).joined(separator: "; ") + " ",
            at: brace,
            .extensionOverrides
        )
    }

    /// The static member of an extension that a member would override.
    private static func hiding(_ member: IndexedMember, in index: SourceIndex) -> IndexedMember? {
        for owner in index.superclasses(of: member.owner) {
            if let found = index.members[owner]?.first(where: { $0.isSame(as: member) && !$0.isOverride }) {
                return found.isInExtension ? found : nil
            }
        }
        return nil
    }

    /// Gives an override the name by which its class calls it.
    private static func makeCalled(_ member: OverridingMember, in context: RewriteContext) -> Bool {
        guard context.index.types[member.owner]?.kind == "class",
            context.index.forwarded(to: member.owner).contains(where: { $0.fullName == member.fullName })
        else { return false }
        member.rename(in: context)
        return true
    }

    /// The full names of what a class overrides itself, or what extensions in the same list override, which moves into it.
    private static func known(of node: ClassDeclSyntax) -> Set<String> {
        var names = Set(node.memberBlock.members.compiled.flatMap { overrideName(of: $0.decl) })
        guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return names }
        for item in list {
            let group = item.item.asProtocol((any DeclGroupSyntax).self)
            let found = item.item.as(ExtensionDeclSyntax.self)
            let name = found?.extendedType.trimmedDescription ?? item.item.as(ClassDeclSyntax.self)?.name.text
            guard name == node.name.text, found?.genericWhereClause == nil else { continue }
            for member in group?.memberBlock.members.compiled ?? [] {
                names.formUnion(overrideName(of: member.decl))
            }
        }
        return names
    }

    private static func overrideName(of declaration: DeclSyntax) -> [String] {
        guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
            modified.modifiers.has("override")
        else { return [] }
        return OverridingMember.fullName(of: declaration).map { [$0] } ?? []
    }

    /// The place before the closing brace of the class, where it stands in the same file under the same conditions.
    static func destination(of node: ExtensionDeclSyntax) -> Int? {
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
