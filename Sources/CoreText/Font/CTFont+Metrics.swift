// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateGeometry
import AgateText
public import CoreGraphics

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.instance.size }

/// The matrix from glyph space to user space.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.instance.matrix }

/// The ascent: the height of lines above the baseline, in points.
///
/// Source: text T63.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.instance.metrics.ascent }

/// The descent: the depth of lines below the baseline, in points; a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.instance.metrics.descent }

/// The gap between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.instance.metrics.leading }

/// The number of font units in an em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.instance.face.unitsPerEm) }

/// The number of glyphs in the font.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.instance.face.glyphCount }

/// A rectangle around all glyphs, in points, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect { font.instance.metrics.boundingBox }

/// The place of an underline, in points from the baseline; negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.instance.metrics.underlinePosition }

/// The thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    font.instance.metrics.underlineThickness
}

/// The angle of slanted letters, in degrees; negative for letters that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
    if font.instance.isObliqued { return -12 }
    if let slant = font.instance.variations.last(where: { $0.tag == .slant }) { return slant.value }
    return font.instance.face.traits.italicAngle
}

/// The height of capitals, in points.
///
/// Source: text T64.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.instance.metrics.capHeight }

/// The height of small letters without ascenders, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.instance.metrics.xHeight }

/// The symbolic traits of the font, such as bold and italic.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    CTFontSymbolicTraits(rawValue: font.instance.symbolicTraits.rawValue)
}

/// The traits of the font: symbolic traits, weight, width and slant as numbers.
///
/// Source: text T8.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { FontAttributes.traits(font.instance) }

/// The number of the old encoding that suits the font best: that of Macintosh's Roman letters.
public func CTFontGetStringEncoding(_ font: CTFont) -> CFStringEncoding { 0 }
