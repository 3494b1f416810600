import SwiftSyntax

/// An override of `delegate` in a scroll view, a table or a text view becomes one that Swift takes (P22).
///
/// Subclasses of `UIScrollView` have delegates of other types under that name, which only Objective-C lets them have: the scroll view's own is
/// no member that can be overridden, and a property that hides it calls it. Those of tables and text views are computed, and not `weak`.
enum DelegatePropertyRule {
    static func apply(to node: VariableDeclSyntax, in context: RewriteContext) {
        guard let keyword = node.modifiers.first(where: { $0.name.text == "override" }),
            node.bindings.count == 1, let binding = node.bindings.first,
            ["dataSource", "delegate"].contains(binding.pattern.trimmedDescription),
            let scope = context.scopes.last, context.index.types[scope.name]?.kind == "class"
        else { return }
        let above = context.index.superclasses(of: scope.name)
        guard let apples = above.first(where: { AppleClasses.contains($0) && context.index.types[$0] == nil })
        else { return }
        let weak = node.modifiers.first { $0.name.text == "weak" }
        switch (apples, binding.pattern.trimmedDescription) {
        case ("UITableView", "delegate"), ("UITextView", "delegate"):
            if let weak { context.removeWord(weak, .extensionOverrides) }
        case ("UIScrollView", "delegate") where !isDeclared(above.prefix { $0 != apples }, in: context):
            context.removeWord(keyword, .extensionOverrides)
            if let weak { context.removeWord(weak, .extensionOverrides) }
            guard case .observed(let observer)? = PropertyAccessors(binding), let body = observer.node.body,
                let block = binding.accessorBlock
            else { return }
            let isBefore = observer.kind == "willSet"
            let start =
                isBefore
                ? "do " : "let oldValue = super.delegate; super.delegate = newValue; _ = oldValue; do "
            context.replace(
                block.leftBrace.end..<body.leftBrace.start,
                with: " get { super.delegate } set { \(start)",
                .extensionOverrides
            )
            context.insert(
                isBefore ? "; super.delegate = newValue }" : " }",
                at: body.end,
                .extensionOverrides
            )
        default: break
        }
    }

    /// Whether a class of the module between has the property already, which then is overridden.
    private static func isDeclared(_ classes: some Sequence<String>, in context: RewriteContext) -> Bool {
        classes.contains { name in
            (context.index.members[name] ?? []).contains { $0.name == "delegate" && $0.kind == .property }
        }
    }
}
