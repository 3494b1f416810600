import AgateGeometry
import Foundation

/// The paint of a glyph in colour, read once and kept for a while.
final class ColorGlyphPaint: Sendable {
    let paint: ColorPaint
    /// The box around all that is painted, in font units; null for nothing.
    let bounds: CGRect

    private init(_ paint: ColorPaint, bounds: CGRect) {
        self.paint = paint
        self.bounds = bounds
    }

    private struct Key: Hashable {
        let face: UInt64
        let variations: [FontVariation]
        let glyph: UInt32
    }

    private struct Entry: Sendable {
        let paint: ColorGlyphPaint?
    }

    private static let paints = BudgetCache<Key, Entry>(budget: 4 << 20) { key, entry in
        160 + 16 * key.variations.count + (entry.paint?.paint.byteCount ?? 0)
    }

    /// The paint of a glyph; nil for a glyph without one.
    static func paint(of glyph: UInt32, in font: FontInstance) -> ColorGlyphPaint? {
        let face = font.face
        guard face.hasColorGlyphs, face.paints.isThere else { return nil }
        let variations = face.normalized(font.variations)
        return paints.value(Key(face: face.identity, variations: variations, glyph: glyph)) {
            Entry(paint: made(glyph, face, variations))
        }.paint
    }

    private static func made(
        _ glyph: UInt32,
        _ face: FontFace,
        _ variations: [FontVariation]
    ) -> ColorGlyphPaint? {
        guard let paint = face.paints.paint(of: glyph) else { return nil }
        let extent = paint.extent { part in
            let outline = GlyphOutline.outline(of: part, in: face, at: variations)
            return outline.path.isEmpty ? .null : outline.bounds
        }
        // A paint that covers the plane is broken, and shows nothing.
        guard case .rect(let bounds) = extent else { return ColorGlyphPaint(.nothing, bounds: .null) }
        return ColorGlyphPaint(paint, bounds: bounds)
    }
}

extension ColorPaint {
    /// About how much memory the paint takes.
    fileprivate var byteCount: Int {
        switch self {
        case .layers(let paints): paints.reduce(32) { $0 + 16 + $1.byteCount }
        case .solid: 48
        case .gradient(let gradient): 128 + 48 * gradient.stops.count
        case .glyph(_, let paint): 48 + paint.byteCount
        case .clipped(_, let paint): 64 + paint.byteCount
        case .transformed(_, let paint): 80 + paint.byteCount
        case .composite(let source, _, let backdrop): 48 + source.byteCount + backdrop.byteCount
        }
    }
}
