import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

extension CGContext {
    /// Paints the shadow of a drawing: its blurred coverage, moved and filled with the shadow's colour.
    func paintShadow(_ shadow: GraphicsState.Shadow, of drawing: Drawing) {
        let place = ShadowPlace(shadow, in: self)
        let cast = drawing.bounds.grown(by: 1).intersection(place.casting(into: state.clip.rect))
        guard let surface = Surface(width: cast.width, height: cast.height), !cast.isEmpty else { return }
        let canvas = Canvas(surface, origin: (cast.minX, cast.minY))
        drawing.draw(on: canvas, movedBy: place.fraction, opacity: state.alpha, blend: .normal, clip: nil)
        paintShadow(of: surface, at: (cast.minX, cast.minY), place: place, color: shadow.color, opacity: 1)
    }

    /// Paints the shadow of pixels that have been drawn already.
    func paintShadow(
        of surface: Surface,
        at origin: (x: Int, y: Int),
        place: ShadowPlace,
        color: CGColor,
        opacity: CGFloat
    ) {
        let moved = surface.alphaMask(origin: (origin.x + place.offsetX, origin.y + place.offsetY))
        let mask =
            place.sigma > 0
            ? GaussianBlur.blurred(moved, sigmaX: place.sigma, sigmaY: place.sigma, window: state.clip.rect)
            : moved
        var clip = state.clip
        clip.intersect(mask)
        guard !clip.rect.isEmpty else { return }
        let paint = Paint.solid(PremultipliedColor(color.rgba))
        withCanvas(touching: clip.rect) { canvas in
            canvas.fill(clip.rect, paint: paint, opacity: Float(opacity), blend: state.blendMode, clip: clip)
        }
    }
}

/// Where a shadow falls, in pixels with y downwards.
struct ShadowPlace {
    /// The whole pixels of the offset.
    let offsetX: Int
    let offsetY: Int
    /// The fraction of the offset beyond whole pixels.
    let fraction: CGVector
    /// The standard deviation of the blur.
    let sigma: Double

    /// The largest standard deviation; a shadow beyond it has no shape left.
    private static let largestSigma = 2_000.0

    init(_ shadow: GraphicsState.Shadow, in context: CGContext) {
        // Base space, not user space: the current transform moves the drawing, not the light.
        let base = context.baseTransform
        let offset = shadow.offset.applying(base.linearPart.concatenating(context.deviceToPixels.linearPart))
        let x = Swift.min(Swift.max(offset.width, -1e6), 1e6)
        let y = Swift.min(Swift.max(offset.height, -1e6), 1e6)
        offsetX = Int(x.rounded(.down))
        offsetY = Int(y.rounded(.down))
        fraction = CGVector(dx: x - x.rounded(.down), dy: y - y.rounded(.down))
        sigma = Swift.min(Double(shadow.blur * base.largestScale) / 2, ShadowPlace.largestSigma)
    }

    /// The pixels that may cast into a rectangle.
    func casting(into rect: DeviceRect) -> DeviceRect {
        let reach = Int((3 * sigma).rounded(.up)) + 1
        return DeviceRect(
            minX: rect.minX - offsetX - reach,
            minY: rect.minY - offsetY - reach,
            maxX: rect.maxX - offsetX + reach,
            maxY: rect.maxY - offsetY + reach
        )
    }
}

extension DeviceRect {
    /// The rectangle with a margin on all sides.
    func grown(by margin: Int) -> DeviceRect {
        isEmpty
            ? self
            : DeviceRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}
