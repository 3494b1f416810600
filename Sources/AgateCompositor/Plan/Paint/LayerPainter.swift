/// Draws what layers draw of their own, part by part; each part has a painter, which keeps what it needs to itself.
struct LayerPainter {
    var bounds = BoundsPainter()
    var shadows: ShadowPainter
    var particles: ParticlePainter
    private var contents: ContentsPainter
    private let shapes: ShapePainter
    private let cache: RenderCache

    /// - Parameter keptShadowPixels: Those of the plan that this one is a part of.
    init(_ cache: RenderCache, keptShadowPixels: Int) {
        self.cache = cache
        shadows = ShadowPainter(cache, keptPixels: keptShadowPixels)
        particles = ParticlePainter(cache)
        contents = ContentsPainter(cache)
        shapes = ShapePainter(cache)
    }

    /// Draws what lies below the sublayers: background, gradient, contents and shape.
    ///
    /// - Parameters:
    ///   - index: The layer's.
    ///   - outlines: Those of the layer's bounds.
    mutating func drawParts(
        _ layer: PlacedLayer,
        _ index: Int,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        bounds.drawBackground(layer, index, outlines, style, into: &stack)
        bounds.drawGradient(layer, outlines, style, cache, into: &stack)
        contents.draw(layer, outlines, style, into: &stack)
        shapes.draw(layer, style, into: &stack)
    }
}
