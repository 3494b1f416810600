/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

/// The number of a glyph in a font.
public typealias CGFontIndex = UInt16

/// The largest number that a glyph can have.
public let kCGFontIndexMax: CGFontIndex = 65534

/// A number that no glyph has.
public let kCGFontIndexInvalid: CGFontIndex = 65535

/// The largest number that a glyph can have.
public var kCGGlyphMax: CGFontIndex { kCGFontIndexMax }
