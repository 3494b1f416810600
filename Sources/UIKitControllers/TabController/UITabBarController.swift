import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// Shows one of several controllers, which a bar of tabs at the bottom chooses.
///
/// The bar has five tabs at most: of more controllers the first four have tabs, and the fifth, "More", lists the others.
///
/// Source: uikit U167.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private(set) lazy var stage = TabStage(self, bar: ownBar ?? UITabBar())
    private var ownBar: UITabBar?
    private(set) lazy var run = TabRun(self)
    var pages: [UIViewController] = []

    @_spi(UIKitRooms) open override var hasBarsOverContent: Bool { true }

    /// Makes a controller without tabs; a nib is not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive, without tabs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.didInitialize(self, as: UITabBarController.self)
    }

    /// Takes the bar of a document of Interface Builder, before any is made.
    package func adopt(bar: UITabBar) { ownBar = bar }

    // MARK: Controllers

    /// The controllers, in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { pages.isEmpty ? nil : pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers of the tabs; the selected one stays selected if it is among them, else the first is.
    open dynamic func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        run.set(viewControllers ?? [], animated: animated)
    }

    /// The controller that is seen; the one that lists the others where one of those is chosen.
    open var selectedViewController: UIViewController? {
        get { run.selected }
        set { if let newValue { run.select(newValue) } }
    }

    /// The place of the controller that is seen; of those that have no tab, and of none, `NSNotFound`.
    ///
    /// Setting it tells the delegate nothing.
    open var selectedIndex: Int {
        get { run.selected.flatMap { page in pages.firstIndex { $0 === page } } ?? NSNotFound }
        set { if pages.indices.contains(newValue) { run.select(pages[newValue]) } }
    }

    /// The controller that lists those without a tab.
    open var moreNavigationController: UINavigationController { run.more }

    /// The controllers that the user may rearrange; kept for reading back, there is no screen for it.
    open var customizableViewControllers: [UIViewController]?

    /// The object that decides about tabs and learns of selections; held weakly, nil at first.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Selects the tab that leads to the destination of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    // MARK: The view

    /// The bar with the tabs, at the bottom of the view.
    open var tabBar: UITabBar { stage.bar }

    /// Whether the bar is hidden; not at first.
    open var isTabBarHidden: Bool {
        get { stage.isHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the tab bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { stage.setHidden(hidden, animated: animated) }

    /// Makes the view: what shows the controllers, and the bar.
    open override func loadView() { view = stage.view }

    @_spi(UIKitRooms) open override func prepareToAppear() { run.install() }

    /// A touch has chosen a tab, whose controller is going to be selected; ``selectedIndex`` is the old one still.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The user is going to rearrange the tabs.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Called when the user can rearrange the tabs; has no effect unless a subclass overrides it.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Called before the user's rearrangement ends; has no effect unless a subclass overrides it.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Called when the user has rearranged the tabs; has no effect unless a subclass overrides it.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// The selected controller, whose status bar style counts.
    open override dynamic var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The selected controller, which decides whether the status bar is hidden.
    open override dynamic var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The selected controller, which decides whether the home indicator is hidden.
    open override dynamic var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.tabBarController] + super.codedKeys }
}

/// The object that decides about tabs, learns of selections and gives transitions; every method may be left out.
///
/// Source: uikit U167.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a touch may choose a controller; true if left out.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool
    /// A touch has chosen a controller, or the chosen one again.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    )
    /// The user is going to rearrange the tabs; never called.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )
    /// The user has nearly done rearranging; never called.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
    /// The user has done rearranging; never called.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
    /// The orientations in which the controller can be shown; windows are not turned, so nothing calls it.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// The orientation in which the controller prefers to be presented; windows are not turned, so nothing calls it.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    /// The object that drives a transition interactively; nil for a transition by time.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The object that animates a transition; nil for no animation.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    /// True by default: each tab can be selected.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Has no effect; implement it to learn that the user has selected a tab.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}
    /// Has no effect; implement it to prepare for a rearrangement of the tabs.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    /// Has no effect; implement it to react before the rearrangement ends.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    /// Has no effect; implement it to keep the new order of the tabs.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    /// All orientations by default; windows are not turned here, so nothing calls it.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .all }
    /// `portrait` by default; windows are not turned here, so nothing calls it.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .portrait }
    /// Nil by default: the change between tabs runs by time and not under a finger.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nil by default: the change between tabs is not animated.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController {
    /// The nearest tab bar controller around this one.
    public var tabBarController: UITabBarController? {
        ControllerTree.nearest(UITabBarController.self, from: self)
    }
}
