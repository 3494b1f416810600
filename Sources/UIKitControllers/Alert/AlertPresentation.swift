import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKitRooms) import UIKitCore

/// Shows an alert over a window that it dims.
@MainActor final class AlertPresentation: UIPresentationController, UIGestureRecognizerDelegate {
    private let dimming = UIView()
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerStorage, let look = alert?.look else { return .zero }
        var covered = container.safeAreaInsets
        covered.bottom = container.bounds.height - LayoutRegionKind.keyboard.insets(of: container).top
        return look.frame(in: container.bounds, safeArea: covered)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerStorage else { return }
        // A view with this guide is laid out when a keyboard moves.
        _ = container.keyboardLayoutGuide
        let isDark = traitCollection.userInterfaceStyle == .dark
        dimming.backgroundColor = UIColor(white: 0, alpha: isDark ? AlertMetrics.darkDim : AlertMetrics.dim)
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        // A touch beside a list is as good as cancelling.
        if alert?.preferredStyle == .actionSheet {
            let tap = UITapGestureRecognizer(
                target: self,
                action: Selector("tap:", AlertPresentation.tapBeside)
            )
            dimming.addGestureRecognizer(tap)
        }
        presentedViewController.transitionStorage?.animate(alongsideTransition: { [dimming] _ in
            dimming.alpha = 1
        })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionStorage?.animate(alongsideTransition: { [dimming] _ in
            dimming.alpha = 0
        })
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        fillContainer()
    }

    private func tapBeside(_ tap: UITapGestureRecognizer) {
        guard presentedViewController.transitionStorage == nil, let alert,
            let cancel = alert.actions.first(where: { $0.style == .cancel })
        else { return }
        alert.choose(cancel)
    }

    override func makeAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        alert?.preferredStyle == .actionSheet
            ? CoverAnimator(presenting: presenting) : AlertAnimator(presenting: presenting)
    }
}

/// A card becomes visible while it shrinks to its size, and vanishes in its place.
@MainActor final class AlertAnimator: ModalSystemAnimator {
    override var length: TimeInterval { AlertMetrics.duration }
    override func makeTiming() -> any UITimingCurveProvider {
        UICubicTimingParameters(animationCurve: .easeOut)
    }

    override func set(_ context: any UIViewControllerContextTransitioning) -> (
        animations: () -> Void, end: (Bool) -> Void
    ) {
        let (from, to) = place(context)
        guard let card = presenting ? to : from else { return ({}, { _ in }) }
        guard presenting else { return ({ card.alpha = 0 }, { _ in card.alpha = 1 }) }
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: AlertMetrics.scale, y: AlertMetrics.scale)
        return (
            {
                card.alpha = 1
                card.transform = .identity
            }, { _ in }
        )
    }
}
