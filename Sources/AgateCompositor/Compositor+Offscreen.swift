import AgateGeometry
package import AgateScene
package import Foundation

extension Compositor {
    /// Which layers of a tree need offscreen passes, and why; the others do not stand in the result.
    ///
    /// - Parameters:
    ///   - tree: The layers.
    ///   - displayTime: Seconds of the display's clock.
    ///   - scale: Device pixels per point.
    package static func offscreenReasons(
        of tree: RenderTree,
        at displayTime: Double,
        scale: CGFloat
    ) -> [LayerID: OffscreenReasons] {
        guard let root = tree.root else { return [:] }
        var result: [LayerID: OffscreenReasons] = [:]
        EvaluationPass.withPlacedLayers(
            of: tree,
            from: root,
            at: displayTime,
            in: .display(scale: scale)
        ) { layers in
            for layer in layers where !layer.extent.isEmpty {
                let reasons = layer.offscreenReasons
                if !reasons.isEmpty { result[layer.id, default: []].formUnion(reasons) }
            }
        }
        return result
    }
}
