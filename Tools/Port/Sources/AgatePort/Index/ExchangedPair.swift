import SwiftSyntax

/// Two selectors that stand side by side, as of methods that are to be exchanged.
public struct ExchangedPair: Hashable, Sendable {
    /// The type around.
    public var scope: String
    /// The text of the first `#selector`.
    public var first: String
    /// The text of the second one.
    public var second: String
    /// Whether the second is only given what the first does, to be called as the original.
    public var isCopy = false

    /// A method as it is named in `#selector`.
    struct Named {
        /// The type before the name, or the one around.
        let owner: String
        let name: String
        /// The labels, if they are written.
        let labels: [String]?

        init(_ text: String, in scope: String) {
            let plain = text.prefix { $0 != "(" }
            let last = plain.lastIndex(of: ".")
            let base = last.map { String(plain[..<$0]) } ?? ""
            owner = base.first?.isUppercase == true && base != "Self" ? base : scope
            name = String(last.map { plain[plain.index(after: $0)...] } ?? plain).trimmingBackquotes
            labels =
                text.hasSuffix(")") && text.contains("(")
                ? text.dropFirst(plain.count + 1).dropLast().split(separator: ":").map(String.init) : nil
        }
    }

    /// The two methods, one way round and the other.
    var ways: [(own: Named, other: Named)] {
        let (a, b) = (Named(first, in: scope), Named(second, in: scope))
        return [(a, b), (b, a)]
    }
}

extension SourceIndex {
    /// The method of Apple's that a method of an extension is exchanged with, if the module exchanges any.
    func exchanged(with member: IndexedMember) -> ReplaceableMethods.Method? {
        method(of: member) { $0.isCopy ? [] : $0.ways }
    }

    /// The method of Apple's that a method of an extension is given the implementation of.
    func copied(to member: IndexedMember) -> ReplaceableMethods.Method? {
        method(of: member) { $0.isCopy ? [$0.ways[1]] : [] }
    }

    private func method(
        of member: IndexedMember,
        _ ways: (ExchangedPair) -> [(own: ExchangedPair.Named, other: ExchangedPair.Named)]
    ) -> ReplaceableMethods.Method? {
        guard isExchanging, member.kind == .function, member.isInExtension else { return nil }
        for pair in pairs {
            for (own, other) in ways(pair)
            where own.name == member.name && (own.labels == nil || own.labels == member.labels)
                && resolvesTo(own.owner, member.owner)
            {
                let found = ReplaceableMethods.method(
                    of: member.owner,
                    named: other.name,
                    labels: other.labels,
                    count: member.labels.count,
                    isStatic: member.isStatic
                )
                if let found { return found }
            }
        }
        return nil
    }

    /// Whether any method of the module takes the place of one of Apple's.
    var hasExchanges: Bool {
        isExchanging
            && pairs.contains { pair in
                pair.ways.contains { way in
                    members(named: way.own.name).contains { exchanged(with: $0) != nil }
                }
            }
    }

    private func resolvesTo(_ name: String, _ owner: String) -> Bool {
        name == owner || resolve(name) == owner || superclasses(of: name).contains(owner)
    }
}

/// The selectors in a node.
final class SelectorCollector: SyntaxVisitor {
    private(set) var found: [String] = []
    /// The selector whose implementation the node reads.
    private(set) var implementation: String?

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", node.arguments.count == 1, let only = node.arguments.first,
            only.label == nil
        {
            let text = only.expression.trimmedDescription.filter { !$0.isWhitespace }
            found.append(text)
            let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
            if call?.calledExpression.trimmedDescription == "class_getMethodImplementation" {
                implementation = text
            }
        }
        return .skipChildren
    }

    static func selectors(in node: some SyntaxProtocol) -> SelectorCollector {
        let collector = SelectorCollector()
        collector.walk(node)
        return collector
    }
}
