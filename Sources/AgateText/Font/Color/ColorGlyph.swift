package import AgatePixels
package import Foundation

/// The picture of a glyph that has colours of its own.
package struct ColorGlyph: Sendable {
    /// Premultiplied pixels.
    package let image: ImageBuffer
    /// How many of the picture's pixels an em has.
    package let pixelsPerEm: Double
    /// Where the picture is, in ems from the origin on the baseline, y up.
    package let frame: CGRect
}

extension FontFace {
    /// Whether glyphs may be pictures.
    package var hasColorGlyphs: Bool { traits.symbolic.contains(.colorGlyphs) }

    /// The picture of a glyph: of those that the face has, the smallest that need not be enlarged, or else the largest.
    ///
    /// - Returns: nil for a glyph without one.
    package func colorGlyph(_ glyph: UInt32, pixelsPerEm: Double) -> ColorGlyph? {
        guard hasColorGlyphs, let strike = strikes.choose(pixelsPerEm) else { return nil }
        return ColorGlyphCache.glyph(glyph, in: self, strike: strike)
    }
}

extension FontInstance {
    /// The picture of a glyph and where it is, in points from the origin on the baseline, y up, before the matrix.
    ///
    /// - Parameter scale: Pixels in a point.
    package func colorGlyph(_ glyph: UInt32, scale: Double) -> (image: ImageBuffer, frame: CGRect)? {
        guard let found = face.colorGlyph(glyph, pixelsPerEm: size * scale) else { return nil }
        let frame = CGRect(
            x: found.frame.minX * size,
            y: found.frame.minY * size,
            width: found.frame.width * size,
            height: found.frame.height * size
        )
        return (found.image, frame)
    }
}

/// Pictures of glyphs that have been decoded.
enum ColorGlyphCache {
    private struct Key: Hashable {
        let face: UInt64
        let glyph: UInt32
        let strike: Int
    }

    private struct Entry: Sendable {
        let glyph: ColorGlyph?
    }

    private static let pictures = BudgetCache<Key, Entry>(budget: 16 << 20) { _, entry in
        128 + 4 * (entry.glyph.map { $0.image.width * $0.image.height } ?? 0)
    }

    static func glyph(_ glyph: UInt32, in face: FontFace, strike: Int) -> ColorGlyph? {
        pictures.value(Key(face: face.identity, glyph: glyph, strike: strike)) {
            Entry(glyph: face.strikes.picture(of: glyph, strike: strike))
        }.glyph
    }
}
