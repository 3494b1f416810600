package import AgateGeometry
package import AgateRaster
import Foundation

/// Masks of glyphs, kept up to a budget in bytes.
///
/// What is in it changes how long drawing takes, and nothing else: masks are the same bytes with a budget of 0.
package final class GlyphCoverage: Sendable {
    /// The masks of this process.
    package static let shared = GlyphCoverage(budget: 16 << 20)

    /// Larger masks are made each time, in pixels of a side.
    package static let largestKeptSide = 256

    private struct Key: Hashable {
        let face: UInt64
        let variations: [FontVariation]
        let glyph: UInt32
        let phase: Int
        let a: Double
        let b: Double
        let c: Double
        let d: Double
    }

    private let masks: BudgetCache<Key, Mask>

    /// - Parameter budget: About how many bytes masks may take; 0 keeps none.
    package init(budget: Int) {
        masks = BudgetCache(budget: budget) { key, mask in
            192 + 16 * key.variations.count + mask.bytes.count
        }
    }

    /// About how many bytes the masks take.
    package var byteCount: Int { masks.byteCount }

    /// Forgets all masks.
    package func removeAll() { masks.removeAll() }

    /// The exact coverage of an unhinted outline, in pixels around the glyph's origin, y down.
    ///
    /// Source: text T240, T242.
    ///
    /// - Parameters:
    ///   - transform: From font units to pixels, y down; its translation does not count.
    ///   - phase: How many quarters of a pixel the glyph stands to the right of the pixel.
    /// - Returns: A mask that covers nothing for a glyph without an outline, and for one of more than 4096 pixels a side.
    package func mask(
        of glyph: UInt32,
        in font: FontInstance,
        transform: CGAffineTransform,
        phase: Int = 0
    ) -> Mask {
        let phase = min(max(phase, 0), GlyphPlacement.phaseCount - 1)
        let key = Key(
            face: font.face.identity,
            variations: font.variations,
            glyph: glyph,
            phase: phase,
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d
        )
        if let known = masks.value(key) { return known }
        let outline = GlyphOutline.outline(of: glyph, in: font.face, at: font.variations)
        let mask = Self.mask(of: outline, transform, phase: phase)
        if mask.bounds.width <= Self.largestKeptSide, mask.bounds.height <= Self.largestKeptSide {
            masks.insert(mask, for: key)
        }
        return mask
    }

    /// How far lines may be from the curves that they stand for, in pixels: a tenth of what it is for other shapes.
    ///
    /// With it coverage is within 2 of 255 of the exact area; text is looked at more closely.
    private static let tolerance = 1.0 / 256

    /// More pixels of a side are not drawn here.
    private static let largestSide = 4096

    private static func mask(of outline: GlyphOutline, _ transform: CGAffineTransform, phase: Int) -> Mask {
        let place = CGAffineTransform(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: Double(phase) / Double(GlyphPlacement.phaseCount),
            ty: 0
        )
        let box = outline.bounds.applying(place)
        guard !outline.path.isEmpty, box.width <= Double(largestSide), box.height <= Double(largestSide),
            abs(box.midX) < 1e6, abs(box.midY) < 1e6
        else { return .nothing }
        let covered = DeviceRect(covering: box)
        // The rasterizer's points are on a fine grid: an edge may be rounded over that of a pixel.
        let area = DeviceRect(
            minX: covered.minX - 1,
            minY: covered.minY - 1,
            maxX: covered.maxX + 1,
            maxY: covered.maxY + 1
        )
        let scale = max(abs(place.a) + abs(place.c), abs(place.b) + abs(place.d))
        let lines = scale > 0 ? outline.path.flattened(tolerance: tolerance / scale) : outline.path
        return CoverageRasterizer.mask(of: lines, transform: place, in: area)
    }
}

extension FontInstance {
    /// From font units to pixels, y down, for text that is drawn upright with so many pixels in a point.
    package func pixelTransform(scale: Double) -> CGAffineTransform {
        let transform = glyphTransform
        return CGAffineTransform(
            a: transform.a * scale,
            b: -transform.b * scale,
            c: transform.c * scale,
            d: -transform.d * scale,
            tx: 0,
            ty: 0
        )
    }
}
