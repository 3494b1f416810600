import AgateGeometry
package import AgateScene
package import Foundation

/// Where a layer lies on the pictures of a display.
package struct LayerPlace: Sendable, Hashable {
    /// The layer.
    package var layer: LayerID
    /// The corners of its bounds, from the top left one on clockwise in its own plane, in points of the display; empty where a corner
    /// lies behind the viewer.
    package var corners: [CGPoint]
    /// Whether it draws something itself, its sublayers aside.
    package var drawsSomething: Bool
    /// Whether this is a copy that a replicator makes, or a part of the old content of a transition.
    package var isCopy: Bool
    /// Whether it is a mask, or in one.
    package var isInMask: Bool
}

extension Compositor {
    /// Where the layers of a tree lie, in the order in which they are painted, those that are hidden left out.
    ///
    /// - Parameters:
    ///   - tree: The layers.
    ///   - displayTime: Seconds of the display's clock.
    package static func places(of tree: RenderTree, at displayTime: Double) -> [LayerPlace] {
        var places: [LayerPlace] = []
        withPlaces(of: tree, at: displayTime) { layers in
            var isInMask = [Bool](repeating: false, count: layers.count)
            for (index, layer) in layers.enumerated() {
                isInMask[index] = layer.role == .mask || (layer.parent >= 0 && isInMask[layer.parent])
                let bounds = layer.values.bounds
                let corners = [
                    CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                    CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
                ].compactMap { layer.projection.map($0) }
                places.append(
                    LayerPlace(
                        layer: layer.id,
                        corners: corners.count == 4 ? corners : [],
                        drawsSomething: !layer.parts.isEmpty,
                        isCopy: !layer.traits.contains(.isOriginal),
                        isInMask: isInMask[index]
                    )
                )
            }
        }
        return places
    }

    /// The topmost layer that draws something at a point; where none does, the topmost whose bounds hold it.
    ///
    /// Layers outside of the bounds of one above that masks are not there. Whether pixels of the layer are transparent is not looked at.
    ///
    /// - Parameters:
    ///   - point: In points of the display.
    ///   - tree: The layers.
    ///   - displayTime: Seconds of the display's clock.
    package static func layer(at point: CGPoint, of tree: RenderTree, at displayTime: Double) -> LayerID? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        var found: LayerID?
        withPlaces(of: tree, at: displayTime) { layers in
            var holds = [Bool](repeating: false, count: layers.count)
            var isOpen = [Bool](repeating: true, count: layers.count)
            for (index, layer) in layers.enumerated() {
                let parentIsOpen = layer.parent < 0 || isOpen[layer.parent]
                let local = layer.projection.inverted?.map(point)
                let isInside = local.map { layer.values.bounds.contains($0) } ?? false
                let isThere = parentIsOpen && layer.role == .sublayer && layer.isVisible
                holds[index] = isThere && isInside
                isOpen[index] = isThere && (isInside || !layer.values.flags.contains(.masksToBounds))
            }
            let index =
                layers.indices.last { holds[$0] && !layers[$0].parts.isEmpty }
                ?? layers.indices.last { holds[$0] && layers[$0].parent >= 0 }
            found = index.map { layers[$0].id }
        }
        return found
    }

    private static func withPlaces(of tree: RenderTree, at time: Double, _ body: ([PlacedLayer]) -> Void) {
        guard let root = tree.root else { return }
        EvaluationPass.withPlacedLayers(of: tree, from: root, at: time, in: .display(scale: 1), body)
    }
}
