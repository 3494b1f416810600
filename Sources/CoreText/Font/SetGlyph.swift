import AgateGeometry
import AgatePixels
import AgateText
import CoreGraphics

/// A glyph of a font at a size.
package struct SetGlyph: Hashable, Sendable {
    private let font: FontInstance
    /// The number of the glyph in its font.
    package let number: UInt32

    init(_ font: FontInstance, _ number: UInt32) { (self.font, self.number) = (font, number) }

    /// The PostScript name of the font.
    package var fontName: String { font.names.postScript }

    /// Whether it stands for a character that no font has.
    package var isMissing: Bool { number == 0 || font.face.isLastResort }

    /// The outline in points, with the origin on the baseline and y down; nil for a glyph without one.
    package var outline: CGPath? {
        guard let path = font.path(of: number) else { return nil }
        return CGPath(path.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)))
    }

    /// The picture of a glyph that has colours of its own, and where it lies in points from the origin on the baseline, y down.
    ///
    /// - Parameters:
    ///   - scale: Pixels of the picture in a point.
    ///   - color: Red, green, blue and alpha of what has the colour of the text.
    /// - Returns: Nil for a glyph without colours.
    package func picture(scale: Double, color: SIMD4<Double>) -> (image: CGImage, frame: CGRect)? {
        guard font.face.hasColorGlyphs else { return nil }
        let pixels = font.glyphTransform.concatenating(
            CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 0)
        )
        let bounds = ColorGlyphPicture.bounds(of: number, in: font, transform: pixels)
        guard !bounds.isEmpty,
            let made = ColorGlyphPicture.picture(
                of: number,
                in: font,
                transform: pixels,
                textColor: color,
                within: bounds
            )
        else { return nil }
        let image = made.surface.makeImage()
        let frame = CGRect(
            x: Double(made.x) / scale,
            y: Double(made.y) / scale,
            width: Double(image.width) / scale,
            height: Double(image.height) / scale
        )
        return (CGImage(image), frame)
    }
}
