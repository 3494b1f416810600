import AgateCompositor
package import AgateGeometry
package import AgateScene
package import AgatePixels
package import Foundation

/// A display that draws on request, at the requested time.
///
/// `CARenderer` draws with it.
///
/// Its clock belongs to the code that requests frames; commits of any thread arrive under the tree's lock.
package final class RequestedDisplay: Display {
    private let clock: () -> Double

    package init(size: CGSize, clock: @escaping () -> Double) {
        self.clock = clock
        super.init(size: size, scale: 1, refreshRate: 60)
    }

    package override var time: Double { clock() }

    package override func receive(_ commit: Commit) {
        TreeLock.withLock { super.receive(commit) }
    }

    /// Tells the client of all animations that started or ended until a time, and runs what it has queued.
    package func deliverEvents(at displayTime: Double) {
        let events = TreeLock.withLock {
            takeEvents(at: displayTime)
        }
        if !events.isEmpty { client?.deliver(events, at: displayTime) }
        client?.runQueuedBlocks(at: displayTime)
    }

    /// Draws what differs from the frame drawn before.
    ///
    /// - Returns: The picture, good until the next call, and the pixels that differ; all of them the first time.
    package func draw(at displayTime: Double) -> (picture: Surface, damage: DeviceRect) {
        let scene = TreeLock.withLock { self.scene }
        let before = target.frame?.number
        let made = target.update(to: scene, at: displayTime, size: pixelSize, scale: scale)
        return (made.surface, made.number == before ? .empty : made.damage)
    }

    /// The time at which the picture can next differ: the given one while something moves, infinite when nothing will.
    package func nextChange(after displayTime: Double) -> Double {
        if client?.needsTurns ?? false { return displayTime }
        let tree = TreeLock.withLock { self.tree }
        return target.nextChange(of: tree, after: displayTime)
    }
}
