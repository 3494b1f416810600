/// The pattern of the lines under a text.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable, Hashable {
    /// The pattern in bits 8 to 15, to be added to a ``CTUnderlineStyle``.
    public let rawValue: Int32

    /// Makes a set of bits.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// A line without gaps; the default.
    public static var patternSolid: CTUnderlineStyleModifiers { CTUnderlineStyleModifiers(rawValue: 0x0000) }

    /// A row of dots; drawn as a line without gaps.
    public static var patternDot: CTUnderlineStyleModifiers { CTUnderlineStyleModifiers(rawValue: 0x0100) }

    /// A row of dashes; drawn as a line without gaps.
    public static var patternDash: CTUnderlineStyleModifiers { CTUnderlineStyleModifiers(rawValue: 0x0200) }

    /// A dash and a dot in turn.
    public static var patternDashDot: CTUnderlineStyleModifiers {
        CTUnderlineStyleModifiers(rawValue: 0x0300)
    }

    /// A dash and two dots in turn.
    public static var patternDashDotDot: CTUnderlineStyleModifiers {
        CTUnderlineStyleModifiers(rawValue: 0x0400)
    }
}
