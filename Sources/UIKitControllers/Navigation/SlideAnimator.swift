import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKitRooms) import UIKitCore

/// Lengths of pushes and pops, in points and parts.
///
/// Source: uikit U165.
enum SlideMetrics {
    /// How far the lower view goes to the side, of its width.
    static let parallax: CGFloat = 0.3
    /// How dark the lower view becomes.
    static let scrim: CGFloat = 0.1
    static let shadowOpacity: Float = 0.2
    static let shadowRadius: CGFloat = 6
    /// GUESS pop: a finger at the edge takes the controller away beyond half the width, or quicker than this, in points per second.
    static let popPart: CGFloat = 0.5
    static let popSpeed: CGFloat = 300
}

/// Pushes come from the right over the lower view, which gives way by a third; pops go back.
///
/// Where text reads from right to left the sides change places.
///
/// Source: uikit U165.
@MainActor final class SlideAnimator: SystemAnimator {
    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
        super.init()
    }

    override func set(_ context: any UIViewControllerContextTransitioning) -> (
        animations: () -> Void, end: (Bool) -> Void
    ) {
        let container = context.containerView
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let toController = context.viewController(forKey: .to)
        else { return ({}, { _ in }) }
        let width = container.bounds.width
        let side: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        to.frame = context.finalFrame(for: toController)
        let (upper, lower) = isPush ? (to, from) : (from, to)
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        to.layoutIfNeeded()
        let (upperPlace, lowerPlace) = (upper.center, lower.center)
        let scrim = UIView(frame: container.bounds)
        scrim.backgroundColor = .black
        scrim.isUserInteractionEnabled = false
        container.insertSubview(scrim, belowSubview: upper)
        let look = ShadowLook(upper)
        let away = {
            upper.center.x = upperPlace.x + side * width
            lower.center.x = lowerPlace.x
            scrim.alpha = 0
        }
        let over = {
            upper.center.x = upperPlace.x
            lower.center.x = lowerPlace.x - side * width * SlideMetrics.parallax
            scrim.alpha = SlideMetrics.scrim
        }
        if isPush { away() } else { over() }
        let isPush = isPush
        return (
            isPush ? over : away,
            { _ in
                scrim.removeFromSuperview()
                look.restore()
                upper.center = upperPlace
                lower.center = lowerPlace
            }
        )
    }
}

/// The shadow at the edge of a view that lies over another one.
@MainActor private struct ShadowLook {
    private let view: UIView
    private let opacity: Float
    private let radius: CGFloat
    private let offset: CGSize
    private let path: CGPath?

    init(_ view: UIView) {
        let layer = view.layer
        self.view = view
        (opacity, radius, offset, path) = (
            layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset, layer.shadowPath
        )
        layer.shadowOpacity = SlideMetrics.shadowOpacity
        layer.shadowRadius = SlideMetrics.shadowRadius
        layer.shadowOffset = .zero
        layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    }

    func restore() {
        let layer = view.layer
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset, layer.shadowPath) = (
            opacity, radius, offset, path
        )
    }
}
