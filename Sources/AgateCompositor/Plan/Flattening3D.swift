import AgateScene
import Foundation

extension PlanBuilder {
    /// A layer that shares a space with others.
    struct Leaf {
        var index: Int
        /// The opacities of the transform layers between.
        var opacity: Float
        var depth: Double
    }

    /// The layers that a transform layer gathers in its space, the farthest first.
    ///
    /// Transform layers inside are passed through. Layers of equal depth keep their order.
    ///
    /// MISSING: planes that intersect are not cut along the line where they meet; their middles decide.
    ///
    /// Source: claims 14.11, 15.15.
    func depthSortedSublayers(of index: Int) -> [Leaf] {
        var leaves: [Leaf] = []
        var waiting = sublayers(of: index).reversed().map { Leaf(index: $0, opacity: 1, depth: 0) }
        while let next = waiting.popLast() {
            let layer = layers[next.index]
            if layer.isTransformLayer, layer.transition == nil {
                guard layer.isVisible else { continue }
                let opacity = next.opacity * min(layer.values.opacity, 1)
                waiting += sublayers(of: next.index).reversed()
                    .map { Leaf(index: $0, opacity: opacity, depth: 0) }
            } else {
                leaves.append(Leaf(index: next.index, opacity: next.opacity, depth: layer.depth))
            }
        }
        let order = leaves.indices.sorted { first, second in
            let (a, b) = (leaves[first].comparedDepth, leaves[second].comparedDepth)
            return a == b ? first < second : a < b
        }
        return order.map { leaves[$0] }
    }
}

extension PlanBuilder.Leaf {
    /// The depth on a grid: depths that rounding alone keeps apart are one depth.
    fileprivate var comparedDepth: Double { (depth * 65_536).rounded() }
}
