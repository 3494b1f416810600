import SwiftSyntax

/// `@NSManaged` of a layer's property becomes `@QuartzCore.LayerProperty` (P14): with its module, for sources may have a type of that name.
enum ManagedPropertyRule {
    static func apply(to node: AttributeSyntax, in context: RewriteContext) {
        guard let owner = context.scopes.last, let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
        else {
            context.say(
                .error,
                .managed,
                at: node,
                "only properties of layers can be @NSManaged here; write the method's body"
            )
            return
        }
        guard context.index.isLayer(owner.name) else {
            context.say(
                .error,
                .managed,
                at: node,
                "\(owner.name) is no CALayer as far as these sources tell; write a stored property"
            )
            return
        }
        guard variable.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) != true else {
            context.say(
                .error,
                .managed,
                at: node,
                "an extension stores nothing; move the property into the class"
            )
            return
        }
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type
        else {
            context.say(
                .error,
                .managed,
                at: node,
                "write each property with its type in a declaration of its own"
            )
            return
        }
        if let weak = variable.modifiers.first(where: { $0.name.text == "weak" }) {
            return refer(to: type, binding, weak, in: node, context)
        }
        context.replace(node.range, with: "@QuartzCore.LayerProperty", .managed)
        guard binding.initializer == nil else { return }
        let initial = initialValue(of: type, in: context)
        context.insert(" = \(initial)", at: type.end, .managed)
        if initial.hasSuffix("()") || initial.hasSuffix("!") {
            context.say(
                .note,
                .managed,
                at: node,
                "\(type.trimmedDescription) has no value that stands for none; it begins with \(initial)"
            )
        }
    }

    /// A weak reference: the layer keeps a function that gives the object as long as it is there, and copies of the layer get it.
    private static func refer(
        to type: TypeSyntax,
        _ binding: PatternBindingSyntax,
        _ weak: DeclModifierSyntax,
        in node: AttributeSyntax,
        _ context: RewriteContext
    ) {
        let name = binding.pattern.trimmedDescription.trimmingBackquotes
        let plain = SourceIndex.plainName(type.trimmedDescription)
        let stored = "@QuartzCore.LayerProperty private var agate_\(name): () -> \(plain)? = { nil };"
        context.replace(node.range, with: stored, .managed)
        context.removeWord(weak, .managed)
        let setter = "agate_\(name) = { [weak newValue] in newValue }"
        context.insert(" { get { agate_\(name)() } set { \(setter) } }", at: type.end, .managed)
    }

    /// The value of a layer's property before it is set: nil, zero or false, as far as the type's name shows.
    private static func initialValue(of type: TypeSyntax, in context: RewriteContext) -> String {
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "nil"
        }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        let name = type.trimmedDescription
        if let zero = zeros[name] { return zero }
        // An enumeration of Objective-C is a number, which is 0 at first.
        let scope = context.scopes.last?.name ?? ""
        let kind = context.index.resolve(name, in: scope).flatMap { context.index.types[$0]?.kind }
        return kind == "enum" ? "\(name)(rawValue: 0)!" : "\(name)()"
    }

    private static let zeros: [String: String] = {
        let numbers = [
            "CFTimeInterval", "CGFloat", "Double", "Float", "Int", "Int32", "Int64", "NSInteger",
            "TimeInterval", "UInt",
        ]
        let others = [
            "Bool": "false", "CGAffineTransform": ".identity", "CGPoint": ".zero", "CGRect": ".zero",
            "CGSize": ".zero", "CGVector": ".zero", "String": "\"\"", "UIEdgeInsets": ".zero",
            "CATransform3D": "CATransform3DIdentity", "CGColor": "CGColor(gray: 0, alpha: 0)",
            "CGPath": "CGMutablePath()", "UIColor": ".clear", "UIFont": ".systemFont(ofSize: 17)",
            "NSAttributedString": "NSAttributedString(string: \"\")",
        ]
        return Dictionary(uniqueKeysWithValues: numbers.map { ($0, "0") } + others.map { ($0.key, $0.value) })
    }()
}
