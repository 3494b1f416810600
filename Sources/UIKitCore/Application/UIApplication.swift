public import Foundation
public import QuartzCore

/// The program on a display: the end of the responder chain, and the entry of its events.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The states that an application can be in.
    public enum State: Int, Sendable {
        /// The application's window is in front and receives events.
        case active = 0
        /// The application is visible, and its window is not in front.
        case inactive = 1
        /// No window of the application is visible.
        case background = 2
    }

    /// The application object, one for each display; made at the first use.
    public class var shared: UIApplication {
        MainThreadRule.check("UIApplication.shared")
        let displayState = DisplayState.current
        if let known = displayState.program.application { return known }
        let made = UIApplication()
        displayState.program.application = made
        return made
    }

    /// The object that learns of the turns in the program's life; nil in programs that were not started by
    /// ``UIApplicationMain(_:_:_:_:)``.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The delegate that the program was started with; the application is its only owner.
    var keptDelegate: (any UIApplicationDelegate)?

    var state = State.active
    private var taskCount = 0

    /// The state of the application; without a delegate always active.
    open var applicationState: State { state }

    /// The scenes that are connected: the one of the display.
    open var connectedScenes: Set<UIScene> { [SceneLife.scene] }

    /// The sessions of all scenes: the one of the display's scene.
    open var openSessions: Set<UISceneSession> { [SceneLife.scene.session] }

    /// Whether the program can have several scenes: a display has one.
    open var supportsMultipleScenes: Bool { false }

    /// The direction in which the interface is read: from left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// The orientations in which the interface can be shown, as the delegate gives them; a display is not turned.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }

    /// Whether the screen stays on without input; false at first.
    ///
    /// A window of the desktop requests that of the desktop.
    open var isIdleTimerDisabled = false

    /// The number at the program's icon; kept for reading back, there is no icon.
    open var applicationIconBadgeNumber = 0

    /// Whether the status bar shows that data are being loaded; only read back, there is no status bar.
    open var isNetworkActivityIndicatorVisible = false

    /// The frame of the status bar of the simulated device (``UIScreen/simulatedDevice``); zero without one.
    open var statusBarFrame: CGRect { UIScreen.main.statusBarFrame }

    /// The orientation of the interface, by the size of the display.
    open var statusBarOrientation: UIInterfaceOrientation { SceneLife.scene.interfaceOrientation }

    /// Begins a task that may end in the background; nothing is cut short here, so the handler is not called.
    open func beginBackgroundTask(
        withName taskName: String? = nil,
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        taskCount += 1
        return UIBackgroundTaskIdentifier(rawValue: taskCount)
    }

    /// Ends a background task; nothing is cut short here, so it has no effect.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The time that is left in the background; always the greatest number, as programs are not suspended.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Registers for remote notifications; there are none, so the delegate's method for a failure is called in the next turn of the
    /// main queue.
    open func registerForRemoteNotifications() {
        DispatchQueue.main.async { [weak self] in
            ViewThread.run {
                guard let self else { return }
                let error = CocoaError(.featureUnsupported)
                self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
            }
        }
    }

    /// Ends the registration for remote notifications; there are none, so it has no effect.
    open func unregisterForRemoteNotifications() {}

    /// Whether the program receives remote notifications; always false.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// The commands in the menu of the program's icon; kept for reading back, there is no icon.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Whether the icon can be another one: no.
    open var supportsAlternateIcons: Bool { false }

    /// The name of the icon in the place of the usual one: none.
    open var alternateIconName: String? { nil }

    /// Sets another icon for the program; there is none, so the handler is called with an error.
    open func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
    }

    /// Whether files that are protected can be read: yes.
    open var isProtectedDataAvailable: Bool { true }

    /// Whether a shake undoes the last change; only read back.
    open var applicationSupportsShakeToEdit = true

    /// Begins receiving events of remote controls; none come here, so it has no effect.
    open func beginReceivingRemoteControlEvents() {}

    /// Ends receiving events of remote controls; none come here, so it has no effect.
    open func endReceivingRemoteControlEvents() {}

    /// The delegate, if it is a responder: the last of the chain.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// The text size on the current display; `large` at first.
    ///
    /// On Apple's systems the user sets it. Here there are no settings of a user, so the program may: fonts of text styles that are
    /// made afterwards have the new size, labels and buttons that adjust themselves change, and
    /// `UIContentSizeCategory.didChangeNotification` is posted.
    ///
    /// Source: text T74.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        get { DisplayState.current.contentSizeCategory }
        set { ContentSizeChange.apply(newValue) }
    }

    /// The windows that are shown on the current display, back to front.
    open var windows: [UIWindow] { DisplayState.current.windowList.windows }

    /// The window that gets what goes to no place.
    open var keyWindow: UIWindow? { DisplayState.current.windowList.keyWindow }

    /// Whether the status bar is hidden; always true.
    open var isStatusBarHidden: Bool { true }

    /// The style of the status bar's text; only read back, there is no status bar.
    open var statusBarStyle = UIStatusBarStyle.default

    private var ignoring = 0

    /// Ignores new touches until ``endIgnoringInteractionEvents()`` is called as often; touches that are down go on.
    open func beginIgnoringInteractionEvents() { ignoring += 1 }

    /// Ends one call of ``beginIgnoringInteractionEvents()``; after the last, touches have an effect again.
    open func endIgnoringInteractionEvents() { ignoring = max(ignoring - 1, 0) }

    /// Whether new touches are ignored, because ``beginIgnoringInteractionEvents()`` has not been ended.
    open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

    /// The application, by the key paths `shared` and `sharedApplication`; nil for others.
    open class func value(forKeyPath keyPath: String) -> Any? {
        ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
    }

    /// The application, by the keys `shared` and `sharedApplication`; nil for others.
    open class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Brings an event to the windows of its touches, or keys to the key window.
    open dynamic func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
            if let window = DisplayState.current.windowList.keyWindow {
                window.sendEvent(event)
            } else {
                KeyDelivery.deliver(event)
            }
            return
        }
        var seen: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            guard let window = touch.window, !seen.contains(where: { $0 === window }) else { continue }
            seen.append(window)
            window.sendEvent(event)
        }
    }

    /// Calls an action on a target; without one, on the first responder of the chain that can perform it.
    @discardableResult
    open dynamic func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        let chains = [DisplayState.current.responders.firstResponder, sender as? UIResponder].compactMap(
            \.self
        )
        let receiver =
            target ?? chains.lazy.compactMap { $0.target(forAction: action, withSender: sender) }.first
        guard let receiver else { return false }
        TargetAction.perform(action, on: receiver, from: sender, event)
        return true
    }
}
