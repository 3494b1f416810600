import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// Draws what shape layers fill and stroke.
///
/// Source: claims 14.1, 15.1, G16.
enum ShapePainter: KindPainter {
    static var pictureSource: PictureSource { .values }

    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts {
        var own = OwnParts()
        guard case .shape(let shape) = layer.values.kind, let path = shape.values.path, !path.isEmpty else {
            return own
        }
        let box = path.boundingBox
        if let color = shape.values.fillColor, color.rgba.w > 0 {
            own.add(.fill, layer.projection.extent(of: box))
        }
        if let color = shape.values.strokeColor, color.rgba.w > 0, shape.values.lineWidth > 0,
            shape.values.lineWidth.isFinite
        {
            own.add(.stroke, layer.projection.extent(of: box.grownByStroke(shape.values)))
        }
        return own
    }

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
            draw(path, shape.fillRule, nil, color, layer, style, painter.cache, into: &stack)
        }
        if layer.parts.contains(.stroke), let color = shape.strokeColor, let stroke = ShapeKey.Stroke(shape) {
            draw(path, .winding, stroke, color, layer, style, painter.cache, into: &stack)
        }
    }

    static func byteCount(of kind: LayerKind) -> Int {
        guard case .shape(let box) = kind else { return 0 }
        return (box.values.path?.points.count ?? 0) * 17
    }

    static func tint(_ kind: inout LayerKind, by factors: SIMD3<Double>) {
        _ = kind.edit(ShapeValues.self) { shape in
            shape.fillColor = shape.fillColor?.tinted(factors)
            shape.strokeColor = shape.strokeColor?.tinted(factors)
        }
    }

    /// Fills a path or a line along it, from kept coverage where that pays.
    private static func draw(
        _ path: Path,
        _ rule: CGPathFillRule,
        _ stroke: ShapeKey.Stroke?,
        _ color: CGColor,
        _ layer: PlacedLayer,
        _ style: PartStyle,
        _ cache: RenderCache,
        into stack: inout GroupStack
    ) {
        let paint = Paint.solid(PremultipliedColor(color.rgba))
        let long = ShapeKey.longLine(path, stroke, layer.projection, within: stack.demand) {
            cache.coverage(of: $0)
        }
        if let long {
            fill(long, paint, style, into: &stack)
        } else if let (key, x, y) = ShapeKey.placed(path, rule, stroke, layer.projection) {
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

extension LayerParts {
    fileprivate static let fill = LayerParts.ofKind
    fileprivate static let stroke = LayerParts.secondOfKind
}

extension CGRect {
    /// A box that the outline of a stroke along paths inside this one stays in.
    fileprivate func grownByStroke(_ shape: ShapeValues) -> CGRect {
        let miter = shape.lineJoin == .miter ? max(shape.miterLimit.isFinite ? shape.miterLimit : 10, 1) : 1
        let reach = shape.lineWidth / 2 * max(miter, 1.4143)
        return insetBy(dx: -reach, dy: -reach)
    }
}
