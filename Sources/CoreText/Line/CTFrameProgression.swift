/// The direction in which the lines of a frame follow one another; all go from top to bottom here.
public enum CTFrameProgression: UInt32, Sendable {
    /// Each line lies below the one before it.
    case topToBottom = 0
    /// To the left, for vertical lines.
    case rightToLeft = 1
    /// To the right, for vertical lines.
    case leftToRight = 2
}
