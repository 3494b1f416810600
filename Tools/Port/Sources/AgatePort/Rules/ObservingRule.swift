import SwiftSyntax

/// Key-value observing goes by names, and properties say themselves that they change (P17).
enum ObservingRule {
    // MARK: Observers

    /// `a.observe(\.isOn) { … }` becomes `a.observe(\.isOn, named: "on") { … }`: a key path of Swift does not know the names.
    static func apply(to node: FunctionCallExprSyntax, in context: RewriteContext) {
        guard let first = node.arguments.first,
            first.label == nil,
            let path = first.expression.as(KeyPathExprSyntax.self),
            node.arguments.dropFirst().first?.label?.text != "named"
        else { return }
        var names: [String] = []
        for component in path.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.text.trimmingBackquotes)
            case .optional: break
            default:
                context.say(.error, .observing, at: path, "only properties are observed; write the property")
                return
            }
        }
        let name = names.map { KeyPathRule.key(of: $0, in: context.index) }.joined(separator: ".")
        context.insert(", named: \"\(name)\"", at: path.end, .observing)
    }

    /// A class that derives from `NSObject` and overrides what `NSObject` tells observers is declared to be an observer.
    static func apply(to node: ClassDeclSyntax, in context: RewriteContext) {
        let name = context.scopes.last.map { "\($0.name).\(node.name.text)" } ?? node.name.text
        let owners = context.index.lineage(of: name)
        guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last,
            observes(name, in: context.index),
            !context.index.inheritedNames(of: name).contains("KeyValueObserver"),
            isPlainObject(name, in: context.index),
            !owners.dropFirst().contains(where: { observes($0, in: context.index) })
        else { return }
        context.insert(", KeyValueObserver", at: last.type.end, .observing)
    }

    private static func observes(_ owner: String, in index: SourceIndex) -> Bool {
        (index.members[owner] ?? []).contains { $0.fullName == "observeValue(forKeyPath:of:change:context:)" }
    }

    /// Whether a class derives from `NSObject` and from no other class of Apple's.
    static func isPlainObject(_ name: String, in index: SourceIndex) -> Bool {
        let names = index.inheritedNames(of: name)
        return names.contains("NSObject")
    }

    /// Removes `override` from what only extensions of `NSObject` have here, in classes that derive from it.
    static func apply(to node: FunctionDeclSyntax, in context: RewriteContext) {
        guard let keyword = node.modifiers.first(where: { $0.name.text == "override" }),
            let scope = context.scopes.last
        else { return }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        let name = "\(node.name.text)(\(labels))"
        guard
            anywhereMembers.contains(name)
                || objectMembers.contains(name) && isPlainObject(scope.name, in: context.index)
        else { return }
        let above = context.index.lineage(of: scope.name).dropFirst()
        guard !above.contains(where: { (context.index.members[$0] ?? []).contains { $0.fullName == name } })
        else {
            return
        }
        context.removeWord(keyword, .observing)
    }

    /// Methods that any object has on Apple's systems, and that are members of a protocol here.
    private static let objectMembers: Set = [
        "observeValue(forKeyPath:of:change:context:)", "awakeFromNib()", "prepareForInterfaceBuilder()",
        "accessibilityActivate()", "accessibilityIncrement()", "accessibilityDecrement()",
        "accessibilityPerformEscape()", "accessibilityPerformMagicTap()", "accessibilityScroll(_:)",
    ]

    /// Methods that only extensions have, of responders and layers, too.
    private static let anywhereMembers: Set = ["responds(to:)", "forwardingTarget(for:)"]

    // MARK: Properties

    /// An `@objc dynamic` property says that it changes, and one of a view or a bar item that it may be of an appearance proxy.
    static func apply(to node: VariableDeclSyntax, in context: RewriteContext) {
        guard node.modifiers.contains(where: { $0.name.text == "dynamic" }), !node.modifiers.isStatic,
            node.bindingSpecifier.text == "var", node.parent?.is(MemberBlockItemSyntax.self) == true,
            let scope = context.scopes.last, !node.modifiers.has("override"), !node.modifiers.has("lazy"),
            !node.attributes.has("NSManaged"), !node.attributes.has("LayerProperty"),
            !node.attributes.has("QuartzCore.LayerProperty")
        else { return }
        let isMarked =
            node.attributes.has("objc")
            || (context.index.members[scope.name] ?? []).contains {
                $0.kind == .property && $0.isMarked
                    && $0.name == node.bindings.first?.pattern.trimmedDescription
            }
        guard isMarked else { return }
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else {
            context.say(
                .warning,
                .observing,
                at: node,
                "write each property in a declaration of its own to have it observed"
            )
            return
        }
        let name = pattern.identifier.text
        let key = node.attributes.objectiveCName ?? name.trimmingBackquotes
        let will = "willChangeValue(forKey: \"\(key)\", from: \(name))"
        var did = "didChangeValue(forKey: \"\(key)\", to: \(name))"
        if hasAppearance(Syntax(node), scope.name, in: context.index) {
            did += "; recordAppearance(\\\(scope.name).\(name))"
        }
        // Porting again changes nothing.
        guard binding.accessorBlock?.description.contains(will) != true else { return }
        guard let block = binding.accessorBlock else {
            context.insert(
                " { willSet { \(will) } didSet { \(did) } }",
                at: binding.endWithoutComma,
                .observing
            )
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let named = Dictionary(accessors.map { ($0.accessorSpecifier.text, $0) }) { first, _ in first }
        if let set = named["set"] {
            guard let body = set.body else { return }
            context.insert(" \(will); defer { \(did) };", at: body.leftBrace.end, .observing)
        } else if named["get"] == nil, named["_read"] == nil {
            if let willSet = named["willSet"]?.body {
                context.insert(" \(will);", at: willSet.leftBrace.end, .observing)
            } else {
                context.insert(" willSet { \(will) }", at: block.leftBrace.end, .observing)
            }
            if let didSet = named["didSet"]?.body {
                context.insert(" defer { \(did) };", at: didSet.leftBrace.end, .observing)
            } else {
                context.insert(" didSet { \(did) }", at: block.leftBrace.end, .observing)
            }
        }
    }

    /// Whether appearance proxies set a property on Apple's systems: one of a class that derives from `UIView` or `UIBarItem`.
    ///
    /// Not in generic classes, whose key paths would need the parameters, and in extensions of Apple's classes alone, for those have none.
    private static func hasAppearance(_ node: Syntax, _ scope: String, in index: SourceIndex) -> Bool {
        var above = node.parent
        var isInExtension = false
        while let current = above {
            if let type = current.asProtocol((any WithGenericParametersSyntax).self),
                type.genericParameterClause != nil
            {
                return false
            }
            isInExtension = isInExtension || current.is(ExtensionDeclSyntax.self)
            above = current.parent
        }
        let roots: Set = ["UIView", "UIBarItem"]
        if isInExtension, index.types[scope].map({ $0.kind == "class" }) ?? false { return false }
        return roots.contains(scope) || !roots.isDisjoint(with: index.superclasses(of: scope))
    }
}

extension PatternBindingSyntax {
    /// Where the binding ends, a comma behind it left out.
    fileprivate var endWithoutComma: Int {
        initializer?.end ?? typeAnnotation?.end ?? pattern.end
    }
}
