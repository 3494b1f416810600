import AgateDisplay
import AgatePixels
import CAgateSDL
import Foundation

/// Brings frames into a window.
///
/// Where the window's pixels lie in memory (X11) that happens on the thread that has drawn the frame, so that animations go on while the
/// main thread is busy; elsewhere the main thread does it, with the newest frame.
///
/// Source: window W2 to W5.
///
/// `@unchecked Sendable`: the window is a C pointer, used under the lock of the state that it is in; all else is set once.
final class FramePresenter: @unchecked Sendable {
    // `window` is used by the functions that take a lock of their own, until it is closed: then it is nil.
    private struct State {
        var window: OpaquePointer?
        /// The frame that is in the window, or will be.
        var last: LiveFrame?
        /// The frame that the main thread has not shown yet.
        var waiting: LiveFrame?
        var figures = PresentationFigures()
    }

    private let state: LockedValue<State>
    private let showsAnywhere: Bool
    /// Takes events that were read while pixels were shown.
    private let wake: @Sendable () -> Void

    init(_ window: OpaquePointer, wake: @escaping @Sendable () -> Void) {
        state = LockedValue(State(window: window))
        showsAnywhere = agate_sdl_presents_anywhere()
        self.wake = wake
    }

    var lastFrame: LiveFrame? { state.withLock { $0.last } }

    var figures: PresentationFigures { state.withLock { $0.figures } }

    /// Shows what of a frame differs from the last one.
    func present(_ frame: LiveFrame) {
        if showsAnywhere {
            show(frame)
            if agate_sdl_has_waiting() { wake() }
            return
        }
        let isFirst = state.withLock { state in
            let isFirst = state.waiting == nil
            state.waiting = state.waiting.map { frame.withDamage(of: $0) } ?? frame
            return isFirst
        }
        guard isFirst else { return }
        SystemMainQueue.async { [weak self] in
            guard let self, let frame = self.state.withLock({ $0.waiting.take() }) else { return }
            self.show(frame)
            self.wake()
        }
    }

    /// Shows the last frame whole: the desktop has lost the window's pixels.
    func showAgain() {
        guard let frame = state.withLock({ $0.last }) else { return }
        show(frame, isWhole: true)
    }

    /// Nothing is shown any more.
    func close() {
        state.withLock { state in
            state.window = nil
            state.last = nil
            state.waiting = nil
        }
    }

    private func show(_ frame: LiveFrame, isWhole: Bool = false) {
        let (width, height) = (frame.surface.width, frame.surface.height)
        let whole = [CGRect(x: 0, y: 0, width: width, height: height)]
        let rectangles = (isWhole ? whole : DamageList(frame.damagedRectangles).rectangles).map {
            agate_rectangle(
                x: Int32($0.minX),
                y: Int32($0.minY),
                width: Int32($0.width),
                height: Int32($0.height)
            )
        }
        guard !rectangles.isEmpty else { return }
        state.withLock { state in
            guard let window = state.window else { return }
            state.last = frame
            let shown = frame.withPixels { bytes in
                agate_window_present(
                    window,
                    bytes.bindMemory(to: UInt32.self).baseAddress,
                    Int32(width),
                    Int32(height),
                    Int32(width),
                    rectangles,
                    Int32(rectangles.count)
                )
            }
            guard shown >= 0 else { return }
            state.figures.frames += 1
            state.figures.pixels += shown
            state.figures.lastTime = LiveDisplay.systemTime()
        }
    }
}

/// The counts of the frames and pixels that a window has shown.
public struct PresentationFigures: Sendable, Hashable {
    /// The number of times that pixels were shown.
    public var frames = 0
    /// The number of pixels, all times together.
    public var pixels = 0
    /// When the last ones were there for the desktop, in seconds of the system's monotonic clock.
    public var lastTime = 0.0
}
