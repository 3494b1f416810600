/// The rule for the inside of a path.
public enum CTFramePathFillRule: UInt32, Sendable {
    /// Points around which an odd number of the path's lines goes.
    case evenOdd = 0
    /// Points that the path's lines go around, counted with their direction, a number of times other than 0.
    case windingNumber = 1
}
