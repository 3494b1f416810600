import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene

/// Draws the gradient that fills the bounds of a gradient layer.
///
/// Source: claims 15.2.
enum GradientPainter: KindPainter {
    static func drawBelowContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    ) {
        guard layer.parts.contains(.gradient), let paint = paint(of: layer, outlines, painter.cache) else {
            return
        }
        painter.bounds.fill(layer, outlines, paint, style, into: &stack)
    }

    /// The paint of a gradient layer's bounds; nil for a layer that leaves them empty.
    static func paint(of layer: PlacedLayer, _ outlines: LayerShapes, _ cache: RenderCache) -> Paint? {
        guard case .gradient(let gradient) = layer.values.kind, let deviceToLayer = layer.projection.inverted
        else { return nil }
        return gradient.values.paint(
            in: outlines.bounds,
            deviceToLayer: deviceToLayer,
            mixing: layer.isDrawnInContext ? .genericRGB : .standard,
            cache: cache
        )
    }
}
