/// The values that a change passes to an observer, and the times at which the observer is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as a bit mask, with Apple's values.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = Self(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = Self(rawValue: 1 << 1)
    /// The observer is called with the present value as soon as it is added.
    public static let initial = Self(rawValue: 1 << 2)
    /// The observer is called before each change, too.
    public static let prior = Self(rawValue: 1 << 3)
}

/// The kind of a change that an observer receives.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has been set.
    case setting = 1
    /// Objects came into a relationship.
    case insertion = 2
    /// Objects were removed from a relationship.
    case removal = 3
    /// Objects of a relationship were replaced.
    case replacement = 4
}

/// The keys of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in the dictionary of a change, such as `new`.
    public let rawValue: String
    /// Makes a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change: the number of an ``NSKeyValueChange``.
    public static let kindKey = Self(rawValue: "kind")
    /// The value after the change, present if the options contain `new`.
    public static let newKey = Self(rawValue: "new")
    /// The value before the change, present if the options contain `old`.
    public static let oldKey = Self(rawValue: "old")
    /// The places of a change of a relationship.
    public static let indexesKey = Self(rawValue: "indexes")
    /// True in the call before the change, which the option `prior` requests.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}
