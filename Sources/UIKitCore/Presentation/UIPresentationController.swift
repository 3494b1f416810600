import CoreGraphics
public import Foundation

/// Places the view of a presented controller and the views around it.
///
/// Programs subclass it for the style `custom`. The view of the controller is put into ``containerView`` by the animator of the
/// transition; what a subclass adds there, it animates along by the presented controller's `transitionCoordinator`.
///
/// Source: uikit U161, U164.
@preconcurrency @MainActor
open class UIPresentationController: ObservingObject, UITraitEnvironment, UIContentContainer,
    PresentationDelegating
{
    private weak var presentedStorage: UIViewController?
    weak var presentingStorage: UIViewController?
    package var containerStorage: PresentationContainerView?
    /// The style that the program has set, and the one that is shown.
    var styleStorage = UIModalPresentationStyle.custom
    var shownStyle: UIModalPresentationStyle?
    /// Where the view of the presenting controller was taken away from.
    var presenterPlace: ViewPlace?
    /// Where the presenting controller's view was at first: animators may take it into the container, and it is not to go with that.
    var presenterHome: ViewPlace?
    /// What every `delegate` keeps.
    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Makes a presentation of one controller by another, which may be nil until it is known.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presentedStorage = presentedViewController
        presentingStorage = presentingViewController
        super.init()
    }

    /// The controller that presents; before it does, the presented one.
    open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }

    /// The controller that is presented; an empty one after it has gone.
    open var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }

    /// The style that the program has set, before it adapts.
    open var presentationStyle: UIModalPresentationStyle { styleStorage }

    /// The view in which the presentation happens; nil before it begins.
    open var containerView: UIView? { containerStorage }

    /// The view that is animated: the presented controller's, unless a subclass wraps it in another one.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of the presented view in the container: by default all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerStorage?.bounds ?? .zero }

    /// Whether it covers the whole window rather than its context; true.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is removed meanwhile; then that controller gets the calls for disappearing.
    ///
    /// False by default.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Adaptivity

    /// The style in a compact width; `none` keeps the present one.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// The style for some traits; `none` keeps the present one.
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let asked = adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        if let asked, asked != .automatic { return asked }
        return defaultAdaptiveStyle(for: traitCollection)
    }

    /// The style that is taken unless the delegate says otherwise.
    func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    // MARK: Layout

    /// The container is going to place its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// The container view has placed its subviews; has no effect unless a subclass overrides it.
    open func containerViewDidLayoutSubviews() {}

    // MARK: The transition

    /// The controller is going to be presented.
    open func presentationTransitionWillBegin() {}

    /// It was presented, or not, if the transition was given up.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The controller is going to be dismissed.
    open func dismissalTransitionWillBegin() {}

    /// It was dismissed, or not, if the transition was given up.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The animator that the style has of its own; nil is that of the presented controller's transition style.
    @_spi(UIKitRooms) open func makeAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)?
    { nil }

    // MARK: Traits and sizes

    /// Traits for the presented controller, whatever its container has; nil for none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { ChildTraits.set(overrideTraitCollection, for: presentedViewController) }
    }

    /// The traits of the container view; before it exists, those of the presenting controller.
    open var traitCollection: UITraitCollection {
        containerStorage?.traitCollection ?? presentingStorage?.traitCollection ?? DisplayTraits.current
    }

    /// The traits are others than they were.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The size that the presented controller would like to have.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The presented controller would like to have another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerStorage?.setNeedsLayout()
    }

    /// The presented controller has another size by its constraints.
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size of the presented controller when the container has a size.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes; the default implementation calls it on the presented controller.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let presented = presentedViewController
        let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        presented.viewWillTransition(to: own, with: coordinator)
    }

    /// Called before the traits change; the default implementation calls it on the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: The user

    /// The user wants the presented controller to go: by a drag, or a touch beside it.
    ///
    /// - Returns: Whether it goes.
    @discardableResult
    func dismissByUser() -> Bool {
        guard beginDismissalByUser() else {
            adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        finishDismissalByUser()
        return true
    }

    /// The user begins to drag the presented controller away: whether it gives way.
    func beginDismissalByUser() -> Bool {
        guard PresentationLinks.mayDismiss(presentedViewController),
            adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
        else { return false }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        return true
    }

    /// The user lets the presented controller go.
    func finishDismissalByUser() {
        Presenter.dismiss(presentedViewController, onlyItself: true, animated: true) {
            self.adaptiveDelegate?.presentationControllerDidDismiss(self)
        }
    }
}
