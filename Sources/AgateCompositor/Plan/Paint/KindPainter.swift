import AgateGeometry
import AgateScene

/// How the layers of one kind draw what only they have.
///
/// One type a kind, with static functions alone; what is remembered from one layer to the next is kept by the ``LayerPainter``. Whatever a
/// kind does not draw is left out. Which parts a layer draws, and on which pixels, its ``KindMeasure`` has found out before.
protocol KindPainter {
    /// Draws what lies between the background and the contents.
    ///
    /// - Parameters:
    ///   - outlines: Those of the layer's bounds.
    ///   - painter: The painter of backgrounds, contents and so on, with its state.
    static func drawBelowContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    )

    /// Draws what lies between the contents and the sublayers; parameters as before.
    static func drawAboveContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    )
}

extension KindPainter {
    static func drawBelowContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    ) {}

    static func drawAboveContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    ) {}
}
