import AgateGeometry
package import AgatePixels
package import AgateScene
package import Foundation

extension Compositor {
    /// The picture of a frame with debug views over it.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - views: What to show; nothing gives the frame's own surface.
    ///   - tree: The layers that the frame was made of.
    ///   - scale: Device pixels per point.
    package func surface(
        of frame: Frame,
        showing views: DebugViews,
        tree: RenderTree,
        scale: CGFloat
    ) -> Surface {
        guard !views.isEmpty, let root = tree.root,
            let copy = Surface(width: frame.surface.width, height: frame.surface.height)
        else { return frame.surface }
        copy.pixels.update(from: frame.surface.pixels, count: copy.count)
        EvaluationPass.withPlacedLayers(
            of: tree,
            from: root,
            at: frame.time,
            in: .display(scale: scale)
        ) { layers in
            let overlay = DebugOverlay(copy)
            if !views.isDisjoint(with: [.overdraw, .offscreen]) {
                let whole = DeviceRect(minX: 0, minY: 0, maxX: copy.width, maxY: copy.height)
                let plan = PlanBuilder.list(for: layers, in: whole, of: whole, cache: RenderCache())
                if views.contains(.overdraw) { overlay.showOverdraw(OverdrawCount(plan, in: whole)) }
                if views.contains(.offscreen) { overlay.markPasses(plan) }
            }
            if views.contains(.damage) { overlay.tint(frame.damagedRectangles) }
            if views.contains(.layers) { overlay.outline(layers) }
        }
        return copy
    }
}
