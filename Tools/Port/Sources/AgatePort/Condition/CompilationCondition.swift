import SwiftSyntax

/// Which clauses of an `#if` are compiled after porting, where iOS counts as here.
enum CompilationCondition {
    /// The clauses that may be compiled: those that are not known to be left out.
    static func activeClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        clauses(of: node).filter { $0.presence != .no }.map(\.clause)
    }

    /// All clauses, and whether each is compiled.
    static func clauses(
        of node: IfConfigDeclSyntax
    ) -> [(clause: IfConfigClauseSyntax, presence: ConditionValue)] {
        let isPortable = !namesLinux(node)
        var before = ConditionValue.no
        return node.clauses.map { clause in
            let value = clause.condition.map { evaluate($0, iOSCounts: isPortable) } ?? .yes
            defer { before = before.or(value) }
            return (clause, (!before).and(value))
        }
    }

    /// Whether an `#if` speaks of Linux itself: then its author has decided, and it is left as it is.
    static func namesLinux(_ node: IfConfigDeclSyntax) -> Bool {
        node.clauses.contains { clause in
            clause.condition.map { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == "Linux" } }
                ?? false
        }
    }

    private static func evaluate(_ node: ExprSyntax, iOSCounts: Bool) -> ConditionValue {
        if let sequence = node.as(SequenceExprSyntax.self) {
            return evaluate(Array(sequence.elements), iOSCounts: iOSCounts)
        }
        if let infix = node.as(InfixOperatorExprSyntax.self) {
            return evaluate(
                [infix.leftOperand, infix.operator, infix.rightOperand],
                iOSCounts: iOSCounts
            )
        }
        if let not = node.as(PrefixOperatorExprSyntax.self) {
            return not.operator.text == "!" ? !evaluate(not.expression, iOSCounts: iOSCounts) : .unknown
        }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return evaluate(only.expression, iOSCounts: iOSCounts)
        }
        if let literal = node.as(BooleanLiteralExprSyntax.self) {
            return ConditionValue(literal.literal.text == "true")
        }
        if let flag = node.as(DeclReferenceExprSyntax.self) {
            switch flag.baseName.text {
            case "SWIFT_PACKAGE": return .yes
            // Set where Interface Builder itself draws views.
            case "TARGET_INTERFACE_BUILDER": return .no
            default: return .unknown
            }
        }
        if let call = node.as(FunctionCallExprSyntax.self) { return evaluate(call, iOSCounts: iOSCounts) }
        return .unknown
    }

    /// Operands with `&&` and `||` between them; the first binds closer.
    private static func evaluate(_ elements: [ExprSyntax], iOSCounts: Bool) -> ConditionValue {
        var sum = ConditionValue.no
        var product = ConditionValue.yes
        for element in elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                guard sign.operator.text == "||" else { continue }
                sum = sum.or(product)
                product = .yes
            } else {
                product = product.and(evaluate(element, iOSCounts: iOSCounts))
            }
        }
        return sum.or(product)
    }

    private static func evaluate(_ call: FunctionCallExprSyntax, iOSCounts: Bool) -> ConditionValue {
        let argument = call.arguments.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os":
            return ConditionValue(argument == "Linux" || (iOSCounts && argument == "iOS"))
        case "canImport":
            if absentModules.contains(argument) { return .no }
            return presentModules.contains(argument) ? .yes : .unknown
        case "targetEnvironment":
            return .no
        default:
            return .unknown
        }
    }

    private static let absentModules: Set = [
        "AppKit", "Cocoa", "Combine", "Darwin", "Metal", "ObjectiveC", "SwiftUI", "WatchKit", "WebKit", "os",
    ]
    private static let presentModules: Set = [
        "CoreGraphics", "CoreText", "Dispatch", "Foundation", "Glibc", "ImageIO", "QuartzCore", "UIKit",
    ]
}
