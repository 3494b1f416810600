/// A set of devices that scroll by events.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The raw bits, one for each kind.
    public let rawValue: Int

    /// Makes a set from raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wheels that scroll by notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Trackpads, which scroll as far as fingers move.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// The set of both kinds.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
