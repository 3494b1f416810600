import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene

/// Draws the gradient that fills the bounds of a gradient layer.
///
/// Source: claims 15.2.
enum GradientPainter: KindPainter {
    static var pictureSource: PictureSource { .values }

    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts {
        var own = OwnParts()
        guard hasArea, case .gradient(let gradient) = layer.values.kind, gradient.values.isDrawn else {
            return own
        }
        own.add(.gradient, layer.projection.extent(of: layer.values.bounds))
        return own
    }

    static func drawBelowContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    ) {
        guard layer.parts.contains(.gradient), case .gradient(let gradient) = layer.values.kind,
            let deviceToLayer = layer.projection.inverted,
            let paint = gradient.values.paint(
                in: outlines.bounds,
                deviceToLayer: deviceToLayer,
                mixing: layer.isDrawnInContext ? .genericRGB : .standard,
                cache: painter.cache
            )
        else { return }
        painter.bounds.fill(layer, outlines, paint, style, into: &stack)
    }

    static func tint(_ kind: inout LayerKind, by factors: SIMD3<Double>) {
        _ = kind.edit(GradientValues.self) { gradient in
            gradient.colors = gradient.colors?.map { $0.tinted(factors) }
        }
    }
}

extension LayerParts {
    fileprivate static let gradient = LayerParts.ofKind
}
