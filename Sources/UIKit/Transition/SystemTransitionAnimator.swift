import Foundation

/// An animator of the system: a property animator does the work, so that it can be scrubbed, and what goes along becomes part of it.
@MainActor protocol SystemTransitionAnimator: UIViewControllerAnimatedTransitioning {
    /// What animates, once it does.
    var driver: UIViewPropertyAnimator? { get }
    /// Runs what goes along, inside the animation.
    var alongside: (() -> Void)? { get set }
}

/// The part that all animators of the system share.
@MainActor class SystemAnimator: NSObject, SystemTransitionAnimator {
    private(set) var driver: UIViewPropertyAnimator?
    var alongside: (() -> Void)?

    var length: TimeInterval { TransitionMetrics.springDuration }
    /// The motion of the system's transitions.
    func makeTiming() -> any UITimingCurveProvider { UISpringTimingParameters() }

    /// Puts the views in place and gives what is to be animated, and what is done at the end.
    func set(_ context: any UIViewControllerContextTransitioning) -> (
        animations: () -> Void, end: (Bool) -> Void
    ) {
        ({}, { _ in })
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        length
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
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

    func animationEnded(_ transitionCompleted: Bool) {
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
enum TransitionMetrics {
    /// The spring of navigation and of what covers the screen.
    ///
    /// Source: uikit U165.
    static let springDuration = 0.5058
    /// GUESS dissolve-duration: how long dissolves and turns take.
    static let dissolveDuration = 0.3
    static let flipDuration = 0.6
}
