import CoreGraphics
public import Foundation

/// Recognizes two fingers whose distance changes; the gesture lasts until both are lifted.
///
/// Source: uikit U116.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var startDistance: CGFloat = 1
    private var lastDistance: CGFloat = 1
    /// The scale that was set, and the distance that belongs to it.
    private var base: (scale: CGFloat, distance: CGFloat) = (1, 1)
    private var samples = GestureSamples()
    private var lastTime: TimeInterval = 0

    /// The ratio of the fingers' distance to that when both had come down.
    ///
    /// It can be set, and later changes multiply it.
    open var scale: CGFloat {
        get { base.scale * lastDistance / base.distance }
        set { if newValue.isFinite, newValue > 0 { base = (newValue, lastDistance) } }
    }

    /// The velocity of the scale, per second.
    open var velocity: CGFloat {
        CGFloat(samples.velocity(at: lastTime).x) * base.scale / base.distance
    }

    /// A pinch may begin when the second finger is down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = FingerPair(stage) else { return }
        lastTime = event.timestamp
        let scale = state == .possible ? 1 : scale
        startDistance = max(pair.distance, 1)
        lastDistance = startDistance
        base = (scale, startDistance)
        samples.removeAll()
        samples.add(lastDistance, at: lastTime)
    }

    /// Fingers move: the gesture begins when their distance has changed enough.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = FingerPair(stage) else { return }
        lastTime = event.timestamp
        lastDistance = max(pair.distance, 1e-3)
        samples.add(lastDistance, at: lastTime)
        if state != .possible {
            state = .changed
        } else if abs(lastDistance - startDistance) > GestureLimits.pinchSlop {
            state = .began
        }
    }

    /// The gesture ends when both fingers have left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        guard stage.touches.count == touches.count else { return }
        state = state == .possible && stage.pending.isEmpty ? .failed : .ended
    }

    /// Two fingers on a trackpad have gone apart by a factor.
    ///
    /// GUESS transform-slop: the gesture begins with the first change.
    func transform(by factor: Double, at time: Double) {
        guard factor != 1 else { return }
        if state == .possible {
            (startDistance, lastDistance, base) = (1, 1, (1, 1))
            samples.removeAll()
        }
        // There are no places: the distance is that to the first one.
        lastDistance = min(max(lastDistance * factor, 1e-6), 1e6)
        lastTime = time
        samples.add(lastDistance, at: time)
        state = state == .possible ? .began : .changed
    }

    /// Makes the recognizer ready for the next pinch, with a scale of 1.
    open override func reset() {
        super.reset()
        (startDistance, lastDistance, base) = (1, 1, (1, 1))
        samples.removeAll()
    }
}
