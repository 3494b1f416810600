import AgateScene

extension LayerKindName {
    /// The painter of each kind.
    ///
    /// A constant: nothing is counted or made. Callers that see all layers of a frame have a shorter way for plain ones.
    var painter: any KindPainter.Type {
        switch self {
        case .shape: ShapePainter.self
        case .gradient: GradientPainter.self
        case .tiled: TilesPainter.self
        // Plain and scroll layers draw what all layers do, transform and replicator layers their sublayers alone. The client draws texts and
        // hands them over as contents, and particles are drawn by ``ParticlePainter``: above the sublayers, or one by one between other layers.
        case .plain, .scroll, .transform, .replicator, .text, .emitter: NothingPainter.self
        }
    }
}

/// Kinds that draw nothing between the background and the sublayers that other layers do not.
enum NothingPainter: KindPainter {}

/// The tiles of a tiled layer, which take the place of contents.
enum TilesPainter: KindPainter {
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
