import CoreGraphics
import Foundation
import QuartzCore

/// The animations by which the system presents and dismisses.
@MainActor enum ModalAnimator {
    static func make(
        for presented: UIViewController,
        presenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        if case .zoom(let provider)? = presented.preferredTransition?.kind {
            return ZoomAnimator(presenting: presenting) { other in
                provider(.init(sourceViewController: other, zoomedViewController: presented))
            }
        }
        var style = presented.modalTransitionStyle
        if case .style(let preferred)? = presented.preferredTransition?.kind { style = preferred }
        return switch style {
        case .coverVertical: CoverAnimator(presenting: presenting)
        case .crossDissolve, .partialCurl: DissolveAnimator(presenting: presenting)
        case .flipHorizontal: FlipAnimator(presenting: presenting)
        }
    }
}

/// An animator of the system for one direction.
@_spi(UIKitRooms) @MainActor open class ModalSystemAnimator: SystemAnimator {
    package let presenting: Bool

    package init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    /// Puts the view that comes into its place; gives the views.
    package func place(_ context: any UIViewControllerContextTransitioning) -> (from: UIView?, to: UIView?) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to {
            if let controller = context.viewController(forKey: .to) {
                to.transform = .identity
                to.frame = context.finalFrame(for: controller)
            }
            if presenting {
                context.containerView.addSubview(to)
            } else {
                context.containerView.insertSubview(to, at: 0)
            }
            to.layoutIfNeeded()
        }
        return (from, to)
    }
}

/// Comes from below and goes there.
@MainActor package final class CoverAnimator: ModalSystemAnimator {
    package override func set(_ context: any UIViewControllerContextTransitioning) -> (
        animations: () -> Void, end: (Bool) -> Void
    ) {
        let (from, to) = place(context)
        guard let moving = presenting ? to : from else { return ({}, { _ in }) }
        let below = context.containerView.bounds.maxY
        let place = moving.frame
        if presenting {
            moving.frame.origin.y = below
            return ({ moving.frame = place }, { _ in })
        }
        return ({ moving.frame.origin.y = below }, { _ in })
    }
}

/// Becomes visible and vanishes.
@MainActor package final class DissolveAnimator: ModalSystemAnimator {
    package override var length: TimeInterval { TransitionMetrics.dissolveDuration }
    package override func makeTiming() -> any UITimingCurveProvider {
        UICubicTimingParameters(animationCurve: .easeInOut)
    }

    package override func set(_ context: any UIViewControllerContextTransitioning) -> (
        animations: () -> Void, end: (Bool) -> Void
    ) {
        let (from, to) = place(context)
        guard let changing = presenting ? to : from else { return ({}, { _ in }) }
        let alpha = changing.alpha
        if presenting {
            changing.alpha = 0
            return ({ changing.alpha = alpha }, { _ in })
        }
        return ({ changing.alpha = 0 }, { _ in changing.alpha = alpha })
    }
}

/// Turns over like a card: the old side in the first half, the new one in the second.
@MainActor final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool

    package init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        TransitionMetrics.flipDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let to = context.view(forKey: .to)
        let from = context.view(forKey: .from)
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
        }
        UIView.transition(
            with: container,
            duration: TransitionMetrics.flipDuration,
            options: presenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
            animations: {
                if let to { container.addSubview(to) }
                from?.isHidden = true
            },
            completion: { _ in
                from?.isHidden = false
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }
}

/// Grows out of a view and shrinks into it.
@MainActor package final class ZoomAnimator: ModalSystemAnimator {
    private let source: (UIViewController) -> UIView?

    package init(presenting: Bool, source: @escaping (UIViewController) -> UIView?) {
        self.source = source
        super.init(presenting: presenting)
    }

    package override func set(_ context: any UIViewControllerContextTransitioning) -> (
        animations: () -> Void, end: (Bool) -> Void
    ) {
        let (from, to) = place(context)
        let other = context.viewController(forKey: presenting ? .from : .to)
        guard let zoomed = presenting ? to : from, let other else { return ({}, { _ in }) }
        guard let small = source(other), small.window != nil, zoomed.bounds.width > 0,
            zoomed.bounds.height > 0
        else {
            if presenting { zoomed.alpha = 0 }
            return ({ zoomed.alpha = self.presenting ? 1 : 0 }, { _ in zoomed.alpha = 1 })
        }
        let start = small.convert(small.bounds, to: context.containerView)
        let center = zoomed.center
        let scale = max(start.width / zoomed.bounds.width, start.height / zoomed.bounds.height)
        let shrunk = CGAffineTransform(scaleX: scale, y: scale)
        let shrink = {
            zoomed.transform = shrunk
            zoomed.center = CGPoint(x: start.midX, y: start.midY)
            zoomed.alpha = 0
        }
        if presenting {
            shrink()
            return (
                {
                    zoomed.transform = .identity
                    zoomed.center = center
                    zoomed.alpha = 1
                }, { _ in }
            )
        }
        return (
            shrink,
            { _ in
                zoomed.transform = .identity
                zoomed.center = center
                zoomed.alpha = 1
            }
        )
    }
}
