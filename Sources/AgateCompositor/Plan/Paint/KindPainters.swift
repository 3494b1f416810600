import AgateGeometry
import AgateScene

extension LayerKindName {
    /// The painter of each kind.
    ///
    /// A constant: nothing is counted or made. Callers that see all layers of a frame have a shorter way for plain ones.
    var painter: any KindPainter.Type {
        switch self {
        case .plain: PlainPainter.self
        case .shape: ShapePainter.self
        case .transform: TransformPainter.self
        case .gradient: GradientPainter.self
        case .replicator: ReplicatorPainter.self
        case .emitter: EmitterPainter.self
        case .text: TextPainter.self
        case .scroll: ScrollPainter.self
        case .tiled: TilesPainter.self
        }
    }
}

/// Plain layers draw what all layers do.
enum PlainPainter: KindPainter {
    static var pictureSource: PictureSource { .nothing }
}

/// Scroll layers show another part of what is in them, by their bounds.
enum ScrollPainter: KindPainter {
    static var pictureSource: PictureSource { .nothing }
}

/// Only sublayers are drawn.
enum TransformPainter: KindPainter {
    static var pictureSource: PictureSource { .more }
}

/// Sublayers are drawn again and again, each time as layers of their own.
enum ReplicatorPainter: KindPainter {
    static var pictureSource: PictureSource { .more }
}

/// The client draws texts, and hands them over as contents.
enum TextPainter: KindPainter {
    static var pictureSource: PictureSource { .more }
}

/// What an emitter shows are its particles, which ``ParticlePainter`` draws: above the sublayers, or one by one between other layers.
enum EmitterPainter: KindPainter {
    static var pictureSource: PictureSource { .more }

    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts {
        var own = OwnParts()
        if let field = layer.particles, let covered = depth?.extent(of: field), !covered.isEmpty {
            own.add(.particles, covered)
        }
        return own
    }
}

/// The tiles of a tiled layer, which take the place of contents.
enum TilesPainter: KindPainter {
    static var pictureSource: PictureSource { .more }

    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts {
        var own = OwnParts()
        guard hasArea, let tiles = layer.values.tiles else { return own }
        let covered = layer.projection.extent(of: tiles.area)
        if !covered.isEmpty { own.add(.contents, covered) }
        return own
    }

    static func drawAboveContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    ) {
        guard layer.parts.contains(.contents), let tiles = layer.values.tiles else { return }
        painter.contents.draw(tiles, layer, style, into: &stack)
    }
}
