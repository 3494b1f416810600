/// Over which neighbours an annotation may reach.
public enum CTRubyOverhang: UInt8, Sendable {
    /// None.
    case invalid = 255
    /// Those on both sides.
    case auto = 0
    /// Those before it.
    case start = 1
    /// Those behind it.
    case end = 2
    /// No neighbours.
    case none = 3
}
