/// The part of a line that truncation leaves out.
public enum CTLineTruncationType: UInt32, Sendable {
    /// The beginning of the line is replaced by the token.
    case start = 0
    /// The end of the line is replaced by the token.
    case end = 1
    /// The middle of the line is replaced by the token.
    case middle = 2
}
