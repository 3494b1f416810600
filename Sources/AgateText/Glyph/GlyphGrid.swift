package import AgateGeometry
package import Foundation

/// The places that the glyphs of a run may stand at.
///
/// Source: text T242.
package enum GlyphGrid: Sendable, Hashable {
    /// Quarters of a pixel in x, whole pixels in y.
    case quarters
    /// Whole pixels.
    case pixels
    /// Any place: glyphs are drawn as paths.
    case none

    /// Chooses the grid of a run.
    ///
    /// - Parameters:
    ///   - transform: From font units to pixels, y down; its translation does not count.
    ///   - unitsPerEm: Font units in an em.
    ///   - usesQuarters: Otherwise places are whole pixels at all sizes.
    package init(transform: CGAffineTransform, unitsPerEm: Double, usesQuarters: Bool = true) {
        let pixelsPerEm = max(abs(transform.d), abs(transform.a)) * unitsPerEm
        let isUpright = transform.b == 0 && transform.a > 0 && transform.d < 0
        guard isUpright, pixelsPerEm <= GlyphPlacement.largestPlacedSize, transform.c.isFinite else {
            self = .none
            return
        }
        self = usesQuarters && pixelsPerEm <= GlyphPlacement.largestPhasedSize ? .quarters : .pixels
    }

    /// The place for a glyph.
    ///
    /// - Parameter origin: Where the glyph's origin is, in pixels, y down.
    package func placement(of origin: CGPoint) -> GlyphPlacement {
        guard self != .none, abs(origin.x) <= 1e9, abs(origin.y) <= 1e9 else { return .exact }
        let y = Int((origin.y + 0.5).rounded(.down))
        guard self == .quarters else {
            return .pixel(x: Int((origin.x + 0.5).rounded(.down)), y: y, phase: 0)
        }
        let quarters = Int((origin.x * 4 + 0.5).rounded(.down))
        return .pixel(x: quarters >> 2, y: y, phase: quarters & 3)
    }
}
