import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitLists
import UIKitTestSupport

@MainActor @Suite("Storyboards: segues")
struct SegueTests {
    private func segue(_ destination: String, _ kind: String, _ more: String = "", _ inside: String = "")
        -> String
    {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(more) id=\"s-\(destination)-\(kind)\">\(inside)</segue>"
    }

    @Test("a touch of a button asks, prepares and pushes; the action of a program asks nobody")
    func show() throws {
        let files = try Storyboards(
            initial: "n",
            Scene.navigation("n", root: "a"),
            Scene.controller("a", "title=\"A\"", button: segue("b", "show", "identifier=\"go\"")),
            Scene.controller("b", "title=\"B\"")
        )
        let navigation = try #require(files.initial(UINavigationController.self))
        let a = try #require(navigation.topViewController as? SceneController)
        onPhone(root: navigation) { display, window in
            _ = SceneLog.take()
            display.tap(a.button, in: window)
            #expect(
                SceneLog.take() == [
                    "A should go", "B init, storyboard true", "B awake, button false",
                    "A prepare go to B, loaded false, from UIButton",
                    "B viewDidLoad, button true, children 0",
                ]
            )
            #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
            navigation.popViewController(animated: false)
            a.performSegue(withIdentifier: "go", sender: "me")
            display.advance(by: 2)
            #expect(!SceneLog.take().contains("A should go"))
            #expect(a.lastSegue?.source === a && a.lastSegue?.destination === navigation.topViewController)
            navigation.popViewController(animated: false)
            a.refused = ["go"]
            display.tap(a.button, in: window)
            #expect(SceneLog.take() == ["A should go"])
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("a segue without a container presents, and one of a name that is not there stops the program")
    func showWithoutContainer() async throws {
        let files = try Storyboards(
            initial: "a",
            Scene.controller("a", "title=\"A\"", own: segue("b", "show", "identifier=\"go\"")),
            Scene.controller("b", "title=\"B\"")
        )
        let a = try #require(files.initial(SceneController.self))
        onPhone(root: a) { display, _ in
            a.performSegue(withIdentifier: "go", sender: nil)
            display.advance(by: 2)
            #expect(a.presentedViewController?.title == "B")
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let files = try Storyboards(initial: "a", Scene.controller("a"))
                files.initial(SceneController.self)?.performSegue(withIdentifier: "no", sender: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Receiver (<UIKitInterfaceBuilderTests.SceneController: 0x"))
        #expect(text.contains(">) has no segue with identifier 'no'"))
    }

    @Test("of two segues with the same identifier the first one is performed")
    func sameIdentifier() throws {
        let files = try Storyboards(
            initial: "a",
            Scene.controller(
                "a",
                own: segue("b", "show", "identifier=\"go\"") + segue("c", "show", "identifier=\"go\"")
            ),
            Scene.controller("b", "title=\"B\""),
            Scene.controller("c", "title=\"C\"")
        )
        let a = try #require(files.initial(SceneController.self))
        a.performSegue(withIdentifier: "go", sender: nil)
        #expect(a.lastSegue?.destination.title == "B")
    }

    @Test("a modal segue gives its destination the style and the transition that it has")
    func presentation() throws {
        let files = try Storyboards(
            initial: "a",
            Scene.controller(
                "a",
                own: segue(
                    "b",
                    "presentation",
                    "identifier=\"go\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\" animates=\"NO\""
                )
            ),
            Scene.controller("b", "title=\"B\"")
        )
        let a = try #require(files.initial(SceneController.self))
        onPhone(root: a) { display, _ in
            a.performSegue(withIdentifier: "go", sender: nil)
            display.advance(by: 0)
            let b = a.presentedViewController
            #expect(b?.title == "B")
            #expect(b?.modalPresentationStyle == .fullScreen && b?.modalTransitionStyle == .crossDissolve)
            #expect(b?.isBeingPresented == false)
        }
    }

    @Test("a popover points at the anchor of the segue, with its arrow where the document permits")
    func popover() throws {
        let inside =
            "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" left=\"YES\"/><popoverPassthroughViews><view reference=\"a-view\"/></popoverPassthroughViews>"
        let files = try Storyboards(
            initial: "a",
            Scene.controller(
                "a",
                button: segue(
                    "b",
                    "popoverPresentation",
                    "identifier=\"go\" popoverAnchorView=\"a-button\"",
                    inside
                )
            ),
            Scene.controller("b", "title=\"B\"")
        )
        let a = try #require(files.initial(SceneController.self))
        onPhone(root: a, size: CGSize(width: 1000, height: 800)) { display, window in
            display.tap(a.button, in: window)
            let popover = a.presentedViewController?.popoverPresentationController
            #expect(a.presentedViewController?.modalPresentationStyle == .popover)
            #expect(popover?.sourceView === a.button)
            #expect(popover?.permittedArrowDirections == [.up, .left])
            #expect(popover?.passthroughViews?.first === a.view)
        }
    }

    @Test("an embedded controller fills its container before viewDidLoad of the one around it")
    func embed() throws {
        let container =
            "<containerView opaque=\"NO\" contentMode=\"scaleToFill\" id=\"c\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"200\" height=\"100\"/><connections>\(segue("b", "embed", "identifier=\"inside\""))</connections></containerView>"
        let scene = Scene.controller("a", "title=\"A\"").replacingOccurrences(
            of: "</subviews>",
            with: "\(container)</subviews>"
        )
        let files = try Storyboards(initial: "a", scene, Scene.controller("b", "title=\"B\""))
        let a = try #require(files.initial(SceneController.self))
        _ = SceneLog.take()
        a.loadViewIfNeeded()
        #expect(
            SceneLog.take() == [
                "A should inside", "B init, storyboard true", "B awake, button false",
                "A prepare inside to B, loaded false, from nobody",
                "B viewDidLoad, button true, children 0", "A viewDidLoad, button true, children 1",
            ]
        )
        let b = try #require(a.children.first)
        #expect(b.parent === a)
        #expect(b.view.superview?.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("a scene that embeds itself ends")
    func endlessEmbed() throws {
        let container =
            "<containerView contentMode=\"scaleToFill\" id=\"c\"><connections>\(segue("a", "embed"))</connections></containerView>"
        let scene = Scene.controller("a").replacingOccurrences(
            of: "</subviews>",
            with: "\(container)</subviews>"
        )
        let files = try Storyboards(initial: "a", scene)
        let told = AnimationDiagnostics.mistakes {
            files.initial(SceneController.self)?.loadViewIfNeeded()
        }
        #expect(told.contains { $0.contains("embeds itself") }, "\(told)")
    }

    @Test("the program's class of a segue performs it, made by its own initialiser")
    func custom() throws {
        let files = try Storyboards(
            initial: "a",
            Scene.controller(
                "a",
                own: segue(
                    "b",
                    "custom",
                    "identifier=\"fade\" customClass=\"FadeSegue\" customModule=\"UIKitInterfaceBuilderTests\""
                )
                    + segue(
                        "b",
                        "show",
                        "identifier=\"loud\" customClass=\"LoudSegue\" customModule=\"UIKitInterfaceBuilderTests\""
                    )
            ),
            Scene.controller("b", "title=\"B\"")
        )
        let a = try #require(files.initial(SceneController.self))
        onPhone(root: a) { display, _ in
            _ = SceneLog.take()
            a.performSegue(withIdentifier: "fade", sender: nil)
            display.advance(by: 2)
            #expect((a.lastSegue as? FadeSegue)?.isMade == true)
            #expect(SceneLog.take().last == "fade to B")
            #expect(a.presentedViewController == nil)
            a.performSegue(withIdentifier: "loud", sender: nil)
            display.advance(by: 2)
            #expect(a.lastSegue is LoudSegue && a.presentedViewController?.title == "B")
        }
    }

    @Test("a method of the source makes the destination")
    func segueAction() throws {
        let files = try Storyboards(
            initial: "a",
            Scene.controller(
                "a",
                own: segue(
                    "b",
                    "show",
                    "identifier=\"go\" destinationCreationSelector=\"makeDetail:sender:identifier:\""
                )
            ),
            Scene.controller("b", "title=\"B\"")
        )
        let a = try #require(files.initial(SceneController.self))
        a.performSegue(withIdentifier: "go", sender: nil)
        #expect((a.lastSegue?.destination as? SceneController)?.mark == "made for go")
        #expect(a.lastSegue?.destination.title == "B")
    }

    @Test("a push segue of a program without a navigation controller stops it with Apple's words")
    func push() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let files = try Storyboards(
                    initial: "a",
                    Scene.controller(
                        "a",
                        own: "<segue destination=\"b\" kind=\"push\" identifier=\"go\" id=\"s\"/>"
                    ),
                    Scene.controller("b")
                )
                files.initial(SceneController.self)?.performSegue(withIdentifier: "go", sender: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Push segues can only be used when the source controller is managed by"))
    }

    @Test("a bar button item triggers its segue")
    func barButtonItem() throws {
        let items =
            "<navigationItem key=\"navigationItem\" id=\"item\"><barButtonItem key=\"rightBarButtonItem\" title=\"Go\" id=\"go\"><connections>\(segue("b", "show", "identifier=\"go\""))</connections></barButtonItem></navigationItem>"
        let files = try Storyboards(
            initial: "n",
            Scene.navigation("n", root: "a"),
            Scene.controller("a", "title=\"A\"", items: items),
            Scene.controller("b", "title=\"B\"")
        )
        let navigation = try #require(files.initial(UINavigationController.self))
        onPhone(root: navigation, insets: .zero) { display, window in
            _ = SceneLog.take()
            TouchScript { $0.tap(at: CGPoint(x: 370, y: 22)) }.run(display, window, and: 2)
            #expect(
                SceneLog.take().filter { $0.hasPrefix("A") } == [
                    "A should go", "A prepare go to B, loaded false, from UIBarButtonItem",
                ]
            )
            #expect(navigation.viewControllers.count == 2)
        }
    }

    @Test(
        "cells trigger segues when their row is touched, before the delegate hears of it, and by their button"
    )
    func cells() throws {
        let cell =
            "<tableViewCell contentMode=\"scaleToFill\" selectionStyle=\"default\" accessoryType=\"detailButton\" indentationWidth=\"10\" reuseIdentifier=\"row\" id=\"cell\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"44\"/><tableViewCellContentView key=\"contentView\" tableViewCell=\"cell\" id=\"content\"/><connections>\(segue("b", "show", "identifier=\"row\""))\(segue("c", "show", "identifier=\"more\" trigger=\"accessoryAction\""))</connections></tableViewCell>"
        let table =
            "<tableViewController id=\"t\" customClass=\"RowsController\" customModule=\"UIKitInterfaceBuilderTests\" clearsSelectionOnViewWillAppear=\"NO\" sceneMemberID=\"viewController\"><tableView key=\"view\" clipsSubviews=\"YES\" contentMode=\"scaleToFill\" alwaysBounceVertical=\"YES\" dataMode=\"prototypes\" style=\"plain\" rowHeight=\"44\" id=\"table\"><prototypes>\(cell)</prototypes><connections><outlet property=\"dataSource\" destination=\"t\" id=\"1\"/><outlet property=\"delegate\" destination=\"t\" id=\"2\"/></connections></tableView></tableViewController>"
        let files = try Storyboards(
            initial: "n",
            Scene.navigation("n", root: "t"),
            table,
            Scene.controller("b", "title=\"B\""),
            Scene.controller("c", "title=\"C\"")
        )
        let navigation = try #require(files.initial(UINavigationController.self))
        let rows = try #require(navigation.topViewController as? RowsController)
        onPhone(root: navigation, insets: .zero) { display, window in
            #expect(!rows.clearsSelectionOnViewWillAppear)
            _ = SceneLog.take()
            TouchScript { $0.tap(at: CGPoint(x: 100, y: 44 + 44 + 22)) }.run(display, window, and: 2)
            #expect(
                SceneLog.take().filter { $0.hasPrefix("rows") } == [
                    "rows prepare row of row 1 by UITableViewCell", "rows selected 1",
                ]
            )
            #expect(navigation.topViewController?.title == "B")
            navigation.popViewController(animated: false)
            display.advance(by: 1)
            _ = SceneLog.take()
            let button = rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
            TouchScript { $0.tap(at: CGPoint(x: 393 - 25, y: 44 + 22)) }.run(display, window, and: 2)
            #expect(button != nil)
            #expect(SceneLog.take().contains("rows prepare more of row 1 by UITableViewCell"))
            #expect(navigation.topViewController?.title == "C")
        }
    }

    @Test("a tap recognizer triggers its segue once, with the recognizer as the sender")
    func gesture() throws {
        let recognizer =
            "<tapGestureRecognizer id=\"tap\"><connections>\(segue("b", "show", "identifier=\"go\""))</connections></tapGestureRecognizer>"
        let scene =
            Scene.controller("a", "title=\"A\"").replacingOccurrences(
                of: "</view>",
                with:
                    "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"g\"/></connections></view>"
            ) + recognizer
        let files = try Storyboards(
            initial: "n",
            Scene.navigation("n", root: "a"),
            scene,
            Scene.controller("b", "title=\"B\"")
        )
        let navigation = try #require(files.initial(UINavigationController.self))
        let a = try #require(navigation.topViewController as? SceneController)
        onPhone(root: navigation) { display, window in
            _ = SceneLog.take()
            TouchScript { $0.tap(at: CGPoint(x: 300, y: 600)) }.run(display, window, and: 2)
            #expect(
                SceneLog.take().filter { $0.hasPrefix("A") } == [
                    "A should go", "A prepare go to B, loaded false, from UITapGestureRecognizer",
                ]
            )
            #expect(navigation.viewControllers.count == 2 && a.view != nil)
        }
    }
}

class FadeSegue: UIStoryboardSegue {
    let isMade: Bool

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        isMade = true
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() { SceneLog.add("fade to \(destination.title ?? "")") }
}

class LoudSegue: UIStoryboardSegue {
    override func perform() {
        SceneLog.add("loud")
        super.perform()
    }
}

class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        SceneLog.add("rows selected \(indexPath.row)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = tableView.indexPathForSelectedRow.map { "\($0.row)" } ?? "-"
        SceneLog.add(
            "rows prepare \(segue.identifier ?? "-") of row \(row) by \(sender.map { "\(type(of: $0))" } ?? "-")"
        )
    }
}
