public import Foundation

/// The controllers, views and progress of a transition, for the objects that animate and drive it.
///
/// Source: uikit U164.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place; animators add the new view to it.
    var containerView: UIView { get }
    /// Whether the transition is animated; if not, it is completed at once.
    var isAnimated: Bool { get }
    /// Whether the transition is driven interactively at present.
    var isInteractive: Bool { get }
    /// Whether it was given up; views are to go back to where they were.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` for transitions that present nothing.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports the progress of the interaction, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Finishes the interaction: the transition runs on to its end.
    func finishInteractiveTransition()
    /// Cancels the interaction: the transition runs back to its start.
    func cancelInteractiveTransition()
    /// Makes a running transition interactive again.
    func pauseInteractiveTransition()
    /// Ends the transition; animators call it once, with false for one that was cancelled.
    func completeTransition(_ didComplete: Bool)
    /// The controller of the transition under a key; nil for none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view of the transition; nil for one that stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// By what the container is turned; never.
    var targetTransform: CGAffineTransform { get }
    /// The frame of a controller's view before the transition, in the container; zero for one that appears.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view after the transition, in the container; zero for one that disappears, unless it stays visible.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The controllers, views and progress of a transition, for objects that animate beside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `none` for transitions that present nothing.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition was interactive from its beginning.
    var initiallyInteractive: Bool { get }
    /// Whether it can be paused and turned round.
    var isInterruptible: Bool { get }
    /// Whether the transition is driven interactively at present.
    var isInteractive: Bool { get }
    /// Whether the interaction was cancelled, so that the transition runs back.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress at which the interaction ended, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed at which the transition runs on after the interaction; 1 is the normal one.
    var completionVelocity: CGFloat { get }
    /// The curve by which the transition runs on after an interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller of the transition under a key; nil for none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view of the transition; nil for one that stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// By what the container is turned; never.
    var targetTransform: CGAffineTransform { get }
}

/// The object through which programs animate beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a block inside the animation of the transition, and another one at its end.
    ///
    /// - Returns: Whether the blocks will be run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Adds animations that run beside the transition, for views that are not in the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a closure when the interaction ends; the former name.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )

    /// Calls a closure whenever the transition becomes interactive, or no longer is.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a block inside the animation of the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs a block inside the animation of the transition.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
