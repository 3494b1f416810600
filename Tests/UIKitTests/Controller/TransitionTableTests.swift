import AgateDisplay
import Testing
import UIKit
import UIKitTestSupport

/// How a transition of the table is animated, and who drives it.
private enum Way: CaseIterable {
    case plain
    case system
    case custom
    case animator
    case finish
    case cancel
    case finishAnimator
    case cancelAnimator

    var isCancelled: Bool { self == .cancel || self == .cancelAnimator }
    var isInteractive: Bool { self != .plain && self != .system && self != .custom && self != .animator }
    var isAnimated: Bool { self != .plain }
    var hasAnimator: Bool { isAnimated && self != .system }
    var usesPropertyAnimator: Bool { self == .animator || self == .finishAnimator || self == .cancelAnimator }
}

/// Animates by plain blocks: the new view becomes visible while the old one goes to the right.
@MainActor private class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.4 }

    func place(_ context: any UIViewControllerContextTransitioning) -> (from: UIView?, to: UIView?) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            context.containerView.insertSubview(to, at: 0)
        }
        return (from, to)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = place(context)
        to?.alpha = 0
        UIView.animate(withDuration: 0.4) {
            to?.alpha = 1
            from?.center.x += 100
        } completion: { _ in
            from?.center.x -= 100
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
}

/// The same by a property animator.
@MainActor private final class RunAnimator: BlockAnimator {
    private var made: UIViewPropertyAnimator?

    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let made { return made }
        let (from, to) = place(context)
        to?.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
            to?.alpha = 1
            from?.center.x += 100
        }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        made = animator
        return animator
    }
}

/// Brings the animators of the table.
@MainActor
private final class Director: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
{
    let way: Way
    let log: CallLog
    let driver = UIPercentDrivenInteractiveTransition()

    init(_ way: Way, _ log: CallLog) { (self.way, self.log) = (way, log) }

    private var animator: (any UIViewControllerAnimatedTransitioning)? {
        guard way.hasAnimator else { return nil }
        return way.usesPropertyAnimator ? RunAnimator(log) : BlockAnimator(log)
    }
    private var driving: (any UIViewControllerInteractiveTransitioning)? { way.isInteractive ? driver : nil }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driving }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driving }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.lines.append(operation == .push ? "asks push" : "asks pop")
        return animator
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driving }
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { log.lines.append("willShow") }
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) { log.lines.append("didShow") }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driving }
}

/// Each kind of transition in each way: who is told what, in which order, and where the views are in the end.
///
/// `a` is the controller that is seen before, `b` the one that is to be seen.
@MainActor @Suite("Transitions: the table of calls (uikit U164)")
struct TransitionTableTests {
    private static let begin = ["a willDisappear", "b willAppear", "b isAppearing"]
    private static let back = [
        "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear",
    ]

    /// The calls of a transition that is completed, and of one that is given up.
    private func expected(
        _ way: Way,
        end: [String],
        before: [String] = [],
        after: [String] = [],
        done: [String] = []
    )
        -> [String]
    {
        let ended = way.hasAnimator ? ["ended \(!way.isCancelled)"] : []
        if way.isCancelled { return before + Self.begin + Self.back + ended + ["along true"] }
        return before + Self.begin + end + after + done + ended + (way.isAnimated ? ["along false"] : [])
    }

    /// Lets the transition run, driven to a half and let go, if it is driven.
    private func drive(
        _ way: Way,
        _ director: Director,
        _ display: ManualDisplay,
        _ owner: UIViewController,
        _ log: CallLog
    ) {
        owner.transitionCoordinator?.animate(alongsideTransition: nil) {
            log.lines.append("along \($0.isCancelled)")
        }
        if way.isInteractive {
            #expect(owner.transitionCoordinator?.isInteractive == true)
            for part in 1...5 {
                display.advance(by: 0.1)
                director.driver.update(CGFloat(part) / 10)
            }
            display.advance(by: 1)
            #expect(owner.transitionCoordinator?.percentComplete == 0.5, "it waits for the finger")
            if way.isCancelled { director.driver.cancel() } else { director.driver.finish() }
        }
        display.advance(by: 0.1)
        if way.isInteractive { #expect(owner.transitionCoordinator?.isInteractive == false) }
        display.advance(by: 1)
        #expect(owner.transitionCoordinator == nil)
    }

    private func pair() -> (CallLog, NotedController, NotedController) {
        let log = CallLog()
        return (log, NotedController("a", log), NotedController("b", log))
    }

    @Test("presenting", arguments: Way.allCases)
    private func present(way: Way) {
        let (log, a, b) = pair()
        let director = Director(way, log)
        onPhone(root: a) { display, window in
            _ = log.take()
            b.modalPresentationStyle = .fullScreen
            b.transitioningDelegate = director
            a.present(b, animated: way.isAnimated) { log.lines.append("done") }
            drive(way, director, display, a, log)
            #expect(log.take() == expected(way, end: ["b didAppear", "a didDisappear"], done: ["done"]))
            let seen = way.isCancelled ? a : b
            let gone = way.isCancelled ? b : a
            #expect(seen.view.window === window && gone.view.window == nil)
            #expect(seen.view.convert(seen.view.bounds, to: nil) == window.bounds && seen.view.alpha == 1)
            #expect((a.presentedViewController === b) == !way.isCancelled)
            #expect(!b.isBeingPresented)
        }
    }

    @Test("dismissing", arguments: Way.allCases)
    private func dismiss(way: Way) {
        let log = CallLog()
        let (root, top) = (NotedController("b", log), NotedController("a", log))
        let director = Director(way, log)
        onPhone(root: root) { display, window in
            top.modalPresentationStyle = .fullScreen
            root.present(top, animated: false)
            _ = log.take()
            top.transitioningDelegate = director
            root.dismiss(animated: way.isAnimated) { log.lines.append("done") }
            drive(way, director, display, root, log)
            #expect(log.take() == expected(way, end: ["b didAppear", "a didDisappear"], done: ["done"]))
            let seen = way.isCancelled ? top : root
            let gone = way.isCancelled ? root : top
            #expect(seen.view.window === window && gone.view.window == nil)
            #expect(seen.view.convert(seen.view.bounds, to: nil) == window.bounds && seen.view.alpha == 1)
            #expect((root.presentedViewController === top) == way.isCancelled)
            #expect(!top.isBeingDismissed)
            // What was given up can be tried again.
            top.transitioningDelegate = nil
            root.dismiss(animated: false)
            #expect(root.view.superview === window && window.subviews == [root.view])
        }
    }

    @Test("pushing", arguments: Way.allCases)
    private func push(way: Way) {
        let (log, a, b) = pair()
        let director = Director(way, log)
        let navigation = UINavigationController(rootViewController: a)
        onPhone(root: navigation) { display, window in
            _ = log.take()
            navigation.delegate = director
            navigation.pushViewController(b, animated: way.isAnimated)
            drive(way, director, display, navigation, log)
            let before = ["b willMove in", "willShow"] + (way.isAnimated ? ["asks push"] : [])
            var calls = expected(
                way,
                end: ["a didDisappear", "b didAppear"],
                before: before,
                after: ["b didMove in", "didShow"]
            )
            if way.isCancelled, let place = calls.lastIndex(of: "a didAppear") {
                calls.insert("b didMove nil", at: place + 1)
            }
            #expect(log.take() == calls)
            let (seen, gone) = way.isCancelled ? (a, b) : (b, a)
            #expect(seen.view.window === window && gone.view.superview == nil)
            #expect(seen.view.frame == window.bounds && seen.view.alpha == 1)
            #expect(navigation.topViewController === seen)
            #expect(navigation.navigationBar.topItem === seen.navigationItem)
            #expect(b.parent === (way.isCancelled ? nil : navigation))
        }
    }

    @Test("popping", arguments: Way.allCases)
    private func pop(way: Way) {
        let log = CallLog()
        let (root, top) = (NotedController("b", log), NotedController("a", log))
        let director = Director(way, log)
        let navigation = UINavigationController(rootViewController: root)
        onPhone(root: navigation) { display, window in
            navigation.pushViewController(top, animated: false)
            _ = log.take()
            navigation.delegate = director
            #expect(navigation.popViewController(animated: way.isAnimated) === top)
            drive(way, director, display, navigation, log)
            let before = ["a willMove nil", "willShow"] + (way.isAnimated ? ["asks pop"] : [])
            #expect(
                log.take()
                    == expected(
                        way,
                        end: ["a didDisappear", "b didAppear"],
                        before: before,
                        after: ["a didMove nil", "didShow"]
                    )
            )
            let (seen, gone) = way.isCancelled ? (top, root) : (root, top)
            #expect(seen.view.window === window && gone.view.superview == nil)
            #expect(seen.view.frame == window.bounds && seen.view.alpha == 1)
            #expect(navigation.viewControllers == (way.isCancelled ? [root, top] : [root]))
            #expect(navigation.navigationBar.topItem === seen.navigationItem)
        }
    }

    @Test("choosing a tab", arguments: Way.allCases.filter { $0 != .system })
    private func tab(way: Way) {
        let (log, a, b) = pair()
        let director = Director(way, log)
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        onPhone(root: tabs) { display, window in
            _ = log.take()
            tabs.delegate = director
            tabs.selectedIndex = 1
            drive(way, director, display, tabs, log)
            #expect(log.take() == expected(way, end: ["a didDisappear", "b didAppear"]))
            let (seen, gone) = way.isCancelled ? (a, b) : (b, a)
            #expect(seen.view.window === window && gone.view.superview == nil)
            #expect(seen.view.frame == window.bounds && seen.view.alpha == 1)
            #expect(tabs.selectedIndex == (way.isCancelled ? 0 : 1))
            #expect(tabs.tabBar.selectedItem === seen.tabBarItem)
        }
    }
}
