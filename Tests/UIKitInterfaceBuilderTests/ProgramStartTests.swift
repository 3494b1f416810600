import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitTestSupport

@MainActor @Suite("Storyboards: the start of a program")
struct ProgramStartTests {
    private func files(_ info: [String: Any], tint: String = "") throws -> Storyboards {
        let text = Storyboards.document(initial: "a", [Scene.controller("a", "title=\"A\"")])
            .replacingOccurrences(of: "</document>", with: "\(tint)</document>")
        return try Storyboards(
            [
                "Main": text,
                "Pad": Storyboards.document(initial: "a", [Scene.controller("a", "title=\"Pad\"")]),
                "Lost": Storyboards.document(initial: nil, [Scene.controller("a")]),
            ],
            info: info
        )
    }

    /// Starts a program with the Info.plist of a bundle.
    private func launch(
        _ delegate: any UIApplicationDelegate,
        _ files: Storyboards,
        _ look: (UIWindow?) -> Void = { _ in }
    ) -> [String] {
        ManualDisplay.run(size: CGSize(width: 320, height: 480)) { display in
            AnimationDiagnostics.mistakes {
                let info = files.bundle.infoDictionary ?? [:]
                ApplicationLife.launch(delegate, info: ProgramInfo(lists: [info], bundle: files.bundle))
                display.advance(by: 0)
                look(
                    UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }
                        .first
                )
            }
        }
    }

    @Test(
        "the delegate has the window of the main storyboard when it hears of the start, and it is shown after"
    )
    func application() throws {
        let tint =
            "<color key=\"tintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        let delegate = StartDelegate()
        let told = launch(
            delegate,
            try files(["UIMainStoryboardFile": "Main", "UILaunchStoryboardName": "LaunchScreen"], tint: tint)
        ) { window in
            #expect(window === delegate.window && window?.isKeyWindow == true)
            #expect(window?.rootViewController?.title == "A")
            #expect(window?.rootViewController?.viewIfLoaded?.window === window)
            #expect(window?.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
        #expect(delegate.log == ["will, A, hidden true", "did, A, hidden true"])
        #expect(told.isEmpty, "\(told)")
    }

    @Test("a program that makes a window itself shows that one")
    func ownWindow() throws {
        let delegate = OwnWindowDelegate()
        _ = launch(delegate, try files(["UIMainStoryboardFile": "Main"])) { window in
            #expect(window === delegate.window && window?.rootViewController?.title == "own")
        }
        #expect(delegate.window?.rootViewController?.title == "own")
    }

    @Test("a delegate of a scene has its window when the scene connects, and it is shown after")
    func scene() throws {
        let manifest: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Default Configuration",
                            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).StartSceneDelegate",
                            "UISceneStoryboardFile": "Main",
                        ]
                    ]
                ]
            ]
        ]
        StartSceneDelegate.log = []
        let told = launch(IdleStartDelegate(), try files(manifest)) { window in
            #expect(window?.rootViewController?.title == "A")
            #expect(window?.windowScene?.delegate is StartSceneDelegate)
            #expect((window?.windowScene?.delegate as? StartSceneDelegate)?.window === window)
        }
        #expect(StartSceneDelegate.log == ["connect, A, hidden true"])
        #expect(told.isEmpty, "\(told)")
    }

    @Test("what is missing is told of by its name")
    func missing() throws {
        let noFile = launch(StartDelegate(), try files(["UIMainStoryboardFile": "Gone"]))
        #expect(noFile.contains { $0.contains("Could not find a storyboard named 'Gone'") })
        let noEntry = launch(StartDelegate(), try files(["UIMainStoryboardFile": "Lost"]))
        #expect(noEntry.contains { $0.contains("perhaps the designated entry point is not set?") })
        let noWindow = launch(IdleStartDelegate(), try files(["UIMainStoryboardFile": "Main"]))
        #expect(noWindow.contains { $0.contains("must implement the window property") })
    }
}

private final class StartDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("will, \(window?.rootViewController?.title ?? "-"), hidden \(window?.isHidden ?? false)")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("did, \(window?.rootViewController?.title ?? "-"), hidden \(window?.isHidden ?? false)")
        return true
    }
}

private final class OwnWindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.rootViewController?.title = "own"
        window?.makeKeyAndVisible()
    }
}

/// A delegate without a window, in the module of the scene's delegate.
final class IdleStartDelegate: UIResponder, UIApplicationDelegate {}

final class StartSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        Self.log.append(
            "connect, \(window?.rootViewController?.title ?? "-"), hidden \(window?.isHidden ?? false)"
        )
    }
}
