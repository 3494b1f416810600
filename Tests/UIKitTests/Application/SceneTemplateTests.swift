import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

/// Xcode's delegate of an application: its configuration has a name and nothing more.
private final class TemplateDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

/// A delegate of the time before scenes, that shows nothing.
private final class IdleDelegate: UIResponder, UIApplicationDelegate {}

/// A delegate that shows a window without anything in it.
private final class BareDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
    }
}

/// The only class of this module that can be the delegate of a scene by its name.
final class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

@MainActor @Suite("Applications: Xcode's template, and programs that show nothing")
struct SceneTemplateTests {
    private func launched(_ delegate: any UIApplicationDelegate) -> (told: [String], scene: UIScene?) {
        ManualDisplay.run(size: CGSize(width: 300, height: 300)) { display in
            var scene: UIScene?
            let told = AnimationDiagnostics.mistakes {
                ApplicationLife.launch(delegate)
                scene = UIApplication.shared.connectedScenes.first
                display.advance(by: 2)
            }
            return (told, scene)
        }
    }

    @Test("a configuration without a class takes the module's only delegate of scenes", .claim("Q7.1"))
    func template() {
        let (told, scene) = launched(TemplateDelegate())
        #expect(scene?.delegate is TemplateSceneDelegate)
        #expect(told.isEmpty, "\(told)")
    }

    @Test("what shows nothing in its first second tells why", .claim("Q7.1"))
    func nothing() {
        let idle = launched(IdleDelegate()).told
        #expect(
            idle.count == 1 && idle[0].contains("nothing is shown") && idle[0].contains("makeKeyAndVisible")
        )
        let bare = launched(BareDelegate()).told
        #expect(bare.count == 1 && bare[0].contains("no rootViewController"), "\(bare)")
    }

    @Test("Info.plist names the delegate's class and the storyboard", .claim("Q7.1"))
    func manifest() {
        let entry: [String: Any] = [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
            "UISceneStoryboardFile": "Main",
        ]
        let info: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Other"], entry]
                ]
            ]
        ]
        let manifest = SceneManifest(info, configuration: "Default Configuration")
        #expect(
            manifest.delegateName == "$(PRODUCT_MODULE_NAME).SceneDelegate" && manifest.storyboard == "Main"
        )
        #expect(
            SceneManifest.className("$(PRODUCT_MODULE_NAME).SceneDelegate", module: "App")
                == "App.SceneDelegate"
        )
        #expect(SceneManifest.className("SceneDelegate", module: "App") == "App.SceneDelegate")
        let old = SceneManifest(
            ["UIMainStoryboardFile": "Main", "UIApplicationSceneManifest": 3],
            configuration: nil
        )
        #expect(old.delegateName == nil && old.storyboard == "Main")
    }

    @Test("names of classes are found in a program's file, each with a zero behind it", .claim("Q7.1"))
    func names() {
        let long = String(repeating: "x", count: 200) + "Scene"
        let text = "\0SceneDelegate\0 AScene \0MainScene\0\(long)\0Delegate"
        #expect(ClassNamesInProgram.names(in: Data(text.utf8)) == ["MainScene", "SceneDelegate"])
        #expect(ClassNamesInProgram.names(in: Data()).isEmpty)
    }
}
