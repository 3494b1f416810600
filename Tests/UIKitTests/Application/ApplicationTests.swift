import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Writes down what it hears.
@MainActor private final class Life {
    static let shared = Life()
    /// By display: tests run beside each other.
    var lines: [ObjectIdentifier: [String]] = [:]

    static func add(_ line: String) {
        shared.lines[ObjectIdentifier(UIApplication.shared), default: []].append(line)
    }
    /// Forgets what an application had told that was at this address before.
    static func begin() { shared.lines[ObjectIdentifier(UIApplication.shared)] = nil }

    static var current: [String] { shared.lines[ObjectIdentifier(UIApplication.shared)] ?? [] }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Life.add("will finish")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Life.add("did finish \(application.applicationState == .inactive)")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Life.add("active") }
    func applicationWillResignActive(_ application: UIApplication) { Life.add("will resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { Life.add("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Life.add("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { Life.add("terminate") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        Life.add("connect")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Life.add("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Life.add("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { Life.add("scene will resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { Life.add("scene background") }
}

private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Life.add("configuration")
        let made = UISceneConfiguration(name: "main", sessionRole: connectingSceneSession.role)
        made.delegateClass = SceneDelegate.self
        return made
    }

    func applicationDidFinishLaunching(_ application: UIApplication) { Life.add("did finish") }
    func applicationDidBecomeActive(_ application: UIApplication) { Life.add("active") }
    func applicationWillResignActive(_ application: UIApplication) { Life.add("will resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { Life.add("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Life.add("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { Life.add("terminate") }
}

/// From the start of a program to its end.
///
/// Source: uikit U190.
@MainActor @Suite("Applications")
struct ApplicationTests {
    @Test(
        "a program without scenes of its own is launched, becomes active, leaves the screen and ends (uikit U190)"
    )
    func plain() {
        ManualDisplay.run(size: CGSize(width: 300, height: 300)) { display in
            Life.begin()
            ApplicationLife.launch(PlainDelegate())
            #expect(Life.current == ["will finish", "did finish true", "active"])
            #expect(UIApplication.shared.applicationState == .active)
            #expect(
                UIApplication.shared.keyWindow?.windowScene === UIApplication.shared.connectedScenes.first
            )
            ApplicationLife.enterBackground()
            #expect(UIApplication.shared.applicationState == .background)
            ApplicationLife.returnToForeground()
            ApplicationLife.terminate()
            #expect(
                Life.current.dropFirst(3) == [
                    "will resign", "background", "foreground", "active", "will resign", "background",
                    "terminate",
                ]
            )
        }
    }

    @Test("a scene's delegate, of a class that the configuration names, makes the window")
    func scenes() {
        ManualDisplay.run(size: CGSize(width: 300, height: 300)) { display in
            Life.begin()
            ApplicationLife.launch(SceneAppDelegate())
            #expect(
                Life.current == [
                    "did finish", "configuration", "connect", "scene foreground", "scene active",
                ]
            )
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            #expect(scene?.windows.count == 1 && scene?.keyWindow?.rootViewController != nil)
            #expect(scene?.activationState == .foregroundActive)
            ApplicationLife.resignActive()
            #expect(Life.current.last == "scene will resign" && scene?.activationState == .foregroundInactive)
        }
    }

    @Test("a scene's delegate hears of the program's coming and going, the application's only of its end")
    func scenesAlone() {
        ManualDisplay.run(size: CGSize(width: 300, height: 300)) { display in
            Life.begin()
            let center = NotificationCenter.default
            let token = center.addObserver(
                forName: UIApplication.didEnterBackgroundNotification,
                object: UIApplication.shared,
                queue: nil
            ) { _ in MainActor.assumeIsolated { Life.add("posted") } }
            defer { center.removeObserver(token) }
            ApplicationLife.launch(SceneAppDelegate())
            let start = Life.current.count
            ApplicationLife.enterBackground()
            ApplicationLife.returnToForeground()
            ApplicationLife.terminate()
            #expect(
                Life.current.dropFirst(start) == [
                    "scene will resign", "scene background", "posted", "scene foreground", "scene active",
                    "scene will resign", "scene background", "posted", "terminate",
                ]
            )
        }
    }

    @Test("notifications are posted after the delegate was told")
    func notifications() {
        ManualDisplay.run(size: CGSize(width: 300, height: 300)) { display in
            Life.begin()
            let token = NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification,
                object: UIApplication.shared,
                queue: nil
            ) { _ in MainActor.assumeIsolated { Life.add("notified") } }
            ApplicationLife.launch(PlainDelegate())
            NotificationCenter.default.removeObserver(token)
            #expect(Life.current.suffix(2) == ["active", "notified"])
        }
    }

    @Test("`main()` starts a program whose delegate is made by name, on the live display")
    func main() async {
        let result = await #expect(processExitsWith: .exitCode(7)) {
            await MainActor.run { ExitingDelegate.main() }
        }
        _ = result
    }

    @Test("without a delegate a program is in use, and has one scene")
    func nothing() {
        onWindow { _, window in
            #expect(UIApplication.shared.applicationState == .active)
            #expect(UIApplication.shared.connectedScenes.count == 1)
            #expect(window.windowScene?.activationState == .foregroundActive)
            #expect(window.next === window.windowScene)
        }
    }

    @Test("the device answers as a phone, and its vibrations are counted")
    func device() {
        onWindow { _, _ in
            #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
            let generator = UIImpactFeedbackGenerator(style: .heavy)
            generator.prepare()
            generator.impactOccurred()
            generator.impactOccurred(intensity: 0.5)
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            #expect(FeedbackLog.counts == ["prepare": 1, "impact heavy": 2, "notification success": 1])
        }
    }

    @Test("points are converted between views and the screen")
    func spaces() {
        onWindow { _, window in
            let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
            window.addSubview(view)
            let point = view.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace)
            #expect(point == CGPoint(x: 31, y: 42))
            #expect(UIScreen.main.coordinateSpace.convert(point, to: view) == CGPoint(x: 1, y: 2))
        }
    }
}

/// Ends the program when it is in use.
final class ExitingDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { exit(7) }
}
