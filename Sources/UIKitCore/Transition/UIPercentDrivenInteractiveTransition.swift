public import Foundation
import QuartzCore

/// Drives a transition by a progress from 0 to 1, such as that of a finger.
///
/// A plain animator is scrubbed by the clock of the container's layer, one that gives an interruptible animator by that one's fraction.
/// Let go, the rest takes its part of the duration, by ``completionSpeed`` and ``completionCurve``.
///
/// Source: uikit U164.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: ObservingObject, UIViewControllerInteractiveTransitioning {
    private weak var context: ControllerTransition?
    private var isLetGo = false

    /// Makes a driver, which can be used for one transition after the other.
    public override init() { super.init() }

    /// The duration of the whole transition, in seconds; 0 before it begins.
    open private(set) var duration: CGFloat = 0
    /// The progress of the transition, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed at which the transition runs on after it is finished or cancelled; 1 is the normal one.
    open var completionSpeed: CGFloat = 1
    /// The curve by which the transition runs on after it is finished or cancelled; slow at both ends at first.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// A motion for the rest, instead of the curve.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition is driven from its beginning.
    open var wantsInteractiveStart = true

    /// Begins the transition, paused at its start; a context that is not the system's only gets its numbers.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition, let animator = transition.animator
        else { return }
        context = transition
        isLetGo = false
        duration = CGFloat(transition.duration)
        percentComplete = 0
        if let interruptible = transition.interruptible {
            transition.scrubber = AnimatorScrubber(interruptible)
            transition.runAlongside()
        } else {
            transition.scrubber = LayerScrubber(transition, start: transition.localStart, hasBegun: false)
            // Scrubbing leads through the animations alone. Source: reality Q5.8.
            UIViewAnimationState.withoutDelays { transition.startAnimator(animator) }
        }
        transition.scrubber?.show(0)
    }

    /// Pauses a transition that runs by itself at its present progress.
    open func pause() {
        guard let transition = context ?? ControllerTransition.driven(by: self), !transition.isOver else {
            return
        }
        context = transition
        duration = CGFloat(transition.duration)
        isLetGo = false
        if let interruptible = transition.interruptible {
            transition.scrubber = AnimatorScrubber(interruptible)
            percentComplete = interruptible.fractionComplete
        } else {
            let layer = transition.container.layer
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            percentComplete =
                duration > 0 ? min(max(CGFloat(now - transition.localStart) / duration, 0), 1) : 1
            transition.scrubber = LayerScrubber(transition, start: transition.localStart, hasBegun: true)
        }
        transition.pauseInteractiveTransition()
    }

    /// Moves the transition to a progress from 0 to 1; a value outside counts as the nearest end.
    open func update(_ percentComplete: CGFloat) {
        guard let context, !isLetGo, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.scrubber?.show(self.percentComplete)
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Cancels the interaction: the transition runs back to its start.
    open func cancel() { letGo(forward: false) }

    /// Finishes the interaction: the transition runs on to its end.
    open func finish() { letGo(forward: true) }

    private func letGo(forward: Bool) {
        guard let context, !isLetGo else { return }
        isLetGo = true
        if forward { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        context.scrubber?.run(
            forward: forward,
            from: percentComplete,
            speed: completionSpeed,
            curve: completionCurve,
            timing: timingCurve
        )
    }
}

extension ControllerTransition {
    /// The transition that runs by itself and that the driver may take over.
    static func driven(by driver: UIPercentDrivenInteractiveTransition) -> ControllerTransition? {
        DisplayState.current.runningTransitions.transitions.first { $0.interactor === driver }
    }
}
