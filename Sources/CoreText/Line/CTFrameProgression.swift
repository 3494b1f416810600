/// The direction in which the lines of a frame follow one another; all go from top to bottom here.
public enum CTFrameProgression: UInt32, Sendable {
    /// Lines follow each other from top to bottom.
    case topToBottom = 0
    /// To the left, for vertical lines.
    case rightToLeft = 1
    /// To the right, for vertical lines.
    case leftToRight = 2
}
