package import AgateGeometry
import AgateRaster
import Foundation

/// Makes masks of outlines.
///
/// Source: text T240.
enum GlyphRasterizer {
    /// How far lines may be from the curves that they stand for, in pixels: a fraction of what it is for other shapes.
    ///
    /// With it coverage is within 2 of 255 of the exact area; text is looked at more closely.
    static let tolerance = 1.0 / 192

    /// More pixels of a side are not drawn here.
    private static let largestSide = 4096

    /// The exact coverage of an unhinted outline, in pixels around the glyph's origin, y down.
    ///
    /// - Parameters:
    ///   - transform: From font units to pixels, y down; its translation does not count.
    ///   - phase: How many quarters of a pixel the glyph stands to the right of the pixel.
    static func mask(of outline: GlyphOutline, _ transform: CGAffineTransform, phase: Int) -> Mask {
        let place = CGAffineTransform(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: Double(phase) / Double(GlyphPlacement.phaseCount),
            ty: 0
        )
        let box = outline.path.boundingBox.applying(place)
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
        return CoverageRasterizer.mask(of: outline.path, transform: place, in: area, tolerance: tolerance)
    }
}

extension GlyphOutline {
    /// The outline with lines instead of curves, as finely as glyphs of the size that a transform gives them need it.
    package func flattened(by transform: CGAffineTransform) -> Path {
        let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        return scale > 0 && scale.isFinite
            ? path.flattened(tolerance: GlyphRasterizer.tolerance / scale) : path
    }
}
