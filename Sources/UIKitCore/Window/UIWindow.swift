import AgateDisplay
import CoreGraphics
public import Foundation
import QuartzCore

/// The root of a view hierarchy; it lies directly on the display and gets its events.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The order of windows: higher ones are in front.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level as a number; higher levels are in front.
        public var rawValue: CGFloat

        /// Makes a level from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level from a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of ordinary windows: 0.
        public static let normal = Level(0)
        /// The level of the status bar: 1000.
        public static let statusBar = Level(1000)
        /// The level of alerts: 2000.
        public static let alert = Level(2000)

        /// Whether windows of one level are behind those of another.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// The level that is higher by a height.
        public static func + (level: Level, height: CGFloat) -> Level { Level(level.rawValue + height) }
        /// The level that is lower by a height.
        public static func - (level: Level, height: CGFloat) -> Level { Level(level.rawValue - height) }
    }

    /// The views of the display, which may end while the program still keeps the window.
    private weak var state: DisplayState?
    /// The same, for what finds traits.
    var sideStorage: DisplayState? { state }
    private let homeScreen: UIScreen
    private lazy var undoManagerStorage = UndoManager()

    /// Makes a hidden window on the current display.
    public override init(frame: CGRect) {
        state = DisplayState.current
        homeScreen = UIScreen.main
        super.init(frame: frame)
        layer.isHidden = true
        windowStorage = self
    }

    /// Makes a hidden window on the current display from an archive.
    public required init?(coder: NSCoder) {
        state = DisplayState.current
        homeScreen = UIScreen.main
        super.init(coder: coder)
        layer.isHidden = true
        windowStorage = self
        coder.didInitialize(self, as: UIWindow.self)
    }

    /// Makes a hidden window with the size of the screen.
    @preconcurrency @MainActor public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Makes a hidden window with the size of a scene's screen.
    public init(windowScene: UIWindowScene) {
        state = DisplayState.current
        homeScreen = UIScreen.main
        super.init(frame: windowScene.screen.bounds)
        layer.isHidden = true
        windowStorage = self
        sceneStorage = windowScene
    }

    private weak var sceneStorage: UIWindowScene?

    /// The scene of the window: that of its display, unless set.
    open weak var windowScene: UIWindowScene? {
        get { sceneStorage ?? (state === DisplayState.ifKnown ? SceneLife.scene : nil) }
        set { sceneStorage = newValue }
    }

    /// The screen that the window is on.
    open var screen: UIScreen { homeScreen }

    /// The level of the window; windows of higher levels are in front.
    open var windowLevel = Level.normal {
        didSet { if !isHidden, let state { WindowOrder.show(self, on: state) } }
    }

    /// Whether the window is not on the display; hidden at first.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            guard let state else { return }
            if newValue { WindowOrder.hide(self, on: state) } else { WindowOrder.show(self, on: state) }
            if !newValue, ManualDisplay.current == nil { FirstWindow.opener?.windowWasShown(self) }
            post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
        }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue { Presenter.abandon(oldValue) }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !isHidden { installRootView() }
        }
    }

    /// The rectangle of the window on the screen; its controllers learn of another size before it changes.
    open override var frame: CGRect {
        get { super.frame }
        set {
            SizeTransition.run(self, to: newValue.size) { super.frame = newValue }
            if state?.deviceState.device != nil { followDevice() }
        }
    }

    /// What the system covers of the window at its edges, its safe area; nothing on a desktop.
    package var coveredInsets = UIEdgeInsets.zero {
        didSet {
            guard coveredInsets != oldValue, let state else { return }
            state.layout.usesSafeAreas = true
            LayoutHost.current.isDirty = true
            setNeedsLayout()
        }
    }

    override var coveredByScreen: UIEdgeInsets { coveredInsets }

    override var canHaveSuperview: Bool { false }

    override var isTouchTarget: Bool { false }

    /// Takes over what the device of the display covers of the window.
    func followDevice() {
        let screen = screen.bounds.size
        coveredInsets =
            state?.deviceState.device.map { SafeAreas.clamped($0.insets(of: screen), screen, frame) } ?? .zero
    }

    func installRootView() {
        guard let view = rootViewController?.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    // MARK: The key window

    /// Whether the window gets what goes to no place.
    open var isKeyWindow: Bool { state?.windowList.keyWindow === self }

    /// Whether the window may become the key window.
    open var canBecomeKey: Bool { true }

    /// Makes the window the key window, which receives keys; the former one resigns.
    open func makeKey() {
        guard canBecomeKey, let state, state.windowList.keyWindow !== self else { return }
        state.windowList.keyWindow?.resignKey()
        state.windowList.keyWindow = self
        becomeKey()
    }

    /// Shows the window in front of others of its level and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        if let state { WindowOrder.show(self, on: state) }
        makeKey()
    }

    /// Called when the window has become the key window; posts the notification.
    open func becomeKey() { post(Self.didBecomeKeyNotification) }

    /// Called when the window is no longer the key window; posts the notification.
    open func resignKey() { post(Self.didResignKeyNotification) }

    /// Posted when a window has become the key window.
    nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
        "UIWindowDidBecomeKeyNotification"
    )
    /// Posted when a window is no longer the key window.
    nonisolated public static let didResignKeyNotification = NSNotification.Name(
        "UIWindowDidResignKeyNotification"
    )
    /// Posted after a window was shown, with it as the object.
    nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification"
    )
    /// Posted when a window is no longer shown.
    nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification"
    )

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Events

    /// Brings the touches of an event to the views, and keys to who got them when they went down.
    open dynamic func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
            KeyDelivery.deliver(event)
        } else {
            EventDelivery.deliver(event, to: self)
        }
    }

    /// Scrolls by keys that no other responder has used, and passes others on to the application.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !ScrollKeys.perform(presses, in: self) { super.pressesBegan(presses, with: event) }
    }

    /// The undo manager for the texts in the window.
    open override var undoManager: UndoManager? { undoManagerStorage }

    /// The scene, or the application where the window is on no display.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    // MARK: Coordinates

    /// A point of the window in another window's coordinates; nil is the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        layer.convert(point, to: window?.layer ?? homeScreen.rootLayer)
    }

    /// A point of another window in the window's coordinates; nil is the screen.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        layer.convert(point, from: window?.layer ?? homeScreen.rootLayer)
    }

    /// A rectangle of the window in another window's coordinates; nil is the screen.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        layer.convert(rect, to: window?.layer ?? homeScreen.rootLayer)
    }

    /// A rectangle of another window in the window's coordinates; nil is the screen.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(rect, from: window?.layer ?? homeScreen.rootLayer)
    }
}

/// Which windows are shown, and in which order.
@MainActor enum WindowOrder {
    static func show(_ window: UIWindow, on state: DisplayState) {
        guard let root = window.screen.rootLayer else { return }
        state.windowList.windows.removeAll { $0 === window }
        let above = state.windowList.windows.first { $0.windowLevel.rawValue > window.windowLevel.rawValue }
        if let above {
            root.insertSublayer(window.layer, below: above.layer)
        } else {
            root.addSublayer(window.layer)
        }
        let index = state.windowList.windows.firstIndex { $0 === above } ?? state.windowList.windows.count
        state.windowList.windows.insert(window, at: index)
        if state.deviceState.device != nil { window.followDevice() }
        window.installRootView()
        AppearanceCallbacks.show(window)
        state.keyboardState.keyboard?.follow()
    }

    static func hide(_ window: UIWindow, on state: DisplayState) {
        state.windowList.windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
        if state.windowList.keyWindow === window { state.windowList.keyWindow = nil }
        AppearanceCallbacks.hide(window)
        state.keyboardState.keyboard?.follow()
    }
}
