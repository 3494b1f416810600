/// The format of a font's file.
public enum CTFontFormat: UInt32, Sendable {
    /// A format that none of the other cases names.
    case unrecognized = 0
    /// OpenType with cubic curves.
    case openTypePostScript = 1
    /// OpenType with quadratic curves.
    case openTypeTrueType = 2
    /// TrueType with quadratic curves and without OpenType's tables of features.
    case trueType = 3
    /// A Type 1 font of PostScript.
    case postScript = 4
    /// A font of bitmaps alone, without outlines.
    case bitmap = 5
}
