import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// Draws what shape layers fill and stroke.
///
/// Source: claims 14.1, 15.1, G16.
enum ShapePainter: KindPainter {
    static func drawAboveContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    ) {
        guard case .shape(let box) = layer.values.kind, let path = box.values.path else { return }
        let shape = box.values
        if layer.parts.contains(.fill), let color = shape.fillColor {
            let paint = Paint.solid(PremultipliedColor(color.rgba))
            draw(path, shape.fillRule, nil, paint, layer, style, painter.cache, into: &stack)
        }
        if layer.parts.contains(.stroke), let color = shape.strokeColor, let stroke = ShapeKey.Stroke(shape) {
            let paint = Paint.solid(PremultipliedColor(color.rgba))
            draw(path, .winding, stroke, paint, layer, style, painter.cache, into: &stack)
        }
    }

    /// Fills a path or a line along it, with one colour from kept coverage where that pays: another paint would move with the coverage.
    static func draw(
        _ path: Path,
        _ rule: CGPathFillRule,
        _ stroke: ShapeKey.Stroke?,
        _ paint: Paint,
        _ layer: PlacedLayer,
        _ style: PartStyle,
        _ cache: RenderCache,
        into stack: inout GroupStack
    ) {
        let long = ShapeKey.longLine(path, stroke, layer.projection, within: stack.demand) {
            cache.coverage(of: $0)
        }
        if let long {
            fill(long, paint, style, into: &stack)
        } else if stack.takesShortCuts, case .solid = paint,
            let (key, x, y) = ShapeKey.placed(path, rule, stroke, layer.projection)
        {
            let coverage = style.blend == .normal ? cache.coverage(of: key) : nil
            guard let shape = KeptShape(key, x: x, y: y, coverage: coverage) else { return }
            fill(shape, paint, style, into: &stack)
        } else if let stroke {
            let magnification = layer.projection.magnification(at: path.boundingBox.middle)
            guard let outline = stroke.outline(of: path, magnification: magnification) else { return }
            stack.fill(DevicePath(outline, projection: layer.projection), paint, style)
        } else {
            stack.fill(DevicePath(path, projection: layer.projection), paint, style, rule: rule)
        }
    }

    private static func fill(
        _ shape: KeptShape,
        _ paint: Paint,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        stack.fill(.coverage, paint, style, isAntialiased: true, extent: shape.extent, coverage: shape)
    }
}
