package import AgateGeometry
package import AgatePixels

extension Canvas {
    /// Strokes a path.
    ///
    /// The same as filling ``Path/stroked(_:tolerance:)``, without making that path.
    ///
    /// - Parameters:
    ///   - style: Width, caps, joins and dashes, in the path's units; a width of 0 is a line of one pixel.
    ///   - transform: From the path's space to device pixels; it need not keep angles.
    ///   - opacity: Multiplies the paint; clamped to 0...1.
    ///   - antialias: Otherwise a pixel is in or out by its centre.
    package func stroke(
        _ path: Path,
        _ style: StrokeStyle,
        transform: CGAffineTransform = .identity,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil,
        antialias: Bool = true
    ) {
        let area = area(clip)
        guard !area.isEmpty else { return }
        if path.points.count > EdgeBuffer.streamedFrom {
            EdgeBuffer.withStroke(path, style, transform: transform, within: area, antialias: antialias) {
                fill($0, in: area, rule: .winding, paint, opacity, blend, clip, antialias: antialias)
            }
            return
        }
        PolygonBuffer.with { polygons in
            path.appendStroke(
                style,
                to: polygons,
                transform: transform,
                tolerance: Self.strokeTolerance,
                within: area
            )
            EdgeBuffer.with(polygons, within: area) {
                fill($0, in: area, rule: .winding, paint, opacity, blend, clip, antialias: antialias)
            }
        }
    }

    /// The largest distance of a stroke's edge from the lines that stand for it, in pixels.
    static var strokeTolerance: Double { 0.1 }
}

extension Float32Canvas {
    /// Strokes a path; see ``Canvas``.
    package func stroke(
        _ path: Path,
        _ style: StrokeStyle,
        transform: CGAffineTransform,
        paint: Paint,
        opacity: Float,
        blend: CGBlendMode,
        clip: Clip?,
        antialias: Bool
    ) {
        if path.points.count > EdgeBuffer.streamedFrom {
            let mask = CoverageRasterizer.mask(
                ofStroke: path,
                style,
                transform: transform,
                in: clip.map { bounds.intersection($0.rect) } ?? bounds,
                antialias: antialias
            )
            var covered = clip ?? Clip(rect: bounds)
            covered.intersect(mask)
            fill(bounds, paint: paint, opacity: opacity, blend: blend, clip: covered)
            return
        }
        PolygonBuffer.with { polygons in
            path.appendStroke(
                style,
                to: polygons,
                transform: transform,
                tolerance: Canvas.strokeTolerance,
                within: bounds
            )
            fill(
                polygons.path,
                transform: .identity,
                rule: .winding,
                paint: paint,
                opacity: opacity,
                blend: blend,
                clip: clip,
                antialias: antialias
            )
        }
    }
}
