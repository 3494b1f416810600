import AgateScene

extension EvaluationPass {
    /// Places and measures the layers of a tree and hands them over.
    ///
    /// - Parameters:
    ///   - tree: The tree.
    ///   - root: The layer to begin with.
    ///   - displayTime: The time of the frame.
    ///   - context: The context of the root.
    ///   - body: Called with the layers.
    static func withPlacedLayers(
        of tree: RenderTree,
        from root: LayerID,
        at displayTime: Double,
        in context: ParentContext,
        _ body: ([PlacedLayer]) -> Void
    ) {
        var pass = EvaluationPass(
            tree,
            AnimationColumns(),
            nil,
            context,
            arena: ValueArena(),
            movingVersion: RenderTree.nextRevision()
        )
        pass.run(root, parentTime: displayTime)
        VisibilityPass.run(&pass.layers)
        body(pass.layers)
    }
}
