import AgateCompositor
package import AgatePixels
package import AgateScene
import CAgateMainQueue
public import Foundation

/// A display whose time moves only by calls of ``advance(by:)``: the base of tests and of offline rendering.
///
///     let picture = ManualDisplay.run(size: CGSize(width: 300, height: 300), scale: 2) { display in
///         display.layer.addSublayer(box)
///         display.advance(by: 0)        // commits: the box is on screen
///         box.opacity = 0
///         display.advance(by: 0.125)    // the implicit animation, half way
///         return display.makeImage()
///     }
///
/// Everything happens on the thread that called ``run(size:scale:refreshRate:_:)``, in a defined order (see
/// ``advance(to:)``). Displays on different threads know nothing of each other, and one display may run inside
/// another's closure: the inner one is the current one until its closure returns.
public final class ManualDisplay: Display {
    private var clockTime: Double = 0
    /// The number of the last refresh that was visited; number 0 is the start, which is not visited.
    private var lastRefresh = 0
    private var isAdvancing = false
    private var hasEnded = false
    private var idle = IdleInterval()
    let mainQueue = VirtualMainQueue()
    /// The thread that runs the display: what it keeps is touched in sections of that thread.
    package let owner = ThreadSection.currentThread

    /// The time on the manual clock, in seconds; 0 at the start of ``run(size:scale:refreshRate:_:)``.
    public override var time: Double { section { clockTime } }

    public override var nextFrameTime: Double {
        section { idle.nextChange(of: tree, after: clockTime) }
    }

    /// The manual display that the calling thread is inside of, if any.
    public static var current: ManualDisplay? { CurrentDisplay.value }

    /// Whether the main queue and the run loops follow the time of manual displays in this program.
    ///
    /// If so, what a thread schedules while it is inside of a display runs on that thread when the display's time has come,
    /// and never before, whatever the system's clock says: `DispatchQueue.main` (`async`, `asyncAfter`, groups),
    /// `OperationQueue.main`, `RunLoop.perform`, timers of the main and of the thread's own run loop in all modes, and tasks of
    /// the main actor with the sleeps in them. Libraries that schedule by these follow, too. `Date` and `DispatchTime` read the
    /// system's clocks as ever: a deadline counts from the last time that the thread has read one.
    ///
    /// False in a program that carries its own copy of the Dispatch library (`-static-stdlib`).
    public static var drivesMainQueue: Bool { agate_main_queue_is_redirected() }

    /// Two times closer than this are one: a refresh and a target computed in another way.
    private static let sameInstant = 1e-9

    /// Runs a closure inside a new display whose clock reads 0.
    ///
    /// Inside, the clock of layers and transactions, display links, delegate calls and completion blocks
    /// follow the display's time, and so does what the closure schedules on the main queue and on run loops, see
    /// ``drivesMainQueue``. When the closure returns or throws, the display ends: the one that was
    /// current before is current again, the layer tree is let go, what was scheduled for later never runs, and further
    /// calls of `advance` do nothing.
    ///
    /// - Parameters:
    ///   - size: The size of the displayed root, in points.
    ///   - scale: Pixels per point.
    ///   - refreshRate: Refreshes per second.
    ///   - body: Called with the display.
    /// - Returns: The return value of the closure.
    public static func run<Result>(
        size: CGSize,
        scale: CGFloat = 1,
        refreshRate: Double = 60,
        _ body: (ManualDisplay) throws -> Result
    ) rethrows -> Result {
        let display = ManualDisplay(size: size, scale: scale, refreshRate: refreshRate)
        return try CurrentDisplay.with(display) {
            defer { display.end() }
            return try body(display)
        }
    }

    /// Runs a closure inside of the display again, on the thread that ``run(size:scale:refreshRate:_:)`` was called on.
    package func within<Result>(_ body: () throws -> Result) rethrows -> Result {
        try CurrentDisplay.with(self, body)
    }

    /// Moves the time on by some seconds; see ``advance(to:)``.
    ///
    /// 0 commits what is pending and delivers what is due now.
    ///
    /// - Parameter seconds: How far. Values below 0, infinite ones and NaN are ignored: nothing happens.
    public func advance(by seconds: Double) {
        advance(to: clockTime + seconds)
    }

    /// Moves the time on to a given one.
    ///
    /// First what is pending is committed at the current time. Then every refresh on the way is visited, in
    /// order, and at last the target time itself. A visit delivers starts and stops of animations, runs the
    /// completion blocks that are due, runs what the main queue and run loops have due by then, calls display links (at
    /// refreshes only), commits what all these changed, and delivers the starts that the commit caused. Work that is due
    /// between two refreshes runs at the second one, in order of time, so that an animation that it starts begins there;
    /// what it schedules for the same moment runs in the same visit. Refreshes at which no block, animation or observer is due
    /// are passed over, while animations move too, so that the way costs what happens on it and not its length. Nothing
    /// is rasterised.
    ///
    /// - Parameter targetTime: The time to reach. A time before the current one, an infinite one and NaN are
    ///   ignored, and so are calls from inside a visit.
    public func advance(to targetTime: Double) {
        guard targetTime.isFinite, targetTime >= clockTime, !isAdvancing, !hasEnded else { return }
        isAdvancing = true
        defer { isAdvancing = false }
        client?.commitPendingChanges(at: clockTime)
        while true {
            let refresh = nextWantedRefresh(before: targetTime)
            let refreshTime = Double(refresh) / refreshRate
            if refreshTime > targetTime + Self.sameInstant {
                // The refreshes passed over on the way here are behind the clock now.
                lastRefresh = max(lastRefresh, refreshCount(until: targetTime))
                visit(at: targetTime, refresh: nil)
                return
            }
            lastRefresh = refresh
            if refreshTime >= targetTime - Self.sameInstant {
                visit(at: targetTime, refresh: refresh)
                return
            }
            visit(at: refreshTime, refresh: refresh)
            if hasEnded { return }
        }
    }

    /// How many refreshes the display has had at a time.
    private func refreshCount(until displayTime: Double) -> Int {
        let count = ((displayTime + Self.sameInstant) * refreshRate).rounded(.down)
        return count < 9e15 ? Int(count) : lastRefresh
    }

    /// The number of the first refresh not yet visited at which something may happen.
    private func nextWantedRefresh(before targetTime: Double) -> Int {
        let next = lastRefresh + 1
        if let client, client.needsTurns { return next }
        // Moving layers alone are evaluated on demand: nothing is drawn on the way.
        let due = mainQueue.nextDue - VirtualMainQueue.tolerance
        let event = min(section { nextEvent(after: clockTime) }, due, targetTime)
        let wanted = ((event - Self.sameInstant) * refreshRate).rounded(.up)
        guard wanted > Double(next) else { return next }
        return wanted < 9e15 ? Int(wanted) : next
    }

    /// One turn at a time: deliver, run, refresh, commit, and deliver what the commit started.
    private func visit(at visitTime: Double, refresh: Int?) {
        section { clockTime = max(clockTime, visitTime) }
        mainQueue.beginVisit(at: clockTime)
        if CurrentDisplay.value === self { agate_main_queue_set_time(clockTime) }
        deliverEvents()
        client?.runQueuedBlocks(at: clockTime)
        _ = mainQueue.run()
        if let refresh {
            client?.refresh(
                RefreshTiming(
                    timestamp: clockTime,
                    nextTimestamp: Double(refresh + 1) / refreshRate,
                    index: refresh
                )
            )
        }
        // Work that links schedule for now belongs to this refresh, and work that delegates of the commit schedule as well.
        repeat {
            _ = mainQueue.run()
            client?.commitPendingChanges(at: clockTime)
            deliverEvents()
        } while mainQueue.run()
    }

    /// Changes the size, as when a window is resized; the root layer and windows that filled the display fill it again.
    package func resize(to newSize: CGSize, scale newScale: CGFloat? = nil) {
        guard !hasEnded else { return }
        let oldSize = size
        setSize(newSize, scale: newScale ?? scale)
        client?.displayDidResize(from: oldSize)
    }

    private func deliverEvents() {
        let events = section { takeEvents(at: clockTime) }
        guard !events.isEmpty else { return }
        client?.deliver(events, at: clockTime)
    }

    /// Evaluates all running animations at ``time`` without drawing anything: what a frame costs before its
    /// first pixel.
    ///
    /// For measurements; nothing changes by it.
    ///
    /// - Returns: How many layers have animations.
    @discardableResult
    public func evaluateAnimations() -> Int {
        target.evaluate(section { scene }, at: clockTime)
    }

    package override func committedTree() -> RenderTree { section { tree } }

    /// The frame at ``time``, of what has been committed.
    ///
    /// The surface is shared with later calls while nothing changes: do not draw into it.
    package func makeSurface() -> Surface {
        let scene = section { self.scene }
        let start = debugViews.isEmpty ? 0 : Stopwatch.now
        let frame = target.update(to: scene, at: clockTime, size: pixelSize, scale: scale)
        if !debugViews.isEmpty {
            note(frameSince: start)
            updateDebugMarks()
        }
        return target.surface(showing: debugViews) ?? frame.surface
    }

    private func end() {
        hasEnded = true
        mainQueue.end()
        let client = section { self.client }
        client?.displayEnds()
        section {
            self.client = nil
            removeAll()
        }
        target.reset()
    }

    /// Other threads may look at the tree, and commit to it.
    private func section<Result>(_ body: () -> Result) -> Result {
        ThreadSection.of(owner, body)
    }
}
