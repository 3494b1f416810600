import AgateDisplay
import Testing
import UIKit
import UIKitTestSupport

@MainActor private final class LoggingController: UIViewController {
    var log: [String] = []

    override func loadView() {
        log.append("load")
        super.loadView()
    }

    override func viewDidLoad() { log.append("did load") }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { log.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    override func viewWillLayoutSubviews() { log.append("will lay out") }
    override func viewDidLayoutSubviews() { log.append("did lay out") }
}

@MainActor @Suite("Windows, screens, controllers")
struct HostTests {
    @Test("the screen is the display that the code runs on")
    func screen() {
        ManualDisplay.run(size: CGSize(width: 120, height: 80), scale: 3, refreshRate: 30) { _ in
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 120, height: 80))
            #expect(UIScreen.main.scale == 3)
            #expect(UIScreen.main.maximumFramesPerSecond == 30)
            #expect(UIView().contentScaleFactor == 3)
            ManualDisplay.run(size: CGSize(width: 10, height: 10)) { _ in
                #expect(UIScreen.main.bounds.width == 10)
            }
            #expect(UIScreen.main.bounds.width == 120)
        }
    }

    @Test("windows lie on the display by level, and only while they are visible")
    func levels() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let window = UIWindow()
            let alert = UIWindow()
            alert.windowLevel = .alert
            #expect(window.isHidden && display.layer.sublayers == nil)
            alert.isHidden = false
            window.makeKeyAndVisible()
            #expect(display.layer.sublayers == [window.layer, alert.layer])
            #expect(window.isKeyWindow && UIApplication.shared.keyWindow === window)
            window.windowLevel = UIWindow.Level(3000)
            #expect(display.layer.sublayers == [alert.layer, window.layer])
            alert.isHidden = true
            #expect(display.layer.sublayers == [window.layer])
            #expect(UIApplication.shared.windows == [window])
        }
    }

    @Test("a root controller's view is made, shown, laid out and taken away, in this order")
    func lifeCycle() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let controller = LoggingController()
            let window = UIWindow()
            window.rootViewController = controller
            #expect(controller.log.isEmpty)
            window.makeKeyAndVisible()
            display.advance(by: 0)
            display.advance(by: 0)
            #expect(
                controller.log.filter { !$0.contains("lay out") }
                    == ["load", "did load", "will appear", "is appearing", "did appear"]
            )
            #expect(controller.log.contains("will lay out") && controller.log.contains("did lay out"))
            #expect(controller.view.frame == window.bounds)
            #expect(controller.view.next === controller && controller.next === window)
            #expect(window.next === window.windowScene && window.windowScene?.next === UIApplication.shared)
            controller.log.removeAll()
            window.isHidden = true
            #expect(controller.log == ["will disappear", "did disappear"])
        }
    }

    @Test("a child controller's view appears and disappears with its place in the window")
    func children() {
        onWindow { display, window in
            let parent = UIViewController()
            window.rootViewController = parent
            let child = LoggingController()
            parent.addChild(child)
            child.addChild(parent)
            #expect(parent.children == [child] && child.parent === parent && parent.parent == nil)
            parent.view.addSubview(child.view)
            display.advance(by: 0)
            #expect(child.log.contains("did appear"))
            child.view.removeFromSuperview()
            #expect(child.log.suffix(2) == ["will disappear", "did disappear"])
            child.removeFromParent()
            #expect(parent.children.isEmpty)
        }
    }

    @Test("a touch goes to the view under it, then up the chain")
    func responderChain() {
        onWindow { _, window in
            final class Catcher: UIView {
                var touched: [UIView?] = []
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    touched.append(touches.first?.view)
                }
            }
            let catcher = Catcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            catcher.addSubview(inner)
            window.addSubview(catcher)
            UITouch.simulate(.began, at: CGPoint(x: 15, y: 15), in: window)
            UITouch.simulate(.ended, at: CGPoint(x: 15, y: 15), in: window)
            UITouch.simulate(.moved, at: CGPoint(x: 15, y: 15), in: window)
            #expect(catcher.touched == [inner])
        }
    }

    @Test("windows and controllers of a display are freed with it")
    func freed() {
        weak var window: UIWindow?
        weak var view: UIView?
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let made = UIWindow()
            made.rootViewController = UIViewController()
            made.makeKeyAndVisible()
            display.advance(by: 0)
            window = made
            view = made.rootViewController?.view
        }
        #expect(window == nil && view == nil)
    }
}
