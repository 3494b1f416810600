import SwiftSyntax

/// `self.init(red: r, …)` in an extension of one of Apple's classes that gives `Self` becomes `self.agateInstance(UIColor(red: r, …))` (P23).
///
/// Objective-C's initialisers are those of subclasses, too; Swift's are not. What is made is an object of the extended class, and one of a
/// subclass cannot be made so.
enum SelfInstanceRule {
    /// - Returns: Whether a call is such a one.
    static func apply(to node: FunctionCallExprSyntax, in context: RewriteContext) -> Bool {
        guard let scope = context.scopes.last, let owner = extended(at: Syntax(node)), owner == scope.name,
            AppleClasses.contains(owner), context.index.types[owner]?.kind != "class",
            !node.arguments.isEmpty,
            !isInInitializer(Syntax(node))
        else { return false }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard labels != ["coder"], let receiver = receiver(of: node) else { return false }
        let root = InstanceRule.roots[labels]
        let isKnown = root.map { $0 == owner || context.index.superclasses(of: owner).contains($0) } ?? false
        guard isKnown || !receiver.isWritten || receiver.isSelf else { return false }
        if isKnown {
            // Where the class is written the other rule does it.
            guard !receiver.isWritten else { return false }
            context.replace(node.calledExpression.range, with: "Self.agateInstance", .runtime)
            return true
        }
        context.replace(
            node.calledExpression.range,
            with: "\(receiver.text).agateInstance(\(owner)",
            .runtime
        )
        context.insert(")", at: node.end, .runtime)
        context.say(
            .note,
            .runtime,
            at: node,
            "objects of \(owner) are made here; a subclass of it cannot be made so"
        )
        return true
    }

    /// The class on which an initialiser is called.
    private struct Receiver {
        let text: String
        /// Whether the source names it, and does not leave it to what is returned.
        var isWritten = true
        /// Whether it is the class that the member is called on.
        var isSelf = true
    }

    private static func receiver(of node: FunctionCallExprSyntax) -> Receiver? {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name == "Self" ? Receiver(text: "Self") : nil
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init"
        else { return nil }
        guard let base = member.base else {
            return isReturnedAsSelf(node) ? Receiver(text: "Self", isWritten: false) : nil
        }
        let text = base.trimmedDescription
        switch text {
        case "Self": return Receiver(text: text)
        case "self": return InstanceRule.isStatic(Syntax(node)) ? Receiver(text: text) : nil
        case "type(of: self)": return Receiver(text: text)
        default: return nil
        }
    }

    /// The name of the type that the extension around a place extends.
    private static func extended(at place: Syntax) -> String? {
        var node: Syntax? = place
        while let current = node {
            if let found = current.as(ExtensionDeclSyntax.self) {
                return SourceIndex.plainName(found.extendedType.trimmedDescription)
            }
            if current.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            node = current.parent
        }
        return nil
    }

    /// Whether a call is in an initialiser, where it is one of the object itself.
    private static func isInInitializer(_ place: Syntax) -> Bool {
        var node: Syntax? = place
        while let current = node, !current.is(MemberBlockSyntax.self) {
            if current.is(InitializerDeclSyntax.self) { return true }
            node = current.parent
        }
        return false
    }

    /// Whether a call is what a function gives whose result is `Self`.
    private static func isReturnedAsSelf(_ node: FunctionCallExprSyntax) -> Bool {
        var place: Syntax? = Syntax(node).parent
        var isReturned = false
        while let current = place {
            if current.is(ReturnStmtSyntax.self) {
                isReturned = true
            } else if let list = current.as(CodeBlockItemListSyntax.self), !isReturned {
                guard list.count == 1 else { return false }
                isReturned = true
            } else if current.is(ClosureExprSyntax.self) {
                return false
            }
            if let function = current.as(FunctionDeclSyntax.self) {
                let result = function.signature.returnClause?.type.trimmedDescription ?? ""
                return isReturned && SourceIndex.plainName(result) == "Self"
            }
            if let variable = current.as(PatternBindingSyntax.self) {
                let type = variable.typeAnnotation?.type.trimmedDescription ?? ""
                return isReturned && SourceIndex.plainName(type) == "Self"
            }
            guard isReturned || current.is(CodeBlockItemSyntax.self) || current.is(ReturnStmtSyntax.self)
            else {
                return false
            }
            place = current.parent
        }
        return false
    }
}
