package import Foundation
import QuartzCore

/// What a program says of its interface in Info.plist, and where the files that are named there lie.
package struct ProgramInfo {
    /// The property lists of the program, the one that counts first.
    package var lists: [[String: Any]]
    /// The bundle with the storyboards; nil for the program's own.
    package var bundle: Bundle?

    package init(lists: [[String: Any]], bundle: Bundle? = nil) {
        (self.lists, self.bundle) = (lists, bundle)
    }

    /// That of the running program.
    package static var running: ProgramInfo { ProgramInfo(lists: SceneManifest.infos()) }

    /// Whether windows belong to scenes, whose delegates get them, and not to the application's delegate.
    var usesScenes: Bool { lists.contains { $0["UIApplicationSceneManifest"] is [String: Any] } }
}

/// The first window of a program, with the controller that the storyboard of Info.plist begins with.
///
/// The storyboard of the launch screen (`UILaunchStoryboardName`) is not shown: nothing is to be waited for here before the first frame.
///
/// Source: Apple's documentation of `UIMainStoryboardFile` and `UISceneStoryboardFile`.
@MainActor enum MainInterface {
    /// Makes the window of a program without scenes and gives it to the application's delegate.
    ///
    /// - Returns: The window; nil where Info.plist names no storyboard, or its file is not there.
    static func begin(_ delegate: any UIApplicationDelegate, _ info: ProgramInfo) -> UIWindow? {
        guard !info.usesScenes,
            let name = info.lists.lazy.compactMap({ SceneManifest.mainStoryboard($0, idiom) }).first,
            let storyboard = UIStoryboard.named(
                name,
                in: info.bundle,
                by: "Info.plist (UIMainStoryboardFile)"
            ),
            let window = window(of: storyboard, UIWindow(frame: UIScreen.main.bounds))
        else { return nil }
        delegate.window = window
        guard delegate.window === window else {
            Mistakes.tell(
                "The app delegate must implement the window property if it wants to use a main storyboard file."
            )
            return nil
        }
        return window
    }

    /// Shows the window that the delegate was given, unless the program has another one by now.
    static func show(_ window: UIWindow?, of delegate: any UIApplicationDelegate) {
        if let window, delegate.window === window { show(window) }
    }

    /// Makes the window of a scene and gives it to the scene's delegate.
    static func begin(_ scene: UIWindowScene, _ storyboard: UIStoryboard) -> UIWindow? {
        guard let window = window(of: storyboard, UIWindow(windowScene: scene)) else { return nil }
        guard let sceneDelegate = scene.delegate else { return window }
        guard let delegate = sceneDelegate as? any UIWindowSceneDelegate else { return nil }
        delegate.window = window
        guard delegate.window === window else {
            Mistakes.tell(
                "The scene's delegate \(type(of: delegate)) must implement the window property if it wants to use a storyboard file."
            )
            return nil
        }
        return window
    }

    /// Shows the window that a scene's delegate was given, unless the program has another one by now.
    static func show(_ window: UIWindow?, of scene: UIWindowScene) {
        guard let window else { return }
        let delegate = scene.delegate as? any UIWindowSceneDelegate
        if delegate == nil || delegate?.window === window { show(window) }
    }

    private static func show(_ window: UIWindow) {
        if window.isHidden { window.makeKeyAndVisible() }
    }

    /// Puts the controller that a storyboard begins with into a window.
    private static func window(of storyboard: UIStoryboard, _ window: UIWindow) -> UIWindow? {
        guard let controller = storyboard.instantiateInitialViewController() else {
            Mistakes.tell(
                "Failed to instantiate the default view controller of the storyboard '\(storyboard.name)' - perhaps the designated entry point is not set?"
            )
            return nil
        }
        if let tintColor = storyboard.tintColor { window.tintColor = tintColor }
        window.rootViewController = controller
        return window
    }

    static var idiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
}
