import AgateTiming
import Foundation
import QuartzCore

/// How long a segment of an animator takes, and how it moves from 0 to 1.
struct AnimatorTiming {
    /// Seconds.
    let duration: TimeInterval
    private let motion: Motion

    private enum Motion {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
    }

    /// - Parameters:
    ///   - parameters: Nil is the curve that layers have.
    ///   - duration: What the animator was made with; springs with a time of their own take that.
    init(_ parameters: (any UITimingCurveProvider)?, duration: TimeInterval) {
        let given = duration.isFinite ? max(duration, 0) : 0
        if let spring = parameters?.springTimingParameters {
            let motion = spring.spring(settlingIn: given)
            let settling = motion.settlingDuration
            self.motion = .spring(motion)
            self.duration = spring.hasOwnDuration && settling < 1000 ? settling : given
            return
        }
        let cubic = parameters?.cubicTimingParameters ?? UICubicTimingParameters()
        motion = .curve(
            CAMediaTimingFunction(
                controlPoints: Float(cubic.controlPoint1.x),
                Float(cubic.controlPoint1.y),
                Float(cubic.controlPoint2.x),
                Float(cubic.controlPoint2.y)
            )
        )
        self.duration = given
    }

    private init(duration: TimeInterval, motion: Motion) {
        self.duration = duration
        self.motion = motion
    }

    /// The same motion in another time.
    func lasting(_ duration: TimeInterval) -> AnimatorTiming {
        AnimatorTiming(duration: duration, motion: motion)
    }

    /// The way that is done at a fraction of the time.
    func progress(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        return switch motion {
        case .curve(let function): function.curve.value(at: fraction)
        case .spring(let spring): spring.progress(at: fraction * duration)
        }
    }

    /// The first fraction of the time at which a part of the way is done.
    func fraction(atProgress progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        // Springs and wild curves come by more than once: the first step that reaches it holds the first time.
        for step in 1...64 where self.progress(at: Double(step) / 64) >= progress {
            low = Double(step - 1) / 64
            high = Double(step) / 64
            break
        }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// An animation with this motion; backwards it runs the same way the other way round.
    ///
    /// - Parameter isLinear: Whether fractions of time are to be fractions of the way.
    func makeAnimation(
        _ keyPath: String,
        from start: Any?,
        to end: Any?,
        isReversed: Bool,
        isLinear: Bool
    ) -> CAPropertyAnimation {
        if case .spring(let spring) = motion, !isLinear {
            if isReversed { return sampledAnimation(keyPath, from: start, to: end) }
            let animation = AnimationPace.spring(spring).makeAnimation(keyPath: keyPath)
            animation.fromValue = start
            animation.toValue = end
            return animation
        }
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = isReversed ? end : start
        animation.toValue = isReversed ? start : end
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        if !isLinear, case .curve(let function) = motion {
            animation.timingFunction = isReversed ? function.turnedRound : function
        }
        return animation
    }

    /// A spring backwards is no spring: its way as many short lines.
    private func sampledAnimation(_ keyPath: String, from start: Any?, to end: Any?) -> CAPropertyAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        let count = 128
        animation.values = (0...count).map { step in
            let fraction = 1 - Double(step) / Double(count)
            return AnimatorValue.between(start, end, progress(at: fraction), timeFraction: fraction)
                ?? NSNull()
        }
        return animation
    }
}

/// Values between two values of a property.
enum AnimatorValue {
    /// - Parameters:
    ///   - progress: How much of the way is done.
    ///   - timeFraction: How much of the time is over, by which values that cannot mix switch; nil where only the way
    ///     is known.
    static func between(_ start: Any?, _ end: Any?, _ progress: Double, timeFraction: Double? = nil) -> Any? {
        let from = animatableValue(from: start) ?? .none
        let to = animatableValue(from: end) ?? .none
        let shown = from.interpolated(to: to, fraction: progress, timeFraction: timeFraction ?? progress)
        return clientValue(from: shown, like: end ?? start)
    }
}

extension CAMediaTimingFunction {
    /// The curve that runs from the end to the start.
    fileprivate var turnedRound: CAMediaTimingFunction {
        let (first, second) = innerPoints
        return CAMediaTimingFunction(
            controlPoints: Float(1 - second.x),
            Float(1 - second.y),
            Float(1 - first.x),
            Float(1 - first.y)
        )
    }
}
