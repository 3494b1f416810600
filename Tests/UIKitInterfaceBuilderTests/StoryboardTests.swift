import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitLists
import UIKitTestSupport

@MainActor @Suite("Storyboards: controllers and when their views are loaded")
struct StoryboardTests {
    @Test("a controller is awake when it is made, and its view is loaded when somebody asks for it")
    func lazyView() throws {
        let files = try Storyboards(initial: "a", Scene.controller("a", "title=\"A\""))
        _ = SceneLog.take()
        let controller = try #require(files.initial(SceneController.self))
        #expect(SceneLog.take() == ["A init, storyboard true", "A awake, button false"])
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(SceneLog.take() == ["A viewDidLoad, button true, children 0"])
        #expect(controller.button?.superview === controller.view)
        #expect(controller.view.frame == UIScreen.main.bounds)
    }

    @Test("attributes of a controller are there when its super.init(coder:) returns")
    func attributes() throws {
        let files = try Storyboards(
            initial: "a",
            """
            <viewController id="a" title="A" storyboardIdentifier="First" hidesBottomBarWhenPushed="YES" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" definesPresentationContext="YES" providesPresentationContextTransitionStyle="YES" extendedLayoutIncludesOpaqueBars="YES" automaticallyAdjustsScrollViewInsets="NO" useStoryboardIdentifierAsRestorationIdentifier="YES" interfaceStyle="dark" sceneMemberID="viewController">
                <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
                <size key="freeformSize" width="320" height="44"/>
                <value key="contentSizeForViewInPopover" type="size" width="320" height="182"/>
            </viewController>
            """
        )
        let controller = try #require(files.initial(UIViewController.self))
        #expect(controller.title == "A")
        #expect(controller.restorationIdentifier == "First")
        #expect(controller.hidesBottomBarWhenPushed)
        #expect(controller.modalPresentationStyle == .formSheet)
        #expect(controller.modalTransitionStyle == .crossDissolve)
        #expect(controller.definesPresentationContext)
        #expect(controller.providesPresentationContextTransitionStyle)
        #expect(controller.extendedLayoutIncludesOpaqueBars)
        #expect(!controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.overrideUserInterfaceStyle == .dark)
        #expect(controller.edgesForExtendedLayout == .bottom)
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 182))
    }

    @Test("each instantiation makes new objects, by the Storyboard ID or by the class and element")
    func identifiers() throws {
        let files = try Storyboards(
            initial: nil,
            Scene.controller("a", "storyboardIdentifier=\"First\""),
            Scene.controller("b", "title=\"B\"")
        )
        let storyboard = files.storyboard()
        let first = storyboard.instantiateViewController(withIdentifier: "First")
        #expect(first is SceneController && first.storyboard === storyboard)
        #expect(storyboard.instantiateViewController(withIdentifier: "First") !== first)
        #expect(storyboard.instantiateViewController(withIdentifier: "UIViewController-b").title == "B")
        #expect(storyboard.instantiateInitialViewController() == nil)
    }

    @Test("a program makes a controller itself, of the coder that it is given")
    func creator() throws {
        let files = try Storyboards(
            initial: "a",
            Scene.controller("a", "title=\"A\" storyboardIdentifier=\"First\"")
        )
        let storyboard = files.storyboard()
        let made = storyboard.instantiateViewController(identifier: "First") { coder -> SceneController? in
            let made = SceneController(coder: coder)
            made?.mark = "mine"
            return made
        }
        #expect(made.mark == "mine" && made.title == "A")
        made.loadViewIfNeeded()
        #expect(made.button != nil)
        let usual: SceneController? = storyboard.instantiateInitialViewController { _ in nil }
        #expect(usual?.mark == "" && usual?.title == "A")
    }

    @Test("a storyboard that is not there stops the program with Apple's words")
    func missingFile() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIStoryboard(name: "NoSuch", bundle: nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Could not find a storyboard named 'NoSuch' in bundle NSBundle <"))
    }

    @Test("an identifier that is not there stops the program with Apple's words")
    func missingIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let files = try Storyboards(initial: "a", Scene.controller("a"))
                _ = files.storyboard().instantiateViewController(withIdentifier: "a")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Storyboard (<UIStoryboard: 0x"))
        #expect(text.contains(">) doesn't contain a view controller with identifier 'a'"))
    }

    @Test("a creator that does not use the coder stops the program with Apple's words")
    func creatorWithoutCoder() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let files = try Storyboards(initial: "a", Scene.controller("a"))
                _ = files.storyboard().instantiateInitialViewController { _ in SceneController() }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Custom instantiated view controller must call -[super initWithCoder:]"))
    }

    @Test("top-level objects of a scene are made with the view, and live as long as the controller")
    func topLevelObjects() throws {
        let files = try Storyboards(
            initial: "a",
            Scene.controller("a", own: "<outlet property=\"extra\" destination=\"extra\" id=\"o\"/>")
                .replacingOccurrences(of: "\"SceneController\"", with: "\"ExtraController\"")
                + "<view contentMode=\"scaleToFill\" id=\"extra\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"240\" height=\"128\"/></view>"
        )
        let controller = try #require(files.initial(ExtraController.self))
        #expect(controller.extra == nil)
        controller.loadViewIfNeeded()
        #expect(controller.extra?.frame.size == CGSize(width: 240, height: 128))
        #expect(controller.extra?.superview == nil)
    }

    @Test("a view that is not to fill the screen keeps its size")
    func ownSize() throws {
        let files = try Storyboards(
            initial: "a",
            Scene.controller("a", "autoresizesArchivedViewToFullSize=\"NO\"")
        )
        #expect(files.initial(SceneController.self)?.view.frame.size == CGSize(width: 375, height: 667))
    }

    @Test("a controller whose view is loaded goes when nobody has it, with what it has of its scene")
    func release() throws {
        let files = try Storyboards(
            initial: "n",
            Scene.navigation("n", root: "a"),
            Scene.controller(
                "a",
                button: "<segue destination=\"a\" kind=\"show\" id=\"s\"/>",
                items:
                    "<navigationItem key=\"navigationItem\" id=\"i\"><barButtonItem key=\"rightBarButtonItem\" title=\"Go\" id=\"go\"><connections><segue destination=\"a\" kind=\"show\" id=\"t\"/></connections></barButtonItem></navigationItem>"
            ) + "<view contentMode=\"scaleToFill\" id=\"extra\"/>"
        )
        weak var gone: UIViewController?
        do {
            let navigation = try #require(files.initial(UINavigationController.self))
            navigation.topViewController?.loadViewIfNeeded()
            gone = navigation.topViewController
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    @Test("a class that makes its view itself gets none of the scene")
    func ownView() throws {
        let files = try Storyboards(
            initial: "a",
            Scene.controller("a").replacingOccurrences(
                of: "\"SceneController\"",
                with: "\"OwnViewController\""
            )
        )
        let controller = try #require(files.initial(OwnViewController.self))
        #expect(controller.view is UILabel && controller.view.subviews.isEmpty)
    }

    @Test("layout guides of the time before safe areas are the controller's")
    func layoutGuides() throws {
        let files = try Storyboards(
            initial: "a",
            """
            <viewController id="a" sceneMemberID="viewController">
                <layoutGuides>
                    <viewControllerLayoutGuide type="top" id="t"/>
                    <viewControllerLayoutGuide type="bottom" id="b"/>
                </layoutGuides>
                <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="600" height="600"/></view>
            </viewController>
            """
        )
        let controller = try #require(files.initial(UIViewController.self))
        let told = AnimationDiagnostics.mistakes { controller.loadViewIfNeeded() }
        #expect(told.isEmpty, "\(told)")
    }

    @Test("controllers of other frameworks are plain ones, which is told of")
    func foreign() throws {
        let files = try Storyboards(
            initial: "a",
            "<glkViewController id=\"a\" sceneMemberID=\"viewController\"/>"
        )
        var made: UIViewController?
        let told = AnimationDiagnostics.mistakes { made = files.initial(UIViewController.self) }
        #expect(made != nil)
        #expect(told.contains { $0.contains("GLKViewController of GLKit is not here") })
    }
}

class ExtraController: SceneController {
    var extra: UIView?

    override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.property("extra", \ExtraController.extra)
        return members
    }
}

class OwnViewController: SceneController {
    override func loadView() { view = UILabel() }
}
