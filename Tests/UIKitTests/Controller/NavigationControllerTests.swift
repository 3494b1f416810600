import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Navigation controllers")
struct NavigationControllerTests {
    private func stack(_ titles: String...) -> (UINavigationController, [UIViewController]) {
        let controllers = titles.map { title in
            let made = UIViewController()
            made.title = title
            return made
        }
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        return (navigation, controllers)
    }

    @Test("the stack answers what it was asked, and the bar shows it")
    func answers() {
        let (navigation, pages) = stack("a", "b", "c")
        onPhone(root: navigation) { _, window in
            #expect(
                navigation.topViewController === pages[2] && navigation.visibleViewController === pages[2]
            )
            #expect(pages[1].navigationController === navigation && pages[2].view.superview != nil)
            #expect(navigation.navigationBar.items?.map(\.title) == ["a", "b", "c"])
            #expect(navigation.popToViewController(pages[1], animated: false) == [pages[2]])
            #expect(navigation.popToViewController(pages[2], animated: false) == nil)
            let d = UIViewController()
            navigation.pushViewController(d, animated: false)
            navigation.pushViewController(d, animated: false)
            #expect(navigation.viewControllers == [pages[0], pages[1], d])
            #expect(navigation.popToRootViewController(animated: false) == [pages[1], d])
            #expect(navigation.popViewController(animated: false) == nil)
            #expect(navigation.navigationBar.items?.count == 1 && d.parent == nil)
            pages[0].show(d, sender: nil)
            #expect(navigation.topViewController === d)
            navigation.setViewControllers([], animated: false)
            #expect(
                navigation.topViewController == nil && d.view.superview == nil
                    && window.subviews == [navigation.view]
            )
        }
    }

    @Test("bars add their heights to the safe area of the controller (uikit U165)")
    func safeArea() {
        let (navigation, pages) = stack("a")
        onPhone(root: navigation) { display, _ in
            let page = pages[0]
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
            #expect(page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
            #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
            navigation.navigationBar.prefersLargeTitles = true
            display.advance(by: 0)
            #expect(page.view.safeAreaInsets.top == 155)
            page.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
            navigation.isToolbarHidden = false
            display.advance(by: 0)
            #expect(page.view.safeAreaInsets.bottom == 78)
            #expect(navigation.toolbar.items?.count == 1)
            navigation.isNavigationBarHidden = true
            display.advance(by: 0)
            #expect(page.view.safeAreaInsets.top == 59 && navigation.navigationBar.isHidden)
            navigation.isNavigationBarHidden = false
            page.edgesForExtendedLayout = []
            display.advance(by: 0)
            #expect(page.view.frame.minY == 155 && page.view.safeAreaInsets.top == 0)
            #expect(page.view.frame.maxY == 774)
        }
    }

    /// The progress of the critically damped spring of mass 3 and stiffness 1000.
    private func spring(_ time: Double) -> Double {
        let w = (1000.0 / 3).squareRoot()
        return 1 - (1 + w * time) * exp(-w * time)
    }

    @Test("a push comes from the right by a spring, the lower view gives way by three tenths (uikit U165)")
    func slide() {
        let (navigation, pages) = stack("a")
        onPhone(root: navigation) { display, _ in
            let next = UIViewController()
            navigation.pushViewController(next, animated: true)
            #expect(navigation.transitionCoordinator?.transitionDuration == 0.5058)
            display.advance(by: 0)
            let shown = { (view: UIView) in view.layer.presentation()?.frame.minX ?? .nan }
            #expect(abs(shown(next.view) - 393) < 1 && abs(shown(pages[0].view)) < 1)
            for time in [0.1, 0.2, 0.3] {
                display.advance(by: 0.1)
                let rest = 1 - spring(time)
                #expect(abs(shown(next.view) - 393 * rest) < 3, "\(time)")
                #expect(abs(shown(pages[0].view) + 0.3 * 393 * (1 - rest)) < 1.5, "\(time)")
            }
            display.advance(by: 0.5)
            #expect(next.view.frame.minX == 0 && pages[0].view.superview == nil)
        }
    }

    @Test(
        "a finger at the edge takes the top away beyond the middle, or when it is quick (uikit U165)",
        arguments: [
            (to: 150.0, over: 1.0, pops: false), (to: 260, over: 1.2, pops: true),
            (to: 100, over: 0.15, pops: true),
        ]
    )
    func edge(way: (to: Double, over: Double, pops: Bool)) {
        let (navigation, pages) = stack("a", "b")
        onPhone(root: navigation) { display, window in
            let script = TouchScript {
                $0.press(at: CGPoint(x: 4, y: 400))
                $0.move(to: CGPoint(x: 4 + way.to, y: 400), over: way.over)
            }
            script.play(in: window)
            display.advance(by: way.over + 0.01)
            let x = pages[1].view.layer.presentation()?.frame.minX ?? .nan
            #expect(abs(x - way.to) < 1.5, "one to one")
            #expect(pages[0].view.window === window)
            UITouch.simulate(.ended, at: CGPoint(x: 4 + way.to, y: 400), in: window)
            display.advance(by: 1)
            #expect(navigation.viewControllers == (way.pops ? [pages[0]] : pages))
            let seen = way.pops ? pages[0] : pages[1]
            #expect(seen.view.superview != nil && seen.view.frame.minX == 0)
            #expect(navigation.navigationBar.topItem?.title == seen.title)
            #expect(navigation.transitionCoordinator == nil)
        }
    }

    @Test("the gesture at the edge waits for a stack, and can be switched off")
    func noEdge() {
        let (navigation, pages) = stack("a", "b")
        onPhone(root: navigation) { display, window in
            navigation.interactivePopGestureRecognizer?.isEnabled = false
            TouchScript { $0.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3) }
                .play(in: window)
            display.advance(by: 1)
            #expect(navigation.viewControllers == pages)
        }
    }

    @Test(
        "a button in the place of the way back ends the gesture at the edge, unless it has another delegate",
        .claim("U165")
    )
    func ownBackButton() {
        let (navigation, pages) = stack("a", "b")
        let swipe = TouchScript {
            $0.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
        }
        pages[1].navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Leave",
            style: .plain,
            target: nil,
            action: nil
        )
        onPhone(root: navigation) { display, window in
            swipe.play(in: window)
            display.advance(by: 1)
            #expect(navigation.viewControllers == pages)
            pages[1].navigationItem.leftItemsSupplementBackButton = true
            #expect(pages[1].navigationItem.leftBarButtonItem?.title == "Leave")
            swipe.play(in: window)
            display.advance(by: 1)
            #expect(navigation.viewControllers == [pages[0]])
            pages[1].navigationItem.leftItemsSupplementBackButton = false
            navigation.pushViewController(pages[1], animated: false)
            navigation.interactivePopGestureRecognizer?.delegate = nil
            swipe.play(in: window)
            display.advance(by: 1)
            #expect(navigation.viewControllers == [pages[0]])
        }
    }

    @Test("the way back in the bar pops")
    func back() {
        let (navigation, pages) = stack("Home", "Next")
        onPhone(root: navigation) { display, window in
            TouchScript { $0.tap(at: CGPoint(x: 30, y: 80)) }.play(in: window)
            display.advance(by: 1)
            #expect(navigation.viewControllers == [pages[0]])
        }
    }

    @Test("a large title gives way to content that is scrolled, and comes back")
    func largeTitle() {
        let (navigation, pages) = stack("a")
        onPhone(root: navigation) { display, _ in
            let scroll = UIScrollView(frame: pages[0].view.bounds)
            scroll.contentSize = CGSize(width: 393, height: 3000)
            pages[0].view.addSubview(scroll)
            navigation.navigationBar.prefersLargeTitles = true
            display.advance(by: 0)
            display.advance(by: 0)
            #expect(scroll.contentOffset.y == -155 && navigation.navigationBar.frame.height == 96)
            scroll.contentOffset.y = -155 + 20
            #expect(navigation.navigationBar.frame.height == 76)
            // The safe area ends at the bar, wherever that is, and the content stays where the finger has it.
            #expect(pages[0].view.safeAreaInsets.top == 135 && scroll.adjustedContentInset.top == 135)
            #expect(scroll.contentOffset.y == -135)
            scroll.contentOffset.y = 100
            #expect(navigation.navigationBar.frame.height == 44)
            #expect(scroll.adjustedContentInset.top == 103 && scroll.contentOffset.y == 100)
            scroll.contentOffset.y = -155
            #expect(navigation.navigationBar.frame.height == 96)
            #expect(scroll.adjustedContentInset.top == 155 && scroll.contentOffset.y == -155)
        }
    }

    @Test("what is pushed has its own safe area from the first moment on")
    func safeAreaOfPushed() {
        let (navigation, pages) = stack("a")
        onPhone(root: navigation) { display, _ in
            navigation.navigationBar.prefersLargeTitles = true
            display.advance(by: 0)
            let next = UIViewController()
            next.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(next, animated: true)
            #expect(next.view.safeAreaInsets.top == 103)
            display.advance(by: 1)
            #expect(next.view.safeAreaInsets.top == 103 && navigation.navigationBar.frame.height == 44)
            navigation.popViewController(animated: true)
            #expect(pages[0].view.safeAreaInsets.top == 155)
            display.advance(by: 1)
            #expect(pages[0].view.safeAreaInsets.top == 155 && navigation.navigationBar.frame.height == 96)
        }
    }

    @Test("a push that follows another at once ends the first")
    func hurry() {
        let (navigation, pages) = stack("a")
        onPhone(root: navigation) { display, _ in
            let (b, c) = (UIViewController(), UIViewController())
            navigation.pushViewController(b, animated: true)
            display.advance(by: 0.1)
            navigation.pushViewController(c, animated: true)
            navigation.popViewController(animated: true)
            display.advance(by: 1)
            #expect(navigation.viewControllers == [pages[0], b])
            #expect(b.view.frame.minX == 0 && b.view.superview != nil && c.view.superview == nil)
        }
    }

    @Test("bars at the bottom go with a controller that wants none")
    func hidesBottomBar() {
        let (navigation, _) = stack("a")
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        onPhone(root: tabs) { display, _ in
            #expect(!tabs.tabBar.isHidden && navigation.topViewController?.view.safeAreaInsets.bottom == 83)
            let wide = UIViewController()
            wide.hidesBottomBarWhenPushed = true
            navigation.pushViewController(wide, animated: true)
            display.advance(by: 1)
            #expect(tabs.tabBar.isHidden && wide.view.safeAreaInsets.bottom == 34)
            navigation.popViewController(animated: false)
            display.advance(by: 0)
            #expect(
                !tabs.tabBar.isHidden && tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83)
            )
        }
    }
}
