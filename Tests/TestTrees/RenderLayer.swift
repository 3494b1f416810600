package import AgateDisplay
package import AgateScene
import AgateTiming

/// A layer of the render side, as committed.
package struct RenderLayer {
    package let tree: RenderTree
    package let id: LayerID

    /// Its sublayers, back to front.
    package var sublayers: [RenderLayer] {
        (tree.node(id)?.sublayers ?? []).map { RenderLayer(tree: tree, id: $0) }
    }

    /// Its mask.
    package var mask: RenderLayer? {
        (tree.node(id)?.mask).map { RenderLayer(tree: tree, id: $0) }
    }

    /// The number of its animations.
    package var animationCount: Int { tree.node(id)?.animations.count ?? 0 }
}

extension ManualDisplay {
    /// The displayed root on the render side.
    package var renderRoot: RenderLayer? {
        tree.root.map { RenderLayer(tree: tree, id: $0) }
    }
}

extension ManualDisplay {
    /// How many layers the render side has, and how many of them with animations.
    package var renderCounts: (layers: Int, animated: Int) { (tree.count, tree.animatedLayers.count) }
}
