import SwiftSyntax

/// Conditions of `#if` around a place, for declarations that are written elsewhere.
enum ConditionText {
    /// A text within the conditions that hold at a node, as they are after porting.
    ///
    /// - Parameter limit: The node in which conditions are looked for; the file if it is nil.
    static func around(_ node: Syntax, _ text: String, upTo limit: Syntax? = nil) -> String {
        var result = text
        var current = node
        while let parent = current.parent, parent.id != limit?.id {
            if let clause = current.as(IfConfigClauseSyntax.self),
                let condition = clause.parent?.parent?.as(IfConfigDeclSyntax.self)
            {
                result = "#if \(conditions(of: clause, in: condition))\n\(result)\n#endif"
            }
            current = parent
        }
        return result
    }

    /// That a clause counts and none before it.
    private static func conditions(of clause: IfConfigClauseSyntax, in node: IfConfigDeclSyntax) -> String {
        let isPortable = CompilationCondition.iOSCounts(in: node)
        func ported(_ condition: ExprSyntax) -> String {
            let text = condition.trimmedDescription
            return isPortable ? text.replacing("os(iOS)", with: "(os(iOS) || os(Linux))") : text
        }
        var parts: [String] = []
        for other in node.clauses {
            if other.id == clause.id {
                if let condition = other.condition { parts.append("(\(ported(condition)))") }
                break
            }
            if let condition = other.condition { parts.append("!(\(ported(condition)))") }
        }
        return parts.isEmpty ? "true" : parts.joined(separator: " && ")
    }
}
