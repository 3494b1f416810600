public import Foundation

/// A part of a program that has a display's screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The states that a scene goes through.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected to the program.
        case unattached = -1
        /// The scene is visible and receives events.
        case foregroundActive = 0
        /// The scene is visible, and does not receive events.
        case foregroundInactive = 1
        /// The scene is connected and not visible.
        case background = 2
    }

    /// The requests with which a scene is connected: URLs, activities and shortcuts.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The addresses that it was made to open.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The activities that it was made to take up.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The type of the activity that is to be continued; nil for none.
        open internal(set) var handoffUserActivityType: String?
        /// The command of the icon's menu that it was made for; none.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The identifier of the program that requests the opening; always nil.
        open var sourceApplication: String? { nil }
    }

    /// The options with which another program is to open a URL.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// By a program that is made for it alone; not used.
        open var universalLinksOnly = false
    }

    /// The session of the scene, which outlives it.
    public let session: UISceneSession
    /// The object that learns of the turns in the scene's life; the scene keeps it.
    open var delegate: (any UISceneDelegate)?
    /// The state that the scene is in; `unattached` until it is connected.
    open internal(set) var activationState = ActivationState.unattached
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// A title for lists of windows; kept for reading back.
    open var title: String! = ""

    /// Makes a scene; the system does so, for each display one.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The application: a scene is the last responder before it.
    open override var next: UIResponder? { UIApplication.shared }

    /// Opens an address with the desktop's program for it, as the application does.
    open func open(
        _ url: URL,
        options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }

    /// Opens a URL with the desktop's program for it; returns whether the desktop has accepted it.
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await UIApplication.shared.open(url)
    }

    // MARK: Notifications

    /// Posted after a scene was connected, with the scene as its object.
    nonisolated public static let willConnectNotification = NSNotification.Name(
        "UISceneWillConnectNotification"
    )
    /// Posted after a scene was disconnected, with the scene as its object.
    nonisolated public static let didDisconnectNotification = NSNotification.Name(
        "UISceneDidDisconnectNotification"
    )
    /// Posted when a scene is in use.
    nonisolated public static let didActivateNotification = NSNotification.Name(
        "UISceneDidActivateNotification"
    )
    /// Posted before a scene is no longer in use.
    nonisolated public static let willDeactivateNotification = NSNotification.Name(
        "UISceneWillDeactivateNotification"
    )
    /// Posted before a scene becomes visible, with the scene as its object.
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification"
    )
    /// Posted when a scene is no longer seen.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification"
    )
}
