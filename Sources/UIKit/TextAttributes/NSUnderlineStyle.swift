/// The lines under and through letters.
///
/// Source: text T161.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw bits: the number and the thickness of the lines, their pattern, and whether blanks are left out.
    public let rawValue: Int

    /// Makes a style from raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line, as thick as the font's underline.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A single line, twice as thick as `single`.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines, one below the other.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// The line is made of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// The line is made of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// The line is made of dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// No line where there is white space.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
