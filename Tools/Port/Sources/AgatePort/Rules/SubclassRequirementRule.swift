import SwiftSyntax

/// Lets methods of subclasses answer for protocols that their superclasses conform to (P22); see ``RequirementPlan``.
enum SubclassRequirementRule {
    /// Looks at a class, which is the innermost scope.
    static func apply(to node: ClassDeclSyntax, in context: RewriteContext) {
        guard !context.isOff(node), let scope = context.scopes.last else { return }
        let plan = context.index.requirementPlan
        if let requirements = plan.declared[scope.name] { declare(requirements, in: node, context) }
        let isPublic = node.modifiers.has("public") || node.modifiers.has("open")
        apply(to: node.memberBlock.members, of: scope.name, isPublic: isPublic, in: context)
    }

    /// Makes methods overrides, and reports those that cannot be.
    static func apply(
        to members: MemberBlockItemListSyntax,
        of name: String,
        isPublic: Bool = false,
        in context: RewriteContext
    ) {
        let plan = context.index.requirementPlan
        guard plan.overriding[name] != nil || plan.hidden[name] != nil else { return }
        for method in members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
            let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            let fullName = "\(method.name.text.trimmingBackquotes)(\(labels))"
            if plan.overriding[name]?.contains(fullName) == true {
                guard !method.modifiers.has("override") else { continue }
                let isSeen = method.modifiers.has("public") || method.modifiers.has("open")
                context.insert(
                    isPublic && !isSeen ? "public override " : "override ",
                    at: method.funcKeyword.start,
                    .extensionOverrides
                )
            } else if plan.hidden[name]?.contains(fullName) == true {
                context.say(
                    .warning,
                    .extensionOverrides,
                    at: method.name,
                    "\(fullName) is not called, as a superclass conforms; declare it there, and override it in \(name) itself"
                )
            }
        }
    }

    /// Gives a class the methods that its subclasses override.
    private static func declare(
        _ requirements: [AppleRequirements.Requirement],
        in node: ClassDeclSyntax,
        _ context: RewriteContext
    ) {
        let access = ["open", "public"].first { node.modifiers.has($0) }.map { $0 + " " } ?? ""
        let texts = requirements.compactMap { requirement -> String? in
            let stand = "Agate\(requirement.owner)Defaults"
            guard let body = AppleRequirements.shared.defaultBody(of: requirement, stand: stand) else {
                return nil
            }
            if body.hasPrefix(stand) {
                let declaration = "private final class \(stand): NSObject, \(requirement.owner) {}"
                if !context.hasAppended(declaration) { context.append(declaration) }
            }
            return "\(access)\(requirement.declaration) {\(body.isEmpty ? "" : " \(body) ")}"
        }
        context.insert(
            (node.memberBlock.members.isEmpty ? " " : "; ") + texts.joined(separator: "; ") + " ",
            at: node.memberBlock.rightBrace.start,
            .extensionOverrides
        )
    }
}
