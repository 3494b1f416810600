import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// The thread that draws a live display's frames: it wakes for commits and for refreshes at which something moves.
final class RenderLoop: Sendable {
    fileprivate struct State {
        /// The state that the display keeps from frame to frame; nil before it is made.
        var target: RenderTarget?
        var scene = RenderScene()
        var commitTime = -Double.infinity
        var size = PixelSize(width: 1, height: 1)
        var scale: CGFloat = 1
        var wantsTurns = false
        var frameHandler: (@Sendable (LiveFrame) -> Void)?
        /// Counts the handlers: a new one gets the frame as it is.
        var handlerNumber = 0
        var debugViews: DebugViews = []
        var onTurn: (@Sendable () -> Void)?
        var isRunning = false
        var isStopped = false
        /// Whether the render thread looks at this again by the next refresh in any case: it was woken, or sleeps no longer.
        ///
        /// Frames that are handed over then need not wake it: many commits between two refreshes cost it nothing.
        var willLook = false
    }

    private let state = LockedValue(State())
    private let schedule: LockedValue<FrameSchedule>
    /// Refreshes per second.
    private var refreshRate: Double { schedule.withLock { $0.rate } }
    private let clock: any DisplayClock
    private let readback: FrameReadback

    init(refreshRate: Double, clock: any DisplayClock, readback: FrameReadback) {
        self.clock = clock
        self.readback = readback
        schedule = LockedValue(FrameSchedule(rate: refreshRate))
    }

    /// Hands over the display's target, which belongs to the render thread from then on.
    func configure(_ target: RenderTarget, size: PixelSize, scale: CGFloat) {
        state.withLock {
            $0.target = target
            $0.size = size
            $0.scale = scale
        }
    }

    /// Draws in another size from the next frame on.
    func resize(to size: PixelSize, scale: CGFloat) {
        change {
            $0.size = size
            $0.scale = scale
        }
    }

    /// Called on the render thread at a refresh at which the client has something to do.
    var onTurn: (@Sendable () -> Void)? {
        get { state.withLock { $0.onTurn } }
        set { state.withLock { $0.onTurn = newValue } }
    }

    /// How regularly frames came; setting it begins anew.
    var pacing: FramePacing {
        get { schedule.withLock { $0.pacing } }
        set { schedule.withLock { $0.pacing = newValue } }
    }

    var debugViews: DebugViews {
        get { state.withLock { $0.debugViews } }
        set {
            change {
                $0.debugViews = newValue
                $0.handlerNumber += 1
            }
        }
    }

    /// Counts refreshes at another rate from now on.
    func setRefreshRate(_ rate: Double) {
        schedule.withLock { $0.setRate(rate) }
        change { _ in }
    }

    func setScene(_ scene: RenderScene, commitTime: Double, wantsTurns: Bool) {
        change(mayWait: true) {
            $0.scene = scene
            $0.wantsTurns = wantsTurns
            if commitTime.isFinite { $0.commitTime = max($0.commitTime, commitTime) }
        }
    }

    func setWantsTurns(_ wantsTurns: Bool) {
        guard state.withLock({ $0.wantsTurns != wantsTurns }) else { return }
        change { $0.wantsTurns = wantsTurns }
    }

    func setFrameHandler(_ handler: (@Sendable (LiveFrame) -> Void)?) {
        change {
            $0.frameHandler = handler
            $0.handlerNumber += 1
        }
    }

    func stop() {
        change { $0.isStopped = true }
    }

    /// - Parameter mayWait: Whether the next refresh is early enough for the change.
    private func change(mayWait: Bool = false, _ body: (inout State) -> Void) {
        let (starts, wakes) = state.withLock { state in
            body(&state)
            let wakes = !mayWait || !state.willLook
            state.willLook = true
            guard !state.isRunning, !state.isStopped else { return (false, wakes) }
            state.isRunning = true
            return (true, wakes)
        }
        if starts {
            let thread = Thread { self.run() }
            thread.name = "Agate render"
            thread.start()
        }
        if wakes { clock.wake() }
    }

    // MARK: The thread

    /// The frame that was handed over last.
    private struct Shown {
        /// The number of the handler that got it.
        var handlerNumber = 0
        /// The time that it shows.
        var time = 0.0
    }

    /// The thread's life: draw what is due, ask for a turn if one is due, sleep.
    private func run() {
        var shown = Shown()
        var lastTurn = -Double.infinity
        /// When the picture or the events were to change next, as of the last time around.
        var nextChange = Double.infinity
        while true {
            let (state, nextTurn) = self.state.withLock { state in
                state.willLook = false
                return (state, state.onTurn)
            }
            guard !state.isStopped, let target = state.target else { return clock.end() }
            let now = clock.time
            if state.frameHandler == nil {
                shown = Shown()
                target.reset()
                readback.show(nil)
                schedule.withLock { $0.restart() }
            } else {
                draw(state, target, &shown, at: now)
            }
            let isDrawing = state.frameHandler != nil
            let change = target.nextChange(of: state.scene.tree, after: isDrawing ? shown.time : now)
            // One turn a refresh, however many commits come between two of them.
            let refresh = (now * refreshRate + 1e-6).rounded(.down)
            if state.wantsTurns || min(change, nextChange) <= now, refresh != lastTurn {
                lastTurn = refresh
                nextTurn?()
            }
            nextChange = change
            sleep(
                until: state.wantsTurns ? now : change,
                isBehind: target.frame.map { $0.revision != state.scene.tree.revision || !$0.isFor(state) }
                    ?? false,
                now
            )
        }
    }

    /// Draws and hands over the frame of the present refresh, unless there was one already.
    private func draw(_ state: State, _ target: RenderTarget, _ shown: inout Shown, at now: Double) {
        let isNewHandler = shown.handlerNumber != state.handlerNumber
        if isNewHandler { schedule.withLock { $0.restart() } }
        guard let handler = state.frameHandler, schedule.withLock({ $0.isDue(at: now) }) else { return }
        if !isNewHandler, target.shows(state.scene.tree, at: now, size: state.size, scale: state.scale) {
            return
        }
        shown.handlerNumber = state.handlerNumber
        shown.time = schedule.withLock { $0.begin(at: now, commitTime: state.commitTime) }
        let last = target.frame?.number
        let showsTimes = state.debugViews.contains(.frameBar)
        let start = showsTimes ? Stopwatch.now : 0
        let isOfAnotherSize = target.frame?.isFor(state) != true
        let made = target.update(to: state.scene, at: shown.time, size: state.size, scale: state.scale)
        let isNew = isNewHandler || !(made.number == last || made.damage.isEmpty)
        if isNew {
            let surface = target.surface(showing: state.debugViews) ?? made.surface
            let isWhole =
                isNewHandler || isOfAnotherSize || !state.debugViews.isEmpty || !target.markedLayers.isEmpty
            let whole = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
            let frame = LiveFrame(
                surface: CGImage(surface.makeImage()),
                damage: isWhole ? whole : made.damage.cgRect,
                damagedRectangles: isWhole ? [whole] : made.damagedRectangles.map { $0.cgRect },
                time: shown.time,
                scale: state.scale
            )
            let probe = target.probe
            let begin = probe == nil ? 0 : Stopwatch.now
            handler(frame)
            if let probe { probe.didSpend(Stopwatch.now - begin, in: .present) }
        }
        if showsTimes { target.frameTimes.add(Stopwatch.now - start, budget: 1 / refreshRate) }
        readback.show(shown.time)
        let change = target.nextChange(of: state.scene.tree, after: shown.time)
        let finished = clock.time
        schedule.withLock { $0.end(at: finished, isNew: isNew, change: change) }
    }

    /// Sleeps up to the refresh at or after a time, or until something is handed over.
    ///
    /// - Parameter isBehind: Whether a commit or another size came too late for the present refresh: they are drawn at the next.
    private func sleep(until wanted: Double, isBehind: Bool, _ now: Double) {
        let change = isBehind ? min(wanted, now) : wanted
        let target = schedule.withLock { $0.refreshTime(showing: change, after: now) }
        if target <= now + 1 / refreshRate { state.withLock { $0.willLook = true } }
        clock.sleep(until: target)
    }
}

extension Frame {
    /// Whether the frame has the requested size and scale.
    fileprivate func isFor(_ state: RenderLoop.State) -> Bool {
        size == state.size && scale == state.scale
    }
}
