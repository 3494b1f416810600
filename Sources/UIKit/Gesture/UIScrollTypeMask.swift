/// Kinds of scroll events of pointers.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes kinds from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The notches of a wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Fingers on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
