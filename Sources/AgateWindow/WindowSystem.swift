import AgateDisplay
import CAgateSDL
import Dispatch
import Foundation

/// The connection to the desktop, which all windows of a program share: it waits for events and brings them to their windows.
///
/// There is no polling where the desktop has a descriptor to wait for (X11, Wayland).
///
/// Source: window W8, W9, W20.
@MainActor package final class WindowSystem {
    package static let shared = WindowSystem()

    private var windows: [UInt32: DisplayWindow] = [:]
    private var hasStarted = false
    private var source: (any DispatchSourceRead)?
    private var timer: (any DispatchSourceTimer)?
    private var cursor = HostRequest.Cursor.arrow
    private var isDraining = false
    private var wantsText = false
    /// Called when the desktop is gone, so that the program can end.
    package var onLoss: (() -> Void)?

    /// GUESS ime-poll: how often a desktop whose descriptor does not report events of input methods is polled while text is edited, in seconds.
    private static let methodPause = 0.01

    private init() {}

    /// Connects to the desktop, once.
    package func start() throws {
        guard !hasStarted else { return }
        let message = WindowMessage()
        guard agate_sdl_start(message.buffer) else { throw WindowError(message.text) }
        hasStarted = true
        agate_sdl_on_loss(Self.connectionWasLost)
    }

    /// The function that the desktop's library calls, on the thread that has noticed that the connection is gone.
    ///
    /// A closure written in `start` would belong to the main actor, and the compiler ends a program that calls such a closure on another thread.
    nonisolated private static let connectionWasLost: @convention(c) @Sendable () -> Void = {
        // The thread that has noticed stays inside of the desktop's library for ever: the main thread ends the program from there.
        if Thread.isMainThread {
            MainActor.assumeIsolated { WindowSystem.shared.end() }
        } else {
            SystemMainQueue.async { MainActor.assumeIsolated { WindowSystem.shared.end() } }
        }
    }

    private func end() {
        guard let onLoss else { exit(1) }
        onLoss()
    }

    /// The text on the clipboard of the desktop.
    static var clipboardText: String? {
        guard let text = agate_sdl_clipboard() else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    // MARK: Windows

    func add(_ window: DisplayWindow) {
        windows[window.identifier] = window
        listen()
    }

    func remove(_ window: DisplayWindow) {
        windows[window.identifier] = nil
        guard windows.isEmpty else { return }
        source?.cancel()
        source = nil
        timer?.cancel()
        timer = nil
    }

    func show(_ wanted: HostRequest.Cursor) {
        guard wanted != cursor else { return }
        cursor = wanted
        let number =
            switch wanted {
            case .arrow: AGATE_CURSOR_ARROW
            case .text: AGATE_CURSOR_TEXT
            case .hand: AGATE_CURSOR_HAND
            case .hidden: AGATE_CURSOR_HIDDEN
            }
        agate_sdl_set_cursor(Int32(number))
    }

    /// Whether text is edited: input methods speak on a connection of their own.
    func takesText(_ isTaken: Bool) {
        guard isTaken != wantsText else { return }
        wantsText = isTaken
        listen()
    }

    // MARK: Waiting

    private static let hasInputMethod: Bool = {
        let environment = ProcessInfo.processInfo.environment
        let method = (environment["XMODIFIERS"] ?? "") + (environment["SDL_IM_MODULE"] ?? "")
        return method.contains("ibus") || method.contains("fcitx")
    }()

    private func listen() {
        let descriptor = agate_sdl_descriptor()
        if descriptor >= 0, source == nil {
            let made = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            made.setEventHandler { MainActor.assumeIsolated { WindowSystem.shared.drain() } }
            made.resume()
            source = made
        }
        timer?.cancel()
        timer = nil
        if source == nil {
            poll()
        } else if wantsText, Self.hasInputMethod {
            let made = DispatchSource.makeTimerSource(queue: .main)
            made.schedule(
                deadline: .now() + Self.methodPause,
                repeating: Self.methodPause,
                leeway: .milliseconds(2)
            )
            made.setEventHandler { MainActor.assumeIsolated { WindowSystem.shared.drain() } }
            made.resume()
            timer = made
        }
        // Events that came before the source was set up.
        Self.wake()
    }

    private var pacing = PollPacing(at: 0)
    /// How many frames the windows had shown at the last poll of the desktop.
    private var shownFrames = 0

    /// Asks a desktop without a descriptor, again and again.
    private func poll() {
        pacing = PollPacing(at: LiveDisplay.systemTime())
        let made = DispatchSource.makeTimerSource(queue: .main)
        made.schedule(deadline: .now() + PollPacing.active, leeway: .milliseconds(2))
        made.setEventHandler { MainActor.assumeIsolated { WindowSystem.shared.pollOnce() } }
        made.resume()
        timer = made
    }

    private func pollOnce() {
        let hasEvents = takeEvents()
        let frames = windows.values.reduce(0) { $0 + $1.figures.frames }
        let isActive = hasEvents || frames != shownFrames
        shownFrames = frames
        let pause = pacing.pause(isActive: isActive, at: LiveDisplay.systemTime())
        timer?.schedule(deadline: .now() + pause, leeway: .milliseconds(2))
    }

    /// Looks for events soon; called on any thread.
    nonisolated static func wake() {
        SystemMainQueue.async { MainActor.assumeIsolated { WindowSystem.shared.drain() } }
    }

    /// Brings all events that wait to their windows.
    package func drain() { takeEvents() }

    /// The same; whether there were any.
    @discardableResult
    private func takeEvents() -> Bool {
        guard !isDraining, !agate_sdl_is_lost() else { return false }
        isDraining = true
        defer { isDraining = false }
        var event = agate_event()
        // Of places that follow each other with nothing between them the last one counts.
        var motion: agate_event?
        var hasEvents = false
        while agate_sdl_poll(&event) {
            hasEvents = true
            if Int(event.kind) == AGATE_EVENT_MOTION {
                if let earlier = motion, earlier.window != event.window { take(earlier) }
                motion = event
                continue
            }
            if let earlier = motion { take(earlier) }
            motion = nil
            take(event)
        }
        if let motion { take(motion) }
        return hasEvents
    }

    private func take(_ event: agate_event) {
        if event.window == 0 {
            for window in windows.values.sorted(by: { $0.identifier < $1.identifier }) { window.take(event) }
        } else {
            windows[event.window]?.take(event)
        }
    }
}
