public import AgateDisplay
import CAgateSDL
public import Foundation

/// A window of the desktop that shows a live display.
///
///     let window = try DisplayWindow(WindowOptions(title: "Clock", size: CGSize(width: 300, height: 300)))
///     let connection = HostConnection(window, to: display) { input in
///         if case .quit = input.event { exit(0) }
///     }
///     RunLoop.main.run()
///
/// Programs of UIKit have one without asking. Windows are opened with SDL 2, on X11, Wayland and what else it knows. The main thread's run loop, or
/// main queue, must run.
@MainActor public final class DisplayWindow: DisplayHost {
    private let window: OpaquePointer
    private let options: WindowOptions
    private let unitsPerPoint: Double
    nonisolated private let presenter: FramePresenter
    private var translation: EventTranslation
    private var input: (@MainActor (HostInput) -> Void)?
    private var display: LiveDisplay?
    private var isOpen = true
    private var wantsText = false
    /// The text of the clipboard that the program knows.
    private var clipboard: String?
    /// The number of the window for the desktop's events.
    package let identifier: UInt32
    /// The rate where the desktop says none.
    private static let usualRate = 60.0

    /// Opens a window; the first one connects to the desktop.
    public init(_ options: WindowOptions) throws {
        try WindowSystem.shared.start()
        let wanted = WindowGeometry.unitsPerPoint(
            wanted: options.scale,
            desktop: agate_sdl_scale(),
            zoom: options.zoom
        )
        var (width, height): (Int32, Int32) = (0, 0)
        if options.fitsScreen { agate_sdl_usable_size(&width, &height) }
        unitsPerPoint = WindowGeometry.fitting(
            wanted,
            size: options.size,
            screen: CGSize(width: Double(width), height: Double(height))
        )
        let message = WindowMessage()
        let opened = agate_window_open(
            options.title,
            Int32(WindowGeometry.units(options.size.width, unitsPerPoint)),
            Int32(WindowGeometry.units(options.size.height, unitsPerPoint)),
            options.isResizable,
            message.buffer
        )
        guard let opened else { throw WindowError(message.text) }
        window = opened
        self.options = options
        identifier = agate_window_id(opened)
        presenter = FramePresenter(opened) { WindowSystem.wake() }
        translation = EventTranslation(
            Self.geometry(opened, unitsPerPoint: unitsPerPoint),
            commandKey: options.commandKey
        )
        WindowSystem.shared.add(self)
        if options.hidesPointer { agate_sdl_set_cursor(Int32(AGATE_CURSOR_HIDDEN)) }
    }

    private static func geometry(_ window: OpaquePointer, unitsPerPoint: Double) -> WindowGeometry {
        let metrics = agate_window_get_metrics(window)
        return WindowGeometry(
            unitsPerPoint: unitsPerPoint,
            width: Int(metrics.width),
            height: Int(metrics.height),
            pixelWidth: Int(metrics.pixel_width),
            pixelHeight: Int(metrics.pixel_height)
        )
    }

    /// The size of the window's content, in points.
    public var size: CGSize { translation.geometry.size.size }

    /// The number of pixels of the screen to a point, on each axis.
    public var scale: CGFloat { translation.geometry.scale }

    /// Refreshes per second of the screen that the window is on; 60 where it does not say.
    public var refreshRate: Double {
        guard isOpen else { return Self.usualRate }
        let rate = agate_window_get_metrics(window).refresh_rate
        return rate > 0 ? rate : Self.usualRate
    }

    /// The way to the desktop: `x11`, `wayland`, `KMSDRM`.
    public var driver: String { String(cString: agate_sdl_driver()) }

    /// The frame that is in the window; nil before the first one.
    public var lastFrame: LiveFrame? { presenter.lastFrame }

    /// The counts of the frames and pixels that the window has shown so far.
    public var figures: PresentationFigures { presenter.figures }

    /// Begins to show a display.
    public func start(_ display: LiveDisplay, input: @escaping @MainActor (HostInput) -> Void) {
        self.display = display
        self.input = input
        tellClipboard()
    }

    /// Shows a frame at once, or in the next turn of the main thread where the desktop asks for it; of frames that wait, the newest is shown.
    nonisolated public func present(_ frame: LiveFrame) { presenter.present(frame) }

    /// Does what the program asks for.
    public func perform(_ request: HostRequest) {
        guard isOpen else { return }
        switch request {
        case .title(let title): agate_window_set_title(window, title)
        case .cursor(let cursor): if !options.hidesPointer { WindowSystem.shared.show(cursor) }
        case .textInput(let caret): takeText(at: caret)
        case .copy(let text):
            clipboard = text
            agate_sdl_set_clipboard(text)
        case .staysAwake(let isAwake): agate_sdl_stay_awake(isAwake)
        }
        // The desktop's answers may bring events along, of which its descriptor says nothing any more.
        if agate_sdl_has_waiting() { WindowSystem.wake() }
    }

    private func takeText(at caret: CGRect?) {
        wantsText = caret != nil
        let caret = caret ?? .zero
        func whole(_ points: CGFloat) -> Int32 {
            points.isFinite ? Int32(min(max(points * unitsPerPoint, 0), 16_384)) : 0
        }
        agate_sdl_text_input(
            wantsText,
            whole(caret.minX),
            whole(caret.minY),
            max(1, whole(caret.width)),
            max(1, whole(caret.height))
        )
        WindowSystem.shared.takesText(wantsText)
    }

    /// Closes the window and ends its input; the second call does nothing.
    public func stop() {
        guard isOpen else { return }
        isOpen = false
        // The thread that has noticed the loss stays in the presenter for ever.
        guard !agate_sdl_is_lost() else { return }
        presenter.close()
        WindowSystem.shared.remove(self)
        agate_window_close(window)
        input = nil
        display = nil
    }

    // MARK: Events

    private func tell(_ event: HostInput.Event) {
        guard let display else { return }
        input?(HostInput(event, at: display.time))
    }

    /// Takes an event of this window, or one that is all windows'.
    func take(_ event: agate_event) {
        guard isOpen else { return }
        switch Int(event.kind) {
        case AGATE_EVENT_EXPOSED: presenter.showAgain()
        case AGATE_EVENT_SIZE: followSize()
        case AGATE_EVENT_CLIPBOARD: tellClipboard()
        case AGATE_EVENT_DROP:
            let name = event.text.map { String(cString: $0) } ?? ""
            try? FileHandle.standardError.write(
                contentsOf: Data("A file was dropped onto the window and ignored: \(name)\n".utf8)
            )
        default:
            guard let told = translation.input(event) else { return }
            // X11 says nothing when another program copies.
            if told.mayPrecedePaste { tellClipboard() }
            tell(told)
        }
    }

    /// More text than this is not taken from the clipboard, in bytes.
    ///
    /// Source: window W18.
    private static let longestClipboard = 16 << 20

    /// Tells the program what is on the clipboard, if that is not what it knows.
    private func tellClipboard() {
        let text = WindowSystem.clipboardText ?? ""
        guard text != clipboard else { return }
        clipboard = text
        guard text.utf8.count <= Self.longestClipboard else {
            try? FileHandle.standardError.write(
                contentsOf: Data("The clipboard's text was ignored: it is longer than 16 MiB.\n".utf8)
            )
            return tell(.clipboard(""))
        }
        tell(.clipboard(text))
    }

    /// The desktop has given the window another size or screen.
    private func followSize() {
        let geometry = Self.geometry(window, unitsPerPoint: unitsPerPoint)
        if geometry != translation.geometry {
            translation.geometry = geometry
            tell(.resize(geometry.size))
        }
        display?.setRefreshRate(refreshRate)
    }
}

/// Room for what the desktop's functions say of a failure.
final class WindowMessage {
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: AGATE_SDL_MESSAGE_SIZE)

    init() { buffer.initialize(repeating: 0, count: AGATE_SDL_MESSAGE_SIZE) }

    deinit { buffer.deallocate() }

    var text: String { String(cString: buffer) }
}
