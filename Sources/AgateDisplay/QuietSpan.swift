import AgateScene

/// A span of time in which a tree needs no looking at: nothing moves, and nobody has to hear of anything.
///
/// Found once by a walk over the animations; as long as the tree stays the same and the time within, the answer
/// is the same, and a display at rest costs nothing.
struct QuietSpan {
    private var revision = -1
    private var start = Double.infinity
    private var end = -Double.infinity

    /// When the picture or the events of a tree can next differ from what they are at a time; see
    /// ``RenderTree/nextChange(after:)``.
    ///
    /// - Parameter revision: Another number for every state of the tree.
    /// - Returns: Infinity when nothing will ever happen without a new commit.
    mutating func nextChange(of tree: RenderTree, revision: Int, after time: Double) -> Double {
        if revision == self.revision, time >= start, time < end { return end }
        let next = tree.nextChange(after: time) ?? .infinity
        if next > time {
            self.revision = revision
            start = time
            end = next
        }
        return next
    }
}
