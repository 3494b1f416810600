import AgateGeometry
package import AgateScene
package import Foundation

extension Compositor {
    /// The plan of a whole frame as text: the display list that would be drawn if nothing was kept from earlier frames.
    ///
    /// The same for the same tree, time, size and scale, however many threads there are and whatever caches hold.
    ///
    /// - Parameters:
    ///   - tree: The layers.
    ///   - displayTime: Seconds of the display's clock.
    ///   - size: The size of the frame, in pixels.
    ///   - scale: Device pixels per point.
    package static func plan(
        of tree: RenderTree,
        at displayTime: Double,
        size: PixelSize,
        scale: CGFloat
    ) -> String {
        let whole = DeviceRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        guard let root = tree.root else { return DisplayList().text(in: whole) }
        var text = ""
        EvaluationPass.withPlacedLayers(
            of: tree,
            from: root,
            at: displayTime,
            in: .display(scale: scale)
        ) { layers in
            // Filtered backdrops read what lies around the frame.
            let reach = max(layers.first?.backdropReach ?? 0, 0)
            let region = whole.grown(x: reach, y: reach)
            text = PlanBuilder.list(for: layers, in: region, of: region, cache: RenderCache()).text(
                in: region
            )
        }
        return text
    }
}
