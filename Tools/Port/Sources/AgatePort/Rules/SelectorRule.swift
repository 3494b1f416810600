import SwiftSyntax

/// `#selector(tap(_:))` becomes `Selector("tap:", Controller.tap(_:))` (P12).
///
/// Only the words around the reference are written anew: its own text stays where it is, on as many lines as it has.
enum SelectorRule {
    static func apply(to node: MacroExpansionExprSyntax, in context: RewriteContext) {
        guard node.arguments.count == 1, let argument = node.arguments.first, let leftParen = node.leftParen
        else {
            refuse(node, "this selector cannot be read", in: context)
            return
        }
        guard let reference = MethodReference(argument.expression) else {
            refuse(node, "write the method as Type.method", in: context)
            return
        }
        guard let target = owner(of: reference, at: node, in: context) else { return }
        let resolver = SelectorResolver(reference: reference, owner: target.name, index: context.index)
        let start = node.start..<max(leftParen.end, argument.expression.start)
        switch argument.label?.text {
        case "getter", "setter":
            let name = resolver.propertyName(isSetter: argument.label?.text == "setter")
            let label = argument.label?.text ?? ""
            open(start, "Selector(\"\(name)\", \(label): \\", leftParen, in: context)
            rewriteBase(of: reference, as: target.reference, in: context)
        default:
            guard let method = resolver.method(context.appleNames) else {
                refuse(
                    node,
                    "several methods are called \(reference.name); write their labels, or a signature with `as`",
                    in: context
                )
                return
            }
            let others = others(of: method, named: reference.name, owner: target.name, in: context)
            let list = others.isEmpty ? "" : "Selector(\"\(method.selector)\", among: ["
            open(start, "\(list)Selector(\"\(method.selector)\", \(method.label)", leftParen, in: context)
            if !others.isEmpty {
                let texts = others.map { ", " + StringSelectorRule.selector(of: $0, in: context) }
                context.insert(texts.joined() + "])", at: node.end, .selectors)
            }
            rewriteBase(of: reference, as: target.reference, in: context)
            if let signature = reference.signature {
                if target.addsSelf, !method.isStatic {
                    context.insert("(\(target.reference)) -> ", at: signature.start, .selectors)
                }
            } else if let suffix = method.suffix(of: target.reference) {
                context.insert(suffix, at: reference.nameEnd, .selectors)
            }
            if method.isGuess {
                context.say(
                    .note,
                    .selectors,
                    at: node,
                    "\(reference.name) is not declared in these sources; its selector is taken for \(method.selector)"
                )
            }
        }
    }

    /// The methods of other classes that a selector may mean, too: where a type's selector is named outside of that type, the target that gets it may be of another
    /// class, whose own method of the name is called.
    private static func others(
        of method: SelectorResolver.Method,
        named name: String,
        owner: String,
        in context: RewriteContext
    ) -> [IndexedMember] {
        guard !method.isGuess, !method.isStatic, method.count <= 3 else { return [] }
        let index = context.index
        if let scope = context.scopes.last, index.lineage(of: scope.name).contains(owner) { return [] }
        guard index.types[owner]?.kind != "protocol" else { return [] }
        let ancestors = Set(index.lineage(of: owner))
        return index.members(named: name).filter { member in
            member.kind == .function && member.isMarked && member.objectiveCName == method.selector
                && StringSelectorRule.isReached(member) && index.types[member.owner]?.kind != "protocol"
                && !ancestors.contains(member.owner) && !index.lineage(of: member.owner).contains(owner)
        }.sorted { $0.owner < $1.owner }
    }

    private static func refuse(
        _ node: MacroExpansionExprSyntax,
        _ text: String,
        in context: RewriteContext
    ) {
        context.say(.error, .selectors, at: node, text)
    }

    /// Writes the beginning; the line ends and comments between the parenthesis and the reference stay.
    private static func open(
        _ range: Range<Int>,
        _ text: String,
        _ leftParen: TokenSyntax,
        in context: RewriteContext
    ) {
        let isTogether = context.source.lineEnds(range).isEmpty && leftParen.end == range.upperBound
        if isTogether {
            context.replace(range, with: text, .selectors)
            return
        }
        let between = leftParen.end..<range.upperBound
        context.replace(range.lowerBound..<leftParen.end, with: text.trimmingBackslash, .selectors)
        if text.hasSuffix("\\") {
            // A label has line ends around it that end no statement here.
            context.replace(between, with: "", .selectors)
            context.insert("\\", at: range.upperBound, .selectors)
        }
    }

    private static func rewriteBase(
        of reference: MethodReference,
        as type: String,
        in context: RewriteContext
    ) {
        if let base = reference.base {
            guard base.trimmedDescription != type else { return }
            context.replace(base.range, with: type, .selectors)
        } else {
            context.insert("\(type).", at: reference.nameStart, .selectors)
        }
    }

    /// The type whose method is meant: how it is written here, its full name, and whether a signature lacks it.
    private static func owner(
        of reference: MethodReference,
        at node: MacroExpansionExprSyntax,
        in context: RewriteContext
    ) -> (reference: String, name: String, addsSelf: Bool)? {
        let scope = context.scopes.last
        guard let base = reference.base else { return enclosing(scope, node, in: context) }
        let text = base.trimmedDescription
        if ["self", "super", "Self"].contains(text) {
            guard let (type, name, _) = enclosing(scope, node, in: context) else { return nil }
            return (type, name, text != "Self")
        }
        if ConstantExpression.isTypeName(base) {
            return (text, context.index.resolve(text, in: scope?.name ?? "") ?? text, false)
        }
        if let type = ValueType.find(base, at: Syntax(node), in: context) {
            return (type, context.index.resolve(type, in: scope?.name ?? "") ?? type, true)
        }
        let owners = Set(
            context.index.members(named: reference.name).filter { $0.kind == .function }.map(\.owner)
        )
        guard owners.count == 1, let only = owners.first else {
            refuse(
                node,
                "the type of \(text) cannot be seen from here; write Type.\(reference.name)",
                in: context
            )
            return nil
        }
        return (only, only, true)
    }

    private static func enclosing(
        _ scope: RewriteContext.Scope?,
        _ node: MacroExpansionExprSyntax,
        in context: RewriteContext
    ) -> (reference: String, name: String, addsSelf: Bool)? {
        guard let scope else {
            refuse(node, "there is no type around; write Type.method", in: context)
            return nil
        }
        return (scope.reference, scope.name, true)
    }
}

extension String {
    /// The text without a backslash at its end and the blank before it.
    fileprivate var trimmingBackslash: String {
        guard hasSuffix("\\") else { return hasSuffix(" ") ? String(dropLast()) : self }
        return String(dropLast())
    }
}
