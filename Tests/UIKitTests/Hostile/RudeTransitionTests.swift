import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A controller that runs closures at the moments of its life.
@MainActor final class EventfulController: UIViewController {
    var didLoad: (EventfulController) -> Void = { _ in }
    var willAppear: (EventfulController) -> Void = { _ in }
    var didAppear: (EventfulController) -> Void = { _ in }
    var willDisappear: (EventfulController) -> Void = { _ in }
    var didDisappear: (EventfulController) -> Void = { _ in }

    override func viewDidLoad() { didLoad(self) }
    override func viewWillAppear(_ animated: Bool) { willAppear(self) }
    override func viewDidAppear(_ animated: Bool) { didAppear(self) }
    override func viewWillDisappear(_ animated: Bool) { willDisappear(self) }
    override func viewDidDisappear(_ animated: Bool) { didDisappear(self) }
}

/// An animator whose answers and ends are the test's.
@MainActor final class LooseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval = 0.3
    var animate: (any UIViewControllerContextTransitioning) -> Void = { context in
        if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(to)
            to.alpha = 0
        }
        UIView.animate(withDuration: 0.3) {
            context.view(forKey: .to)?.alpha = 1
            context.view(forKey: .from)?.alpha = 0.5
        } completion: { _ in
            context.view(forKey: .from)?.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { duration }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        animate(transitionContext)
    }
}

/// Brings a loose animator, and a driver if the test wants one.
@MainActor
final class LooseDirector: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let animator = LooseAnimator()
    var driver: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { animator }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { driver }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { driver }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Programs that present, push and dismiss when they should not: nothing stops, and in the end what is seen is what the controllers say.
@MainActor @Suite("Transitions under rude programs")
struct RudeTransitionTests {
    private func isSeen(_ controller: UIViewController, in window: UIWindow) -> Bool {
        controller.view.window === window
            && controller.view.convert(controller.view.bounds, to: nil) == window.bounds
            && controller.view.alpha == 1
    }

    @Test("presenting from viewDidLoad does nothing, from viewWillAppear and viewDidAppear it presents once")
    func fromLife() {
        for moment in 0..<3 {
            let (root, shown) = (EventfulController(), UIViewController())
            let present = { (self: EventfulController) in self.present(shown, animated: true) }
            switch moment {
            case 0: root.didLoad = present
            case 1: root.willAppear = present
            default: root.didAppear = present
            }
            onPhone(root: root) { display, window in
                display.advance(by: 1)
                if moment == 0 {
                    #expect(root.presentedViewController == nil && window.subviews == [root.view])
                } else if moment == 2 {
                    #expect(root.presentedViewController === shown && shown.view.window === window)
                    #expect(!shown.isBeingPresented)
                }
                root.dismiss(animated: true)
                root.dismiss(animated: true)
                display.advance(by: 1)
                #expect(root.presentedViewController == nil && isSeen(root, in: window))
                #expect(window.subviews == [root.view])
            }
        }
    }

    @Test("dismissing twice, at once and in the middle, dismisses once", arguments: [true, false])
    func dismissTwice(animated: Bool) {
        let (root, shown) = (UIViewController(), UIViewController())
        onPhone(root: root) { display, window in
            var ends = 0
            root.present(shown, animated: true)
            display.advance(by: 1)
            shown.dismiss(animated: animated) { ends += 1 }
            shown.dismiss(animated: animated) { ends += 1 }
            display.advance(by: 0.1)
            root.dismiss(animated: true)
            shown.dismiss(animated: false)
            display.advance(by: 1)
            #expect(ends >= 1 && root.presentedViewController == nil)
            #expect(window.subviews == [root.view] && isSeen(root, in: window))
        }
    }

    @Test("a dismissal's completion may present again, and so on")
    func presentAgain() {
        let root = UIViewController()
        onPhone(root: root) { display, window in
            var count = 0
            @MainActor func again() {
                count += 1
                guard count < 5 else { return }
                let next = UIViewController()
                next.modalPresentationStyle = count % 2 == 0 ? .fullScreen : .pageSheet
                root.present(next, animated: true) {
                    root.dismiss(animated: count % 3 != 0, completion: again)
                }
            }
            again()
            display.advance(by: 8)
            #expect(count == 5 && root.presentedViewController == nil && isSeen(root, in: window))
        }
    }

    @Test("a driven dismissal that is given up with another presentation on top leaves both where they were")
    func nestedCancel() {
        let (root, middle, top) = (UIViewController(), UIViewController(), UIViewController())
        let director = LooseDirector()
        director.driver = UIPercentDrivenInteractiveTransition()
        onPhone(root: root) { display, window in
            for controller in [middle, top] { controller.modalPresentationStyle = .fullScreen }
            root.present(middle, animated: false)
            middle.transitioningDelegate = director
            middle.dismiss(animated: true)
            display.advance(by: 0.1)
            director.driver?.update(0.4)
            // Meanwhile somebody presents: refused or done, but nothing is lost.
            middle.present(top, animated: true)
            display.advance(by: 0.1)
            director.driver?.cancel()
            display.advance(by: 2)
            #expect(root.presentedViewController === middle)
            let seen = middle.presentedViewController ?? middle
            #expect(isSeen(seen, in: window))
            root.dismiss(animated: false)
            director.driver?.finish()
            display.advance(by: 2)
            if root.presentedViewController != nil { root.dismiss(animated: false) }
            display.advance(by: 2)
            #expect(root.presentedViewController == nil && isSeen(root, in: window))
            #expect(window.subviews == [root.view])
        }
    }

    @Test("the stack may be replaced in the middle of a push, a pop and a driven pop")
    func replaced() {
        for way in 0..<4 {
            let pages = (0..<5).map { _ in UIViewController() }
            let navigation = UINavigationController(rootViewController: pages[0])
            let director = LooseDirector()
            onPhone(root: navigation) { display, window in
                navigation.setViewControllers([pages[0], pages[1]], animated: false)
                switch way {
                case 0: navigation.pushViewController(pages[2], animated: true)
                case 1: navigation.popViewController(animated: true)
                case 2:
                    director.driver = UIPercentDrivenInteractiveTransition()
                    navigation.delegate = director
                    navigation.popViewController(animated: true)
                    director.driver?.update(0.3)
                default: navigation.popToRootViewController(animated: true)
                }
                display.advance(by: 0.1)
                let driver = director.driver
                director.driver = nil
                navigation.setViewControllers([pages[3], pages[4]], animated: true)
                driver?.cancel()
                display.advance(by: 0.1)
                driver?.finish()
                display.advance(by: 2)
                #expect(navigation.viewControllers == [pages[3], pages[4]], "\(way)")
                #expect(isSeen(pages[4], in: window), "\(way)")
                #expect(navigation.navigationBar.items?.count == 2)
                for page in pages.prefix(3) { #expect(page.parent == nil && page.view.window == nil) }
            }
        }
    }

    @Test("pushing and popping from viewWillAppear, viewDidAppear and viewWillDisappear comes to an end")
    func fromCallbacks() {
        for moment in 0..<4 {
            let (a, b, c) = (EventfulController(), EventfulController(), UIViewController())
            let navigation = UINavigationController(rootViewController: a)
            onPhone(root: navigation) { display, window in
                var count = 0
                let act = { (self: EventfulController) in
                    count += 1
                    guard count == 1 else { return }
                    switch moment % 2 {
                    case 0: navigation.pushViewController(c, animated: true)
                    default: navigation.popToRootViewController(animated: true)
                    }
                }
                switch moment {
                case 0, 1: b.willAppear = act
                case 2: b.didAppear = act
                default: a.willDisappear = act
                }
                navigation.pushViewController(b, animated: true)
                display.advance(by: 3)
                #expect(count >= 1)
                guard let top = navigation.topViewController else {
                    Issue.record("a stack is never empty")
                    return
                }
                #expect(isSeen(top, in: window), "\(moment)")
                #expect(navigation.transitionCoordinator == nil)
                #expect(navigation.navigationBar.items?.count == navigation.viewControllers.count)
                // It still works.
                navigation.popToRootViewController(animated: true)
                display.advance(by: 2)
                #expect(navigation.viewControllers == [a] && isSeen(a, in: window), "\(moment)")
            }
        }
    }

    @Test(
        "dismissing, presenting and choosing tabs from callbacks of a transition that begins comes after it"
    )
    func fromBeginnings() {
        for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
            for animated in [true, false] {
                let (root, shown) = (EventfulController(), EventfulController())
                onPhone(root: root) { display, window in
                    var ends = 0
                    shown.modalPresentationStyle = style
                    shown.willAppear = { $0.dismiss(animated: animated) { ends += 1 } }
                    root.present(shown, animated: animated)
                    display.advance(by: 2)
                    #expect(ends == 1 && root.presentedViewController == nil)
                    #expect(isSeen(root, in: window) && window.subviews == [root.view])
                    shown.willAppear = { _ in }
                    shown.willDisappear = { _ in root.present(UIViewController(), animated: animated) }
                    root.present(shown, animated: animated)
                    display.advance(by: 1)
                    root.dismiss(animated: animated)
                    display.advance(by: 2)
                    #expect(root.presentedViewController == nil && isSeen(root, in: window))
                }
            }
        }
        let pages = (0..<3).map { _ in EventfulController() }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        onPhone(root: tabs) { display, window in
            pages[1].willAppear = { _ in tabs.selectedIndex = 2 }
            tabs.selectedIndex = 1
            display.advance(by: 1)
            #expect(tabs.selectedIndex == 2 && isSeen(pages[2], in: window))
            #expect(pages[0].view.window == nil && pages[1].view.window == nil)
            #expect(tabs.tabBar.selectedItem === pages[2].tabBarItem)
        }
    }

    @Test("animators that end at once, twice, never, or take no time that is one")
    func animators() {
        for way in 0..<5 {
            let (root, shown) = (UIViewController(), UIViewController())
            let director = LooseDirector()
            onPhone(root: root) { display, window in
                shown.modalPresentationStyle = .fullScreen
                shown.transitioningDelegate = director
                var kept: (any UIViewControllerContextTransitioning)?
                let place = { (context: any UIViewControllerContextTransitioning) in
                    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                }
                switch way {
                case 0:
                    director.animator.animate = {
                        place($0)
                        $0.completeTransition(true)
                    }
                case 1:
                    director.animator.animate = {
                        place($0)
                        $0.completeTransition(true)
                        $0.completeTransition(false)
                    }
                case 2:
                    director.animator.animate = {
                        kept = $0
                        place($0)
                    }
                case 3: director.animator.duration = .nan
                default: director.animator.duration = -.infinity
                }
                var ends = 0
                root.present(shown, animated: true) { ends += 1 }
                display.advance(by: 2)
                if way == 2 {
                    #expect(ends == 0 && shown.isBeingPresented)
                    kept?.completeTransition(true)
                    kept?.updateInteractiveTransition(.nan)
                    kept?.cancelInteractiveTransition()
                }
                display.advance(by: 1)
                #expect(ends == 1 && !shown.isBeingPresented, "\(way)")
                shown.transitioningDelegate = nil
                root.dismiss(animated: false)
                #expect(isSeen(root, in: window), "\(way)")
            }
        }
    }

    @Test("the window's controller may be replaced in the middle of a presentation and of a push")
    func rootReplaced() {
        for way in 0..<3 {
            let (root, shown, other) = (UIViewController(), UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: root)
            onPhone(root: navigation) { display, window in
                switch way {
                case 0: root.present(shown, animated: true)
                case 1:
                    shown.modalPresentationStyle = .fullScreen
                    root.present(shown, animated: true)
                default: navigation.pushViewController(shown, animated: true)
                }
                display.advance(by: 0.1)
                window.rootViewController = other
                display.advance(by: 2)
                #expect(isSeen(other, in: window), "\(way)")
                other.present(
                    UIAlertController(title: "a", message: nil, preferredStyle: .alert),
                    animated: true
                )
                display.advance(by: 1)
                #expect(other.presentedViewController != nil, "\(way)")
            }
        }
    }

    @Test("a view that leaves its window in the middle of a transition ends nothing else")
    func viewGone() {
        let (a, b) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: a)
        onPhone(root: navigation) { display, window in
            navigation.pushViewController(b, animated: true)
            display.advance(by: 0.1)
            b.view.removeFromSuperview()
            a.view.removeFromSuperview()
            display.advance(by: 0.1)
            navigation.view.removeFromSuperview()
            display.advance(by: 1)
            window.addSubview(navigation.view)
            display.advance(by: 1)
            navigation.popViewController(animated: true)
            display.advance(by: 1)
            #expect(navigation.viewControllers == [a] && a.view.window === window)
        }
    }

    @Test("controllers cannot be presented or pushed into themselves, nor navigation controllers pushed")
    func circles() {
        let (a, b) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: a)
        onPhone(root: navigation) { display, window in
            navigation.pushViewController(navigation, animated: true)
            navigation.pushViewController(a, animated: true)
            navigation.pushViewController(UINavigationController(rootViewController: b), animated: false)
            navigation.present(navigation, animated: true)
            a.present(navigation, animated: false)
            a.addChild(navigation)
            display.advance(by: 1)
            #expect(navigation.viewControllers == [a] && isSeen(a, in: window))
        }
    }

    @Test("tabs may be replaced in a transition, an index may be anything")
    func tabs() {
        let pages = (0..<4).map { _ in UIViewController() }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        onPhone(root: tabs) { display, window in
            for index in [-1, 99, Int.max, Int.min, 3] { tabs.selectedIndex = index }
            #expect(tabs.selectedIndex == 3 && pages[3].view.window === window)
            tabs.setViewControllers([pages[1], pages[1], pages[2]], animated: true)
            tabs.selectedViewController = pages[0]
            display.advance(by: 1)
            #expect(tabs.viewControllers == [pages[1], pages[2]] && tabs.selectedIndex == 0)
            #expect(pages[1].view.window === window && pages[3].view.window == nil)
            tabs.setViewControllers([], animated: true)
            tabs.setViewControllers(pages, animated: true)
            display.advance(by: 1)
            #expect(pages[0].view.window === window)
        }
    }

    @Test(
        "alerts without actions, with a hundred, changed while they are seen, and presented by their handlers"
    )
    func alerts() {
        let root = UIViewController()
        onPhone(root: root) { display, window in
            let empty = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            root.present(empty, animated: true)
            display.advance(by: 1)
            empty.title = String(repeating: "long ", count: 3000)
            empty.addAction(UIAlertAction(title: nil, style: .destructive))
            empty.addTextField()
            display.advance(by: 1)
            #expect(window.bounds.contains(empty.view.frame))
            root.dismiss(animated: false)
            for style in [UIAlertController.Style.alert, .actionSheet] {
                let many = UIAlertController(title: "T", message: "M", preferredStyle: style)
                for index in 0..<100 { many.addAction(UIAlertAction(title: "\(index)", style: .default)) }
                root.present(many, animated: true)
                display.advance(by: 1)
                #expect(window.bounds.contains(many.view.convert(many.view.bounds, to: nil)))
                root.dismiss(animated: false)
                #expect(root.presentedViewController == nil)
            }
            var chain = 0
            @MainActor func next() {
                chain += 1
                let alert = UIAlertController(title: "\(chain)", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in if chain < 3 { next() } })
                root.present(alert, animated: true)
            }
            next()
            for _ in 0..<3 {
                display.advance(by: 1)
                TouchScript { $0.tap(at: CGPoint(x: 196, y: 852 / 2 + 35)) }.run(display, window, and: 1)
            }
            #expect(chain == 3 && root.presentedViewController == nil)
        }
    }

    @Test("pages turned in the middle of a turn, to nothing, and by a source that answers oddly")
    func pages() {
        final class Source: NSObject, UIPageViewControllerDataSource {
            var answer: (UIViewController) -> UIViewController? = { $0 }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { answer(viewController) }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { answer(viewController) }
        }
        let book = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal,
            options: nil
        )
        let (one, two, three) = (UIViewController(), UIViewController(), UIViewController())
        let source = Source()
        onPhone(root: book) { display, window in
            book.dataSource = source
            book.setViewControllers([one], direction: .forward, animated: false)
            display.advance(by: 0.1)
            TouchScript {
                $0.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400), over: 0.2)
            }.run(display, window, and: 1)
            #expect(book.viewControllers == [one])
            source.answer = { $0 === one ? two : nil }
            TouchScript {
                $0.press(at: CGPoint(x: 350, y: 400))
                $0.move(to: CGPoint(x: 200, y: 400), over: 0.1)
            }.run(display, window)
            book.setViewControllers([three], direction: .reverse, animated: true)
            TouchScript { $0.move(to: CGPoint(x: 30, y: 400), over: 0.1) }.run(display, window)
            UITouch.simulate(.ended, at: CGPoint(x: 30, y: 400), in: window)
            display.advance(by: 2)
            #expect(book.viewControllers?.count == 1)
            #expect(book.viewControllers?.first.map { isSeen($0, in: window) } == true)
            // Two pages in a ring: each is the other's neighbour at both sides.
            book.setViewControllers([one], direction: .forward, animated: false)
            source.answer = { $0 === one ? two : one }
            for end in [CGPoint(x: 20, y: 400), CGPoint(x: 390, y: 400)] {
                TouchScript { $0.drag(from: CGPoint(x: 200, y: 400), to: end, over: 0.2) }
                    .run(display, window, and: 1)
                let seen = end.x < 100 ? two : one
                #expect(book.viewControllers == [seen] && isSeen(seen, in: window))
            }
            book.setViewControllers([], direction: .forward, animated: true)
            book.setViewControllers(nil, direction: .forward, animated: false)
            book.setViewControllers([one], direction: .forward, animated: true)
            book.setViewControllers([two], direction: .forward, animated: true)
            display.advance(by: 2)
            #expect(book.viewControllers == [two] && isSeen(two, in: window))
        }
    }
}
