package import AgateGeometry
package import AgatePixels
import AgateRaster
import Foundation

/// Pixels of glyphs with colours at places of a ``GlyphGrid``, kept for a while.
extension ColorGlyphPicture {
    private struct Key: Hashable {
        let run: GlyphMaskTable.Key
        let glyph: UInt32
        let phase: Int
        let textColor: SIMD4<Double>
    }

    private struct Entry: Sendable {
        let image: ImageBuffer?
        let x: Int
        let y: Int
    }

    private static let pictures = BudgetCache<Key, Entry>(budget: 8 << 20) { _, entry in
        192 + 4 * (entry.image.map { $0.width * $0.height } ?? 0)
    }

    /// Larger pictures are made each time, in pixels of a side.
    private static let largestSide = 4096

    /// The pixels of a glyph, and where the top left one lies from the pixel of the glyph's origin.
    ///
    /// - Parameters:
    ///   - transform: From font units to pixels, y down; its translation does not count.
    ///   - phase: How many quarters of a pixel the glyph stands to the right of the pixel.
    ///   - textColor: Red, green, blue and alpha of layers that have the colour of the text.
    package static func kept(
        of glyph: UInt32,
        in font: FontInstance,
        transform: CGAffineTransform,
        phase: Int,
        textColor: SIMD4<Double>
    ) -> (image: ImageBuffer, x: Int, y: Int)? {
        let run = GlyphMaskTable.Key(font, transform)
        let entry = pictures.value(Key(run: run, glyph: glyph, phase: phase, textColor: textColor)) {
            var place = run.transform
            place.tx = Double(phase) / Double(GlyphPlacement.phaseCount)
            let area = DeviceRect(
                minX: -largestSide,
                minY: -largestSide,
                maxX: largestSide,
                maxY: largestSide
            )
            let made = picture(of: glyph, in: font, transform: place, textColor: textColor, within: area)
            return Entry(image: made?.surface.makeImage(), x: made?.x ?? 0, y: made?.y ?? 0)
        }
        return entry.image.map { ($0, entry.x, entry.y) }
    }
}
