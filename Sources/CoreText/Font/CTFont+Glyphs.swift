// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateGeometry
import AgateText
public import CoreGraphics

/// The glyphs of characters by the character map alone, without ligatures and other substitutions.
///
/// Of a surrogate pair the first unit gets the glyph and the second one 0. Source: text T14.
///
/// - Parameters:
///   - characters: `count` UTF-16 units.
///   - glyphs: Room for `count` glyphs; 0 is written for characters that the font has not.
/// - Returns: Whether the font has all of the characters.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont,
    _ characters: UnsafePointer<UniChar>,
    _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    let face = font.instance.face
    var hasAll = true
    var index = 0
    while index < count {
        let unit = characters[index]
        var scalar = Unicode.Scalar(unit)
        var length = 1
        if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(characters[index + 1]) {
            let low = UInt32(characters[index + 1]) & 0x3FF
            scalar = Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + low)
            glyphs[index + 1] = 0
            length = 2
        }
        let glyph = scalar.map { face.glyph(for: $0) } ?? 0
        glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
        if glyph == 0 || glyph > UInt32(CGGlyph.max) {
            glyphs[index] = 0
            hasAll = false
        }
        index += length
    }
    return hasAll
}

/// The glyph of a name; 0 for a name that no glyph has.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    CGGlyph(exactly: font.instance.face.glyph(named: glyphName as String) ?? 0) ?? 0
}

/// The name of a glyph; nil for fonts without such names.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
    font.instance.face.glyphName(UInt32(glyph)) as NSString?
}

/// The outline of a glyph in points, y up, unhinted.
///
/// Source: text T16.
///
/// - Parameter matrix: The transform of the outline after the font's own matrix; nil for none.
/// - Returns: Nil for a glyph without an outline, such as a space or a picture.
public func CTFontCreatePathForGlyph(
    _ font: CTFont,
    _ glyph: CGGlyph,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let path = font.instance.path(of: UInt32(glyph)) else { return nil }
    guard let matrix = matrix?.pointee, matrix.hasFiniteNumbers else { return CGPath(path) }
    return CGPath(path.applying(matrix))
}

/// The advances of glyphs: the distances by which they move the pen, in points, without kerning.
///
/// Source: text T15.
///
/// - Parameters:
///   - orientation: For vertical lines an advance is (0, its length).
///   - glyphs: `count` glyphs.
///   - advances: Room for `count` advances, or nil.
/// - Returns: The sum of the advances along the line.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    let instance = font.instance
    let vertical = orientation == .vertical ? VerticalAdvances(instance) : nil
    var sum = 0.0
    for index in 0..<max(count, 0) {
        let glyph = UInt32(glyphs[index])
        if let vertical {
            let advance = vertical.advance(of: glyph)
            advances?[index] = CGSize(width: 0, height: advance)
            sum += advance
        } else {
            let advance = instance.advance(of: glyph)
            advances?[index] = advance
            sum += Double(advance.width)
        }
    }
    return sum
}

/// The smallest rectangles around glyphs, in points, y up.
///
/// A glyph without an outline has an empty rectangle at zero and adds nothing to the whole. Source: text T15.
///
/// - Parameters:
///   - orientation: For vertical lines the rectangles are as ``CTFontGetVerticalTranslationsForGlyphs(_:_:_:_:)`` moves them.
///   - boundingRects: Room for `count` rectangles, or nil.
/// - Returns: The smallest rectangle around all of them; null where no glyph has an outline.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    let instance = font.instance
    let vertical = orientation == .vertical ? VerticalAdvances(instance) : nil
    var union = CGRect.null
    for index in 0..<max(count, 0) {
        let glyph = UInt32(glyphs[index])
        var box = instance.boundingRect(of: glyph)
        if box != .zero, let vertical {
            let translation = vertical.translation(of: glyph)
            box = box.offsetBy(dx: translation.width, dy: translation.height)
        }
        boundingRects?[index] = box
        if box != .zero { union = union.union(box) }
    }
    return union
}

/// The rectangles that glyphs are aligned by: the same as ``CTFontGetBoundingRectsForGlyphs(_:_:_:_:_:)`` gives, for fonts say no others.
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
    _ font: CTFont,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex,
    _ options: CFOptionFlags
) -> CGRect {
    CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, boundingRects, count)
}

/// The offsets of glyphs from their place in a horizontal line to that in a vertical one, in points.
public func CTFontGetVerticalTranslationsForGlyphs(
    _ font: CTFont,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ translations: UnsafeMutablePointer<CGSize>,
    _ count: CFIndex
) {
    let vertical = VerticalAdvances(font.instance)
    for index in 0..<max(count, 0) { translations[index] = vertical.translation(of: UInt32(glyphs[index])) }
}

/// The places of carets within a ligature, in points from its left edge.
///
/// - Parameters:
///   - positions: Room for `maxPositions` places, or nil.
/// - Returns: How many places the font says; 0 for a glyph that it says nothing of.
public func CTFontGetLigatureCaretPositions(
    _ font: CTFont,
    _ glyph: CGGlyph,
    _ positions: UnsafeMutablePointer<CGFloat>?,
    _ maxPositions: CFIndex
) -> CFIndex {
    let carets = font.instance.face.ligatureCarets.positions(of: glyph)
    for (index, caret) in carets.prefix(max(maxPositions, 0)).enumerated() {
        positions?[index] = caret * font.instance.scale
    }
    return carets.count
}

/// The characters that the font has glyphs for.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
    var set = CharacterSet()
    for range in font.instance.face.characters {
        // Surrogates are no characters.
        for part in [range.clamped(to: 0...0xD7FF), range.clamped(to: 0xE000...0x10FFFF)] {
            guard range.overlaps(part), let low = Unicode.Scalar(part.lowerBound),
                let high = Unicode.Scalar(part.upperBound)
            else { continue }
            set.insert(charactersIn: low...high)
        }
    }
    return set as NSCharacterSet
}
