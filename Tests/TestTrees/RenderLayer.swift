public import AgateDisplay
package import AgateScene
import AgateTiming

/// A layer of the render side, as committed.
public struct RenderLayer {
    package let tree: RenderTree
    package let id: LayerID

    /// Its sublayers, back to front.
    public var sublayers: [RenderLayer] {
        (tree.node(id)?.sublayers ?? []).map { RenderLayer(tree: tree, id: $0) }
    }

    /// Its mask.
    public var mask: RenderLayer? {
        (tree.node(id)?.mask).map { RenderLayer(tree: tree, id: $0) }
    }

    /// The number of its animations.
    public var animationCount: Int { tree.node(id)?.animations.count ?? 0 }
}

extension ManualDisplay {
    /// The displayed root on the render side.
    public var renderRoot: RenderLayer? {
        tree.root.map { RenderLayer(tree: tree, id: $0) }
    }
}

extension ManualDisplay {
    /// How many layers the render side has, and how many of them with animations.
    public var renderCounts: (layers: Int, animated: Int) { (tree.count, tree.animatedLayers.count) }
}
