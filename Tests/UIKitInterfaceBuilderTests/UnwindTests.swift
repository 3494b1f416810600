import AgateDisplay
import Foundation
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitTestSupport

@MainActor @Suite("Storyboards: unwind segues")
struct UnwindTests {
    private let exit = "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
    private let way =
        "<segue destination=\"exit\" kind=\"unwind\" identifier=\"home\" unwindAction=\"back:\" id=\"w\"/>"

    private func show(_ id: String, _ kind: String) -> String {
        "<segue destination=\"\(id)\" kind=\"\(kind)\" identifier=\"go\" animates=\"NO\" id=\"s\(id)\"/>"
    }

    /// A scene whose controller does not know the action.
    private func mute(_ scene: String) -> String {
        scene.replacingOccurrences(of: "\"SceneController\"", with: "\"MuteController\"")
    }

    @Test("the way back leads to the first controller of the stack with the action, and pops the others")
    func navigation() throws {
        let files = try Storyboards(
            initial: "n",
            Scene.navigation("n", root: "a"),
            Scene.controller("a", "title=\"A\"", own: show("b", "show")),
            mute(Scene.controller("b", "title=\"B\"", own: show("c", "show"))),
            Scene.controller("c", "title=\"C\"", button: way) + exit
        )
        let navigation = try #require(files.initial(UINavigationController.self))
        onPhone(root: navigation) { display, window in
            for _ in 0..<2 {
                navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
                display.advance(by: 1)
            }
            #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
            _ = SceneLog.take()
            display.tap((navigation.topViewController as? SceneController)?.button, in: window)
            #expect(
                SceneLog.take() == [
                    "C should home", "C prepare home to A, loaded true, from UIButton", "A back from C",
                ]
            )
            #expect(navigation.viewControllers.map(\.title) == ["A"])
        }
    }

    @Test("the way back dismisses what is presented, and pops behind it")
    func modal() throws {
        let files = try Storyboards(
            initial: "n",
            Scene.navigation("n", root: "a"),
            Scene.controller("a", "title=\"A\"", own: show("b", "show")),
            mute(Scene.controller("b", "title=\"B\"", own: show("m", "presentation"))),
            Scene.navigation("m", root: "c"),
            Scene.controller("c", "title=\"C\"", button: way) + exit
        )
        let navigation = try #require(files.initial(UINavigationController.self))
        onPhone(root: navigation) { display, _ in
            for _ in 0..<2 {
                navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
                display.advance(by: 1)
            }
            let inner = navigation.presentedViewController as? UINavigationController
            #expect(inner?.topViewController?.title == "C")
            _ = SceneLog.take()
            inner?.topViewController?.performSegue(withIdentifier: "home", sender: nil)
            #expect(
                SceneLog.take().suffix(2) == [
                    "C prepare home to A, loaded true, from nobody", "A back from C",
                ]
            )
            display.advance(by: 2)
            #expect(navigation.presentedViewController == nil)
            #expect(navigation.viewControllers.map(\.title) == ["A"])
        }
    }

    @Test("the way back selects the tab of its destination")
    func tabs() throws {
        let tabs = """
            <tabBarController id="t" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
                <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
            </connections></tabBarController>
            """
        let files = try Storyboards(
            initial: "t",
            tabs,
            Scene.controller("a", "title=\"A\""),
            mute(Scene.controller("b", "title=\"B\"", own: way)) + exit
        )
        let controller = try #require(files.initial(UITabBarController.self))
        onPhone(root: controller) { display, _ in
            controller.selectedIndex = 1
            display.advance(by: 1)
            controller.selectedViewController?.performSegue(withIdentifier: "home", sender: nil)
            display.advance(by: 1)
            #expect(controller.selectedIndex == 0)
        }
    }

    @Test("a controller refuses the way back to itself, and a segue out of the scene's objects is none")
    func refusal() throws {
        let files = try Storyboards(
            initial: "n",
            Scene.navigation("n", root: "a"),
            Scene.controller("a", "title=\"A\"", own: show("b", "show")),
            Scene.controller("b", "title=\"B\"", own: show("c", "show"))
                .replacingOccurrences(of: "\"SceneController\"", with: "\"RefusingController\""),
            Scene.controller("c", "title=\"C\"", own: way) + exit
        )
        let navigation = try #require(files.initial(UINavigationController.self))
        onPhone(root: navigation) { display, _ in
            for _ in 0..<2 {
                navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
                display.advance(by: 1)
            }
            navigation.topViewController?.performSegue(withIdentifier: "home", sender: nil)
            display.advance(by: 1)
            #expect(navigation.viewControllers.map(\.title) == ["A"])
        }
    }
}

/// A controller without the action of the way back.
class MuteController: SceneController {
    override func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        withSender sender: Any
    ) -> Bool { false }
}

class RefusingController: SceneController {
    override func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    ) -> Bool { false }
}
