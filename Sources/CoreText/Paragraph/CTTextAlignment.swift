/// To which side of the room lines stand.
///
/// UIKit adds the initialiser that takes an `NSTextAlignment`.
public enum CTTextAlignment: UInt8, Sendable {
    /// To the left.
    case left = 0
    /// To the right.
    case right = 1
    /// In the middle.
    case center = 2
    /// To both sides, but for the last line of a paragraph.
    case justified = 3
    /// To the side where the paragraph's direction begins.
    case natural = 4
}
