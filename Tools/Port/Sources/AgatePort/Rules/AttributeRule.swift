import SwiftSyntax

/// Removes attributes that ask for Objective-C (P10, P11), gives animatable properties the wrapper that does the work (P14), and has
/// isolation be what it is on Apple's systems (P24).
enum AttributeRule {
    static func apply(to node: AttributeSyntax, in context: RewriteContext) {
        switch node.attributeName.trimmedDescription {
        case "objc", "objcMembers":
            context.removeWord(node, .objectiveC)
        case "IBAction", "IBOutlet", "IBSegueAction":
            context.removeWord(node, .entryPoints)
        case "UIApplicationMain", "NSApplicationMain":
            context.replace(node.range, with: "@main", .entryPoints)
        case "NSManaged":
            ManagedPropertyRule.apply(to: node, in: context)
        case "convention" where node.arguments?.trimmedDescription == "block":
            // A closure of Swift does what the block does; only Objective-C's types may be a block's.
            context.removeWord(node, .objectiveC)
        case "MainActor":
            IsolationRule.apply(to: node, in: context)
        default:
            break
        }
    }
}
