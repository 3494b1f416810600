/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is seen before.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen afterwards.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is taken away; nil where it stays.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is put in; nil where it has been there all the time.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
