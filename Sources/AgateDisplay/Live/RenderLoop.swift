import AgateCompositor
import AgatePixels
import AgateScene
import Dispatch
import Foundation

/// The thread that draws a live display's frames: it wakes for commits and for refreshes at which something moves.
final class RenderLoop: Sendable {
    private struct State {
        var tree = RenderTree()
        var revision = 0
        var size = PixelSize(width: 1, height: 1)
        var scale: CGFloat = 1
        var wantsTurns = false
        var frameHandler: (@Sendable (CGImage, Double) -> Void)?
        var onTurn: (@Sendable () -> Void)?
        var isRunning = false
        var isStopped = false
    }

    private let state = Guarded(State())
    private let wake = DispatchSemaphore(value: 0)
    private let refreshInterval: Double
    private let clock: @Sendable () -> Double
    private let compositor: Compositor

    init(refreshInterval: Double, clock: @escaping @Sendable () -> Double, compositor: Compositor) {
        self.compositor = compositor
        self.refreshInterval = refreshInterval
        self.clock = clock
    }

    func configure(size: PixelSize, scale: CGFloat) {
        state.withLock {
            $0.size = size
            $0.scale = scale
        }
    }

    /// Called on the render thread at a refresh at which the client has something to do.
    var onTurn: (@Sendable () -> Void)? {
        get { state.withLock { $0.onTurn } }
        set { state.withLock { $0.onTurn = newValue } }
    }

    func setTree(_ tree: RenderTree, revision: Int, wantsTurns: Bool) {
        change {
            $0.tree = tree
            $0.revision = revision
            $0.wantsTurns = wantsTurns
        }
    }

    func setWantsTurns(_ wantsTurns: Bool) {
        guard state.withLock({ $0.wantsTurns != wantsTurns }) else { return }
        change { $0.wantsTurns = wantsTurns }
    }

    func setFrameHandler(_ handler: (@Sendable (CGImage, Double) -> Void)?) {
        change { $0.frameHandler = handler }
    }

    func stop() {
        change { $0.isStopped = true }
    }

    private func change(_ body: (inout State) -> Void) {
        let starts = state.withLock { state in
            body(&state)
            guard !state.isRunning, !state.isStopped else { return false }
            state.isRunning = true
            return true
        }
        if starts {
            let thread = Thread { self.run() }
            thread.name = "Agate render"
            thread.start()
        }
        wake.signal()
    }

    /// The thread's life: draw what is due, ask for a turn if one is due, sleep.
    private func run() {
        var lastFrame: Frame?
        var shown: ObjectIdentifier?
        var lastTurn = -Double.infinity
        while true {
            let (state, nextTurn) = self.state.withLock { ($0, $0.onTurn) }
            if state.isStopped { return }
            let now = clock()
            if let handler = state.frameHandler {
                let frame = compositor.update(
                    &lastFrame,
                    to: state.tree,
                    revision: state.revision,
                    at: now,
                    size: state.size,
                    scale: state.scale
                )
                if shown != ObjectIdentifier(frame) {
                    shown = ObjectIdentifier(frame)
                    handler(CGImage(frame.surface.makeImage()), frame.time)
                }
            } else {
                lastFrame = nil
                shown = nil
            }
            let change = state.tree.nextChange(after: now)
            // One turn a refresh, however many commits come between two of them.
            let refresh = (now / refreshInterval).rounded(.down)
            if state.wantsTurns || (change ?? .infinity) <= now, refresh != lastTurn {
                lastTurn = refresh
                nextTurn?()
            }
            sleep(until: state.wantsTurns ? now : change, from: now)
        }
    }

    /// Sleeps up to the refresh at or after a time, or until something is handed over.
    private func sleep(until wanted: Double?, from now: Double) {
        guard let wanted, wanted.isFinite else {
            wake.wait()
            return
        }
        let refreshes = max(((wanted - now) / refreshInterval).rounded(.up), 1)
        let nextRefresh = ((now / refreshInterval).rounded(.down) + refreshes) * refreshInterval
        let pause = min(max(nextRefresh - clock(), 0), 3600)
        _ = wake.wait(timeout: .now() + pause)
    }
}
