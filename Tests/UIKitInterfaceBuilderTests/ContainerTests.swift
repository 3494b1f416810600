import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitTestSupport

@MainActor @Suite("Storyboards: controllers that contain others")
struct ContainerTests {
    @Test("a navigation controller has its root before it is awake, and shows its title")
    func navigation() throws {
        let files = try Storyboards(
            initial: "n",
            Scene.navigation("n", root: "a", "navigationBarHidden=\"YES\" toolbarHidden=\"NO\""),
            Scene.controller("a", "title=\"A\"")
        )
        _ = SceneLog.take()
        let navigation = try #require(files.initial(UINavigationController.self))
        #expect(SceneLog.take() == ["A init, storyboard true", "A awake, button false"])
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.topViewController?.navigationController === navigation)
        #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        #expect(navigation.topViewController?.isViewLoaded == false)
    }

    @Test("the bars of a document are those of their controllers, of the program's classes")
    func bars() throws {
        let navigation =
            "<navigationController id=\"n\" toolbarHidden=\"NO\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" id=\"bar\" customClass=\"MarkedBar\" customModule=\"UIKitInterfaceBuilderTests\"><rect key=\"frame\" x=\"0.0\" y=\"44\" width=\"414\" height=\"44\"/></navigationBar><toolbar key=\"toolbar\" opaque=\"NO\" contentMode=\"scaleToFill\" id=\"tools\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"0.0\" height=\"0.0\"/></toolbar><connections><segue destination=\"a\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>"
        let files = try Storyboards(initial: "n", navigation, Scene.controller("a", "title=\"A\""))
        let controller = try #require(files.initial(UINavigationController.self))
        #expect(controller.navigationBar is MarkedBar)
        onPhone(root: controller) { _, _ in
            #expect(controller.navigationBar.superview === controller.view)
            #expect(
                controller.navigationBar.frame.minY == 59 && controller.navigationBar.topItem?.title == "A"
            )
            #expect(controller.toolbar.superview === controller.view)
        }
    }

    @Test(
        "bar items of a controller are there when it is awake; one without a title has that of the controller"
    )
    func items() throws {
        let items =
            "<toolbarItems><barButtonItem systemItem=\"add\" id=\"t1\"/><barButtonItem systemItem=\"flexibleSpace\" id=\"t2\"/></toolbarItems><tabBarItem key=\"tabBarItem\" tag=\"4\" title=\"\" id=\"tab\"/><navigationItem key=\"navigationItem\" title=\"Other\" id=\"item\"><barButtonItem key=\"rightBarButtonItem\" title=\"Go\" id=\"go\"/></navigationItem>"
        let files = try Storyboards(initial: "a", Scene.controller("a", "title=\"A\"", items: items))
        let controller = try #require(files.initial(SceneController.self))
        #expect(controller.navigationItem.title == "Other")
        #expect(controller.navigationItem.rightBarButtonItem?.title == "Go")
        #expect(controller.toolbarItems?.count == 2 && controller.tabBarItem.tag == 4)
        controller.title = "New"
        #expect(controller.navigationItem.title == "New")
        let plain = try Storyboards(
            initial: "a",
            Scene.controller(
                "a",
                "title=\"A\"",
                items: "<navigationItem key=\"navigationItem\" id=\"item\"/>"
            )
        )
        #expect(plain.initial(SceneController.self)?.navigationItem.title == "A")
    }

    @Test("a tab bar controller has its pages in the order of the relationships")
    func tabs() throws {
        let tabs = """
            <tabBarController id="t" sceneMemberID="viewController">
                <nil name="viewControllers"/>
                <connections>
                    <segue destination="c" kind="relationship" relationship="viewControllers" id="1"/>
                    <segue destination="a" kind="relationship" relationship="viewControllers" id="2"/>
                    <segue destination="b" kind="relationship" relationship="viewControllers" id="3"/>
                </connections>
            </tabBarController>
            """
        let files = try Storyboards(
            initial: "t",
            tabs,
            Scene.controller("a", "title=\"A\""),
            Scene.controller("b", "title=\"B\""),
            Scene.controller("c", "title=\"C\"")
        )
        let controller = try #require(files.initial(UITabBarController.self))
        #expect(controller.viewControllers?.map(\.title) == ["C", "A", "B"])
        #expect(controller.selectedIndex == 0)
        #expect(controller.tabBar.items?.map(\.title) == ["C", "A", "B"])
    }

    @Test("a split view controller has its columns by relationships, and the style of its document")
    func split() throws {
        func files(_ attributes: String, _ more: String = "") throws -> Storyboards {
            try Storyboards(
                initial: "s",
                """
                <splitViewController id="s" \(attributes) minimumPrimaryColumnWidth="320" maximumPrimaryColumnWidth="320" preferredDisplayMode="beside" behavior="tile" primaryBackgroundStyle="sidebar" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="relationship" relationship="detailViewController" id="2"/>
                        <segue destination="a" kind="relationship" relationship="masterViewController" id="1"/>
                        \(more)
                    </connections>
                </splitViewController>
                """,
                Scene.controller("a", "title=\"A\""),
                Scene.controller("b", "title=\"B\""),
                Scene.controller("c", "title=\"C\"")
            )
        }
        let former = try #require(try files("").initial(UISplitViewController.self))
        #expect(former.style == .unspecified && former.viewControllers.map(\.title) == ["A", "B"])
        let double = try #require(
            try files("allowDoubleColumnStyle=\"YES\"").initial(UISplitViewController.self)
        )
        #expect(double.style == .doubleColumn && double.viewController(for: .primary)?.title == "A")
        #expect(double.minimumPrimaryColumnWidth == 320 && double.preferredDisplayMode == .oneBesideSecondary)
        #expect(double.primaryBackgroundStyle == .sidebar && double.preferredSplitBehavior == .tile)
        let third =
            "<segue destination=\"c\" kind=\"relationship\" relationship=\"supplementaryViewController\" id=\"3\"/>"
        let triple = try #require(
            try files("allowDoubleColumnStyle=\"YES\"", third).initial(UISplitViewController.self)
        )
        #expect(triple.style == .tripleColumn && triple.viewController(for: .supplementary)?.title == "C")
    }

    @Test("a page view controller is made with the style of its document")
    func pages() throws {
        let files = try Storyboards(
            initial: "p",
            "<pageViewController id=\"p\" autoresizesArchivedViewToFullSize=\"NO\" transitionStyle=\"scroll\" navigationOrientation=\"vertical\" pageSpacing=\"8\" spineLocation=\"none\" doubleSided=\"YES\" sceneMemberID=\"viewController\"/>"
        )
        let pages = try #require(files.initial(UIPageViewController.self))
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        #expect(pages.isDoubleSided)
    }

    @Test("containers that contain each other do not hang")
    func cycles() throws {
        let files = try Storyboards(
            initial: "a",
            Scene.navigation("a", root: "b"),
            Scene.navigation("b", root: "a")
        )
        #expect(files.initial(UINavigationController.self) != nil)
        let chain = (0..<2000).map { Scene.navigation("n\($0)", root: "n\($0 + 1)") }
        let deep = try Storyboards(["Main": Storyboards.document(initial: "n0", chain)])
        #expect(deep.initial(UINavigationController.self) != nil)
    }

    @Test("a reference leads to a controller of another storyboard")
    func placeholder() throws {
        let reference =
            "<viewControllerPlaceholder storyboardIdentifier=\"There\" storyboardName=\"Other\" referencedIdentifier=\"Second\" id=\"p\" sceneMemberID=\"viewController\"><navigationItem key=\"navigationItem\" id=\"i\"/></viewControllerPlaceholder>"
        let first = Storyboards.document(
            initial: "n",
            [Scene.navigation("n", root: "p"), reference]
        )
        let other = Storyboards.document(
            initial: nil,
            [Scene.controller("x", "title=\"X\" storyboardIdentifier=\"Second\"")]
        )
        let files = try Storyboards(["Main": first, "Other": other])
        let navigation = try #require(files.initial(UINavigationController.self))
        #expect(navigation.topViewController?.title == "X")
        #expect(navigation.topViewController?.storyboard !== navigation.storyboard)
        #expect(files.storyboard().instantiateViewController(withIdentifier: "There").title == "X")
    }

    @Test("storyboards that refer to each other without end, and to none, are told of")
    func badPlaceholders() throws {
        func document(_ name: String, _ other: String) -> String {
            Storyboards.document(
                initial: "n",
                [
                    Scene.navigation("n", root: "p"),
                    "<viewControllerPlaceholder storyboardName=\"\(other)\" id=\"p\" sceneMemberID=\"viewController\"/>",
                ]
            )
        }
        let files = try Storyboards(["Main": document("Main", "Other"), "Other": document("Other", "Main")])
        let told = AnimationDiagnostics.mistakes { _ = files.initial(UINavigationController.self) }
        #expect(told.contains { $0.contains("without end") }, "\(told)")
        let lonely = try Storyboards(["Main": document("Main", "Nothing")])
        let missing = AnimationDiagnostics.mistakes { _ = lonely.initial(UINavigationController.self) }
        #expect(missing.contains { $0.contains("Could not find a storyboard named 'Nothing'") })
    }
}

/// A bar of a program's class.
class MarkedBar: UINavigationBar {}
