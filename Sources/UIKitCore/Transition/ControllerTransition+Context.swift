import CoreGraphics
import Foundation

extension ControllerTransition: UIViewControllerContextTransitioning {
    package var containerView: UIView { container }
    package var isAnimated: Bool { animator != nil }
    package var isInteractive: Bool { isInteractiveNow }
    package var transitionWasCancelled: Bool { wasCancelled }
    package var presentationStyle: UIModalPresentationStyle { style }
    package var targetTransform: CGAffineTransform { .identity }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractiveNow, percentComplete.isFinite else { return }
        percent = min(max(percentComplete, 0), 1)
    }

    package func finishInteractiveTransition() {
        guard isInteractiveNow else { return }
        isInteractiveNow = false
        for handler in alongside.interactionHandlers { handler(self) }
    }

    package func cancelInteractiveTransition() {
        guard isInteractiveNow else { return }
        isInteractiveNow = false
        wasCancelled = true
        for handler in alongside.interactionHandlers { handler(self) }
    }

    package func pauseInteractiveTransition() {
        guard !isInteractiveNow, hasStarted, !isOver, animator != nil else { return }
        isInteractiveNow = true
        wasCancelled = false
        for handler in alongside.interactionHandlers { handler(self) }
    }

    package func completeTransition(_ didComplete: Bool) { end(completed: didComplete) }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: fromView
        case .to: toView
        default: nil
        }
    }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        initialFrames[ObjectIdentifier(vc)] ?? .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }
}
