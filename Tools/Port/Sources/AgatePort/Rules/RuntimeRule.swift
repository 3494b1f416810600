import SwiftSyntax

/// Refuses what only a runtime of Objective-C can do (P23), and says what to do in its place.
enum RuntimeRule {
    static func apply(to node: FunctionCallExprSyntax, in context: RewriteContext) {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if exchanging.contains(name), context.index.hasExchanges { return }
            if let advice = functions[name] {
                context.say(.error, .runtime, at: node, "\(name): \(advice)")
            } else if name == "NSClassFromString" {
                context.say(
                    .warning,
                    .runtime,
                    at: node,
                    "NSClassFromString finds classes of this program only by module and name; name the class itself"
                )
            } else if name == "observe", !context.scopes.isEmpty {
                ObservingRule.apply(to: node, in: context)
            } else {
                StringSelectorRule.apply(to: node, in: context)
            }
            return
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        switch member.declName.baseName.text {
        case "observe": ObservingRule.apply(to: node, in: context)
        case "description" where labels.isEmpty: describeClass(member, in: context)
        case "value" where labels == ["forKey"], "setValue" where labels == ["_", "forKey"]:
            guard let key = node.arguments.last?.expression.trimmedDescription, key.hasPrefix("\"_") else {
                return
            }
            context.say(
                .error,
                .runtime,
                at: member.declName,
                "\(key) is private to Apple's class, and is not here"
            )
        default:
            break
        }
    }

    /// `object.classForCoder.description()` becomes `type(of: object).description()`: a class of any kind has no methods here.
    private static func describeClass(_ node: MemberAccessExprSyntax, in context: RewriteContext) {
        guard let inner = node.base?.as(MemberAccessExprSyntax.self), let object = inner.base,
            inner.declName.baseName.text == "classForCoder"
        else { return }
        context.insert("type(of: ", at: object.start, .runtime)
        context.replace(inner.period.start..<inner.declName.end, with: ")", .runtime)
    }

    /// Calls that exchange methods, which ``ExchangeRule`` makes work.
    private static let exchanging: Set = [
        "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
        "class_getInstanceMethod", "class_getClassMethod", "class_getMethodImplementation", "class_addMethod",
        "class_replaceMethod",
    ]

    private static let functions: [String: String] = [
        "method_exchangeImplementations": "methods are not exchanged at run time; subclass, or call a hook",
        "method_setImplementation": "methods are not replaced at run time; subclass, or call a hook",
        "method_getImplementation": "methods are not looked up at run time; call the method",
        "class_getInstanceMethod": "methods are not looked up at run time; call the method",
        "class_getClassMethod": "methods are not looked up at run time; call the method",
        "class_getMethodImplementation": "methods are not looked up at run time; call the method",
        "class_addMethod": "methods are not added at run time; declare them",
        "class_replaceMethod": "methods are not replaced at run time; subclass, or call a hook",
        "class_copyPropertyList": "properties are not listed at run time; use Mirror",
        "class_copyIvarList": "variables are not listed at run time; use Mirror",
        "object_setClass": "an object keeps its class; make one of the other class",
        "objc_allocateClassPair": "classes are not made at run time; declare them",
        "objc_getClass": "classes are not looked up at run time; name the class itself",
        "imp_implementationWithBlock": "methods are not made of blocks; call the closure",
    ]
}
