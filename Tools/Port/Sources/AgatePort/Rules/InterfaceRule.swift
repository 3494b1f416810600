import SwiftSyntax

/// Makes classes list the members that documents of Interface Builder set and call (P29).
///
///     class Clock: UIViewController {
///         @IBOutlet weak var hand: UIView!
///         @IBAction func reset(_ sender: Any) {}
///     }
///
/// gets `interfaceMembers`, with `\Clock.hand` and `Selector("reset:", Clock.reset(_:))`, on the line of its opening brace.
enum InterfaceRule {
    /// Looks at a class before its members.
    static func apply(to node: ClassDeclSyntax, in context: RewriteContext) {
        guard !context.isOff(node) else { return }
        let name = context.scopes.last.map { "\($0.name).\(node.name.text)" } ?? node.name.text
        tell(of: node.memberBlock, of: name, in: context)
        free(node.memberBlock, of: name, in: context)
        open(node, name, in: context)
        let plan = context.index.interfacePlan
        guard let members = plan.lists[name], let base = plan.bases[name], !hasList(node) else { return }
        if base == .object, let last = node.inheritanceClause?.inheritedTypes.last {
            context.insert(", InterfaceConnecting", at: last.type.end, .interface)
        }
        if base == .unknown {
            context.say(
                .note,
                .interface,
                at: node.name,
                "\(node.name.text) is taken for a subclass of one of UIKit's classes, as no source declares its superclass"
            )
        }
        let owner = node.name.text + arguments(of: node)
        let lines = members.map { text(of: $0, owner: owner, in: context.index) }.joined(separator: "; ")
        let start = base == .object ? "InterfaceMembers()" : "super.interfaceMembers"
        context.insert(
            " \(access(of: node))\(base == .object ? "" : "override ")class var interfaceMembers: InterfaceMembers "
                + "{ var members = \(start); \(lines); return members };",
            at: node.memberBlock.leftBrace.end,
            .interface
        )
    }

    /// Looks at an extension: what only its file sees no list in another file can name.
    static func apply(to node: ExtensionDeclSyntax, _ name: String, in context: RewriteContext) {
        guard !context.isOff(node) else { return }
        let plan = context.index.interfacePlan
        let full = context.index.resolve(name) ?? name
        tell(of: node.memberBlock, of: full, in: context)
        free(node.memberBlock, of: full, in: context)
        let hidden = (plan.lists[full] ?? plan.extensions[full] ?? []).filter {
            $0.isPrivate && $0.isInExtension
        }
        guard !hidden.isEmpty, !DeclaredClasses.names(in: node.root).contains(full) else { return }
        let isHidden = node.modifiers.has("private") || node.modifiers.has("fileprivate")
        for declaration in declarations(of: node.memberBlock) {
            guard let fullName = OverridingMember.fullName(of: declaration),
                hidden.contains(where: { $0.fullName == fullName }),
                let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
            else { continue }
            if let word = modifiers.first(where: isPrivate) {
                context.replace(word.range, with: "internal", .interface)
            } else if isHidden, !modifiers.contains(where: isAccess), let keyword = keyword(of: declaration) {
                context.insert("internal ", at: modifiers.first?.start ?? keyword.start, .interface)
            }
        }
    }

    /// The member as a line of a list.
    ///
    /// - Parameter owner: The class, as its name is written there.
    static func text(of member: IndexedMember, owner: String, in index: SourceIndex) -> String {
        let name = member.objectiveCName
        guard member.kind == .function else {
            return "members.property(\"\(name)\", \\\(owner).\(member.name))"
        }
        let labels = member.labels.map { "\($0):" }.joined()
        var reference = "\(owner).\(member.name)" + (labels.isEmpty ? "" : "(\(labels))")
        // Another method may have the name, with arguments, and Apple's classes have many.
        let isShared = index.members(named: member.name, of: member.owner).contains {
            $0.kind == .function && $0.labels == member.labels && $0.parameters != member.parameters
        }
        if labels.isEmpty || isShared {
            let types = member.parameters.map(written).joined(separator: ", ")
            let result = member.type.isEmpty ? "Void" : written(member.type)
            reference += " as (\(owner)) -> (\(types)) -> \(result)"
        }
        let kind = member.interface == .segueAction ? "segueAction" : "action"
        return "members.\(kind)(Selector(\"\(name)\", \(reference)))"
    }

    // MARK: Parts

    /// A type as it is written within the type of a function.
    private static func written(_ type: String) -> String {
        type.hasSuffix("!") ? type.dropLast() + "?" : type
    }

    /// Whether the class lists its members already, as a ported one does.
    private static func hasList(_ node: ClassDeclSyntax) -> Bool {
        node.memberBlock.members.contains { item in
            item.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
                == "interfaceMembers"
        }
    }

    /// The generic arguments of a class within itself.
    private static func arguments(of node: ClassDeclSyntax) -> String {
        guard let clause = node.genericParameterClause else { return "" }
        return "<\(clause.parameters.map(\.name.text).joined(separator: ", "))>"
    }

    /// The access that an override in a class needs, with a blank behind it.
    private static func access(of node: ClassDeclSyntax) -> String {
        for word in ["open", "public", "package"] where node.modifiers.has(word) { return word + " " }
        guard !node.modifiers.contains(where: { isPrivate($0) || isAccess($0) }),
            let list = node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent,
            let around = list.as(ExtensionDeclSyntax.self)
        else { return "" }
        return around.modifiers.has("public") ? "public " : ""
    }

    private static func isPrivate(_ modifier: DeclModifierSyntax) -> Bool {
        modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text)
    }

    private static func isAccess(_ modifier: DeclModifierSyntax) -> Bool {
        modifier.detail == nil && ["internal", "package", "public", "open"].contains(modifier.name.text)
    }

    /// Gives a class that documents name a name by which it is found.
    private static func open(_ node: ClassDeclSyntax, _ name: String, in context: RewriteContext) {
        let names = context.index.documents.classes
        guard names.contains(node.name.text) || names.contains(node.attributes.objectiveCName ?? "") else {
            return
        }
        if let word = node.modifiers.first(where: isPrivate) {
            context.replace(word.range, with: "internal", .interface)
        }
        if name.contains(".") {
            context.say(
                .warning,
                .interface,
                at: node.name,
                "a document names \(node.name.text), and no class within another type is found by its name; move it to the top of the file"
            )
        }
    }

    /// The declarations of a type, those under conditions among them.
    private static func declarations(of block: MemberBlockSyntax) -> [DeclSyntax] {
        func all(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
            members.flatMap { member -> [DeclSyntax] in
                guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
                return CompilationCondition.activeClauses(of: condition).flatMap { clause in
                    clause.elements?.as(MemberBlockItemListSyntax.self).map(all) ?? []
                }
            }
        }
        return all(block.members)
    }

    /// Removes `@available(*, unavailable)` from listed members: by it authors keep sources from naming what only documents are to set.
    private static func free(_ block: MemberBlockSyntax, of name: String, in context: RewriteContext) {
        let plan = context.index.interfacePlan
        guard let listed = plan.lists[name] ?? plan.extensions[name] else { return }
        for declaration in declarations(of: block) {
            guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes,
                let available = attributes.attribute("available"),
                let words = available.arguments?.trimmedDescription, words.hasPrefix("*"),
                words.contains("unavailable"),
                let fullName = OverridingMember.fullName(of: declaration),
                listed.contains(where: { $0.fullName == fullName })
            else { continue }
            context.removeWord(available, .interface)
        }
    }

    private static func keyword(of declaration: DeclSyntax) -> TokenSyntax? {
        declaration.as(FunctionDeclSyntax.self)?.funcKeyword
            ?? declaration.as(VariableDeclSyntax.self)?.bindingSpecifier
    }

    /// Tells of members that nothing is connected with.
    private static func tell(of block: MemberBlockSyntax, of name: String, in context: RewriteContext) {
        guard let refused = context.index.interfacePlan.refused[name] else { return }
        for declaration in declarations(of: block) {
            guard let fullName = OverridingMember.fullName(of: declaration),
                let found = refused.first(where: { $0.member.fullName == fullName })
            else { continue }
            context.say(
                .warning,
                .interface,
                at: declaration,
                "documents of Interface Builder cannot name \(found.member.name) here: \(found.reason)"
            )
        }
    }
}

/// The classes that a file declares.
private final class DeclaredClasses: SyntaxVisitor {
    private var found: Set<String> = []
    private var around: [String] = []

    static func names(in file: Syntax) -> Set<String> {
        let visitor = DeclaredClasses(viewMode: .sourceAccurate)
        visitor.walk(file)
        return visitor.found
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        around.append(name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        found.insert((around + [node.name.text]).joined(separator: "."))
        return enter(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(SourceIndex.plainName(node.extendedType.trimmedDescription))
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
