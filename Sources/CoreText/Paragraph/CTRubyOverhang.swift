/// Over which neighbours an annotation may reach.
public enum CTRubyOverhang: UInt8, Sendable {
    /// Not a valid overhang: marks a missing value.
    case invalid = 255
    /// The annotation may reach over the characters on both sides.
    case auto = 0
    /// The annotation may reach over the characters before its own.
    case start = 1
    /// The annotation may reach over the characters after its own.
    case end = 2
    /// The annotation may reach over none of its neighbours.
    case none = 3
}
