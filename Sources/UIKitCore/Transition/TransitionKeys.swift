/// The keys for the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for the key.
    public let rawValue: String
    /// Makes a key from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the controller that is visible before the transition.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The key of the controller that is visible after the transition.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The keys for the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for the key.
    public let rawValue: String
    /// Makes a key from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the view that is removed; the view is nil if it stays.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The key of the view that is added; the view is nil if it was there before.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
