/// The purpose of a rule.
public struct RuleRow: Sendable {
    /// The rule.
    public let name: RuleName
    /// The code that it looks for.
    public let construct: String
    /// The code that it writes.
    public let becomes: String
    /// Why that is needed, in one sentence.
    public let why: String
}

/// All rules, in the order of their numbers.
public enum RuleTable {
    /// The rows.
    public static let rows: [RuleRow] = [
        RuleRow(
            name: .header,
            construct: "the first line",
            becomes: "#sourceLocation(file: …, line: 1) before it",
            why: "Errors are reported in the original, at its lines."
        ),
        RuleRow(
            name: .parsing,
            construct: "a source that does not parse",
            becomes: "copied as it is, and told of",
            why:
                "What a rule would make of half a declaration is anybody's guess; the compiler speaks of the place."
        ),
        RuleRow(
            name: .objectiveC,
            construct: "@objc, @objc(name), @objcMembers, @convention(block)",
            becomes: "removed; the name is kept for selectors",
            why: "Swift on Linux has no Objective-C runtime and refuses the attribute."
        ),
        RuleRow(
            name: .entryPoints,
            construct: "@IBOutlet, @IBAction, @IBSegueAction, @UIApplicationMain",
            becomes: "removed, for P29 has listed them; @main for the last one",
            why: "Outlets and actions count as Objective-C's, and are refused with it."
        ),
        RuleRow(
            name: .selectors,
            construct: "#selector(method)",
            becomes: "Selector(\"name:\", Type.method)",
            why: "A name that carries the method itself is called without a runtime."
        ),
        RuleRow(
            name: .keyPaths,
            construct: "#keyPath(a.b)",
            becomes: "\"a.b\", with Objective-C's names",
            why: "Key-value coding goes by the name alone."
        ),
        RuleRow(
            name: .managed,
            construct: "@NSManaged var in subclasses of CALayer",
            becomes: "@QuartzCore.LayerProperty var",
            why: "Nothing makes accessors at run time; the wrapper is one."
        ),
        RuleRow(
            name: .optionalRequirements,
            construct: "@objc protocol with optional members",
            becomes: "a protocol with default implementations",
            why: "Only protocols of Objective-C have optional requirements."
        ),
        RuleRow(
            name: .optionalCalls,
            construct: "delegate?.method?(x)",
            becomes: "delegate?.method(x)",
            why: "A requirement with a default is always there."
        ),
        RuleRow(
            name: .observing,
            construct: "observe(\\.key), @objc dynamic var, override func observeValue",
            becomes:
                "observe(\\.key, named: \"key\"), a property that tells of its changes, a KeyValueObserver",
            why: "Nothing replaces accessors at run time; setters tell observers themselves."
        ),
        RuleRow(
            name: .platforms,
            construct: "#if os(iOS)",
            becomes: "#if (os(iOS) || os(Linux))",
            why: "What is written for iOS is what is to run here."
        ),
        RuleRow(
            name: .imports,
            construct: "imports of modules that are not here",
            becomes: "ones that are, or none",
            why: "An import that fails stops the whole file."
        ),
        RuleRow(
            name: .kept,
            construct: "init?(coder:), IUO properties",
            becomes: "kept",
            why: "They work as they are."
        ),
        RuleRow(
            name: .selectorCalls,
            construct: "perform(_:with:afterDelay:), Timer(target:selector:), addObserver(_:selector:…)",
            becomes: "kept",
            why: "Agate has methods of these names that take its own selectors."
        ),
        RuleRow(
            name: .extensionOverrides,
            construct: "override in an extension, or of a member of one",
            becomes: "moved into the class, or called by it; told apart by class",
            why: "Without Objective-C a member of an extension overrides nothing, and nothing overrides it."
        ),
        RuleRow(
            name: .runtime,
            construct: "swizzling, type.init(), look-up of classes and of private keys",
            becomes: "@_dynamicReplacement, type.agateInstance(); what has no such form is refused",
            why: "There is no runtime that could answer."
        ),
        RuleRow(
            name: .isolation,
            construct: "@MainActor on declarations",
            becomes: "@preconcurrency @MainActor",
            why: "Blocks of timers and operations may call the main actor's methods, as on Apple's systems."
        ),
        RuleRow(
            name: .stringSelectors,
            construct: "Selector(\"name:\")",
            becomes:
                "Selector(\"name:\", Type.name(_:)), or a choice among the methods that may have the name",
            why: "A name alone can be compared and printed; no method is called through it."
        ),
        RuleRow(
            name: .off,
            construct: "// agate:off … // agate:on",
            becomes: "left alone",
            why: "A person has decided."
        ),
        RuleRow(
            name: .renaming,
            construct: "names of Swift 3 and 4: kCAFillModeForwards, UIControlEvents, .characters",
            becomes: "CAMediaTimingFillMode.forwards, UIControl.Event, nothing",
            why: "Apple's compiler renames them by itself; here they were never declared."
        ),
        RuleRow(
            name: .interface,
            construct:
                "classes with @IBOutlet, @IBAction, @IBInspectable, @IBSegueAction, or whose @objc members are set by name",
            becomes: "override class var interfaceMembers, a list of those members by name",
            why: "Documents of Interface Builder name members, and nothing finds one by its name at run time."
        ),
        RuleRow(
            name: .localization,
            construct: "bundle.localizedString(forKey:value:table:)",
            becomes: "bundle.agateLocalizedString(forKey:value:table:)",
            why: "Foundation on Linux reads plain English tables alone; a .stringsdict ends the program."
        ),
    ]

    /// The row of a rule.
    public static func row(_ name: RuleName) -> RuleRow? { rows.first { $0.name == name } }
}
