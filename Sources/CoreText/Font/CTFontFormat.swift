/// The format of a font's file.
public enum CTFontFormat: UInt32, Sendable {
    /// None of these.
    case unrecognized = 0
    /// OpenType with cubic curves.
    case openTypePostScript = 1
    /// OpenType with quadratic curves.
    case openTypeTrueType = 2
    /// TrueType without features.
    case trueType = 3
    /// PostScript.
    case postScript = 4
    /// Pictures alone.
    case bitmap = 5
}
