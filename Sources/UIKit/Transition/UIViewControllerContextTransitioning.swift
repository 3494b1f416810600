public import Foundation

/// The controllers, views and progress of a transition, for the objects that animate and drive it.
///
/// Source: uikit U164.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens; animators put the new view into it.
    var containerView: UIView { get }
    /// Whether the transition is animated; if not, it is completed at once.
    var isAnimated: Bool { get }
    /// Whether something else than time drives it at the moment.
    var isInteractive: Bool { get }
    /// Whether it was given up; views are to go back to where they were.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` for transitions that present nothing.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Tells how far the transition is, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Lets it run on to its end.
    func finishInteractiveTransition()
    /// Cancels the interaction: the transition runs back to its start.
    func cancelInteractiveTransition()
    /// Lets something else than time drive it again.
    func pauseInteractiveTransition()
    /// Ends the transition; animators call it once, with false for one that was given up.
    func completeTransition(_ didComplete: Bool)
    /// The controller of the transition under a key; nil for none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view of the transition; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// By what the container is turned; never.
    var targetTransform: CGAffineTransform { get }
    /// The frame of a controller's view before, in the container; zero for one that comes.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view afterwards, in the container; zero for one that goes, unless it stays in sight.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The controllers, views and progress of a transition, for objects that animate beside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `none` for transitions that present nothing.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether something else than time has driven it from its beginning.
    var initiallyInteractive: Bool { get }
    /// Whether it can be paused and turned round.
    var isInterruptible: Bool { get }
    /// Whether something else than time drives it at the moment.
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
    /// A view of the transition; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// By what the container is turned; never.
    var targetTransform: CGAffineTransform { get }
}

/// Lets programs animate along with a transition.
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

    /// The same, for views that are not in the container.
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

    /// Calls a block whenever something begins or ceases to drive the transition.
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
