/// Over which neighbours an annotation may reach.
public enum CTRubyOverhang: UInt8, Sendable {
    /// The value for an overhang that is not known.
    case invalid = 255
    /// The annotation may reach over the characters on both sides.
    case auto = 0
    /// The annotation may stand over the characters before its own.
    case start = 1
    /// The annotation may stand over the characters behind its own.
    case end = 2
    /// The annotation may stand over its own characters alone.
    case none = 3
}
