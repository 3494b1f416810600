import CoreGraphics
import Foundation

extension ControllerTransition: UIViewControllerContextTransitioning {
    var containerView: UIView { container }
    var isAnimated: Bool { animator != nil }
    var isInteractive: Bool { isInteractiveNow }
    var transitionWasCancelled: Bool { wasCancelled }
    var presentationStyle: UIModalPresentationStyle { style }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractiveNow, percentComplete.isFinite else { return }
        percent = min(max(percentComplete, 0), 1)
    }

    func finishInteractiveTransition() {
        guard isInteractiveNow else { return }
        isInteractiveNow = false
        for handler in alongside.interactionHandlers { handler(self) }
    }

    func cancelInteractiveTransition() {
        guard isInteractiveNow else { return }
        isInteractiveNow = false
        wasCancelled = true
        for handler in alongside.interactionHandlers { handler(self) }
    }

    func pauseInteractiveTransition() {
        guard !isInteractiveNow, hasStarted, !isOver, animator != nil else { return }
        isInteractiveNow = true
        wasCancelled = false
        for handler in alongside.interactionHandlers { handler(self) }
    }

    func completeTransition(_ didComplete: Bool) { end(completed: didComplete) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: fromView
        case .to: toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }
}
