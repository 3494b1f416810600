/// What a member is to Interface Builder.
public enum InterfaceRole: String, Sendable {
    /// `@IBOutlet`.
    case outlet
    /// `@IBInspectable`.
    case inspectable
    /// `@IBAction`.
    case action
    /// `@IBSegueAction`.
    case segueAction
}

/// A function or property of a type, as a module's index knows it.
public struct IndexedMember: Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Sendable {
        /// A function.
        case function
        /// A property.
        case property
    }

    /// What it is.
    public var kind: Kind
    /// The type that it belongs to, with its outer types: `Outer.Inner`.
    public var owner: String
    /// The name without labels.
    public var name: String
    /// The labels of a function's parameters, `_` for none.
    public var labels: [String] = []
    /// The type of a property, or of what a function returns; empty for none, or where it is not written.
    public var type: String = ""
    /// The name that `@objc(name)` gives it, or the one that follows from its own.
    public var objectiveCName: String
    /// Whether it belongs to the type and not to its instances.
    public var isStatic = false
    /// Whether it is an optional requirement of a protocol.
    public var isOptional = false
    /// Whether `@objc` or `@objcMembers` is on it.
    public var isMarked = false
    /// Whether it stands in an extension.
    public var isInExtension = false
    /// Whether it overrides another.
    public var isOverride = false
    /// Whether only its own file sees it.
    public var isPrivate = false
    /// The role that an attribute of Interface Builder gives it.
    public var interface: InterfaceRole?
    /// Whether `@objc` stands at the declaration itself.
    public var isMarkedItself = false
    /// Whether a property can be set.
    public var isSettable = false
    /// Whether a function is such that a selector can carry it: not generic, and neither throwing nor asynchronous, with plain parameters.
    public var isPlain = false
    /// Whether it is compiled.
    var presence = ConditionValue.yes
    /// The types of a function's parameters.
    public var parameters: [String] = []
    /// The expression of the mark `agate:default`, else empty.
    public var defaultMark = ""
    /// For an override in an extension what its class declares in its place, which calls it; empty where there is none.
    public var forward = ""

    /// The name with its labels, as in `scroll(_:to:)`; a property's is its name alone.
    public var fullName: String {
        kind == .property ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// Whether a call of a value of this property calls a closure.
    public var isClosure: Bool { kind == .property && type.contains("->") }
}
