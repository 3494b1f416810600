/// An interval of time in which a tree needs no work: nothing moves, and no start or finish is to be reported.
///
/// Found by a walk over the animations; as long as the tree stays the same and the time within, the answer
/// is the same, and a display at rest costs nothing. The answer for the last time of a call is kept in any case.
package struct IdleInterval: Sendable {
    private var revision: UInt64?
    private var start = Double.infinity
    private var end = -Double.infinity

    package init() {}

    /// When the picture or the events of a tree can next differ from what they are at a time; see
    /// ``RenderTree/nextChange(after:)``.
    ///
    /// - Returns: Infinity when nothing will ever happen without a new commit.
    package mutating func nextChange(of tree: RenderTree, after time: Double) -> Double {
        if tree.revision == revision, time == start || (time > start && time < end) { return end }
        revision = tree.revision
        start = time
        end = tree.nextChange(after: time) ?? .infinity
        return end
    }
}
