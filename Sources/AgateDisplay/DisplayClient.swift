package import AgateScene
package import Foundation

/// The methods that a display calls on the side that makes layer trees.
///
/// QuartzCore implements it. All calls come on the thread that owns the layers: the caller's thread for a
/// manual display, the main thread for a live one.
package protocol DisplayClient: AnyObject {
    /// Layout, display and hand-over of everything that changed, as of a time; applies the commit to the
    /// display's tree through ``Display/receive(_:)``.
    func commitPendingChanges(at time: Double)

    /// Starts and ends of animations, in order: delegate calls, removals, completion groups.
    func deliver(_ events: [RenderEvent], at time: Double)

    /// Blocks that were queued to run in the next turn (completion blocks).
    func runQueuedBlocks(at time: Double)

    /// A refresh of the display: calls display links.
    func refresh(_ refresh: RefreshTiming)

    /// The size of the display has changed.
    func displayDidResize(from oldSize: CGSize)

    /// The display is being freed or has ended; no further call follows.
    func displayEnds()

    /// Whether something would happen on a refresh even if the tree does not ask for it (links, queued blocks).
    var needsTurns: Bool { get }
}

extension DisplayClient {
    package func displayDidResize(from oldSize: CGSize) {}
}

/// The times around one refresh of a display, in seconds of its clock.
package struct RefreshTiming: Sendable, Hashable {
    /// When this refresh happens.
    package var timestamp: Double
    /// When the next one happens at the display's own rate.
    package var nextTimestamp: Double
    /// Counts refreshes from the display's start.
    package var index: Int

    package init(timestamp: Double, nextTimestamp: Double, index: Int) {
        self.timestamp = timestamp
        self.nextTimestamp = nextTimestamp
        self.index = index
    }
}
