import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Parts that outlive the object that they belong to.
@MainActor @Suite("Owners that are gone")
struct GoneOwnerTests {
    /// Calls a function that hands out a view of something that goes; the view is in a window by then, is laid out, changed and touched.
    private func outlive(_ make: (ManualDisplay, UIWindow) -> UIView?) {
        onPhone(root: UIViewController()) { display, window in
            let view = autoreleased { make(display, window) }
            guard let view else { return }
            UIView.performWithoutAnimation { window.addSubview(view) }
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
            for part in all(in: view) { part.setNeedsLayout() }
            display.advance(by: 0.1)
            TouchScript {
                $0.tap(at: CGPoint(x: 100, y: 20))
                $0.wait(0.1)
                $0.tap(at: CGPoint(x: 100, y: 290))
                $0.wait(0.1)
                $0.drag(from: CGPoint(x: 2, y: 150), to: CGPoint(x: 180, y: 200), over: 0.2)
            }.play(in: window)
            display.advance(by: 1)
            window.overrideUserInterfaceStyle = .dark
            window.bounds.size.width = 300
            display.advance(by: 1)
            view.removeFromSuperview()
            display.advance(by: 1)
        }
    }

    private func autoreleased<Result>(_ body: () -> Result) -> Result { body() }

    private func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }

    @Test("the views of controllers that are gone are laid out and touched without them", .claim("Q5.15"))
    func views() {
        outlive { _, _ in
            let made = UINavigationController(rootViewController: UIViewController())
            made.hidesBarsOnTap = true
            made.hidesBarsOnSwipe = true
            return made.view
        }
        outlive { _, _ in
            let made = UITabBarController()
            made.viewControllers = (0..<7).map { _ in UIViewController() }
            return made.view
        }
        outlive { _, _ in
            let made = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            made.setViewControllers([UIViewController()], direction: .forward, animated: false)
            return made.view
        }
        outlive { _, _ in
            let made = UISplitViewController(style: .doubleColumn)
            made.setViewController(UIViewController(), for: .primary)
            made.setViewController(UIViewController(), for: .secondary)
            return made.view
        }
        for style in [UIAlertController.Style.alert, .actionSheet] {
            outlive { _, _ in
                let made = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
                made.addAction(UIAlertAction(title: "OK", style: .default))
                return made.view
            }
        }
        outlive { _, _ in UISearchController(searchResultsController: nil).searchBar }
        outlive { _, _ in UIButton(configuration: .filled()).subviews.first }
    }

    @Test(
        "an alert that is shown and dismissed without animation leaves nothing that reads it",
        .claim("Q5.15")
    )
    func alert() {
        let root = UIViewController()
        onPhone(root: root) { display, _ in
            weak var gone: UIAlertController?
            var card: UIView?
            autoreleased {
                let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                alert.addTextField()
                gone = alert
                root.present(alert, animated: false)
                card = alert.view
                root.dismiss(animated: false)
            }
            display.advance(by: 0)
            card?.setNeedsLayout()
            card?.layoutIfNeeded()
            display.advance(by: 1)
            #expect(gone == nil)
            card = nil
        }
    }
}
