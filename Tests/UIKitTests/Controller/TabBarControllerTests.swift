import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Tab bar controllers")
struct TabBarControllerTests {
    private func pages(_ count: Int) -> [UIViewController] {
        (0..<count).map { index in
            let made = UIViewController()
            made.title = "Page \(index)"
            return made
        }
    }

    @Test("the bar is 49 points high above the safe area, which the pages hear of (uikit U167)")
    func layout() {
        let tabs = UITabBarController()
        let all = pages(3)
        tabs.viewControllers = all
        onPhone(root: tabs) { _, window in
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
            #expect(tabs.tabBar.items?.map(\.title) == ["Page 0", "Page 1", "Page 2"])
            #expect(all[0].view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
            #expect(all[0].tabBarController === tabs && !all[1].isViewLoaded)
            tabs.selectedViewController = all[2]
            #expect(tabs.selectedIndex == 2 && all[2].view.window === window && all[0].view.superview == nil)
            tabs.selectedIndex = 7
            #expect(tabs.selectedIndex == 2)
            tabs.viewControllers = [all[1]]
            #expect(tabs.selectedIndex == 0 && all[1].view.window === window && all[2].parent == nil)
            tabs.viewControllers = nil
            #expect(tabs.selectedViewController == nil && all[1].view.window == nil)
        }
    }

    @Test("a touch asks the delegate, and selects; the same tab again pops to the root (uikit U167)")
    func touches() {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var log: [String] = []
            var refuses = false
            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool {
                log.append("should \(viewController.title ?? "")")
                return !refuses
            }
            func tabBarController(
                _ tabBarController: UITabBarController,
                didSelect viewController: UIViewController
            ) { log.append("did \(viewController.title ?? "")") }
        }
        let tabs = UITabBarController()
        let all = pages(2)
        let navigation = UINavigationController(rootViewController: all[1])
        navigation.title = "N"
        tabs.viewControllers = [all[0], navigation]
        let delegate = Delegate()
        tabs.delegate = delegate
        onPhone(root: tabs) { display, window in
            let second = CGPoint(x: 300, y: 790)
            @MainActor func tap() {
                TouchScript { $0.tap(at: second) }.play(in: window)
                display.advance(by: 1)
            }
            delegate.refuses = true
            tap()
            #expect(tabs.selectedIndex == 0)
            delegate.refuses = false
            tap()
            #expect(tabs.selectedIndex == 1)
            navigation.pushViewController(UIViewController(), animated: false)
            tap()
            #expect(navigation.viewControllers == [all[1]])
            #expect(delegate.log == ["should N", "should N", "did N", "should N", "did N"])
        }
    }

    @Test("of more than five the last are in a list behind the fifth tab (uikit U167)")
    func more() {
        let tabs = UITabBarController()
        let all = pages(7)
        tabs.viewControllers = all
        onPhone(root: tabs) { display, window in
            #expect(tabs.tabBar.items?.map(\.title) == ["Page 0", "Page 1", "Page 2", "Page 3", "More"])
            TouchScript {
                $0.tap(at: CGPoint(x: 360, y: 790))
                $0.wait(0.5)
                $0.tap(at: CGPoint(x: 100, y: 59 + 44 + 44 * 2 + 20))
            }.play(in: window)
            display.advance(by: 2)
            #expect(tabs.selectedViewController === all[6] && tabs.selectedIndex == 6)
            #expect(all[6].navigationController === tabs.moreNavigationController)
            #expect(all[6].view.window === window)
            tabs.selectedIndex = 4
            #expect(tabs.moreNavigationController.topViewController === all[4])
            tabs.selectedIndex = 0
            #expect(all[0].view.window === window && all[4].view.window == nil)
        }
    }

    @Test("a transition on the controller's layer cross-fades the pages (uikit U167)")
    func transition() {
        let tabs = UITabBarController()
        let all = pages(2)
        tabs.viewControllers = all
        all[0].loadViewIfNeeded()
        onPhone(root: tabs, size: CGSize(width: 100, height: 200), insets: .zero) { display, _ in
            all[0].view.backgroundColor = .red
            all[1].view.backgroundColor = .blue
            display.advance(by: 0)
            let fade = CATransition()
            fade.duration = 1
            fade.timingFunction = CAMediaTimingFunction(name: .linear)
            tabs.view.layer.add(fade, forKey: nil)
            tabs.selectedIndex = 1
            display.advance(by: 0.5)
            let half = UIImage(cgImage: display.makeImage()).pixel(50, 60)
            #expect(abs(Int(half[0]) - 128) < 12 && abs(Int(half[2]) - 128) < 12, "\(half)")
            display.advance(by: 0.6)
            #expect(UIImage(cgImage: display.makeImage()).pixel(50, 60) == [0, 0, 255, 255])
        }
    }
}
