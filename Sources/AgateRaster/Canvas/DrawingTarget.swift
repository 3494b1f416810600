package import AgateGeometry
package import AgatePixels

/// A target of drawing: pixels of 8 bits a component (``Canvas``) or of more (``Float32Canvas``).
package protocol DrawingTarget {
    /// The device pixels there are.
    var bounds: DeviceRect { get }

    /// Fills a path; see ``Canvas``.
    func fill(
        _ path: Path,
        transform: CGAffineTransform,
        rule: CGPathFillRule,
        paint: Paint,
        opacity: Float,
        blend: CGBlendMode,
        clip: Clip?,
        antialias: Bool
    )

    /// Strokes a path; see ``Canvas``.
    func stroke(
        _ path: Path,
        _ style: StrokeStyle,
        transform: CGAffineTransform,
        paint: Paint,
        opacity: Float,
        blend: CGBlendMode,
        clip: Clip?,
        antialias: Bool
    )

    /// Fills whole pixels.
    func fill(_ rect: DeviceRect, paint: Paint, opacity: Float, blend: CGBlendMode, clip: Clip?)

    /// Draws an image, pixel on pixel, its top left one at a place.
    func draw(
        _ image: ImageBuffer,
        at place: (x: Int, y: Int),
        opacity: Float,
        blend: CGBlendMode,
        clip: Clip?
    )

    /// Draws another surface, pixel on pixel, its top left one at a place.
    func draw(_ image: Surface, at place: (x: Int, y: Int), opacity: Float, blend: CGBlendMode, clip: Clip?)
}

extension Canvas: DrawingTarget {}
