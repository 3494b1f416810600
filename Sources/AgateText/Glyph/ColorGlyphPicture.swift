package import AgateGeometry
package import AgatePixels
import AgateRaster
import Foundation

/// The pixels of glyphs that have colours of their own: strikes resampled, or what paints say.
///
/// Source: text T91.
package enum ColorGlyphPicture {
    /// The pixels of a glyph at a place.
    ///
    /// - Parameters:
    ///   - transform: From font units to pixels, y down.
    ///   - textColor: Red, green, blue and alpha of layers that have the colour of the text.
    ///   - area: No pixels outside are needed.
    /// - Returns: The pixels and where their top left one lies; nil for a glyph without colours and one outside of the area.
    package static func picture(
        of glyph: UInt32,
        in font: FontInstance,
        transform: CGAffineTransform,
        textColor: SIMD4<Double>,
        within area: DeviceRect
    ) -> (surface: Surface, x: Int, y: Int)? {
        if let paint = ColorGlyphPaint.paint(of: glyph, in: font) {
            return picture(of: paint, font, transform, textColor, area)
        }
        // The strike for the longer side of an em that is drawn leaning or stretched.
        let side = max(transform.columnLength, transform.rowLength) * font.face.unitsPerEm
        guard let found = font.face.colorGlyph(glyph, pixelsPerEm: side) else { return nil }
        return picture(of: found, font.face.unitsPerEm, transform, area)
    }

    /// The pixels that the picture of a glyph may touch; empty for a glyph without colours.
    package static func bounds(
        of glyph: UInt32,
        in font: FontInstance,
        transform: CGAffineTransform
    ) -> DeviceRect {
        if let paint = ColorGlyphPaint.paint(of: glyph, in: font) { return bounds(of: paint, transform) }
        let side = max(transform.columnLength, transform.rowLength) * font.face.unitsPerEm
        guard let found = font.face.colorGlyph(glyph, pixelsPerEm: side) else { return .empty }
        return DeviceRect(covering: found.frame.applying(transform.emsToPixels(font.face.unitsPerEm)))
    }

    private static func bounds(of paint: ColorGlyphPaint, _ transform: CGAffineTransform) -> DeviceRect {
        paint.bounds.isEmpty ? .empty : DeviceRect(covering: paint.bounds.applying(transform))
    }

    private static func picture(
        of paint: ColorGlyphPaint,
        _ font: FontInstance,
        _ transform: CGAffineTransform,
        _ textColor: SIMD4<Double>,
        _ area: DeviceRect
    ) -> (surface: Surface, x: Int, y: Int)? {
        let box = bounds(of: paint, transform).intersection(area)
        guard !box.isEmpty, let surface = Surface(width: box.width, height: box.height) else { return nil }
        var painter = ColorPainter(font: font, textColor: textColor)
        painter.draw(
            paint.paint,
            on: Canvas(surface, origin: (box.minX, box.minY)),
            transform: transform,
            clip: Clip(rect: box)
        )
        return (surface, box.minX, box.minY)
    }

    private static func picture(
        of glyph: ColorGlyph,
        _ unitsPerEm: Double,
        _ transform: CGAffineTransform,
        _ area: DeviceRect
    ) -> (surface: Surface, x: Int, y: Int)? {
        let emsToPixels = transform.emsToPixels(unitsPerEm)
        let imageToEms = CGAffineTransform(
            a: 1 / glyph.pixelsPerEm,
            b: 0,
            c: 0,
            d: -1 / glyph.pixelsPerEm,
            tx: glyph.frame.minX,
            ty: glyph.frame.maxY
        )
        let box = DeviceRect(covering: glyph.frame.applying(emsToPixels)).intersection(area)
        let imageToPixels = imageToEms.concatenating(emsToPixels)
        guard !box.isEmpty, let map = Projection(imageToPixels).inverted,
            let surface = Surface(width: box.width, height: box.height)
        else { return nil }
        let isSmaller = abs(imageToPixels.a * imageToPixels.d - imageToPixels.b * imageToPixels.c) < 1
        Canvas(surface, origin: (box.minX, box.minY)).fill(
            Path(rect: glyph.frame),
            transform: emsToPixels,
            paint: .image(
                ImagePaint(
                    image: glyph.image,
                    deviceToImage: map,
                    filter: isSmaller ? .high : .linear,
                    edge: .clamp,
                    opacity: 1
                )
            )
        )
        return (surface, box.minX, box.minY)
    }
}

extension CGAffineTransform {
    fileprivate var columnLength: Double { (a * a + b * b).squareRoot() }
    fileprivate var rowLength: Double { (c * c + d * d).squareRoot() }

    /// From ems to pixels, where this is from font units to pixels.
    fileprivate func emsToPixels(_ unitsPerEm: Double) -> CGAffineTransform {
        CGAffineTransform(
            a: a * unitsPerEm,
            b: b * unitsPerEm,
            c: c * unitsPerEm,
            d: d * unitsPerEm,
            tx: tx,
            ty: ty
        )
    }
}
