// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateGeometry
import AgateText
public import CoreGraphics

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.instance.size }

/// The matrix from glyph space to user space.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.instance.matrix }

/// How far lines reach above the baseline, in points.
///
/// Source: text T63.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.instance.metrics.ascent }

/// How far lines reach below the baseline, in points; a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.instance.metrics.descent }

/// The gap between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.instance.metrics.leading }

/// How many font units an em has.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.instance.face.unitsPerEm) }

/// How many glyphs there are.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.instance.face.glyphCount }

/// A rectangle around all glyphs, in points, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect { font.instance.metrics.boundingBox }

/// Where an underline is, in points; negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.instance.metrics.underlinePosition }

/// How thick an underline is, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    font.instance.metrics.underlineThickness
}

/// How far the letters lean, in degrees; negative to the right.
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

/// How the font looks, as far as it is yes or no.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    CTFontSymbolicTraits(rawValue: font.instance.symbolicTraits.rawValue)
}

/// How the font looks: symbolic traits, weight, width and slant as numbers.
///
/// Source: text T8.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { FontAttributes.traits(font.instance) }

/// The number of the old encoding that suits the font best: that of Macintosh's Roman letters.
public func CTFontGetStringEncoding(_ font: CTFont) -> CFStringEncoding { 0 }
