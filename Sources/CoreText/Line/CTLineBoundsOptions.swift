/// Options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable, Hashable {
    /// The options as a bit mask, with Apple's values.
    public let rawValue: CFOptionFlags

    /// Makes a set of bits.
    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    /// The height is measured without the fonts' leading.
    public static var excludeTypographicLeading: CTLineBoundsOptions { CTLineBoundsOptions(rawValue: 1 << 0) }

    /// Without what moves lines up and down; nothing does here.
    public static var excludeTypographicShifts: CTLineBoundsOptions { CTLineBoundsOptions(rawValue: 1 << 1) }

    /// Without punctuation that hangs; none does here.
    public static var useHangingPunctuation: CTLineBoundsOptions { CTLineBoundsOptions(rawValue: 1 << 2) }

    /// By the outlines of glyphs.
    public static var useGlyphPathBounds: CTLineBoundsOptions { CTLineBoundsOptions(rawValue: 1 << 3) }

    /// By what fonts say of how glyphs look; they say nothing here.
    public static var useOpticalBounds: CTLineBoundsOptions { CTLineBoundsOptions(rawValue: 1 << 4) }

    /// With the room that the highest letters of the language need; without effect.
    public static var includeLanguageExtents: CTLineBoundsOptions { CTLineBoundsOptions(rawValue: 1 << 5) }
}
