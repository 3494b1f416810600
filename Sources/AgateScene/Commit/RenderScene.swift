/// The content of a display for the renderer: the render tree, and beside it the values that each commit derives from the tree.
///
/// A copy shares everything with the original; a commit writes the pages of nodes that it changes, and the columns only if it changes
/// animations or layers that have them. The reports of animations to the client are no part of it: see ``AnimationReports``.
package struct RenderScene: Sendable {
    /// The layers as of the last commit.
    package private(set) var tree = RenderTree()
    /// The running animations as flat records.
    package private(set) var columns = AnimationColumns()
    /// The changes of the last commits.
    private var changes = ChangeLog()

    /// A scene without layers.
    package init() {}

    /// The scene of a tree that was made elsewhere.
    ///
    /// - Complexity: O(layers with animations).
    package init(_ tree: RenderTree) {
        self.tree = tree
        columns.bind(tree.animatedLayers, in: tree)
    }

    /// Applies a commit to the tree, and to what is derived from it.
    ///
    /// - Complexity: That of ``RenderTree/apply(_:)``.
    package mutating func apply(_ commit: Commit) {
        let before = tree.revision
        let dirty = tree.apply(commit)
        changes.append(commit, dirty, before: before)
        columns.update(after: commit, in: tree)
    }

    /// Calls a function with every layer that commits touched since the tree had a revision; false when that is
    /// not known, or not of this tree.
    package func forEachChange(since revision: UInt64, _ body: (LayerChange) -> Void) -> Bool {
        revision == tree.revision || changes.forEachChange(since: revision, body)
    }
}
