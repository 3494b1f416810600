import SwiftSyntax

/// `T()` and `type.init(frame: f)`, where only the program's run tells the class, become `T.agateInstance()` and
/// `type.agateInstance(frame: f)` (P23).
///
/// Initialisers of Objective-C's classes are found by name, so Swift lets them be called on a class that is not known. Agate's are Swift's,
/// and would have to be `required`, which no source for iOS writes; these functions find them in the class. Some of Foundation's classes
/// inherit `init()` on Apple's systems alone: `NSMutableAttributedString()` becomes `NSMutableAttributedString(string: "")`.
enum InstanceRule {
    static func apply(to node: FunctionCallExprSyntax, in context: RewriteContext) {
        guard context.needs.contains(.instances) else { return }
        if SelfInstanceRule.apply(to: node, in: context) { return }
        guard node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if labels.isEmpty, let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let arguments = empty[name], let end = node.rightParen?.start
        {
            context.insert(arguments, at: end, .runtime)
            return
        }
        guard let root = roots[labels] else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard let names = bounds(of: name.baseName.text, at: Syntax(node), in: context),
                derives(names, from: root, in: context.index)
            else { return }
            context.insert(".agateInstance", at: name.end, .runtime)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", let base = member.base,
            let names = classes(of: base, at: Syntax(node), in: context),
            derives(names, from: root, in: context.index)
        {
            context.replace(member.declName.range, with: "agateInstance", .runtime)
        }
    }

    /// The classes that have initialisers with these labels.
    static let roots: [[String]: String] = [
        []: "NSObject", ["frame"]: "UIView", ["style", "reuseIdentifier"]: "UITableViewCell",
        ["reuseIdentifier"]: "UITableViewHeaderFooterView", ["nibName", "bundle"]: "UIViewController",
    ]

    /// The calls that make an empty object of Foundation's here, where these classes do not inherit `init()`.
    static let empty = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
        "NSMutableString": "capacity: 0", "Progress": "totalUnitCount: 0",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    ]

    /// Whether one of some names is a class that derives from another, or a protocol by which objects are made.
    private static func derives(_ names: [String], from root: String, in index: SourceIndex) -> Bool {
        names.contains { name in
            if root == "NSObject", index.makesObjects(name) { return true }
            let own = index.resolve(name).map { index.types[$0]?.kind == "class" ? $0 : name } ?? name
            return own == root || index.superclasses(of: own).contains(root)
        }
    }

    // MARK: Values that are classes

    /// The superclass of the class before `.init`; nil where that is a class that the source names, or unknown.
    private static func classes(
        of base: ExprSyntax,
        at place: Syntax,
        in context: RewriteContext
    ) -> [String]? {
        if let optional = base.as(OptionalChainingExprSyntax.self) {
            return classes(of: optional.expression, at: place, in: context)
        }
        if let force = base.as(ForceUnwrapExprSyntax.self) {
            return classes(of: force.expression, at: place, in: context)
        }
        if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return cast(only.expression) ?? classes(of: only.expression, at: place, in: context)
        }
        if let call = base.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            call.arguments.first?.label?.text == "of", let value = call.arguments.first?.expression
        {
            if value.trimmedDescription == "self" { return context.scopes.last.map { [$0.name] } }
            return ValueType.find(value, at: place, in: context).map { [$0] }
        }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "self" {
                return isStatic(place) ? context.scopes.last.map { [$0.name] } : nil
            }
            if let bounds = bounds(of: name, at: place, in: context) { return bounds }
            guard name.first?.isUppercase != true else { return nil }
        }
        guard let name = ClassValue.name(of: base, at: place, in: context) else { return nil }
        return bounds(of: name, at: place, in: context) ?? [name]
    }

    /// The class in `value as! Class.Type`.
    private static func cast(_ node: ExprSyntax) -> [String]? {
        guard
            let type = node.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
                ?? node.as(AsExprSyntax.self)?.type
        else { return nil }
        let text = type.trimmedDescription
        return text.hasSuffix(".Type") ? [String(text.dropLast(".Type".count))] : nil
    }

    /// Whether a place is in a member of a type and not of its instances.
    static func isStatic(_ place: Syntax) -> Bool {
        var node: Syntax? = place
        while let current = node {
            if current.is(InitializerDeclSyntax.self) { return false }
            if let function = current.as(FunctionDeclSyntax.self),
                current.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return function.modifiers.isStatic
            }
            if let variable = current.as(VariableDeclSyntax.self),
                current.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return variable.modifiers.isStatic
            }
            node = current.parent
        }
        return false
    }

    // MARK: Parameters

    /// The bounds of a generic parameter, an associated type or `Self`; nil for other names.
    private static func bounds(of name: String, at place: Syntax, in context: RewriteContext) -> [String]? {
        if name == "Self" { return context.scopes.last.map { [$0.name] + selfBounds(at: place) } }
        var found = false
        var names: [String] = []
        func add(_ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?) {
            for parameter in clause?.parameters ?? [] where parameter.name.text == name {
                found = true
                names += parameter.inheritedType.map { parts(of: $0) } ?? []
            }
            names += conditions(condition, about: [name, "Self.\(name)"])
        }
        var node: Syntax? = place
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) {
                add(function.genericParameterClause, function.genericWhereClause)
            } else if let initializer = current.as(InitializerDeclSyntax.self) {
                add(initializer.genericParameterClause, initializer.genericWhereClause)
            } else if let type = current.as(ClassDeclSyntax.self) {
                add(type.genericParameterClause, type.genericWhereClause)
            } else if let type = current.as(StructDeclSyntax.self) {
                add(type.genericParameterClause, type.genericWhereClause)
            } else if let type = current.as(EnumDeclSyntax.self) {
                add(type.genericParameterClause, type.genericWhereClause)
            } else if let type = current.as(ExtensionDeclSyntax.self) {
                add(nil, type.genericWhereClause)
                for item in current.root.as(SourceFileSyntax.self)?.statements ?? []
                where (item.item.asProtocol((any NamedDeclSyntax).self))?.name.text
                    == SourceIndex.plainName(type.extendedType.trimmedDescription)
                {
                    if let own = item.item.asProtocol((any WithGenericParametersSyntax).self) {
                        add(own.genericParameterClause, own.genericWhereClause)
                    }
                    guard let own = item.item.as(ProtocolDeclSyntax.self) else { continue }
                    for member in own.memberBlock.members {
                        guard let type = member.decl.as(AssociatedTypeDeclSyntax.self), type.name.text == name
                        else { continue }
                        found = true
                        names += type.inheritanceClause?.inheritedTypes.flatMap { parts(of: $0.type) } ?? []
                    }
                }
            }
            node = current.parent
        }
        return found || !names.isEmpty ? names : nil
    }

    /// The bounds of `where Self: …` around a place, and of the protocol around it.
    private static func selfBounds(at place: Syntax) -> [String] {
        var names: [String] = []
        var node: Syntax? = place
        while let current = node {
            if let found = current.as(ExtensionDeclSyntax.self) {
                names += conditions(found.genericWhereClause, about: ["Self"])
            }
            node = current.parent
        }
        return names
    }

    private static func conditions(_ clause: GenericWhereClauseSyntax?, about names: [String]) -> [String] {
        (clause?.requirements ?? []).flatMap { item -> [String] in
            guard case .conformanceRequirement(let requirement) = item.requirement,
                names.contains(requirement.leftType.trimmedDescription)
            else { return [] }
            return parts(of: requirement.rightType)
        }
    }

    /// The types of a composition.
    private static func parts(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { parts(of: $0.type) }
        }
        return [SourceIndex.plainName(type.trimmedDescription)]
    }
}
