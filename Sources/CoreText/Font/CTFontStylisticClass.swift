/// The kind of letters of a font, as the highest bits of its symbolic traits.
public struct CTFontStylisticClass: OptionSet, Sendable, Hashable {
    /// The number of the class in bits 28 to 31.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Serifs of the 15th to 17th century.
    public static var classOldStyleSerifs: CTFontStylisticClass { CTFontStylisticClass(rawValue: 1 << 28) }

    /// Serifs of the 18th century.
    public static var classTransitionalSerifs: CTFontStylisticClass {
        CTFontStylisticClass(rawValue: 2 << 28)
    }

    /// Serifs with much contrast.
    public static var classModernSerifs: CTFontStylisticClass { CTFontStylisticClass(rawValue: 3 << 28) }

    /// Serifs that swell into their stems.
    public static var classClarendonSerifs: CTFontStylisticClass { CTFontStylisticClass(rawValue: 4 << 28) }

    /// Serifs as thick as stems.
    public static var classSlabSerifs: CTFontStylisticClass { CTFontStylisticClass(rawValue: 5 << 28) }

    /// Serifs of forms that no other class has.
    public static var classFreeformSerifs: CTFontStylisticClass { CTFontStylisticClass(rawValue: 7 << 28) }

    /// Letters without serifs, as Helvetica's.
    public static var classSansSerif: CTFontStylisticClass { CTFontStylisticClass(rawValue: 8 << 28) }

    /// Decorated letters, for titles and not for texts.
    public static var classOrnamentals: CTFontStylisticClass { CTFontStylisticClass(rawValue: 9 << 28) }

    /// Letters as if written by hand.
    public static var classScripts: CTFontStylisticClass { CTFontStylisticClass(rawValue: 10 << 28) }

    /// Symbols and ornaments in the place of letters.
    public static var classSymbolic: CTFontStylisticClass { CTFontStylisticClass(rawValue: 12 << 28) }
}
