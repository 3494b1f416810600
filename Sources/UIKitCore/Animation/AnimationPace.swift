import AgateTiming
import Foundation
import QuartzCore

/// How an animation block moves from the start to the end.
enum AnimationPace {
    case curve(UIView.AnimationCurve)
    case spring(Spring)

    var isSpring: Bool {
        if case .spring = self { return true }
        return false
    }

    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .curve(.easeInOut): CAMediaTimingFunction(name: .easeInEaseOut)
        case .curve(.easeIn): CAMediaTimingFunction(name: .easeIn)
        case .curve(.easeOut): CAMediaTimingFunction(name: .easeOut)
        case .curve(.linear), .spring: CAMediaTimingFunction(name: .linear)
        }
    }

    /// An animation of a key path, its pace not yet set.
    func makeAnimation(keyPath: String) -> CABasicAnimation {
        guard case .spring(let spring) = self else { return CABasicAnimation(keyPath: keyPath) }
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = CGFloat(spring.mass)
        animation.stiffness = CGFloat(spring.stiffness)
        animation.damping = CGFloat(spring.damping)
        animation.initialVelocity = CGFloat(spring.initialVelocity)
        return animation
    }
}

extension AnimationPace {
    /// A spring that is at rest, but for a thousandth, after a time.
    ///
    /// Source: claim 16.18.
    static func spring(damping: CGFloat, velocity: CGFloat, settlingIn duration: TimeInterval) -> Self {
        .spring(
            Spring(dampingRatio: Double(damping), duration: duration, initialVelocity: Double(velocity))
        )
    }

    /// A spring given by its perceptual duration and its bounce.
    ///
    /// Source: claim 16.21.
    static func spring(perceptualDuration: TimeInterval, bounce: CGFloat, velocity: CGFloat) -> Self {
        .spring(
            Spring(
                perceptualDuration: perceptualDuration,
                bounce: Double(bounce),
                initialVelocity: Double(velocity)
            )
        )
    }

    /// When the spring has come to rest; nil for a curve.
    var settlingDuration: TimeInterval? {
        guard case .spring(let spring) = self else { return nil }
        let duration = spring.settlingDuration
        return duration.isFinite ? duration : nil
    }
}
