/// A layer with its subtree as it was at a time, kept for a transition.
package final class SubtreeSnapshot: Sendable {
    /// The subtree alone; its root is the layer.
    package let tree: RenderTree
    /// When it was taken, in seconds of the display: animations in it stand still there.
    package let time: Double

    package init(tree: RenderTree, time: Double) {
        self.tree = tree
        self.time = time
    }
}
