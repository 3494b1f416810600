public import AgateCompositor
public import AgatePixels
package import AgateScene
public import Foundation
import Synchronization

/// A display whose time passes by itself, and that draws its frames on a thread of its own.
///
/// What changes in its layers, on the main thread or on others, arrives as commits, each applied whole; the render
/// thread evaluates and draws them while the main thread goes on, or is stuck. It sleeps while nothing moves. What
/// happens on the render side (animations that start and end, refreshes) comes back as turns of the main run loop.
public final class LiveDisplay: Display {
    private let loop: RenderLoop
    private let clock: any DisplayClock
    private let readback: FrameReadback
    private let turns: RunLoopObserver
    private let observers: FrameObservers
    private var idle = IdleInterval()
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
    public convenience init(
        size: CGSize,
        scale: CGFloat = 1,
        refreshRate: Double = 60,
        clock: @escaping @Sendable () -> Double = LiveDisplay.systemTime
    ) {
        self.init(size: size, scale: scale, refreshRate: refreshRate, displayClock: RunningClock(clock))
    }

    /// Makes a display that also sleeps by a clock.
    package init(size: CGSize, scale: CGFloat, refreshRate: Double, displayClock: any DisplayClock) {
        clock = displayClock
        let rate = refreshRate.isFinite && refreshRate > 0 ? refreshRate : 60
        let readback = FrameReadback()
        self.readback = readback
        loop = RenderLoop(refreshRate: rate, clock: displayClock, readback: readback)
        observers = FrameObservers(loop)
        turns = RunLoopObserver(begin: { readback.beginTurn() }, end: { readback.endTurn() })
        super.init(size: size, scale: scale, refreshRate: refreshRate)
        loop.configure(target, size: pixelSize, scale: self.scale)
        let owner = MainThreadReference(self)
        loop.onTurn = { owner.onMainThread { $0.turn() } }
        if !Self.debugViewsOfEnvironment.isEmpty { begin(with: Self.debugViewsOfEnvironment) }
    }

    /// A property's observer is not called in an initializer.
    private func begin(with views: DebugViews) { debugViews = views }

    deinit {
        observers.end()
        loop.stop()
    }

    /// The current time of the clock, in seconds.
    public override var time: Double { clock.time }

    /// The time of the frame that is on the screen, in seconds: the moment that presentation layers show.
    ///
    /// On the main thread it stays the same for a whole turn of the run loop, so that everything that a touch
    /// handler or a display link reads belongs to one frame. While no host shows frames it is ``time``. What
    /// was committed since is seen from its own time on.
    public override var presentationTime: Double { readback.time(clock.time) }

    public override var nextFrameTime: Double {
        TreeLock.withLock { idle.nextChange(of: tree, after: clock.time) }
    }

    /// Counts of the frames shown so far in time and late.
    public var pacing: FramePacing { loop.pacing }

    /// Sets all figures of ``pacing`` to zero.
    public func resetPacing() {
        loop.pacing = FramePacing()
    }

    public override var debugViews: DebugViews {
        didSet {
            loop.debugViews = debugViews
            marksAreWanted.store(!debugViews.isDisjoint(with: .ofClient), ordering: .relaxed)
            wantDebugMarks()
        }
    }

    /// Whether a debug view shows marks of the client side.
    private let marksAreWanted = Atomic(false)
    /// Whether a turn of the main thread will find them.
    private let marksAreAsked = Atomic(false)

    /// The debug views that displays have from the start: those that the environment variable `AGATE_DEBUG_VIEWS` names, with commas between them.
    package static let debugViewsOfEnvironment =
        ProcessInfo.processInfo.environment["AGATE_DEBUG_VIEWS"].flatMap { DebugViews(words: $0) } ?? []

    /// Finds the marks of debug views in a turn of the main thread, once for all that happens until then; may be called on any thread.
    package func wantDebugMarks() {
        guard marksAreWanted.load(ordering: .relaxed) || !target.debugMarks.isEmpty,
            !marksAreAsked.exchange(true, ordering: .acquiringAndReleasing)
        else { return }
        let reference = MainThreadReference(self)
        reference.onMainThread { display in
            display.marksAreAsked.store(false, ordering: .releasing)
            // The picture is to be made again though nothing of it has changed.
            if display.updateDebugMarks() { display.loop.debugViews = display.debugViews }
        }
    }

    /// Begins to draw: the function gets each new frame, on the render thread.
    ///
    /// It is called for the frame as it is now, and then at each refresh at which the picture has changed, however
    /// many commits there were between two of them; while it runs, the next frame waits. While neither a function nor an iterator
    /// of ``frames`` asks for frames, nothing is drawn. `nil` takes the function away.
    ///
    /// A frame that is drawn for a refresh shows that refresh's time, so that motion is even; the first one after a
    /// rest is drawn at once.
    public func onFrame(_ handler: (@Sendable (LiveFrame) -> Void)?) {
        observers.set(handler, forKey: FrameObservers.callbackKey)
    }

    /// Begins to draw: the function gets each new frame's pixels and the time that it shows; else as ``onFrame(_:)``, whose
    /// function it takes the place of.
    public func setFrameHandler(_ handler: (@Sendable (CGImage, Double) -> Void)?) {
        guard let handler else { return onFrame(nil) }
        onFrame { frame in handler(frame.surface, frame.time) }
    }

    /// Gives each new frame to the host of the display, beside the other observers of frames.
    func setHost(_ handler: (@Sendable (LiveFrame) -> Void)?) {
        observers.set(handler, forKey: FrameObservers.hostKey)
    }

    /// Whether a host or an observer takes frames.
    package var isShown: Bool { observers.isUsed }

    /// Draws at another rate from now on, as when a window comes onto another screen; rates that are not finite and above 0 are ignored.
    ///
    /// Call it on the main thread.
    package func setRefreshRate(_ rate: Double) {
        guard rate.isFinite, rate > 0, usable(rate) != refreshRate else { return }
        refreshRate = usable(rate)
        let number = (time * refreshRate + 1e-6).rounded(.down)
        lastRefresh = abs(number) < 9e15 ? Int(number) : -1
        loop.setRefreshRate(refreshRate)
    }

    private func usable(_ rate: Double) -> Double { min(max(rate, 1), 1000) }

    /// The frames, as a sequence to iterate over; each iterator gets all of them.
    public var frames: LiveFrames { LiveFrames(observers: observers) }

    /// Changes the size, as when a window is resized.
    ///
    /// The root layer and windows that filled the display fill it again, and the next frame has the new size. Call it on the main
    /// thread.
    ///
    /// - Parameters:
    ///   - newSize: The size of the displayed root, in points.
    ///   - newScale: Pixels per point, the same as before if nil.
    public func resize(to newSize: CGSize, scale newScale: CGFloat? = nil) {
        let oldSize = size
        TreeLock.withLock { setSize(newSize, scale: newScale ?? scale) }
        client?.displayDidResize(from: oldSize)
        loop.resize(to: pixelSize, scale: scale)
    }

    package override func mark(_ layers: Set<LayerID>) {
        super.mark(layers)
        // The picture is to be made again though nothing of it has changed.
        loop.debugViews = debugViews
    }

    /// How fast the clock runs: 1 as the system's, 0 when it stands; nil where the clock cannot be changed.
    package var clockSpeed: Double? {
        get { (clock as? RunningClock)?.speed }
        set {
            guard let newValue, newValue.isFinite, newValue >= 0 else { return }
            (clock as? RunningClock)?.speed = min(newValue, 100)
        }
    }

    /// Moves the clock on, whether it runs or stands; a time before the present one changes nothing.
    package func moveClock(by seconds: Double) {
        guard seconds.isFinite, seconds > 0 else { return }
        (clock as? RunningClock)?.skip(seconds)
    }

    package override func committedTree() -> RenderTree { TreeLock.withLock { tree } }

    /// Takes a commit and hands the scene to the render thread.
    package override func receive(_ commit: Commit) {
        TreeLock.withLock {
            super.receive(commit)
            if marksAreWanted.load(ordering: .relaxed) { wantDebugMarks() }
            readback.commit(at: commit.time)
            shareScene(commitTime: commit.time)
        }
    }

    /// Asks for a turn at the next refresh: the client has links, or blocks that wait to be run.
    package override func requestTurns() {
        TreeLock.withLock { loop.setWantsTurns(client?.needsTurns ?? false) }
    }

    /// One turn on the main thread: what a manual display does in a visit.
    package func turn() {
        readback.renew()
        let now = clock.time
        deliverEvents(at: now)
        client?.runQueuedBlocks(at: now)
        refresh(at: now)
        client?.commitPendingChanges(at: now)
        deliverEvents(at: now)
        requestTurns()
    }

    /// Begins a turn of the main run loop: ``presentationTime`` stands until it ends.
    package func beginTurn() { readback.beginTurn() }

    /// Ends a turn of the main run loop.
    package func endTurn() { readback.endTurn() }

    /// Calls the observers for the refresh that a time falls into, once: a turn may come for other reasons.
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
        let events = TreeLock.withLock { takeEvents(at: now) }
        guard !events.isEmpty else { return }
        client?.deliver(events, at: now)
    }

    private func shareScene(commitTime: Double) {
        loop.setScene(scene, commitTime: commitTime, wantsTurns: client?.needsTurns ?? false)
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
        SystemMainQueue.async {
            if let display = self.display { body(display) }
        }
    }
}
