public import Foundation

/// The object that learns of the turns in a scene's life; all methods may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is there: the place for making its window.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// The scene was disconnected; the place for releasing what belongs to it.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is about to become visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene has become active: it is visible and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene will no longer be in use.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is no longer visible; the place for saving data.
    func sceneDidEnterBackground(_ scene: UIScene)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// URLs are to be opened in the scene.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The activity that describes the user's work in the scene, for another run; called when the scene is no longer visible.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The state that the scene had in another run is to be restored from an activity.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// An activity of a type is about to be handed over.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// An activity is to be continued in the scene.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// An announced activity has not arrived; it always arrives, so nothing calls this.
    func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )
    /// An activity was updated; nothing calls this here.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Has no effect; implement it to make the scene's window.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Has no effect; implement it to release what belongs to the scene.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Has no effect; implement it to bring views up to date before they are seen again.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Has no effect; implement it to go on with what was paused.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Has no effect; implement it to pause a game or a timer.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Has no effect; implement it to save data and to release memory while the scene is out of sight.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Has no effect: the URLs are not opened.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Nil by default: nothing is kept for another run of the scene.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Has no effect; implement it to show again what the scene showed before.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    {}
    /// Has no effect; implement it to tell the user that an activity is on its way.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Has no effect: the activity is not taken up.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Has no effect; activities never fail to arrive here, so nothing calls it.
    public func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}
    /// Has no effect; activities are not updated after they were handed over, so nothing calls it.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The object that learns of the turns in the life of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of a scene that has one; nil and not kept unless the class has the property itself.
    var window: UIWindow? { get set }
    /// The scene has another size, orientation or other traits.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )
    /// A command of the icon's menu was chosen.
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}

extension UIWindowSceneDelegate {
    /// Nil by default, and a value that is set is dropped; a delegate that has a window declares the property itself.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Has no effect; implement it to react to another size, orientation or other traits of the scene.
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// Has no effect, and does not call the handler; implement it to perform a command of the icon's menu.
    public func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
