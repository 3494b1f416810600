import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The views of a tab bar controller: what shows the controllers, and the bar of tabs.
@MainActor final class TabStage {
    private let ownerReference: BackReference<UITabBarController>
    private var owner: UITabBarController { ownerReference.object }
    let view: TabView
    let content = UIView()
    let bar: UITabBar
    private(set) var isHidden = false
    private var isMoving = false

    init(_ owner: UITabBarController, bar: UITabBar) {
        self.bar = bar
        ownerReference = BackReference(owner) { UITabBarController() }
        view = TabView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.stage = self
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        view.addSubview(content)
        view.addSubview(bar)
        bar.delegate = owner
        bar.shouldSelect = { [weak owner] in owner?.run.mayChoose($0) ?? false }
        bar.willSelect = { [weak owner] in owner?.run.touched($0) ?? {} }
        // Programs read the bar's frame before the first layout. Source: reality Q5.6.
        bar.frame = CGRect(
            x: 0,
            y: view.bounds.height - barHeight,
            width: view.bounds.width,
            height: barHeight
        )
    }

    /// Whether the controller that is seen lies under one that wants no bar.
    private var isHiddenByPush: Bool {
        guard let navigation = owner.run.shown as? UINavigationController else { return false }
        return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    private var isGone: Bool { isHidden || isHiddenByPush }

    private var barHeight: CGFloat {
        let bounds = view.bounds
        let row =
            bar.traitCollection.verticalSizeClass == .compact ? BarMetrics.compactTabBar : BarMetrics.tabBar
        return min(row + view.safeAreaInsets.bottom, bounds.height)
    }

    func layOut() {
        layOutBar()
        bar.isHidden = isGone && !isMoving
        guard let shown = owner.run.shown, !owner.run.isRunning, let child = shown.viewIfLoaded,
            child.superview === content
        else { return }
        let frame = prepare(shown)
        if child.frame != frame { child.frame = frame }
    }

    /// Gives the bar its place; one that a push has taken away went to the side along with what was pushed over.
    func layOutBar() {
        let bounds = view.bounds
        let height = barHeight
        if !isGone { bar.isHidden = false }
        bar.frame = CGRect(
            x: isHiddenByPush ? -bounds.width * (1 - SlideMetrics.parallax) : 0,
            y: isHidden ? bounds.height : bounds.height - height,
            width: bounds.width,
            height: height
        )
        bar.alpha = isHiddenByPush ? 0 : 1
        if let shown = owner.run.shown { _ = prepare(shown) }
    }

    /// Tells a controller what the bar covers of it; gives the frame of its view.
    func prepare(_ controller: UIViewController) -> CGRect {
        var frame = content.bounds
        let row = max(barHeight - view.safeAreaInsets.bottom, 0)
        let reachesDown =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
            || controller is UINavigationController
        let covered = isGone ? 0 : row
        controller.systemSafeAreaInsets.bottom = reachesDown ? covered : 0
        if !reachesDown, !isGone { frame.size.height = max(frame.height - barHeight, 0) }
        return frame
    }

    func setHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isHidden else { return }
        isHidden = hidden
        guard animated, view.window != nil else { return layOut() }
        isMoving = true
        UIView.performWithoutAnimation { bar.isHidden = false }
        UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
            self.layOut()
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.isMoving = false
            self.layOut()
        }
    }
}

/// The view of a tab bar controller.
@MainActor final class TabView: UIView {
    weak var stage: TabStage?

    override func layoutSubviews() {
        super.layoutSubviews()
        stage?.layOut()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
