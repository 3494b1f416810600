/// The traits of a font that are true or false, such as bold and italic.
///
/// The four highest bits hold a ``CTFontStylisticClass``. Source: text T9.
public struct CTFontSymbolicTraits: OptionSet, Sendable, Hashable {
    /// The traits as a bit mask, with the stylistic class in bits 28 to 31.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The letters are slanted: an italic or an oblique face.
    public static var traitItalic: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 1 << 0) }

    /// The letters are heavy.
    public static var traitBold: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 1 << 1) }

    /// The letters are wide.
    public static var traitExpanded: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 1 << 5) }

    /// The letters are narrow.
    public static var traitCondensed: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 1 << 6) }

    /// All letters are equally wide.
    public static var traitMonoSpace: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 1 << 10) }

    /// The font is for lines that run downwards.
    public static var traitVertical: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 1 << 11) }

    /// The font is for controls.
    public static var traitUIOptimized: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 1 << 12) }

    /// Glyphs have colours of their own.
    public static var traitColorGlyphs: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 1 << 13) }

    /// The font is made of others.
    public static var traitComposite: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 1 << 14) }

    /// The bits of the stylistic class.
    public static var traitClassMask: CTFontSymbolicTraits { CTFontSymbolicTraits(rawValue: 15 << 28) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bits by which the stylistic class is shifted to the left.
public var kCTFontClassMaskShift: Int { 28 }
