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
        let isPortable = iOSCounts(in: node)
        var before = ConditionValue.no
        return node.clauses.map { clause in
            let value = clause.condition.map { evaluate($0, iOSCounts: isPortable) } ?? .yes
            defer { before = before.or(value) }
            return (clause, (!before).and(value))
        }
    }

    /// The clause that is compiled, where that depends on nothing but the platform and the modules that are here.
    static func certainClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        let counts = iOSCounts(in: node)
        for clause in node.clauses {
            switch clause.condition.map({ evaluate($0, iOSCounts: counts) }) ?? .yes {
            case .yes: return clause
            case .no: continue
            case .unknown: return nil
            }
        }
        return nil
    }

    /// Whether an `#if` speaks of Linux itself: then its author has decided, and it is left as it is.
    static func namesLinux(_ node: IfConfigDeclSyntax) -> Bool {
        node.clauses.contains { clause in
            clause.condition.map { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == "Linux" } }
                ?? false
        }
    }

    /// Whether a branch for iOS is one for here.
    ///
    /// It is not where the author wrote one for Linux, by that name or by the C library's in the last branch; nor where it imports a module
    /// that is not here and uses it: what remains is then as good as without iOS.
    static func iOSCounts(in node: IfConfigDeclSyntax) -> Bool {
        if namesLinux(node) { return false }
        return !node.clauses.contains { clause in
            let imports = imports(of: clause)
            guard let condition = clause.condition else {
                return imports.contains { ["Glibc", "Musl", "FoundationNetworking"].contains($0) }
            }
            return evaluate(condition, iOSCounts: true) != .no && evaluate(condition, iOSCounts: false) == .no
                && imports.contains { ImportRule.isMissed($0, in: Syntax(clause)) }
        }
    }

    /// The modules that a clause imports, at its own level.
    private static func imports(of clause: IfConfigClauseSyntax) -> [String] {
        guard case .statements(let items) = clause.elements else { return [] }
        return items.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
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
        "AVFoundation", "AVKit", "CoreGraphics", "CoreMedia", "CoreText", "Dispatch", "Foundation", "Glibc",
        "ImageIO",
        "QuartzCore", "UIKit",
    ]
}

extension MemberBlockItemListSyntax {
    /// The members that are compiled: those in an `#if` whose branch is certain stand for it.
    var compiled: [MemberBlockItemSyntax] {
        flatMap { item -> [MemberBlockItemSyntax] in
            guard let node = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
            guard case .decls(let members)? = CompilationCondition.certainClause(of: node)?.elements else {
                return []
            }
            return members.compiled
        }
    }
}
