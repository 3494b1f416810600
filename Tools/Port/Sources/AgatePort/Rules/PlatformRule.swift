import SwiftSyntax

/// `os(iOS)` in a condition becomes `(os(iOS) || os(Linux))`, unless Linux has another branch (P18).
enum PlatformRule {
    static func apply(to node: IfConfigDeclSyntax, in context: RewriteContext) {
        guard CompilationCondition.iOSCounts(in: node) else { return }
        for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            rewrite(Syntax(condition), in: context)
        }
    }

    private static func rewrite(_ node: Syntax, in context: RewriteContext) {
        if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "os",
            call.arguments.trimmedDescription == "iOS"
        {
            context.replace(call.range, with: "(os(iOS) || os(Linux))", .platforms)
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { rewrite(child, in: context) }
    }
}
