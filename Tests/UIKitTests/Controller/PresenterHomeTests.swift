import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Takes the presenter's view into the container, as animators of many programs do.
@MainActor
private final class Taking: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
{
    var delay = 0.0
    var driver: UIPercentDrivenInteractiveTransition?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
        else { return }
        context.containerView.addSubview(from.view)
        context.containerView.addSubview(to.view)
        to.view.alpha = 0
        UIView.animate(withDuration: 0.4, delay: delay, options: .curveLinear) {
            to.view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

@MainActor @Suite("Presentations: the presenter's view, bars and pages")
struct PresenterHomeTests {
    @Test("the presenter's view is back in its place when the presentation has ended", .claim("Q5.4"))
    func back() {
        let root = UIViewController()
        onPhone(root: root) { display, window in
            let taking = Taking()
            let shown = UIViewController()
            shown.modalPresentationStyle = .custom
            shown.transitioningDelegate = taking
            root.present(shown, animated: true)
            display.advance(by: 1)
            #expect(shown.view.window === window)
            root.dismiss(animated: true)
            display.advance(by: 1)
            #expect(root.presentedViewController == nil)
            #expect(
                root.view.superview === window && root.view.frame == window.bounds && root.view.alpha == 1
            )
            #expect(shown.view.window == nil)
        }
    }

    @Test("a driven transition whose animation has a delay is scrubbed without it", .claim("Q5.8"))
    func delay() {
        let root = UIViewController()
        onPhone(root: root) { display, _ in
            let taking = Taking()
            taking.delay = 0.4
            let driver = UIPercentDrivenInteractiveTransition()
            taking.driver = driver
            let shown = UIViewController()
            shown.modalPresentationStyle = .custom
            shown.transitioningDelegate = taking
            root.present(shown, animated: true)
            display.advance(by: 0.05)
            driver.update(0.5)
            display.advance(by: 0.05)
            #expect(abs((shown.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
            driver.finish()
            display.advance(by: 1)
            #expect(root.presentedViewController === shown && shown.transitionCoordinator == nil)
        }
    }

    @Test("bars have their widths and heights in viewDidLoad", .claim("Q5.6"))
    func bars() {
        final class Tabs: UITabBarController {
            var found: CGRect?
            override func viewDidLoad() {
                super.viewDidLoad()
                found = tabBar.frame
            }
        }
        final class Stack: UINavigationController {
            var found: (bar: CGRect, toolbar: CGRect)?
            override func viewDidLoad() {
                super.viewDidLoad()
                found = (navigationBar.frame, toolbar.frame)
            }
        }
        ManualDisplay.run(size: CGSize(width: 393, height: 852)) { _ in
            let tabs = Tabs()
            tabs.loadViewIfNeeded()
            #expect(tabs.found?.width == 393 && tabs.found?.height == 49 && tabs.found?.maxY == 852)
            let stack = Stack(rootViewController: UIViewController())
            stack.loadViewIfNeeded()
            #expect(stack.found?.bar.size == CGSize(width: 393, height: 44))
            #expect(
                stack.found?.toolbar.size == CGSize(width: 393, height: 44)
                    || (stack.found?.toolbar.height ?? 0) > 40
            )
            #expect(stack.found?.toolbar.width == 393)
        }
    }

    @MainActor private final class Growing: NSObject, UIPageViewControllerDataSource {
        var pages: [UIViewController] = []
        var asked: [String] = []

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            asked.append("before")
            let index = pages.firstIndex { $0 === viewController } ?? 0
            return index > 0 ? pages[index - 1] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            asked.append("after")
            let index = pages.firstIndex { $0 === viewController } ?? 0
            return index + 1 < pages.count ? pages[index + 1] : nil
        }
    }

    @Test(
        "neighbours are asked for after the turn in which a page was set, and missing ones again when a finger comes",
        .claim("Q5.10")
    )
    func neighbours() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let source = Growing()
        pages.dataSource = source
        onPhone(root: pages) { display, window in
            let first = UIViewController()
            source.asked = []
            pages.setViewControllers([first], direction: .forward, animated: false)
            pages.view.layoutIfNeeded()
            #expect(source.asked.isEmpty)
            // What it answers from is set in the same turn.
            source.pages = [first]
            display.advance(by: 0)
            #expect(source.asked == ["before", "after"])
            display.advance(by: 0.1)
            source.asked = []
            source.pages.append(UIViewController())
            TouchScript { $0.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), over: 0.2) }
                .play(in: window)
            display.advance(by: 3)
            #expect(source.asked.prefix(2) == ["before", "after"])
            #expect(pages.viewControllers?.first === source.pages[1])
        }
    }
}
