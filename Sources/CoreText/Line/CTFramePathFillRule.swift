/// The rule for the inside of a path.
public enum CTFramePathFillRule: UInt32, Sendable {
    /// What an odd number of its lines is around.
    case evenOdd = 0
    /// What its lines go around.
    case windingNumber = 1
}
