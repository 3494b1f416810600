/// To which side of the room lines stand.
///
/// UIKit adds the initialiser that takes an `NSTextAlignment`.
public enum CTTextAlignment: UInt8, Sendable {
    /// Lines begin at the left edge.
    case left = 0
    /// Lines end at the right edge.
    case right = 1
    /// Lines are centred between the edges.
    case center = 2
    /// To both sides, but for the last line of a paragraph.
    case justified = 3
    /// To the side where the paragraph's direction begins.
    case natural = 4
}
