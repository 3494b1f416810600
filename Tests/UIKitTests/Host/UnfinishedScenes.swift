import AgateDisplay
import Foundation
import UIKit

extension UnfinishedScene {
    /// Interfaces in the middle of all that takes time.
    static let all = touches + controls + scrolling + lists + controllers + animations + time

    private static let middle = CGPoint(x: 150, y: 150)

    // MARK: Fingers

    private static let touches = [
        UnfinishedScene("fingers on every kind of recognizer") { display, window in
            let view = UIView(frame: window.bounds)
            view.isMultipleTouchEnabled = true
            let recognizers = [
                UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
                UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
                UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(), UIGestureRecognizer(),
            ]
            for recognizer in recognizers {
                view.addGestureRecognizer(recognizer)
                recognizer.require(toFail: recognizers[0])
                recognizer.addTarget(view, action: Selector("act", UIView.setNeedsLayout))
            }
            window.addSubview(view)
            UITouch.simulate(.began, at: middle, in: window)
            UITouch.simulate(.began, at: CGPoint(x: 60, y: 60), in: window, finger: 1)
            display.advance(by: 0.1)
            UITouch.simulate(.moved, at: CGPoint(x: 90, y: 60), in: window, finger: 1)
            display.advance(by: 0.7)
            return []
        },
        UnfinishedScene("the first of two taps") { display, window in
            let view = UIView(frame: window.bounds)
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            let single = UITapGestureRecognizer()
            single.require(toFail: double)
            view.addGestureRecognizer(double)
            view.addGestureRecognizer(single)
            window.addSubview(view)
            UITouch.simulate(.began, at: middle, in: window)
            UITouch.simulate(.ended, at: middle, in: window)
            display.advance(by: 0.05)
            return []
        },
        UnfinishedScene("a finger in a window that is hidden") { display, window in
            let view = UIButton(type: .system)
            view.frame = window.bounds
            window.addSubview(view)
            UITouch.simulate(.began, at: middle, in: window)
            window.isHidden = true
            display.advance(by: 0.1)
            return [view]
        },
    ]

    // MARK: Controls

    private static func control(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIControl)
        -> UnfinishedScene
    {
        UnfinishedScene(name) { display, window in
            let control = make()
            control.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            control.addTarget(control, action: Selector("act", UIView.setNeedsLayout), for: .allEvents)
            control.addAction(
                UIAction { [weak control] _ in control?.setNeedsLayout() },
                for: .valueChanged
            )
            window.addSubview(control)
            display.advance(by: 0)
            UITouch.simulate(.began, at: middle, in: window)
            display.advance(by: 0.1)
            UITouch.simulate(.moved, at: CGPoint(x: 190, y: 150), in: window)
            display.advance(by: 0.05)
            return []
        }
    }

    private static let controls = [
        control("a switch under a finger") { UISwitch() },
        control("a slider under a finger") { UISlider() },
        control("a stepper under a finger") { UIStepper() },
        control("segments under a finger") { UISegmentedControl(items: ["a", "b", "c"]) },
        control("a page control under a finger") {
            let control = UIPageControl()
            control.numberOfPages = 4
            return control
        },
        control("a button with a configuration") {
            UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
        },
        control("a button with a menu") {
            let button = UIButton(type: .system)
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
            button.showsMenuAsPrimaryAction = true
            return button
        },
        control("a wheel of dates") {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            return picker
        },
        control("a compact date") {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            return picker
        },
        UnfinishedScene("text that is edited") { display, window in
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            let text = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
            let search = UISearchBar(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
            for view in [field, text, search] as [UIView] { window.addSubview(view) }
            field.becomeFirstResponder()
            field.insertText("Hello")
            display.advance(by: 0.7)
            search.becomeFirstResponder()
            display.advance(by: 0.7)
            text.becomeFirstResponder()
            text.insertText("Hello, world")
            text.selectAll(nil)
            display.advance(by: 0.7)
            return []
        },
        UnfinishedScene("things that turn") { display, window in
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.startAnimating()
            let bar = UIProgressView(progressViewStyle: .default)
            bar.setProgress(0.5, animated: true)
            let images = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            images.animationImages = [UIImage(), UIImage()]
            images.animationDuration = 1
            images.startAnimating()
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
            effect.frame = window.bounds
            for view in [wheel, bar, images, effect] as [UIView] { window.addSubview(view) }
            UIView.animate(withDuration: 1) { effect.effect = nil }
            display.advance(by: 0.3)
            return []
        },
    ]

    // MARK: Scroll views

    private static let scrolling = [
        UnfinishedScene("a flick that goes on") { display, window in
            let view = UIScrollView(frame: window.bounds)
            view.contentSize = CGSize(width: 300, height: 5000)
            view.refreshControl = UIRefreshControl()
            view.addSubview(UIButton(type: .system))
            window.addSubview(view)
            TouchScript {
                $0.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50), over: 0.05)
            }
            .play(in: window)
            display.advance(by: 0.3)
            return []
        },
        UnfinishedScene("a pull to refresh") { display, window in
            let view = UIScrollView(frame: window.bounds)
            view.contentSize = CGSize(width: 300, height: 5000)
            view.refreshControl = UIRefreshControl()
            window.addSubview(view)
            TouchScript { $0.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 290), over: 0.3) }
                .play(in: window)
            display.advance(by: 0.29)
            return []
        },
        UnfinishedScene("a scroll that is animated, and zoom") { display, window in
            let view = UIScrollView(frame: window.bounds)
            let zoomer = Zoomer()
            view.delegate = zoomer
            view.addSubview(zoomer.content)
            view.contentSize = zoomer.content.bounds.size
            view.maximumZoomScale = 4
            window.addSubview(view)
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            display.advance(by: 0.1)
            view.setZoomScale(2, animated: true)
            display.advance(by: 0.1)
            return [zoomer]
        },
    ]

    // MARK: Lists

    private static let lists = [
        UnfinishedScene("a table in an update") { display, window in
            let rows = Rows()
            let table = rows.makeTable(window.bounds)
            window.addSubview(table)
            display.advance(by: 0)
            rows.count = 25
            table.performBatchUpdates {
                table.deleteRows(
                    at: (0..<5).map { IndexPath(row: $0, section: 0) },
                    with: .fade
                )
            } completion: { _ in
                table.reloadData()
            }
            display.advance(by: 0.1)
            return [rows]
        },
        UnfinishedScene("a table that is edited, a row half moved") { display, window in
            let rows = Rows()
            let table = rows.makeTable(window.bounds)
            window.addSubview(table)
            table.setEditing(true, animated: true)
            display.advance(by: 1)
            UITouch.simulate(.began, at: CGPoint(x: 280, y: 60), in: window)
            display.advance(by: 0.1)
            UITouch.simulate(.moved, at: CGPoint(x: 280, y: 150), in: window)
            display.advance(by: 0.1)
            return [rows]
        },
        UnfinishedScene("actions of a row under a finger") { display, window in
            let rows = Rows()
            window.addSubview(rows.makeTable(window.bounds))
            display.advance(by: 0)
            TouchScript { $0.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 100, y: 60), over: 0.3) }
                .play(in: window)
            display.advance(by: 0.29)
            return [rows]
        },
        UnfinishedScene("a collection in an update") { display, window in
            let rows = Rows()
            let collection = rows.makeCollection(UICollectionViewFlowLayout(), window.bounds)
            window.addSubview(collection)
            display.advance(by: 0)
            rows.count = 25
            collection.performBatchUpdates {
                collection.deleteItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
            } completion: { _ in
                collection.reloadData()
            }
            display.advance(by: 0.1)
            return [rows]
        },
        UnfinishedScene("a collection that changes its layout") { display, window in
            let rows = Rows()
            let collection = rows.makeCollection(UICollectionViewFlowLayout(), window.bounds)
            window.addSubview(collection)
            display.advance(by: 0)
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(30)
            )
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            collection.setCollectionViewLayout(layout, animated: true)
            display.advance(by: 0.1)
            return [rows, layout]
        },
        UnfinishedScene("a diffable list that becomes another one") { display, window in
            let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            let collection = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
            )
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                cell,
                _,
                number in
                var content = cell.defaultContentConfiguration()
                content.text = "\(number)"
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
                collection,
                path,
                number in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
            }
            window.addSubview(collection)
            for numbers in [Array(0..<20), [3, 1, 50, 4, 5, 60]] {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(numbers)
                source.apply(snapshot, animatingDifferences: true)
                display.advance(by: 0.1)
            }
            return [source]
        },
    ]

    // MARK: Controllers

    private static let controllers = [
        UnfinishedScene("a push") { display, window in
            let navigation = UINavigationController(rootViewController: titled("One"))
            window.rootViewController = navigation
            display.advance(by: 0)
            navigation.pushViewController(titled("Two"), animated: true)
            display.advance(by: 0.1)
            return navigation.viewControllers
        },
        UnfinishedScene("a finger that goes back") { display, window in
            let navigation = UINavigationController(rootViewController: titled("One"))
            window.rootViewController = navigation
            navigation.pushViewController(titled("Two"), animated: false)
            display.advance(by: 1)
            let known = navigation.viewControllers
            TouchScript { $0.drag(from: CGPoint(x: 1, y: 150), to: CGPoint(x: 200, y: 150), over: 0.3) }
                .play(in: window)
            display.advance(by: 0.2)
            return known
        },
        UnfinishedScene("tabs that change") { display, window in
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two", "Three"].map { titled($0) }
            window.rootViewController = tabs
            display.advance(by: 0)
            tabs.selectedIndex = 1
            display.advance(by: 0.1)
            return tabs.viewControllers ?? []
        },
        presented("a screen that comes up", .fullScreen, after: 0.1),
        presented("a sheet that comes up", .pageSheet, after: 0.1),
        presented("a sheet that is there", .pageSheet, after: 2),
        presented("a controller over another one", .overFullScreen, after: 2),
        UnfinishedScene("a sheet under a finger") { display, window in
            let (root, sheet) = (titled("One"), titled("Two"))
            window.rootViewController = root
            display.advance(by: 0)
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.prefersGrabberVisible = true
            root.present(sheet, animated: false)
            display.advance(by: 1)
            TouchScript { $0.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 280), over: 0.3) }
                .play(in: window)
            display.advance(by: 0.2)
            return [root, sheet]
        },
        UnfinishedScene("a screen that goes") { display, window in
            let (root, top) = (titled("One"), titled("Two"))
            window.rootViewController = root
            display.advance(by: 0)
            root.present(top, animated: false)
            display.advance(by: 1)
            top.dismiss(animated: true) { top.view.setNeedsLayout() }
            display.advance(by: 0.1)
            return [root, top]
        },
        UnfinishedScene("an alert with a field") { display, window in
            let root = titled("One")
            window.rootViewController = root
            display.advance(by: 0)
            let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in root.view.setNeedsLayout() })
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            root.present(alert, animated: true)
            display.advance(by: 1)
            return [root, alert]
        },
        UnfinishedScene("a popover") { display, window in
            let (root, popover) = (titled("One"), titled("Two"))
            window.rootViewController = root
            display.advance(by: 0)
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceView = root.view
            root.present(popover, animated: true)
            display.advance(by: 0.1)
            return [root, popover]
        },
        UnfinishedScene("pages under a finger") { display, window in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let book = Book()
            pages.dataSource = book
            pages.setViewControllers([titled("0")], direction: .forward, animated: false)
            window.rootViewController = pages
            display.advance(by: 0)
            TouchScript { $0.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 50, y: 150), over: 0.3) }
                .play(in: window)
            display.advance(by: 0.2)
            return [book] + (pages.viewControllers ?? [])
        },
        UnfinishedScene("a search that begins") { display, window in
            let root = titled("One")
            let search = UISearchController(searchResultsController: titled("Found"))
            root.navigationItem.searchController = search
            window.rootViewController = UINavigationController(rootViewController: root)
            display.advance(by: 0)
            search.isActive = true
            display.advance(by: 0.1)
            return [root, search]
        },
        UnfinishedScene("columns beside one another") { display, window in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(titled("One"), for: .primary)
            split.setViewController(titled("Two"), for: .secondary)
            window.rootViewController = split
            display.advance(by: 0.1)
            return split.viewControllers
        },
        UnfinishedScene("a menu of a view") { display, window in
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let menus = Menus()
            view.addInteraction(UIContextMenuInteraction(delegate: menus))
            window.rootViewController = titled("One")
            window.rootViewController?.view.addSubview(view)
            display.advance(by: 0)
            UITouch.simulate(.began, at: middle, in: window)
            display.advance(by: 1.5)
            return [menus]
        },
    ]

    private static func presented(
        _ name: String,
        _ style: UIModalPresentationStyle,
        after seconds: Double
    ) -> UnfinishedScene {
        UnfinishedScene(name) { display, window in
            let (root, top) = (titled("One"), titled("Two"))
            window.rootViewController = root
            display.advance(by: 0)
            top.modalPresentationStyle = style
            root.present(top, animated: true) { top.view.setNeedsLayout() }
            display.advance(by: seconds)
            return [root, top]
        }
    }

    // MARK: Animations

    private static let animations = [
        UnfinishedScene("animations of views whose ends are awaited") { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(view)
            display.advance(by: 0)
            UIView.animate(withDuration: 1) {
                view.center.x = 200
            } completion: { _ in
                view.removeFromSuperview()
            }
            UIView.animate(
                withDuration: 1,
                delay: 0,
                usingSpringWithDamping: 0.5,
                initialSpringVelocity: 0,
                options: [.repeat, .autoreverse]
            ) {
                view.transform = CGAffineTransform(rotationAngle: 1)
            } completion: { _ in
                view.alpha = 0
            }
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
            } completion: { _ in
                view.alpha = 0
            }
            UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
                view.backgroundColor = .red
            } completion: { _ in
                view.alpha = 0
            }
            display.advance(by: 0.2)
            return []
        },
        UnfinishedScene("an animation of a layer whose delegate is its view's owner") { display, window in
            let owner = AnimatedOwner()
            window.addSubview(owner.view)
            display.advance(by: 0)
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 5
            animation.delegate = owner
            owner.view.layer.add(animation, forKey: "fade")
            CATransaction.begin()
            CATransaction.setCompletionBlock { owner.view.setNeedsLayout() }
            owner.view.layer.add(CABasicAnimation(keyPath: "bounds"), forKey: nil)
            CATransaction.commit()
            display.advance(by: 0.1)
            return [owner, animation]
        },
        UnfinishedScene("property animators") { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(view)
            display.advance(by: 0)
            let running = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.alpha = 0 }
            running.addCompletion { _ in view.removeFromSuperview() }
            running.startAnimation()
            let scrubbed = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.y = 200 }
            scrubbed.addCompletion { _ in view.setNeedsLayout() }
            scrubbed.fractionComplete = 0.4
            display.advance(by: 0.2)
            return [running, scrubbed]
        },
        UnfinishedScene("things that fall") { display, window in
            let view = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
            window.addSubview(view)
            let animator = UIDynamicAnimator(referenceView: window)
            let collision = UICollisionBehavior(items: [view])
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.action = { view.setNeedsLayout() }
            for behavior in [UIGravityBehavior(items: [view]), collision] as [UIDynamicBehavior] {
                animator.addBehavior(behavior)
            }
            display.advance(by: 0.2)
            return [animator, collision]
        },
        UnfinishedScene("particles, tiles and copies") { display, window in
            let emitter = CAEmitterLayer()
            let cell = CAEmitterCell()
            cell.birthRate = 10
            cell.lifetime = 2
            emitter.emitterCells = [cell]
            let copies = CAReplicatorLayer()
            copies.instanceCount = 3
            copies.addSublayer(CALayer())
            let tiles = CATiledLayer()
            tiles.frame = window.bounds
            let masked = CALayer()
            masked.mask = CAShapeLayer()
            for layer in [emitter, copies, tiles, masked] { window.layer.addSublayer(layer) }
            display.advance(by: 0.2)
            _ = display.makeImage()
            return [emitter, cell, copies, tiles, masked]
        },
    ]

    // MARK: Time

    private static let time = [
        UnfinishedScene("a link that its target keeps") { display, window in
            let view = TickingView(frame: window.bounds)
            window.addSubview(view)
            view.link = CADisplayLink(target: view, selector: Selector("tick:", TickingView.tick))
            view.link?.add(to: .main, forMode: .common)
            display.advance(by: 0.2)
            return [view.link].compactMap { $0 }
        },
        UnfinishedScene("timers and blocks that wait") { display, window in
            let view = TickingView(frame: window.bounds)
            window.addSubview(view)
            // Who keeps a timer whose block keeps it stays, on Apple's systems until it stops the timer.
            view.timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak view] _ in
                MainActor.assumeIsolated { view?.setNeedsLayout() }
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
                MainActor.assumeIsolated { view.setNeedsLayout() }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { view.setNeedsLayout() }
            RunLoop.main.perform { MainActor.assumeIsolated { view.setNeedsDisplay() } }
            display.advance(by: 0.25)
            return []
        },
        UnfinishedScene("what is observed") { display, window in
            let view = TickingView(frame: window.bounds)
            window.addSubview(view)
            view.observation = view.layer.observe(\.opacity, named: "opacity") { [weak view] _, _ in
                view?.setNeedsLayout()
            }
            view.alpha = 0.5
            NotificationCenter.default.addObserver(
                view,
                selector: Selector("tick:", TickingView.hear),
                name: UITextField.textDidChangeNotification,
                object: nil
            )
            _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (view: TickingView, _: UITraitCollection) in view.setNeedsLayout()
            }
            view.addMotionEffect(
                UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
            )
            display.advance(by: 0.1)
            return []
        },
        UnfinishedScene("accessibility and snapshots") { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let element = UIAccessibilityElement(accessibilityContainer: view)
            view.accessibilityElements = [element]
            window.addSubview(view)
            display.advance(by: 0)
            if let snapshot = view.snapshotView(afterScreenUpdates: true) { window.addSubview(snapshot) }
            let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
                window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
            window.addSubview(UIImageView(image: image))
            display.advance(by: 0.1)
            return [element]
        },
    ]

    @MainActor private static func titled(_ title: String) -> UIViewController {
        let made = UIViewController()
        made.title = title
        let label = UILabel()
        label.text = title
        label.translatesAutoresizingMaskIntoConstraints = false
        made.view.addSubview(label)
        let stack = UIStackView(arrangedSubviews: [UIView(), UILabel()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        made.view.addSubview(stack)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: made.view.centerXAnchor),
            label.topAnchor.constraint(equalTo: made.view.safeAreaLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: made.view.layoutMarginsGuide.leadingAnchor),
        ])
        return made
    }
}

// MARK: What the scenes are made of

private final class Zoomer: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 900))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

private final class TickingView: UIView {
    var link: CADisplayLink?
    var timer: Timer?
    var observation: NSKeyValueObservation?
    func tick(_ link: CADisplayLink) { setNeedsLayout() }
    func hear(_ notification: Notification) { setNeedsLayout() }
}

@MainActor private final class AnimatedOwner: NSObject, CAAnimationDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var count = 30

    func makeTable(_ frame: CGRect) -> UITableView {
        let table = UITableView(frame: frame, style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        return table
    }

    func makeCollection(_ layout: UICollectionViewLayout, _ frame: CGRect) -> UICollectionView {
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        return collection
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        cell.accessoryType = .detailDisclosureButton
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor private final class Book: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }

    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController {
        let made = UIViewController()
        made.title = String((Int(controller.title ?? "") ?? 0) + step)
        return made
    }
}

@MainActor private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "One") { _ in }])
        }
    }
}
