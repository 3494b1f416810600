import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The views of a navigation controller: what shows the controllers, and the bars.
///
/// The bars lie over the content, and what they cover is safe area of the controllers; controllers that do not reach under bars end at them.
@MainActor final class NavigationStage {
    private let ownerReference: BackReference<UINavigationController>
    private var owner: UINavigationController { ownerReference.object }
    let view: NavigationView
    /// What shows the controllers.
    let content = UIView()
    let bar: UINavigationBar
    let toolbar: UIToolbar
    private(set) lazy var edge = NavigationEdge(owner)
    private let barOwner = NavigationBarOwner()
    private(set) var isBarHidden = false
    private(set) var isToolbarHidden = true
    /// How much of the large title has been scrolled away, in points.
    private var collapsed: CGFloat = 0
    private weak var watched: UIScrollView?
    private var isLayingOut = false

    /// A bar of a class that is known at run time alone.
    static func make(_ type: UINavigationBar.Type) -> UINavigationBar {
        let isOwn = type != UINavigationBar.self
        return isOwn ? ObjectFactory.make(type) as? UINavigationBar ?? UINavigationBar() : UINavigationBar()
    }

    /// A toolbar of a class that is known at run time alone.
    static func make(_ type: UIToolbar.Type) -> UIToolbar {
        type != UIToolbar.self ? ObjectFactory.make(type) as? UIToolbar ?? UIToolbar() : UIToolbar()
    }

    init(_ owner: UINavigationController, bar: UINavigationBar, toolbar: UIToolbar) {
        (self.bar, self.toolbar) = (bar, toolbar)
        ownerReference = BackReference(owner) { UINavigationController() }
        view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.stage = self
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        for part in [content, toolbar, bar] { view.addSubview(part) }
        toolbar.isHidden = true
        barOwner.owner = owner
        bar.delegate = barOwner
        bar.backHandler = { [weak owner] in owner?.popViewController(animated: true) }
        bar.heightDidChange = { [weak self] in self?.view.setNeedsLayout() }
        edge.watch(view)
        // Programs read the bars' frames before the first layout. Source: reality Q5.6.
        layOutBars()
    }

    // MARK: Layout

    private var barTop: CGFloat { view.safeAreaInsets.top }

    /// How high the bar is when nothing is scrolled.
    private var fullBarHeight: CGFloat { bar.sizeThatFits(view.bounds.size).height }

    /// Gives all their places.
    func layOut() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        edge.update(isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        layOutBars()
        guard let shown = owner.run.shown, !owner.run.isRunning, let child = shown.viewIfLoaded else {
            return
        }
        let frame = prepare(shown)
        if child.superview === content, child.frame != frame { child.frame = frame }
        watch(shown)
    }

    func layOutBars() {
        let bounds = view.bounds
        let height = max(fullBarHeight - collapsed, bar.baseHeight)
        bar.frame = CGRect(
            x: 0,
            y: isBarHidden ? -height : barTop,
            width: bounds.width,
            height: height
        )
        bar.alpha = isBarHidden ? 0 : 1
        bar.isHidden = isBarHidden && !isMovingBars
        let low = toolbar.sizeThatFits(bounds.size).height
        toolbar.frame = CGRect(
            x: 0,
            y: isToolbarHidden ? bounds.height : bounds.height - view.safeAreaInsets.bottom - low,
            width: bounds.width,
            height: low
        )
        toolbar.isHidden = isToolbarHidden && !isMovingBars
    }

    /// Tells a controller what the bars cover of it; gives the frame of its view.
    func prepare(_ controller: UIViewController) -> CGRect {
        let bounds = content.bounds
        let safe = view.safeAreaInsets
        let items = owner.stack.map(\.navigationItem)
        let top = isBarHidden ? 0 : items.isEmpty ? fullBarHeight : bar.height(with: items)
        let bottom = isToolbarHidden ? 0 : toolbar.sizeThatFits(bounds.size).height
        let edges = controller.edgesForExtendedLayout
        let reachesUp =
            edges.contains(.top) && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        let reachesDown =
            edges.contains(.bottom) && (toolbar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        var frame = bounds
        var insets = UIEdgeInsets.zero
        var collapse: CGFloat = 0
        if reachesUp || isBarHidden {
            // What scrolls has moved the large title away.
            if reachesUp, !isBarHidden, controller === owner.run.shown, !owner.run.isRunning {
                collapse = min(collapsed, max(top - bar.baseHeight, 0))
            }
            insets.top = top - collapse
        } else {
            frame.origin.y += safe.top + top
            frame.size.height -= safe.top + top
        }
        if reachesDown || isToolbarHidden {
            insets.bottom = bottom
        } else {
            frame.size.height -= safe.bottom + bottom
        }
        frame.size.height = max(frame.size.height, 0)
        let scrollView = controller.isViewLoaded ? controller.contentScrollView(for: .top) : nil
        if let scrollView, collapse != 0 || scrollView.barCollapse != 0 {
            scrollView.follow(barCollapse: collapse) { controller.systemSafeAreaInsets = insets }
        } else {
            controller.systemSafeAreaInsets = insets
        }
        return frame
    }

    // MARK: Content that scrolls

    /// Lets the bar follow the content of a controller.
    private func watch(_ controller: UIViewController) {
        let scrollView = controller.contentScrollView(for: .top)
        if scrollView !== watched {
            watched?.barObserver = nil
            watched = scrollView
        }
        scrollView?.barObserver = { [weak self] in self?.follow() }
        follow()
    }

    /// The large title gives way to content that is scrolled, and the bar shows by its looks whether anything is below it.
    private func follow() {
        guard !owner.run.isRunning else { return }
        guard let watched else {
            bar.scrollEdge = 1
            return setCollapsed(0)
        }
        // Content that does not know of the bar yet is at its upper edge, and not below the bar.
        watched.takeInsets()
        let scrolled = watched.contentOffset.y + watched.adjustedContentInset.top + watched.barCollapse
        // The field of a search that is not to be hidden stays.
        let kept = bar.topItem?.hidesSearchBarWhenScrolling == false ? bar.searchHeight : 0
        let extra = max(fullBarHeight - bar.baseHeight - kept, 0)
        setCollapsed(min(max(scrolled, 0), extra))
        let under = scrolled - extra
        bar.scrollEdge = min(max(1 - under / 8, 0), 1)
    }

    private func setCollapsed(_ value: CGFloat) {
        guard value.isFinite, value != collapsed else { return }
        collapsed = value
        layOutBars()
        bar.layoutIfNeeded()
        if let shown = owner.run.shown { _ = prepare(shown) }
    }

    // MARK: Bars that come and go

    private var isMovingBars = false

    func setBars(hidden: Bool, _ toolbarHidden: Bool, animated: Bool) {
        guard hidden != isBarHidden || toolbarHidden != isToolbarHidden else { return }
        (isBarHidden, isToolbarHidden) = (hidden, toolbarHidden)
        guard owner.isViewLoaded else { return }
        guard animated, view.window != nil else { return layOut() }
        isMovingBars = true
        UIView.performWithoutAnimation {
            bar.isHidden = false
            toolbar.isHidden = false
        }
        UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
            self.layOut()
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.isMovingBars = false
            self.layOutBars()
        }
    }

    // MARK: Bars in transitions

    private var itemsBefore: [UINavigationItem] = []
    private var toolbarItemsBefore: [UIBarButtonItem]?

    /// The bars go along with a transition.
    func barsChange(
        _ operation: UINavigationController.Operation,
        with transition: ControllerTransition,
        animated: Bool
    ) {
        let items = owner.stack.map(\.navigationItem)
        itemsBefore = bar.items ?? []
        toolbarItemsBefore = toolbar.items
        let toolbarItems = owner.topViewController?.toolbarItems
        watched?.barObserver = nil
        watched = nil
        guard animated else {
            bar.setItems(items, animated: false)
            toolbar.setItems(toolbarItems, animated: false)
            return
        }
        let tabs = owner.tabBarController
        transition.animate(
            alongsideTransition: { [weak self] _ in
                guard let self else { return }
                bar.setItems(items, animated: true)
                toolbar.setItems(toolbarItems, animated: !transition.isInteractive)
                collapsed = 0
                layOutBars()
                bar.layoutIfNeeded()
                tabs?.stage.layOutBar()
            },
            completion: { _ in tabs?.stage.layOut() }
        )
    }

    /// The transition was completed.
    func barsArrive() {
        bar.finishTransition()
        owner.tabBarController?.stage.layOut()
    }

    /// The transition was given up: the bars show what they did before.
    func barsGoBack() {
        UIView.performWithoutAnimation {
            bar.setItems(itemsBefore, animated: false)
            toolbar.setItems(toolbarItemsBefore, animated: false)
            owner.tabBarController?.stage.layOut()
        }
    }
}

/// The view of a navigation controller.
@MainActor final class NavigationView: UIView {
    weak var stage: NavigationStage?

    override func layoutSubviews() {
        super.layoutSubviews()
        stage?.layOut()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Says that the bar of a navigation controller reaches up to the screen's edge.
@MainActor final class NavigationBarOwner: NSObject, UINavigationBarDelegate {
    weak var owner: UINavigationController?

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
