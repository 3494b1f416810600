import SwiftSyntax

/// `#keyPath(CALayer.bounds)` becomes `"bounds"`, with the names that key-value coding goes by (P13).
enum KeyPathRule {
    static func apply(to node: MacroExpansionExprSyntax, in context: RewriteContext) {
        guard node.arguments.count == 1, let argument = node.arguments.first,
            var names = components(of: argument.expression)
        else {
            context.say(.error, .keyPaths, at: node, "this key path cannot be read; write the string")
            return
        }
        while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" {
            names.removeFirst()
        }
        let path = names.map { key(of: $0, in: context.index) }.joined(separator: ".")
        // The line ends of the original stay, where they end no statement.
        let lineEnds = context.source.lineEnds(node.range)
        context.replace(
            node.start..<node.end,
            with: lineEnds.isEmpty ? "\"\(path)\"" : "(\"\(path)\"",
            .keyPaths
        )
        if !lineEnds.isEmpty { context.insert(")", at: node.end, .keyPaths) }
    }

    /// The names of a chain of members.
    private static func components(of node: ExprSyntax) -> [String]? {
        if let name = node.as(DeclReferenceExprSyntax.self) { return [name.baseName.text.trimmingBackquotes] }
        guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
            let before = components(of: base)
        else { return nil }
        return before + [member.declName.baseName.text.trimmingBackquotes]
    }

    /// The key of a property in key-value coding: Apple's flags lose their `is`, the module's own have the name that they say.
    static func key(of name: String, in index: SourceIndex) -> String {
        if let own = index.members(named: name).first(where: { $0.kind == .property && !$0.isInExtension }) {
            return own.objectiveCName
        }
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
            return name
        }
        return first.lowercased() + name.dropFirst(3)
    }
}
