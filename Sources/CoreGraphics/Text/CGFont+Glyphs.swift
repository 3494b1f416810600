import AgateText
public import Foundation

extension CGFont {
    /// The glyph of a name; 0 for a name that no glyph has.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
        CGGlyph(truncatingIfNeeded: instance.face.glyph(named: name as String) ?? 0)
    }

    /// The name of a glyph; nil for one that is not there, and in fonts without names of glyphs.
    public func name(for glyph: CGGlyph) -> CFString? {
        instance.face.glyphName(UInt32(glyph)).map { $0 as NSString }
    }

    /// Writes the advances of glyphs, in glyph units.
    ///
    /// - Returns: Whether all glyphs are there; those that are not have an advance of 0.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>,
        count: Int,
        advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        var isComplete = true
        for index in 0..<Swift.max(count, 0) {
            let glyph = UInt32(glyphs[index])
            isComplete = isComplete && glyph < numberOfGlyphs
            let advance = instance.face.advance(of: glyph, at: instance.variations)
            advances[index] = Int32(clamping: Int(Swift.min(Swift.max(advance.rounded(), -1e9), 1e9)))
        }
        return isComplete
    }

    /// Writes the smallest rectangles around the outlines of glyphs, in glyph units; zero for those without one.
    ///
    /// - Returns: Whether all glyphs are there.
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>,
        count: Int,
        bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        var isComplete = true
        for index in 0..<Swift.max(count, 0) {
            let glyph = UInt32(glyphs[index])
            isComplete = isComplete && glyph < numberOfGlyphs
            bboxes[index] = instance.boundingRect(of: glyph)
        }
        return isComplete
    }

    // MARK: Tables

    /// The tags of the font's tables, each an `NSNumber` of 32 bits; nil for a font without tables.
    public var tableTags: CFArray? {
        let tags = instance.face.tableTags
        return tags.isEmpty ? nil : tags.map { NSNumber(value: $0.rawValue) } as NSArray
    }

    /// The bytes of a table; nil without it.
    ///
    /// - Parameter tag: Its four letters, the first one in the highest byte.
    public func table(for tag: UInt32) -> CFData? {
        let bytes = instance.face.table(FontTag(rawValue: tag), limit: 1 << 28)
        return bytes.isEmpty ? nil : Data(bytes) as NSData
    }
}
