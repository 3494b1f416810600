public import Foundation

/// The object that decides how a presentation adapts to its width and learns of a dismissal by the user; every method may be left out.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style that the presentation takes in a compact width.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style that the presentation takes with some traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Another controller to be shown in an adapted style; nil for the same one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The controller is going to be presented in an adapted style, or in its own, which is `none` here.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether the user may dismiss it; true if left out.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user dismisses it, or begins to drag it away.
    ///
    /// A sheet whose drag is given up comes back, and is not dismissed; the next drag tells of it again.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user has dismissed the controller; dismissals by the program do not call this.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user has tried to dismiss the controller, which is modal or whose delegate refuses.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// `automatic` by default: the presentation adapts to the size class by itself.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .automatic }

    /// The style that ``adaptivePresentationStyle(for:)`` gives.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    /// Nil by default: the same controller is shown in the adapted style.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// Has no effect; implement it to prepare for a presentation in an adapted style.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// True by default: the user may dismiss the controller.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }

    /// Has no effect; implement it to prepare for a dismissal by the user.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Has no effect; implement it to react to a dismissal by the user.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Has no effect; implement it to explain why the user cannot dismiss the controller.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

/// A presentation controller with a delegate, whose type subclasses can narrow.
///
/// Sheets and popovers have delegates of other types under the same name, which a stored property of the superclass would not allow in
/// Swift. Therefore the superclass's own stands in an extension, and theirs hide it.
@preconcurrency @MainActor
public protocol PresentationDelegating: AnyObject {}

extension PresentationDelegating where Self: UIPresentationController {
    /// The object that decides how the presentation adapts and learns of a dismissal by the user; held weakly.
    @preconcurrency @MainActor public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}
