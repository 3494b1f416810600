import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// Shows the top one of a stack of controllers, with a bar that names it and leads back.
///
/// Source: uikit U165.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The changes of the stack that a transition can show.
    public enum Operation: Int, Sendable {
        /// The stack does not change.
        case none = 0
        /// A controller is pushed onto the stack.
        case push = 1
        /// The top controller is popped off the stack.
        case pop = 2
    }

    /// The duration in which bars appear and disappear, in seconds; 0.2.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    private(set) lazy var stage = NavigationStage(
        self,
        bar: ownBar ?? NavigationStage.make(barClass),
        toolbar: ownToolbar ?? NavigationStage.make(toolbarClass)
    )
    private(set) lazy var run = NavigationRun(self)
    private lazy var hiding = NavigationBarHiding(self)
    private let barClass: UINavigationBar.Type
    private let toolbarClass: UIToolbar.Type
    private var ownBar: UINavigationBar?
    private var ownToolbar: UIToolbar?
    /// The stack, the top one last.
    var stack: [UIViewController] = []

    @_spi(UIKitRooms) open override var hasBarsOverContent: Bool { true }

    @_spi(UIKitRooms)
    open override func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
        guard topViewController === child, isViewLoaded else { return }
        stage.toolbar.setItems(child.toolbarItems, animated: animated)
    }

    // MARK: Making navigation controllers

    /// Makes a controller with a root controller at the bottom of the stack.
    public init(rootViewController: UIViewController) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a controller with bars of the program's classes; nil for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with an empty stack; a nib is not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive, with an empty stack.
    public required init?(coder aDecoder: NSCoder) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(coder: aDecoder)
        aDecoder.didInitialize(self, as: UINavigationController.self)
    }

    /// Takes the bars of a document of Interface Builder, before any is made; nil for those that the controller makes itself.
    package func adopt(bar: UINavigationBar?, toolbar: UIToolbar?) { (ownBar, ownToolbar) = (bar, toolbar) }

    // MARK: The stack

    /// The controllers of the stack, the top one last.
    ///
    /// Setting it changes the stack without an animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack; nil for an empty one.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is visible: a presented one, or the top one.
    open var visibleViewController: UIViewController? {
        var seen = presentation.presented ?? stack.last?.presentedViewController ?? stack.last
        while let next = seen?.presentation.presented { seen = next }
        return seen
    }

    /// Pushes a controller onto the stack.
    ///
    /// One that is in the stack already, and a navigation controller, are refused with a line in the log, where Apple's systems raise an exception;
    /// so is one that this one is in.
    open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if let reason = refusal(of: viewController) { return ControllerLog.write("[Navigation] \(reason)") }
        run.change(to: stack + [viewController], .push, animated: animated)
    }

    /// Why a controller is not pushed, in UIKit's words; nil if it is.
    private func refusal(of controller: UIViewController) -> String? {
        if controller is UINavigationController { return "Pushing a navigation controller is not supported" }
        if stack.contains(where: { $0 === controller }) {
            return "Pushing the same view controller instance more than once is not supported (\(controller))"
        }
        if ControllerTree.contains(controller, self) { return "\(controller) is a parent of \(self)" }
        return nil
    }

    /// Pops the top controller and returns it; the root controller stays, and the result is nil.
    ///
    /// - Returns: The controller, nil if none went.
    @discardableResult
    open dynamic func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        run.change(to: Array(stack.dropLast()), .pop, animated: animated)
        return top
    }

    /// Pops all controllers above one of the stack and returns them.
    ///
    /// - Returns: Those, nil if the controller is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(index + 1)...])
        if !gone.isEmpty { run.change(to: Array(stack[...index]), .pop, animated: animated) }
        return gone
    }

    /// Pops all controllers but the root and returns them.
    ///
    /// - Returns: Those, nil for an empty stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Sets the stack.
    ///
    /// With animation it looks like a pop if the new top controller was in the stack, else like a push.
    open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var new: [UIViewController] = []
        for controller in viewControllers where !new.contains(where: { $0 === controller }) {
            if controller !== self, !ControllerTree.contains(controller, self) { new.append(controller) }
        }
        let isPop = new.last.map { top in stack.contains { $0 === top } } ?? true
        run.change(to: new, isPop ? .pop : .push, animated: animated)
    }

    /// Pushes a controller onto the stack, with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    @_spi(UIKitRooms) open override func containerThatShows() -> UIViewController? { self }

    /// The controllers of the stack but the one that contains the source, the top one first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
        -> [UIViewController]
    {
        let branch = childContaining(source)
        return stack.reversed().filter { $0 !== branch }
    }

    /// Pops all controllers above the one that leads to the destination of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    /// The object that learns of controllers that become visible and gives transitions; held weakly, nil at first.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The recognizer at the edge of the view that pops the top controller.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { stage.edge.recognizer }

    // MARK: The view

    /// Makes the view: what shows the controllers, and the bars.
    open override func loadView() { view = stage.view }

    @_spi(UIKitRooms) open override func prepareToAppear() { run.install() }

    @_spi(UIKitRooms) open override func inheritedTabBarItem() -> UITabBarItem? { stack.first?.tabBarItem }

    // MARK: Bars

    /// The bar at the top of the view.
    open var navigationBar: UINavigationBar { stage.bar }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The bar at the bottom, with the ``UIViewController/toolbarItems`` of the top controller.
    open var toolbar: UIToolbar! { stage.toolbar }

    /// Whether the bar at the top is hidden.
    open var isNavigationBarHidden: Bool {
        get { stage.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        stage.setBars(hidden: hidden, stage.isToolbarHidden, animated: animated)
    }

    /// Whether the toolbar is hidden; true at first.
    open var isToolbarHidden: Bool {
        get { stage.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        stage.setBars(hidden: stage.isBarHidden, hidden, animated: animated)
    }

    /// Whether a tap on the content hides and shows the bars.
    open var hidesBarsOnTap = false {
        didSet { hiding.update() }
    }
    /// Whether dragging the content upwards hides the bars, and downwards shows them.
    open var hidesBarsOnSwipe = false {
        didSet { hiding.update() }
    }
    /// Whether the bars are hidden when a keyboard appears; false at first.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { hiding.update() }
    }
    /// Whether the bars are hidden while the window is low.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { hiding.update() }
    }
    /// The tap that hides and shows the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    /// The drag that hides and shows the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.pan }

    /// Hides the bars in windows of little height, if ``hidesBarsWhenVerticallyCompact`` says so.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hidesBarsWhenVerticallyCompact { hiding.traitsDidChange() }
    }

    // MARK: What the top controller says

    /// Nil: the navigation controller's own status bar style counts.
    open override dynamic var childForStatusBarStyle: UIViewController? { nil }
    /// The top controller, which decides whether the status bar is hidden.
    open override dynamic var childForStatusBarHidden: UIViewController? { topViewController }
    /// The top controller, which decides whether the home indicator is hidden.
    open override dynamic var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    /// Other bars; the size that the content likes is that of the top controller.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let child = container as? UIViewController, child === topViewController else { return }
        preferredContentSize = child.preferredContentSize
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] {
        [.navigationController] + super.codedKeys
    }
}

/// The object that learns of controllers that become visible and gives transitions; every method may be left out.
///
/// Source: uikit U165.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A controller is going to be shown.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    /// A controller has become visible at the top of the stack.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
    /// The orientations in which the controller can be shown; windows are not turned, so nothing calls it.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// The orientation in which the controller prefers to be presented; windows are not turned, so nothing calls it.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    /// The object that drives a transition interactively; nil for a transition by time.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The object that animates a transition; nil for the usual animation.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Has no effect; implement it to prepare for a controller that becomes visible.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Has no effect; implement it to react to a controller that has become visible.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// All orientations by default; windows are not turned here, so nothing calls it.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .all }
    /// `portrait` by default; windows are not turned here, so nothing calls it.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
    /// Nil by default: the transition runs by time and not under a finger.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nil by default: pushing and popping have the usual animation.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController {
    /// The nearest navigation controller around this one.
    public var navigationController: UINavigationController? {
        ControllerTree.nearest(UINavigationController.self, from: self)
    }
}
