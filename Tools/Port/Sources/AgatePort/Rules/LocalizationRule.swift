import SwiftSyntax

/// `bundle.localizedString(forKey:value:table:)` becomes a call of Agate's own method (P30).
enum LocalizationRule {
    static func apply(to node: FunctionCallExprSyntax, in context: RewriteContext) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            member.declName.baseName.text == "localizedString",
            node.arguments.map({ $0.label?.text }) == ["forKey", "value", "table"]
        else { return }
        context.replace(member.declName.baseName.range, with: "agateLocalizedString", .localization)
    }
}
