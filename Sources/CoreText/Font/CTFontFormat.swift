/// The format of a font's file.
public enum CTFontFormat: UInt32, Sendable {
    /// A format that is none of the others.
    case unrecognized = 0
    /// OpenType with cubic curves.
    case openTypePostScript = 1
    /// OpenType with quadratic curves.
    case openTypeTrueType = 2
    /// TrueType outlines in a file without OpenType features.
    case trueType = 3
    /// A PostScript font that is not in an OpenType file.
    case postScript = 4
    /// A font of bitmaps, without outlines.
    case bitmap = 5
}
