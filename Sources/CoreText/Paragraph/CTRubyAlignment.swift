/// The alignment of an annotation beside its characters.
public enum CTRubyAlignment: UInt8, Sendable {
    /// The value for an alignment that is not known.
    case invalid = 255
    /// The alignment is chosen by the characters.
    case auto = 0
    /// The annotation begins where its characters begin.
    case start = 1
    /// The annotation is centred over its characters.
    case center = 2
    /// The annotation ends where its characters end.
    case end = 3
    /// Spread, without room at the ends.
    case distributeLetter = 4
    /// Spread, with room at the ends.
    case distributeSpace = 5
    /// At the edge of the line where it is near one.
    case lineEdge = 6
}
