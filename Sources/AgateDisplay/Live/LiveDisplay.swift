import AgateCompositor
public import AgatePixels
package import AgateScene
import Dispatch
public import Foundation

/// A display whose time passes by itself, and that draws its frames on a thread of its own.
///
/// What changes in its layers, on the main thread or on others, arrives as commits, each applied whole; the render
/// thread evaluates and draws them while the main thread goes on, or is stuck. It sleeps while nothing moves. What
/// happens on the render side (animations that start and end, refreshes) comes back as turns of the main run loop.
public final class LiveDisplay: Display {
    private let loop: RenderLoop
    private let clock: @Sendable () -> Double
    private var lastRefresh = -1

    /// Seconds since some moment in the past, never set back.
    public static func systemTime() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
    }

    /// Makes a display.
    ///
    /// - Parameters:
    ///   - size: The size of the displayed root, in points.
    ///   - scale: Pixels per point.
    ///   - refreshRate: Refreshes per second.
    ///   - clock: The time, in seconds; called from several threads. Another one than ``systemTime()`` makes the
    ///     display follow it.
    public init(
        size: CGSize,
        scale: CGFloat = 1,
        refreshRate: Double = 60,
        clock: @escaping @Sendable () -> Double = LiveDisplay.systemTime
    ) {
        self.clock = clock
        let rate = refreshRate.isFinite && refreshRate > 0 ? refreshRate : 60
        let compositor = Compositor()
        loop = RenderLoop(refreshInterval: 1 / rate, clock: clock, compositor: compositor)
        super.init(size: size, scale: scale, refreshRate: refreshRate, compositor: compositor)
        loop.configure(size: pixelSize, scale: self.scale)
        let owner = MainThreadReference(self)
        loop.onTurn = { owner.onMainThread { $0.turn() } }
    }

    deinit {
        loop.stop()
    }

    /// The current time of the clock, in seconds.
    public override var time: Double { clock() }

    /// Begins to draw: the function gets each new frame and the time that it shows, on the render thread.
    ///
    /// It is called for the frame as it is now, and then whenever the picture changes; while it runs, the
    /// next frame waits. Without a function nothing is drawn. `nil` ends drawing.
    public func setFrameHandler(_ handler: (@Sendable (CGImage, Double) -> Void)?) {
        loop.setFrameHandler(handler)
    }

    /// Takes a commit and hands the tree to the render thread.
    package override func receive(_ commit: Commit) {
        TreeLock.withLock {
            super.receive(commit)
            shareTree()
        }
    }

    /// Asks for a turn at the next refresh: the client has links, or blocks that wait to be run.
    package override func requestTurns() {
        TreeLock.withLock { loop.setWantsTurns(client?.needsTurns ?? false) }
    }

    /// One turn on the main thread: what a manual display does in a visit.
    package func turn() {
        let now = clock()
        deliverEvents(at: now)
        client?.runQueuedBlocks(at: now)
        refresh(at: now)
        client?.commitPendingChanges(at: now)
        deliverEvents(at: now)
        requestTurns()
    }

    /// Tells of the refresh that a time falls into, once: a turn may come for other reasons.
    private func refresh(at now: Double) {
        let number = (now * refreshRate + 1e-6).rounded(.down)
        guard abs(number) < 9e15, Int(number) > lastRefresh else { return }
        lastRefresh = Int(number)
        client?.refresh(
            RefreshTiming(
                timestamp: number / refreshRate,
                nextTimestamp: (number + 1) / refreshRate,
                index: lastRefresh
            )
        )
    }

    private func deliverEvents(at now: Double) {
        let events = TreeLock.withLock {
            let events = tree.takeEvents(at: now)
            if !events.isEmpty {
                treeRevision &+= 1
                shareTree()
            }
            return events
        }
        guard !events.isEmpty else { return }
        client?.deliver(events, at: now)
    }

    private func shareTree() {
        loop.setTree(tree, revision: treeRevision, wantsTurns: client?.needsTurns ?? false)
    }
}

/// A way back from the render thread to the display, which belongs to the main thread.
private final class MainThreadReference: @unchecked Sendable {
    // Looked into on the main thread only.
    private weak var display: LiveDisplay?

    init(_ display: LiveDisplay) {
        self.display = display
    }

    func onMainThread(_ body: @escaping @Sendable (LiveDisplay) -> Void) {
        // The main queue is served in all common modes of the run loop, and wakes it.
        DispatchQueue.main.async {
            if let display = self.display { body(display) }
        }
    }
}
