import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// Draws the paint of a glyph in colour.
///
/// How many pixels are painted in all, and how many stand aside in composites, is limited: a font that asks for more is drawn in part.
struct ColorPainter {
    let font: FontInstance
    /// Red, green, blue and alpha of what has the colour of the text.
    let textColor: SIMD4<Double>
    /// The number of pixels that may be painted yet.
    private var pixelsLeft = 1 << 29
    /// The number of pixels that may be set aside at once yet.
    private var asideLeft = 1 << 25

    init(font: FontInstance, textColor: SIMD4<Double>) {
        self.font = font
        self.textColor = textColor
    }

    /// Draws a paint.
    ///
    /// - Parameter transform: From the paint's space to device pixels.
    mutating func draw(
        _ paint: ColorPaint,
        on canvas: Canvas,
        transform: CGAffineTransform,
        clip: Clip
    ) {
        guard !clip.isEmpty else { return }
        switch paint {
        case .layers(let paints):
            for paint in paints { draw(paint, on: canvas, transform: transform, clip: clip) }
        case .solid, .gradient:
            guard let fill = fill(of: paint, transform, within: clip.rect) else { return }
            canvas.fill(clip.rect, paint: fill, clip: clip)
        case .glyph(let glyph, let inner):
            draw(inner, in: glyph, on: canvas, transform, clip)
        case .clipped(let rect, let inner):
            var smaller = clip
            guard spend(clip.rect) else { return }
            smaller.intersect(path: Path(rect: rect), transform: transform)
            draw(inner, on: canvas, transform: transform, clip: smaller)
        case .transformed(let own, let inner):
            let whole = own.concatenating(transform)
            guard whole.hasFiniteNumbers else { return }
            draw(inner, on: canvas, transform: whole, clip: clip)
        case .composite(let source, let mode, let backdrop):
            composite(source, mode, backdrop, on: canvas, transform, clip)
        }
    }

    private mutating func draw(
        _ paint: ColorPaint,
        in glyph: UInt32,
        on canvas: Canvas,
        _ transform: CGAffineTransform,
        _ clip: Clip
    ) {
        let outline = GlyphOutline.outline(of: glyph, in: font.face, at: font.variations)
        guard !outline.path.isEmpty, transform.hasInverse else { return }
        let box = DeviceRect(covering: outline.bounds.applying(transform)).intersection(clip.rect)
        guard !box.isEmpty else { return }
        // A paint that fills the outline alone is drawn with its coverage, and needs no mask.
        var (inner, place) = (paint, transform)
        while case .transformed(let own, let next) = inner {
            (inner, place) = (next, own.concatenating(place))
        }
        switch inner {
        case .solid, .gradient:
            guard place.hasFiniteNumbers, let fill = fill(of: inner, place, within: box) else { return }
            canvas.fill(
                outline.flattened(by: transform),
                transform: transform,
                paint: fill,
                clip: Clip(rect: box, mask: clip.mask)
            )
        default:
            guard spend(box) else { return }
            var smaller = Clip(rect: box, mask: clip.mask)
            smaller.intersect(path: outline.flattened(by: transform), transform: transform)
            draw(paint, on: canvas, transform: transform, clip: smaller)
        }
    }

    /// The fill of a rectangle of pixels; nil for none.
    private mutating func fill(
        of paint: ColorPaint,
        _ transform: CGAffineTransform,
        within box: DeviceRect
    ) -> Paint? {
        guard spend(box) else { return nil }
        switch paint {
        case .solid(let color): return .solid(PremultipliedColor(color.resolved(textColor)))
        case .gradient(let gradient):
            let shade = GradientShade(gradient, textColor: textColor, transform: transform)
            guard let image = shade?.image(of: box) else { return nil }
            let place = CGAffineTransform(translationX: -Double(box.minX), y: -Double(box.minY))
            return .image(
                ImagePaint(image: image, deviceToImage: Projection(place), filter: .nearest, edge: .clamp)
            )
        default: return nil
        }
    }

    private mutating func composite(
        _ source: ColorPaint,
        _ mode: CGBlendMode,
        _ backdrop: ColorPaint,
        on canvas: Canvas,
        _ transform: CGAffineTransform,
        _ clip: Clip
    ) {
        let box = clip.rect
        let count = 2 * box.width * box.height
        guard spend(box), spend(box), count <= asideLeft,
            let below = Surface(width: box.width, height: box.height),
            let above = Surface(width: box.width, height: box.height)
        else { return }
        asideLeft -= count
        defer { asideLeft += count }
        let target = Canvas(below, origin: (box.minX, box.minY))
        draw(backdrop, on: target, transform: transform, clip: Clip(rect: box))
        draw(
            source,
            on: Canvas(above, origin: (box.minX, box.minY)),
            transform: transform,
            clip: Clip(rect: box)
        )
        target.draw(above, at: (box.minX, box.minY), blend: mode)
        canvas.draw(below, at: (box.minX, box.minY), clip: clip)
    }

    /// Counts the pixels of a rectangle; false when too many have been painted.
    private mutating func spend(_ box: DeviceRect) -> Bool {
        pixelsLeft -= box.width * box.height
        return pixelsLeft >= 0
    }
}
