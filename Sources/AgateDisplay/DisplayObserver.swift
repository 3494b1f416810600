package import AgateCompositor
package import AgateScene

/// Learns of what a display takes and draws, as long as it is the display's observer.
///
/// A display without one looks at a reference for each commit and at a flag for each frame, and does nothing else.
package protocol DisplayObserver: FrameProbe {
    /// A commit was applied: on the thread that committed, of a live display with the tree's lock held.
    ///
    /// - Parameters:
    ///   - commit: The changes.
    ///   - tree: The tree after it; a copy shares what the next commits leave as it is.
    func didApply(_ commit: Commit, _ tree: RenderTree)

    /// A layer got a name on the render side, in a commit that is being made; on the thread that commits.
    ///
    /// - Parameter layer: The client's object.
    func didName(_ layer: AnyObject, _ id: LayerID)
}
