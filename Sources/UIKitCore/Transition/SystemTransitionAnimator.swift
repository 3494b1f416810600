public import Foundation

/// An animator of the system: a property animator does the work, so that it can be scrubbed, and what goes along becomes part of it.
@_spi(UIKitRooms) @MainActor public protocol SystemTransitionAnimator: UIViewControllerAnimatedTransitioning {
    /// What animates, once it does.
    var driver: UIViewPropertyAnimator? { get }
    /// Runs what goes along, inside the animation.
    var alongside: (() -> Void)? { get set }
}

/// The part that all animators of the system share.
@_spi(UIKitRooms) @MainActor open class SystemAnimator: NSObject, SystemTransitionAnimator {
    /// The property animator of the transition that runs; nil while none does.
    public private(set) var driver: UIViewPropertyAnimator?
    /// Runs inside the animation's block; nil after the transition.
    public var alongside: (() -> Void)?

    /// How long the transition takes, in seconds.
    open var length: TimeInterval { TransitionMetrics.springDuration }
    /// The motion of the system's transitions.
    open func makeTiming() -> any UITimingCurveProvider { UISpringTimingParameters() }

    /// Puts the views in place and gives what is to be animated, and what is done at the end.
    open func set(_ context: any UIViewControllerContextTransitioning) -> (
        animations: () -> Void, end: (Bool) -> Void
    ) {
        ({}, { _ in })
    }

    /// The ``length``, in seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        length
    }

    /// Starts the property animator.
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The property animator of the transition, made when first asked for.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let driver { return driver }
        var (animations, end): (() -> Void, (Bool) -> Void) = ({}, { _ in })
        UIView.performWithoutAnimation { (animations, end) = set(transitionContext) }
        let made = UIViewPropertyAnimator(duration: length, timingParameters: makeTiming())
        made.addAnimations { [weak self] in
            animations()
            self?.alongside?()
        }
        // A display that ends keeps no transition alive by the animators that were running.
        made.addCompletion { [weak transitionContext] position in
            guard let transitionContext else { return }
            let completed = !transitionContext.transitionWasCancelled && position == .end
            UIView.performWithoutAnimation { end(completed) }
            transitionContext.completeTransition(completed)
        }
        driver = made
        return made
    }

    /// Stops a property animator that still runs and forgets it.
    public func animationEnded(_ transitionCompleted: Bool) {
        let running = driver
        driver = nil
        alongside = nil
        // The transition was ended before its time.
        guard let running, running.state == .active else { return }
        running.stopAnimation(false)
        running.finishAnimation(at: transitionCompleted ? .end : .start)
    }
}

/// How long the system's transitions take, in seconds, and what they look like.
package enum TransitionMetrics {
    /// The spring of navigation and of what covers the screen.
    ///
    /// Source: uikit U165.
    static let springDuration = 0.5058
    /// GUESS dissolve-duration: how long dissolves and turns take.
    package static let dissolveDuration = 0.3
    static let flipDuration = 0.6
}
