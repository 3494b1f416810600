import CoreGraphics
public import Foundation

/// Recognizes two fingers that turn around each other; the gesture lasts until both are lifted.
///
/// Source: uikit U116.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var angle: CGFloat = 0
    private var turned: CGFloat = 0
    private var distance: CGFloat = 1
    /// The amount that is added to the turn to give the rotation.
    private var offset: CGFloat = 0
    private var samples = GestureSamples()
    private var lastTime: TimeInterval = 0

    /// The rotation of the fingers, in radians, clockwise.
    ///
    /// It can be set, and later changes add to it.
    open var rotation: CGFloat {
        get { turned + offset }
        set { if newValue.isFinite { offset = newValue - turned } }
    }

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { CGFloat(samples.velocity(at: lastTime).x) }

    /// A rotation may begin when the second finger is down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = FingerPair(stage) else { return }
        lastTime = event.timestamp
        (angle, distance) = (pair.angle, pair.distance)
        samples.removeAll()
        samples.add(turned, at: lastTime)
    }

    /// Fingers move: the gesture begins when they have turned enough.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = FingerPair(stage) else { return }
        lastTime = event.timestamp
        // The shorter way around.
        turned += CGFloat(remainder(pair.angle - angle, 2 * .pi))
        (angle, distance) = (pair.angle, pair.distance)
        samples.add(turned, at: lastTime)
        if state != .possible {
            state = .changed
        } else if abs(turned) > GestureLimits.rotationAngle
            || abs(turned) * distance / 2 > GestureLimits.rotationArc
        {
            state = .began
        }
    }

    /// The gesture ends when both fingers have left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        guard stage.touches.count == touches.count else { return }
        state = state == .possible && stage.pending.isEmpty ? .failed : .ended
    }

    /// Two fingers on a trackpad have turned by an angle.
    ///
    /// GUESS transform-slop: the gesture begins with the first change.
    func transform(by angle: Double, at time: Double) {
        guard angle != 0 else { return }
        turned += angle
        lastTime = time
        samples.add(turned, at: time)
        state = state == .possible ? .began : .changed
    }

    /// Makes the recognizer ready for the next rotation, with an angle of 0.
    open override func reset() {
        super.reset()
        (angle, turned, distance, offset) = (0, 0, 1, 0)
        samples.removeAll()
    }
}
