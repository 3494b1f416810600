public import Foundation

/// Animates a transition between two controllers.
///
/// It puts the new view into the container, animates, and calls `completeTransition(_:)` of the context at the end.
///
/// Source: uikit U164.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The duration of the animation, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval

    /// Starts the animation; it has to call `completeTransition(_:)` of the context at its end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// An animator that can be paused, scrubbed and reversed; the same object for each call of one transition. May be left out.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// The transition is over; whether it was completed. May be left out.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns a placeholder that stands for no animator, so ``animateTransition(using:)`` runs the transition.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentAnimator.shared }

    /// Has no effect; implement it to clean up after the transition.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition interactively, for example by a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition, which is then driven through the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed at which the transition runs on after the interaction; 1 if left out.
    var completionSpeed: CGFloat { get }

    /// The curve by which the transition runs on after the interaction; slow at both ends if left out.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition is interactive from its beginning; true if left out. If not, it runs by itself until it is paused.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1 by default: the rest runs at its normal speed.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends by default.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True by default: the transition is driven from its beginning.
    public var wantsInteractiveStart: Bool { true }
}

/// The object that gives the animations and the presentation controller of a controller that is presented.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// The object that animates the appearance of a controller; nil for the animation of its style. May be left out.
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The object that animates the disappearance of a controller; nil for the animation of its style. May be left out.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The object that drives the appearance interactively; nil for a transition by time. May be left out.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The object that drives the disappearance interactively; nil for a transition by time. May be left out.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The presentation controller for a style of `custom`; nil for an ordinary one. May be left out.
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Nil by default: the controller appears with the animation of its style.
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil by default: the controller disappears with the animation of its style.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil by default: the appearance runs by time and not under a finger.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nil by default: the disappearance runs by time and not under a finger.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nil by default: an ordinary presentation controller is used.
    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Stands for the animator that a transition does not have.
final class AbsentAnimator: NSObject, UIViewImplicitlyAnimating {
    nonisolated(unsafe) static let shared = AbsentAnimator()

    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed: Bool {
        get { false }
        set {}
    }
    var fractionComplete: CGFloat {
        get { 0 }
        set {}
    }
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
