package import AgateGeometry
package import Foundation
import Synchronization

/// The outline of a glyph in font units, y up, with its bounds.
package final class GlyphOutline: Sendable {
    /// Every contour is closed; empty for a glyph without an outline.
    package let path: Path
    private let box = Mutex<CGRect?>(nil)

    init(_ path: Path) {
        self.path = path
    }

    /// The smallest rectangle around the outline itself; zero for an empty one.
    ///
    /// Computed at the first use: that takes as long as making a mask does, which needs none.
    package var bounds: CGRect {
        box.withLock { box in
            if let box { return box }
            let made = path.isEmpty ? .zero : path.boundingBoxOfPath
            box = made
            return made
        }
    }

    private struct Key: Hashable {
        let face: UInt64
        let variations: [FontVariation]
        let glyph: UInt32
    }

    private static let outlines = BudgetCache<Key, GlyphOutline>(budget: 4 << 20) { key, outline in
        160 + 16 * key.variations.count + outline.path.verbs.count + 16 * outline.path.points.count
    }

    /// The outline of a glyph of a face, read once and kept for a while.
    package static func outline(
        of glyph: UInt32,
        in face: FontFace,
        at variations: [FontVariation] = []
    ) -> GlyphOutline {
        let variations = face.normalized(variations)
        return outlines.value(Key(face: face.identity, variations: variations, glyph: glyph)) {
            GlyphOutline(face.outline(of: glyph, at: variations))
        }
    }
}

/// Outlines and bounds of glyphs in points, y up, by size, slant and matrix.
extension FontInstance {
    /// The outline of a glyph; nil for a glyph without one, such as a space or a picture.
    ///
    /// Source: text T16.
    package func path(of glyph: UInt32) -> Path? {
        let path = GlyphOutline.outline(of: glyph, in: face, at: variations).path
        return path.isEmpty ? nil : path.applying(glyphTransform)
    }

    /// The smallest rectangle around a glyph's outline; zero for a glyph without one.
    ///
    /// GUESS null-or-zero: an empty glyph has a zero rectangle. Source: text T15.
    package func boundingRect(of glyph: UInt32) -> CGRect {
        let outline = GlyphOutline.outline(of: glyph, in: face, at: variations)
        guard !outline.path.isEmpty else { return .zero }
        let transform = glyphTransform
        // Only what turns or leans moves other points to the edge.
        return transform.b == 0 && transform.c == 0
            ? outline.bounds.applying(transform) : outline.path.applying(transform).boundingBoxOfPath
    }

    /// The smallest rectangles around glyphs, and the one around all that have an outline; null where none has.
    package func boundingRects(of glyphs: [UInt32]) -> (each: [CGRect], union: CGRect) {
        let each = glyphs.map(boundingRect)
        let union = each.reduce(CGRect.null) { $1 == .zero ? $0 : $0.union($1) }
        return (each, union)
    }
}
