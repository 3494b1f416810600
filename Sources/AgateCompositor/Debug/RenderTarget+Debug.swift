import AgateGeometry
package import AgatePixels

extension RenderTarget {
    /// The last frame's picture with debug views over it, and the marked layers.
    ///
    /// - Parameter views: The views to show; none gives the frame's own surface.
    /// - Returns: nil before the first frame.
    package func surface(showing views: DebugViews) -> Surface? {
        guard let frame else { return nil }
        let marked = markedLayers
        guard !views.isEmpty || !marked.isEmpty,
            let copy = Surface(width: frame.surface.width, height: frame.surface.height)
        else { return frame.surface }
        copy.pixels.update(from: frame.surface.pixels, count: copy.count)
        let layers = placed.layers
        let overlay = DebugOverlay(copy)
        if !views.isDisjoint(with: [.overdraw, .offscreen, .blended]) {
            let whole = DeviceRect(minX: 0, minY: 0, maxX: copy.width, maxY: copy.height)
            let plan = PlanBuilder.list(for: layers, in: whole, of: whole, cache: RenderCache())
            if !views.isDisjoint(with: [.overdraw, .blended]) {
                let count = OverdrawCount(plan, in: whole)
                if views.contains(.blended) { overlay.showBlending(count) }
                if views.contains(.overdraw) { overlay.showOverdraw(count) }
            }
            if views.contains(.offscreen) { overlay.markPasses(plan) }
        }
        if views.contains(.damage) { overlay.tint(frame.damagedRectangles) }
        if views.contains(.layers) { overlay.outline(layers) }
        if views.contains(.misaligned) { overlay.markMisaligned(layers) }
        if !views.isDisjoint(with: .ofClient) { overlay.draw(debugMarks, on: layers) }
        if views.contains(.frameBar) { overlay.draw(frameTimes, scale: frame.scale) }
        if !marked.isEmpty { overlay.highlight(layers.filter { marked.contains($0.id) }) }
        return copy
    }
}
