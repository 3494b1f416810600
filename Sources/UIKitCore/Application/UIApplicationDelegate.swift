public import Foundation

/// The object that the application calls at the turns of its life; all methods may be left out.
///
/// With `@main` before a class that conforms, that class starts the program.
///
/// Source: uikit U190.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of a program that has one; nil and not kept unless the class has the property itself.
    var window: UIWindow? { get set }
    /// The program has launched, and its state of an earlier run may be restored.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has started: the place for making windows.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has started; called only if the method above is left out.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The program has become active: its window is in front and receives events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The program will no longer be in use.
    func applicationWillResignActive(_ application: UIApplication)
    /// The program's windows are no longer visible.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The program's windows are about to become visible again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program is about to end in an orderly way; the last chance to save.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short; Linux does not report it, so nothing calls this.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// A URL is to be opened; true if the program has opened it.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// An activity of a type is about to be handed over.
    ///
    /// - Returns: Whether the program itself tells the user so meanwhile.
    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool
    /// An activity is to be continued, such as a web page that the program was started with.
    ///
    /// - Parameter restorationHandler: Hands the activity to objects, such as controllers, for them to take it up.
    /// - Returns: Whether the program has taken it up.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// An announced activity has not arrived; it always arrives, so nothing calls this.
    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )
    /// An activity was updated; nothing calls this here.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// A command of the icon's menu was chosen.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
    /// The clock was set to another time; Linux does not report it, so nothing calls this.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// The program is registered for remote notifications; there are none, so nothing calls this.
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )
    /// Registering for remote notifications has failed, as it always does here; called after
    /// ``UIApplication/registerForRemoteNotifications()``.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )
    /// A remote notification has arrived; there are none, so nothing calls this.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )
    /// Transfers in the background have ended; there are none, so nothing calls this.
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    )
    /// Files that are protected cannot be read any more; not called.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Files that are protected can be read; not called.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// Whether an extension may be used; there are none, so nothing calls this.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    /// Whether the state of the interface is to be saved for another run; it is not, so nothing calls this.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the state of the interface is to be restored; it is not, so nothing calls this.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The configuration of a new scene, which names the class of its delegate.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Scene sessions were closed for good; this system does not call it.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The orientations in which the interface can be shown; only read back, a display is not turned.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// Nil by default, and a value that is set is dropped; a delegate that has a window declares the property itself.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// True by default; implement it to prepare data before the program has finished launching.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// True by default, after a call of ``applicationDidFinishLaunching(_:)``.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Has no effect; implement it, or the method with launch options, to make the first window.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Has no effect; implement it to go on with what was paused.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Has no effect; implement it to pause a game or a timer.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Has no effect; implement it to save data and to release memory while the program is out of sight.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Has no effect; implement it to bring views up to date before they are seen again.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Has no effect; implement it to save data before the program ends.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Has no effect; Linux sends no memory warnings, so nothing calls it.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// False by default: the URL is not opened.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// False by default: the program does not tell the user that an activity is on its way.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    /// False by default: the activity is not taken up.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Has no effect; activities never fail to arrive here, so nothing calls it.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}
    /// Has no effect; activities are not updated after they were handed over, so nothing calls it.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    /// Has no effect, and does not call the handler; implement it to perform a command of the icon's menu.
    public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    /// Has no effect; Linux does not report a change of the clock, so nothing calls it.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    /// Has no effect; no remote notifications reach a program here, so nothing calls it.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Has no effect; implement it to answer that registering for remote notifications failed, as it always does here.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Has no effect; no remote notifications reach a program here, so nothing calls it.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Has no effect; no transfers go on without the program here, so nothing calls it.
    public func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}
    /// Has no effect; files here are not locked with the device, so nothing calls it.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    /// Has no effect; files here are not locked with the device, so nothing calls it.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    /// True by default; there are no extensions here, so nothing calls it.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }
    /// False by default; the state of the interface is not saved here, so nothing calls it.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
        -> Bool
    { false }
    /// False by default; the state of the interface is not restored here, so nothing calls it.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder)
        -> Bool
    { false }
    /// Returns a configuration without a name and without a delegate class, for the session's role.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    /// Has no effect; scene sessions are not discarded here, so nothing calls it.
    public func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
    /// All orientations by default; a display is not turned here, so the answer is only read back.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
}
