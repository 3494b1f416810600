/// Which part of a line is left out.
public enum CTLineTruncationType: UInt32, Sendable {
    /// The beginning.
    case start = 0
    /// The end.
    case end = 1
    /// The middle.
    case middle = 2
}
