import AgateScene

/// Draws what layers draw of their own, part by part; each part has a painter, which keeps what it needs to itself.
///
/// What only one kind of layer draws is the business of its ``KindPainter``.
struct LayerPainter {
    var bounds = BoundsPainter()
    var shadows: ShadowPainter
    var particles: ParticlePainter
    var contents: ContentsPainter
    let cache: RenderCache

    /// - Parameter keptShadowPixels: Those of the plan that this one is a part of.
    init(_ cache: RenderCache, keptShadowPixels: Int) {
        self.cache = cache
        shadows = ShadowPainter(cache, keptPixels: keptShadowPixels)
        particles = ParticlePainter(cache)
        contents = ContentsPainter(cache)
    }

    /// Draws what lies below the sublayers: background, contents, and below and above them what the layer's kind draws.
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
        if case .plain = layer.values.kind {
            contents.draw(layer, outlines, style, into: &stack)
            return
        }
        let painter = layer.values.kind.name.painter
        painter.drawBelowContents(layer, outlines, style, with: &self, into: &stack)
        contents.draw(layer, outlines, style, into: &stack)
        painter.drawAboveContents(layer, outlines, style, with: &self, into: &stack)
    }
}
