import CoreGraphics
public import Foundation

/// Recognizes fingers that rest for a while, optionally after some taps; the gesture lasts until they are lifted.
///
/// Source: uikit U116.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press; 0 at first.
    open var numberOfTapsRequired = 0
    /// The number of fingers that have to be down; 1 at first.
    open var numberOfTouchesRequired = 1
    /// The time for which the fingers rest before the gesture begins, in seconds; 0.5 at first.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that the fingers may move before the gesture begins, in points; 10 at first.
    open var allowableMovement: CGFloat = 10

    private var tapCount = 0
    private var start = CGPoint.zero
    private var timer: GestureTimer?

    /// A press may begin here, when enough fingers are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        stage.isWaiting = false
        timer?.cancel()
        guard stage.touches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard stage.touches.count == numberOfTouchesRequired else { return }
        start = stage.centroid
        if tapCount < numberOfTapsRequired {
            timer = GestureTimer(after: GestureLimits.tapDuration) { [weak self] in self?.state = .failed }
        } else {
            // The second button of a pointer is for what a long press opens.
            let rest = event.buttonMask == .secondary ? 0 : max(0, minimumPressDuration)
            timer = GestureTimer(after: rest) { [weak self] in self?.state = .began }
        }
    }

    /// Fingers that move too far before the gesture has begun make no press; later it changes.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            if stage.centroid.distance(to: start) > allowableMovement { state = .failed }
        } else {
            state = .changed
        }
    }

    /// The press ends with the first finger that leaves; before it has begun it may have been one of the taps before.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .ended
            return
        }
        timer?.cancel()
        tapCount += 1
        guard tapCount <= numberOfTapsRequired else {
            state = .failed
            return
        }
        stage.isWaiting = true
        timer = GestureTimer(after: GestureLimits.tapPause) { [weak self] in self?.state = .failed }
    }

    /// Makes the recognizer ready for the next press.
    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        tapCount = 0
    }
}
