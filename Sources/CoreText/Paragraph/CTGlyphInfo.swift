// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

package import AgateText
public import CoreGraphics

/// A glyph that is drawn instead of the one that the character map has for a character.
///
/// Immutable.
///
/// Source: text T171.
public final class CTGlyphInfo: NSObject, GlyphSource, @unchecked Sendable {
    // `@unchecked`: NSObject is not Sendable; the properties are constants.

    let glyph: CGGlyph
    let name: String?
    let collection: CTCharacterCollection
    /// The font that the glyph is of; nil: any.
    private let face: FontFace?
    /// The characters that the glyph is drawn for.
    let baseString: String

    init(
        _ glyph: CGGlyph,
        name: String? = nil,
        collection: CTCharacterCollection = .identityMapping,
        font: CTFont?,
        _ baseString: CFString
    ) {
        self.glyph = glyph
        self.name = name
        self.collection = collection
        face = font?.instance.face
        self.baseString = baseString as String
    }

    /// The glyph in a font; nil in another one than it was made with, and for a character of a collection.
    package func glyph(in font: FontInstance) -> UInt32? {
        guard glyph != 0, collection == .identityMapping, face == nil || face == font.face else { return nil }
        return UInt32(glyph)
    }

    /// Whether another object means the same glyph.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTGlyphInfo else { return false }
        return glyph == other.glyph && collection == other.collection && face == other.face
            && baseString == other.baseString
    }

    /// Equal for equal infos.
    public override var hash: Int { Int(glyph) }
}

/// The number of the type.
public func CTGlyphInfoGetTypeID() -> CFTypeID { CoreTextTypeNumber.glyphInfo }

/// Makes an info of the name of a glyph of a font.
///
/// - Parameter baseString: The characters that carry the attribute; it is drawn for any.
/// - Returns: Nil for a name that no glyph of the font has.
public func CTGlyphInfoCreateWithGlyphName(
    _ glyphName: CFString,
    _ font: CTFont,
    _ baseString: CFString
) -> CTGlyphInfo? {
    let glyph = CTFontGetGlyphWithName(font, glyphName)
    return glyph == 0 ? nil : CTGlyphInfo(glyph, name: glyphName as String, font: font, baseString)
}

/// Makes an info of a glyph of a font.
///
/// - Parameter baseString: The characters that carry the attribute; it is drawn for any.
public func CTGlyphInfoCreateWithGlyph(
    _ glyph: CGGlyph,
    _ font: CTFont,
    _ baseString: CFString
) -> CTGlyphInfo? {
    CTGlyphInfo(glyph, name: CTFontCopyNameForGlyph(font, glyph) as String?, font: font, baseString)
}

/// Makes an info of a numbered character.
///
/// - Parameters:
///   - cid: Of the identity mapping it is the number of a glyph in the font of the text; those of other collections are kept and have no
///     effect.
public func CTGlyphInfoCreateWithCharacterIdentifier(
    _ cid: CGFontIndex,
    _ collection: CTCharacterCollection,
    _ baseString: CFString
) -> CTGlyphInfo? {
    CTGlyphInfo(cid, collection: collection, font: nil, baseString)
}

/// The name of the glyph; nil where it is not known.
public func CTGlyphInfoGetGlyphName(_ glyphInfo: CTGlyphInfo) -> CFString? { glyphInfo.name as NSString? }

/// The glyph; 0 for a character of a collection.
public func CTGlyphInfoGetGlyph(_ glyphInfo: CTGlyphInfo) -> CGGlyph {
    glyphInfo.collection == .identityMapping ? glyphInfo.glyph : 0
}

/// The number of the character, or of the glyph where it was made of one.
public func CTGlyphInfoGetCharacterIdentifier(_ glyphInfo: CTGlyphInfo) -> CGFontIndex { glyphInfo.glyph }

/// The collection that the number of the character is of.
public func CTGlyphInfoGetCharacterCollection(_ glyphInfo: CTGlyphInfo) -> CTCharacterCollection {
    glyphInfo.collection
}
