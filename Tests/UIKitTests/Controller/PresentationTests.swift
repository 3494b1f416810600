import AgateDisplay
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Controllers that are presented")
struct PresentationTests {
    @Test("full screen takes the presenter away and tells both, in this order (uikit U161)")
    func fullScreen() {
        let log = CallLog()
        let (a, b) = (NotedController("a", log), NotedController("b", log))
        onPhone(root: a) { display, window in
            _ = log.take()
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: true) { log.lines.append("presented") }
            #expect(b.isBeingPresented && a.transitionCoordinator?.isAnimated == true)
            #expect(log.take() == ["a willDisappear", "b willAppear", "b isAppearing"])
            #expect(a.presentedViewController === b && b.presentingViewController === a)
            display.advance(by: 0.2)
            #expect(a.view.window === window && b.view.frame == window.bounds)
            let y = b.view.layer.presentation()?.frame.minY ?? 0
            #expect(y > 0 && y < 852)
            display.advance(by: 0.6)
            #expect(log.take() == ["b didAppear", "a didDisappear", "presented"])
            #expect(a.view.window == nil && !b.isBeingPresented)
            #expect(a.transitionCoordinator == nil)
            a.dismiss(animated: true) { log.lines.append("dismissed") }
            #expect(b.isBeingDismissed)
            #expect(log.take() == ["b willDisappear", "a willAppear", "a isAppearing"])
            display.advance(by: 0.8)
            #expect(log.take() == ["a didAppear", "b didDisappear", "dismissed"])
            #expect(a.presentedViewController == nil && b.presentingViewController == nil)
            #expect(a.view.superview === window && a.view.frame == window.bounds && b.view.window == nil)
            #expect(window.subviews == [a.view])
        }
    }

    @Test(
        "what stands over the presenter tells it nothing (uikit U161)",
        arguments: [
            UIModalPresentationStyle.pageSheet, .overFullScreen, .overCurrentContext, .custom, .popover,
        ]
    )
    func over(style: UIModalPresentationStyle) {
        let log = CallLog()
        let (a, b) = (NotedController("a", log), NotedController("b", log))
        onPhone(root: a) { display, window in
            _ = log.take()
            b.modalPresentationStyle = style
            a.present(b, animated: true) { log.lines.append("presented") }
            display.advance(by: 1)
            #expect(log.take() == ["b willAppear", "b isAppearing", "b didAppear", "presented"])
            #expect(a.view.window === window)
            // Asked without anything of its own, the presented one asks its presenter.
            b.dismiss(animated: true) { log.lines.append("dismissed") }
            display.advance(by: 1)
            #expect(log.take() == ["b willDisappear", "b didDisappear", "dismissed"])
            #expect(window.subviews == [a.view] && a.view.transform == .identity)
        }
    }

    @Test("without animation everything has happened when the call returns (uikit U164)")
    func plain() {
        let log = CallLog()
        let (a, b) = (NotedController("a", log), NotedController("b", log))
        onPhone(root: a) { _, window in
            _ = log.take()
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: false) { log.lines.append("presented") }
            #expect(
                log.take() == [
                    "a willDisappear", "b willAppear", "b isAppearing", "b didAppear", "a didDisappear",
                    "presented",
                ]
            )
            b.dismiss(animated: false) { log.lines.append("dismissed") }
            #expect(
                log.take() == [
                    "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear",
                    "dismissed",
                ]
            )
            #expect(window.subviews == [a.view])
        }
    }

    @Test("presenting twice, or from nowhere, does nothing (uikit U161)")
    func refused() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        onPhone(root: a) { display, _ in
            a.present(b, animated: true)
            a.present(c, animated: true)
            #expect(a.presentedViewController === b && c.presentingViewController == nil)
            display.advance(by: 1)
            a.present(c, animated: false)
            #expect(a.presentedViewController === b)
            b.present(c, animated: false)
            #expect(b.presentedViewController === c && c.presentingViewController === b)
            let lost = UIViewController()
            lost.present(UIViewController(), animated: false)
            #expect(lost.presentedViewController == nil)
            a.present(a, animated: false)
        }
    }

    @Test("dismissing takes all away that stands on what is dismissed")
    func chain() {
        let log = CallLog()
        let (a, b, c) = (NotedController("a", log), NotedController("b", log), NotedController("c", log))
        onPhone(root: a) { display, window in
            for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
            a.present(b, animated: false)
            b.present(c, animated: false)
            _ = log.take()
            a.dismiss(animated: true)
            display.advance(by: 1)
            #expect(
                log.take() == [
                    "c willDisappear", "a willAppear", "a isAppearing", "a didAppear", "c didDisappear",
                ]
            )
            #expect(window.subviews == [a.view] && a.presentedViewController == nil)
            #expect(b.presentedViewController == nil && c.presentingViewController == nil)
        }
    }

    @Test("what was presented is freed when it is gone")
    func freedAfterwards() {
        let root = UIViewController()
        onPhone(root: root) { display, _ in
            weak var seen: UIViewController?
            for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen] {
                do {
                    let shown = UIViewController()
                    shown.modalPresentationStyle = style
                    _ = shown.presentationController
                    root.present(shown, animated: true)
                    seen = shown
                }
                display.advance(by: 1)
                #expect(seen != nil)
                root.dismiss(animated: true)
                display.advance(by: 1)
                #expect(seen == nil, "\(style)")
            }
        }
    }

    @Test("a context keeps what is presented in it to its frame")
    func context() {
        let (root, context, shown) = (UIViewController(), UIViewController(), UIViewController())
        onPhone(root: root) { display, _ in
            root.addChild(context)
            context.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
            root.view.addSubview(context.view)
            context.definesPresentationContext = true
            shown.modalPresentationStyle = .overCurrentContext
            context.present(shown, animated: false)
            #expect(context.presentedViewController === shown)
            #expect(
                shown.view.convert(shown.view.bounds, to: nil)
                    == CGRect(x: 0, y: 100, width: 393, height: 300)
            )
        }
    }

    @Test("a presentation controller of the program's places the view and hears of both ways")
    func custom() {
        final class Half: UIPresentationController {
            var log: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect {
                let bounds = containerView?.bounds ?? .zero
                return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
            }
            override func presentationTransitionWillBegin() {
                log.append("will begin \(presentedViewController.transitionCoordinator != nil)")
                presentedViewController.transitionCoordinator?.animate { [unowned self] _ in
                    log.append("along")
                }
            }
            override func presentationTransitionDidEnd(_ completed: Bool) {
                log.append("did end \(completed)")
            }
            override func dismissalTransitionWillBegin() { log.append("will leave") }
            override func dismissalTransitionDidEnd(_ completed: Bool) {
                log.append("did leave \(completed)")
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            var made: Half?
            func presentationController(
                forPresented presented: UIViewController,
                presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                made = Half(presentedViewController: presented, presenting: presenting)
                return made
            }
        }
        let (a, b, delegate) = (UIViewController(), UIViewController(), Delegate())
        onPhone(root: a) { display, _ in
            b.modalPresentationStyle = .custom
            b.transitioningDelegate = delegate
            a.present(b, animated: true)
            display.advance(by: 1)
            #expect(b.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
            #expect(b.presentationController === delegate.made)
            b.dismiss(animated: true)
            display.advance(by: 1)
            #expect(
                delegate.made?.log == [
                    "will begin true", "along", "did end true", "will leave", "did leave true",
                ]
            )
        }
    }
}
