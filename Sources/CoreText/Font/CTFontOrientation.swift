/// The direction of lines that glyphs are measured for.
public enum CTFontOrientation: UInt32, Sendable {
    /// The orientation of the font itself: horizontal.
    case `default` = 0
    /// Lines run from one side to the other.
    case horizontal = 1
    /// The metrics of lines that run from top to bottom.
    case vertical = 2
}
