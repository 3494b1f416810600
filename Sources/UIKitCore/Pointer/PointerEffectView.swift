import CoreGraphics
import Foundation
import QuartzCore

/// Lengths and times of effects under a pointer.
///
/// GUESS pointer: how much larger a view grows, and over how long.
enum PointerMetrics {
    static let scale: CGFloat = 1.05
    static let duration = 0.2
    static let margin: CGFloat = 8
    static let tint = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.08)
    }
}

/// Runs what delegates add as the pointer comes and goes.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run(_ own: @escaping () -> Void) {
        UIView.animate(
            withDuration: PointerMetrics.duration,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [self] in
                own()
                for body in animations { body() }
            },
            completion: { [self] finished in
                for body in completions { body(finished) }
            }
        )
    }
}

/// Shows what a view does under the pointer.
@MainActor final class PointerEffectView {
    private let effect: UIPointerEffect
    private let tint = UIView()
    private var oldTransform = CGAffineTransform.identity

    init(_ effect: UIPointerEffect) { self.effect = effect }

    func begin() {
        let view = effect.preview.view
        oldTransform = view.transform
        tint.isUserInteractionEnabled = false
        tint.backgroundColor = PointerMetrics.tint
        tint.alpha = 0
        switch effect.look.tint {
        case .none: break
        case .overlay:
            tint.frame = view.bounds
            tint.layer.cornerRadius = view.layer.cornerRadius
            view.addSubview(tint)
        case .underlay:
            guard let superview = view.superview else { break }
            tint.frame = view.frame.insetBy(dx: -PointerMetrics.margin, dy: -PointerMetrics.margin)
            tint.layer.cornerRadius = UIPointerShape.defaultCornerRadius
            superview.insertSubview(tint, belowSubview: view)
        }
    }

    func show(_ isShown: Bool) {
        let view = effect.preview.view
        let look = effect.look
        tint.alpha = isShown ? 1 : 0
        if look.isScaled {
            view.transform =
                isShown
                ? oldTransform.scaledBy(x: PointerMetrics.scale, y: PointerMetrics.scale) : oldTransform
        }
        if look.hasShadow {
            view.layer.shadowRadius = 8
            view.layer.shadowOffset = CGSize(width: 0, height: 4)
            view.layer.shadowOpacity = isShown ? 0.2 : 0
        }
    }

    func end() { tint.removeFromSuperview() }
}
