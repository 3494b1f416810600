package import AgateGeometry
package import Foundation

/// Where a glyph is drawn: at a pixel and a quarter of one, or at its exact place.
package enum GlyphPlacement: Sendable, Hashable {
    /// The pixel of the glyph's origin on its baseline, y down, and how many quarters of a pixel it is to the right of it.
    case pixel(x: Int, y: Int, phase: Int)
    /// As a path, nowhere rounded.
    case exact

    /// How many places within a pixel glyphs are drawn at.
    package static let phaseCount = 4
    /// Up to this size, in pixels of an em, places are rounded to quarters of a pixel; to whole ones above.
    ///
    /// GUESS phase-count: quarters were measured at small sizes and whole pixels at 96 and 170. Source: text T242.
    package static let largestPhasedSize = 64.0
    /// Glyphs of larger sizes are drawn as paths.
    package static let largestPlacedSize = 256.0

    /// Chooses the place for a glyph, which a ``GlyphGrid`` does for many.
    ///
    /// - Parameters:
    ///   - origin: Where the glyph's origin is, in pixels, y down.
    ///   - transform: From font units to pixels, y down.
    ///   - unitsPerEm: Font units in an em.
    ///   - usesQuarters: Otherwise places are whole pixels at all sizes.
    package init(
        origin: CGPoint,
        transform: CGAffineTransform,
        unitsPerEm: Double,
        usesQuarters: Bool = true
    ) {
        let grid = GlyphGrid(transform: transform, unitsPerEm: unitsPerEm, usesQuarters: usesQuarters)
        self = grid.placement(of: origin)
    }
}
