import AgateDisplay
import Foundation
import Testing
import UIKit

@MainActor private final class Heard {
    static let shared = Heard()
    /// By display: tests run beside each other.
    var lines: [ObjectIdentifier: [String]] = [:]

    static func add(_ line: String) {
        shared.lines[ObjectIdentifier(UIApplication.shared), default: []].append(line)
    }
    static func take() -> [String] {
        shared.lines.removeValue(forKey: ObjectIdentifier(UIApplication.shared)) ?? []
    }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let reader = Reader()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Heard.add("launched \((launchOptions?[.url] as? URL)?.absoluteString ?? "-")")
        return true
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        Heard.add("open \(url.absoluteString)")
        return true
    }

    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        Heard.add("will continue \(userActivityType)")
        return false
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        Heard.add("continue \(userActivity.webpageURL?.absoluteString ?? userActivity.activityType)")
        restorationHandler([reader])
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Heard.add("active") }
}

private final class Reader: UIViewController {
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        Heard.add("restore \(activity.activityType)")
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["page": 7])
        Heard.add("update")
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
        let pages = connectionOptions.userActivities.compactMap(\.webpageURL?.absoluteString)
        Heard.add("connect \(urls) \(pages)")
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        Heard.add("open \(contexts.map(\.url.absoluteString))")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Heard.add("continue \(userActivity.webpageURL?.absoluteString ?? "-")")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "org.example.reading")
        activity.title = "Chapter 3"
        return activity
    }
}

private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let made = UISceneConfiguration(name: "main", sessionRole: connectingSceneSession.role)
        made.delegateClass = SceneDelegate.self
        return made
    }
}

/// What a program is asked to open, and what the user does in it.
@MainActor @Suite("Activities and addresses")
struct UserActivityTests {
    private func onDisplay(_ body: () throws -> Void) rethrows {
        try ManualDisplay.run(size: CGSize(width: 300, height: 300)) { _ in
            _ = Heard.take()
            try body()
        }
    }

    @Test(
        "a program is handed the addresses it was started with, those of the web as activities, before it is active"
    )
    func start() throws {
        let url = try #require(URL(string: "app://page/1"))
        let page = try #require(URL(string: "https://example.com/x"))
        onDisplay {
            ApplicationLife.launch(AppDelegate(), opening: [url, page])
            #expect(
                Heard.take() == [
                    "launched app://page/1", "open app://page/1",
                    "will continue NSUserActivityTypeBrowsingWeb",
                    "continue https://example.com/x", "restore NSUserActivityTypeBrowsingWeb", "active",
                ]
            )
            #expect(ProgramRequests.open(url))
            #expect(Heard.take() == ["open app://page/1"])
        }
    }

    @Test("a scene with a delegate is connected with them, and gets later ones")
    func scenes() throws {
        let url = try #require(URL(string: "app://page/1"))
        let page = try #require(URL(string: "https://example.com/x"))
        onDisplay {
            ApplicationLife.launch(SceneAppDelegate(), opening: [url, page])
            #expect(Heard.take() == ["connect [\"app://page/1\"] [\"https://example.com/x\"]"])
            ProgramRequests.open(url)
            ProgramRequests.open(page)
            #expect(Heard.take() == ["open [\"app://page/1\"]", "continue https://example.com/x"])
            ApplicationLife.enterBackground()
            let session = UIApplication.shared.openSessions.first
            #expect(session?.stateRestorationActivity?.title == "Chapter 3")
        }
    }

    @Test("an activity that has to be saved is brought up to date by its responder when the program is left")
    func saving() {
        onDisplay {
            ApplicationLife.launch(AppDelegate())
            _ = Heard.take()
            let reader = Reader()
            let activity = NSUserActivity(activityType: "org.example.reading")
            reader.userActivity = activity
            #expect(reader.userActivity === activity)
            activity.becomeCurrent()
            ApplicationLife.resignActive()
            #expect(Heard.take().isEmpty)
            ApplicationLife.becomeActive()
            activity.needsSave = true
            ApplicationLife.resignActive()
            #expect(Heard.take() == ["active", "update"])
            #expect(activity.userInfo?["page"] as? Int == 7 && !activity.needsSave)
            activity.needsSave = true
            activity.invalidate()
            ApplicationLife.becomeActive()
            ApplicationLife.resignActive()
            #expect(Heard.take() == ["active"])
        }
    }

    @Test("--open names an address, and anything else is a mistake")
    func argument() throws {
        let arguments = try HostArguments(["p", "--open", "app://x", "--open=https://y.org"])
        #expect(arguments.addresses.map(\.absoluteString) == ["app://x", "https://y.org"])
        #expect(throws: HostArguments.Mistake.self) { try HostArguments(["p", "--open", "no address"]) }
    }

    @Test("--dark and --idiom say what programs find at first")
    func looks() throws {
        let arguments = try HostArguments(["p", "--dark", "--idiom", "pad"])
        ManualDisplay.run(size: CGSize(width: 300, height: 300)) { _ in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            #expect(window.traitCollection.userInterfaceStyle == .light)
            arguments.apply(to: UIScreen.main)
            #expect(window.traitCollection.userInterfaceStyle == .dark)
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
        }
        #expect(throws: HostArguments.Mistake.self) { try HostArguments(["p", "--idiom", "watch"]) }
    }
}
