import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// The content that the layers of one kind draw of their own, as far as it is known before it is drawn.
protocol KindMeasure {
    /// The parts that a layer draws because of its kind, and where.
    ///
    /// - Parameters:
    ///   - layer: In its place, and seen.
    ///   - hasArea: Whether its bounds have.
    ///   - depth: Where its particles are projected, if it has any.
    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts
}

/// The content that a layer draws of its own because of its kind.
struct OwnParts {
    /// None is nothing to draw.
    var parts: LayerParts = []
    /// The pixels that they may touch.
    var extent = DeviceRect.empty

    mutating func add(_ part: LayerParts, _ pixels: DeviceRect) {
        parts.insert(part)
        extent = extent.union(pixels)
    }
}

extension LayerKindName {
    /// The type that measures the layers of each kind, a constant; it is not used for plain layers, which are most.
    var measure: any KindMeasure.Type {
        switch self {
        case .shape: ShapeMeasure.self
        case .gradient: GradientMeasure.self
        case .emitter: EmitterMeasure.self
        case .tiled: TilesMeasure.self
        case .plain, .transform, .replicator, .text, .scroll: NothingMeasure.self
        }
    }
}

/// Kinds that draw what all layers do, or only arrange their sublayers.
private enum NothingMeasure: KindMeasure {
    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts {
        OwnParts()
    }
}

/// A fill and a stroke.
private enum ShapeMeasure: KindMeasure {
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
}

/// A gradient in the bounds.
private enum GradientMeasure: KindMeasure {
    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts {
        var own = OwnParts()
        guard hasArea, case .gradient(let gradient) = layer.values.kind, gradient.values.isDrawn else {
            return own
        }
        own.add(.gradient, layer.projection.extent(of: layer.values.bounds))
        return own
    }
}

/// Measures an emitter: its content is its particles.
private enum EmitterMeasure: KindMeasure {
    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts {
        var own = OwnParts()
        if let field = layer.particles, let covered = depth?.extent(of: field), !covered.isEmpty {
            own.add(.particles, covered)
        }
        return own
    }
}

/// The tiles of a tiled layer, which take the place of contents.
private enum TilesMeasure: KindMeasure {
    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts {
        var own = OwnParts()
        guard hasArea, let tiles = layer.values.tiles else { return own }
        let covered = layer.projection.extent(of: tiles.area)
        if !covered.isEmpty { own.add(.contents, covered) }
        return own
    }
}

extension LayerParts {
    /// The parts of shape layers.
    static let fill = LayerParts.ofKind
    static let stroke = LayerParts.secondOfKind
    /// The part of gradient layers.
    static let gradient = LayerParts.ofKind
}

extension CGRect {
    /// A box that the outline of a stroke along paths inside this one stays in.
    fileprivate func grownByStroke(_ shape: ShapeValues) -> CGRect {
        let miter = shape.lineJoin == .miter ? max(shape.miterLimit.isFinite ? shape.miterLimit : 10, 1) : 1
        let reach = shape.lineWidth / 2 * max(miter, 1.4143)
        return insetBy(dx: -reach, dy: -reach)
    }
}
