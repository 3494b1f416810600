/// How an annotation stands beside its characters.
public enum CTRubyAlignment: UInt8, Sendable {
    /// None.
    case invalid = 255
    /// As suits the characters.
    case auto = 0
    /// At their beginning.
    case start = 1
    /// In their middle.
    case center = 2
    /// At their end.
    case end = 3
    /// Spread, without room at the ends.
    case distributeLetter = 4
    /// Spread, with room at the ends.
    case distributeSpace = 5
    /// At the edge of the line where it is near one.
    case lineEdge = 6
}
