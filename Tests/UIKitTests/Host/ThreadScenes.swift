import AgateDisplay
import Foundation
import UIKit
import UIKitTestSupport

/// What programs do with views over some time; each says whether it came to its end.
enum ThreadScenes {
    static let names = all.keys.sorted()

    typealias Scene = @MainActor (ManualDisplay, UIWindow) -> Bool

    static let all: [String: Scene] = [
        "navigation": navigation, "tabs": tabs, "pages": pages, "split": split, "alert": alert,
        "sheet": sheet,
        "popover": popover, "search": search, "animator": animator, "driven block": block, "timers": timers,
        "typing": typing, "undo": undo, "diffable table": diffable, "scrolling": scrolling,
        "refresh": refresh,
        "dynamics": dynamics, "context menu": menu, "rotation": rotation, "appearance": appearance,
        "update link": updateLink, "observation": observation, "archive": archive, "drawing": drawing,
    ]

    @MainActor private static func controller(_ color: UIColor = .white) -> UIViewController {
        let made = UIViewController()
        made.view.backgroundColor = color
        let label = UILabel()
        label.text = "label"
        label.translatesAutoresizingMaskIntoConstraints = false
        made.view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: made.view.centerXAnchor).isActive = true
        label.topAnchor.constraint(equalTo: made.view.safeAreaLayoutGuide.topAnchor).isActive = true
        made.title = "title"
        return made
    }

    private static let navigation: Scene = { display, window in
        let root = UINavigationController(rootViewController: controller())
        root.hidesBarsWhenKeyboardAppears = true
        window.rootViewController = root
        display.advance(by: 0.1)
        root.pushViewController(controller(.red), animated: true)
        display.advance(by: 1)
        TouchScript { $0.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), over: 0.2) }.play(
            in: window
        )
        display.advance(by: 2)
        return root.viewControllers.count == 1
    }

    private static let tabs: Scene = { display, window in
        let root = UITabBarController()
        root.viewControllers = (0..<7).map { _ in controller() }
        window.rootViewController = root
        display.advance(by: 0.1)
        root.selectedIndex = 1
        display.advance(by: 0.5)
        return root.selectedIndex == 1
    }

    private static let pages: Scene = { display, window in
        let root = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        root.setViewControllers([controller()], direction: .forward, animated: false)
        window.rootViewController = root
        display.advance(by: 0.1)
        let second = controller(.red)
        root.setViewControllers([second], direction: .forward, animated: true)
        display.advance(by: 1)
        return root.viewControllers?.first === second
    }

    private static let split: Scene = { display, window in
        let root = UISplitViewController(style: .doubleColumn)
        root.setViewController(controller(), for: .primary)
        root.setViewController(controller(), for: .secondary)
        window.rootViewController = root
        display.advance(by: 0.5)
        root.show(.primary)
        display.advance(by: 1)
        return root.view.window != nil
    }

    private static let alert: Scene = { display, window in
        let root = controller()
        window.rootViewController = root
        display.advance(by: 0.1)
        let shown = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        shown.addTextField()
        shown.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(shown, animated: true)
        display.advance(by: 1)
        let wasShown = shown.view.window != nil
        root.dismiss(animated: true)
        display.advance(by: 1)
        return wasShown && root.presentedViewController == nil
    }

    private static let sheet: Scene = { display, window in
        let root = controller()
        window.rootViewController = root
        display.advance(by: 0.1)
        let shown = controller(.red)
        shown.sheetPresentationController?.detents = [.medium(), .large(), .custom { _ in 100 }]
        root.present(shown, animated: true)
        display.advance(by: 1)
        TouchScript { $0.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 478), over: 0.1) }.play(
            in: window
        )
        display.advance(by: 2)
        if root.presentedViewController != nil { root.dismiss(animated: true) }
        display.advance(by: 1)
        return root.presentedViewController == nil
    }

    private static let popover: Scene = { display, window in
        let root = controller()
        window.rootViewController = root
        display.advance(by: 0.1)
        let shown = controller()
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.sourceView = root.view
        root.present(shown, animated: true)
        display.advance(by: 1)
        root.dismiss(animated: true)
        display.advance(by: 1)
        return root.presentedViewController == nil
    }

    private static let search: Scene = { display, window in
        let content = controller()
        content.navigationItem.searchController = UISearchController(searchResultsController: controller())
        window.rootViewController = UINavigationController(rootViewController: content)
        display.advance(by: 0.1)
        content.navigationItem.searchController?.isActive = true
        display.advance(by: 1)
        content.navigationItem.searchController?.isActive = false
        display.advance(by: 1)
        return content.view.window != nil
    }

    private static let animator: Scene = { display, window in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        display.advance(by: 0)
        var isDone = false
        let made = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) { view.center.x = 100 }
        made.addCompletion { _ in isDone = true }
        made.startAnimation(afterDelay: 0.1)
        display.advance(by: 0.2)
        made.pauseAnimation()
        made.fractionComplete = 0.5
        made.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        display.advance(by: 2)
        return isDone
    }

    private static let block: Scene = { display, window in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        display.advance(by: 0)
        var isDone = false
        UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                width.constant = 100
                window.layoutIfNeeded()
            }
        } completion: { _ in
            UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
                view.backgroundColor = .red
            } completion: { _ in
                isDone = true
            }
        }
        display.advance(by: 2)
        return isDone && view.bounds.width == 100
    }

    private static let timers: Scene = { display, _ in
        nonisolated(unsafe) var calls: [String] = []
        DispatchQueue.main.async { calls.append("queue") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { calls.append("later") }
        let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in calls.append("timer") }
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 300_000_000)
            calls.append("task")
        }
        display.advance(by: 1)
        timer.invalidate()
        return calls == ["queue", "later", "timer", "task"]
    }

    private static let typing: Scene = { display, window in
        UIScreen.main.simulatesKeyboard = true
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let text = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))
        text.dataDetectorTypes = .all
        text.text = "see https://example.org"
        for view in [field, text] { window.addSubview(view) }
        display.advance(by: 0.1)
        field.becomeFirstResponder()
        field.insertText("abc")
        display.advance(by: 1)
        text.becomeFirstResponder()
        text.insertText("def")
        text.selectAll(nil)
        display.advance(by: 1)
        text.resignFirstResponder()
        return field.text == "abc" && text.text.hasSuffix("def")
    }

    private static let undo: Scene = { display, window in
        let text = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))
        window.addSubview(text)
        text.becomeFirstResponder()
        text.insertText("a")
        display.advance(by: 0.1)
        text.undoManager?.undo()
        display.advance(by: 0.1)
        return text.text.isEmpty
    }

    private static let diffable: Scene = { display, window in
        let table = UITableView(frame: window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        window.addSubview(table)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        display.advance(by: 0.1)
        snapshot.deleteItems([2])
        var isDone = false
        source.apply(snapshot, animatingDifferences: true) { isDone = true }
        display.advance(by: 1)
        return isDone && table.numberOfRows(inSection: 0) == 2
    }

    private static let scrolling: Scene = { display, window in
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentSize = CGSize(width: 320, height: 5000)
        window.addSubview(scroll)
        display.advance(by: 0.1)
        TouchScript { $0.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), over: 0.1) }.play(
            in: window
        )
        display.advance(by: 0.3)
        scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        display.advance(by: 2)
        return scroll.contentOffset.y == 1000
    }

    private static let refresh: Scene = { display, window in
        let table = ListOwner.table()
        let control = UIRefreshControl()
        table.refreshControl = control
        window.addSubview(table)
        display.advance(by: 0.1)
        control.beginRefreshing()
        display.advance(by: 0.5)
        control.endRefreshing()
        display.advance(by: 2)
        return !control.isRefreshing
    }

    private static let dynamics: Scene = { display, window in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        let animator = UIDynamicAnimator(referenceView: window)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        display.advance(by: 0.5)
        return view.center.y > 5
    }

    private static let menu: Scene = { display, window in
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        button.showsMenuAsPrimaryAction = true
        window.addSubview(button)
        display.advance(by: 0.1)
        TouchScript { $0.tap(at: CGPoint(x: 150, y: 120)) }.play(in: window)
        display.advance(by: 1)
        TouchScript { $0.tap(at: CGPoint(x: 5, y: 470)) }.play(in: window)
        display.advance(by: 1)
        return true
    }

    private static let rotation: Scene = { display, window in
        let root = controller()
        window.rootViewController = root
        display.advance(by: 0.1)
        display.resize(to: CGSize(width: 480, height: 320))
        display.advance(by: 1)
        return root.view.bounds.width == 480
    }

    private final class TintedView: UIView {}

    private static let appearance: Scene = { display, window in
        TintedView.appearance().backgroundColor = .green
        let view = TintedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        display.advance(by: 0.1)
        return view.backgroundColor == .green
    }

    private static let updateLink: Scene = { display, window in
        var count = 0
        let link = UIUpdateLink(view: window)
        link.addAction(handler: { _, _ in count += 1 })
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        display.advance(by: 0.5)
        link.isEnabled = false
        return count > 10
    }

    private final class CountingView: UIView {
        var updates = 0
        override func updateProperties() {
            super.updateProperties()
            updates += 1
        }
    }

    private static let observation: Scene = { display, window in
        let view = CountingView()
        window.addSubview(view)
        display.advance(by: 0.1)
        view.setNeedsUpdateProperties()
        display.advance(by: 0.1)
        return view.updates == 2
    }

    private static let archive: Scene = { _, window in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        guard
            let data = try? NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false),
            let reader = try? NSKeyedUnarchiver(forReadingFrom: data)
        else { return false }
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView
        return read?.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
    }

    private final class DrawnView: UIView {
        override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
    }

    private static let drawing: Scene = { display, window in
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        display.advance(by: 0.1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        return image.pixel(5, 5) == [0, 0, 0, 255]
    }
}
