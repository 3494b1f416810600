/// Which part of a line is left out.
public enum CTLineTruncationType: UInt32, Sendable {
    /// The beginning of the line is left out.
    case start = 0
    /// The end of the line is left out.
    case end = 1
    /// The middle of the line is left out.
    case middle = 2
}
