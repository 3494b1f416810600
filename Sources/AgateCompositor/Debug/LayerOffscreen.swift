package import AgateGeometry
package import AgateScene
package import Foundation

/// A layer that is drawn into a surface of its own before it is put on what is below, and what that costs.
package struct LayerOffscreen: Sendable, Hashable {
    /// The layer.
    package var layer: LayerID
    /// Why it needs the picture.
    package var reasons: OffscreenReasons
    /// How often it is drawn so: once, and once for each copy of replicators.
    package var copies: Int
    /// How many pixels of the frame the pictures have together.
    package var pixels: Int
    /// The pixels of the frame that they touch.
    package var extent: DeviceRect
}

extension Compositor {
    /// The layers of a tree that need offscreen passes, in the order in which they are painted.
    ///
    /// - Parameters:
    ///   - tree: The layers.
    ///   - displayTime: Seconds of the display's clock.
    ///   - size: The size of the frame: pixels outside of it cost nothing.
    ///   - scale: Device pixels per point.
    package static func offscreenLayers(
        of tree: RenderTree,
        at displayTime: Double,
        size: PixelSize,
        scale: CGFloat
    ) -> [LayerOffscreen] {
        guard let root = tree.root else { return [] }
        let frame = DeviceRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        var result: [LayerOffscreen] = []
        var indices: [LayerID: Int] = [:]
        EvaluationPass.withPlacedLayers(
            of: tree,
            from: root,
            at: displayTime,
            in: .display(scale: scale)
        ) { layers in
            for layer in layers where !layer.extent.isEmpty {
                let reasons = layer.offscreenReasons
                guard !reasons.isEmpty else { continue }
                let extent = layer.extent.intersection(frame)
                let index = indices[layer.id] ?? result.count
                if index == result.count {
                    indices[layer.id] = index
                    result.append(
                        LayerOffscreen(layer: layer.id, reasons: [], copies: 0, pixels: 0, extent: .empty)
                    )
                }
                result[index].reasons.formUnion(reasons)
                result[index].copies += 1
                result[index].pixels += extent.width * extent.height
                result[index].extent = result[index].extent.union(extent)
            }
        }
        return result
    }
}
