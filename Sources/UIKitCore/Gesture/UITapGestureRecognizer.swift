import Foundation

/// Recognizes one or more taps in quick succession, with one or more fingers.
///
/// Source: uikit U116.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in quick succession; 1 at first.
    open var numberOfTapsRequired = 1
    /// The number of fingers that have to tap; 1 at first.
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that have to be pressed; a finger counts as the first one.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// Whether one tap with one finger is wanted, as a press of a button is.
    var isPlain: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

    private var tapCount = 0
    /// The most fingers that were down at once in this tap.
    private var fingerCount = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var firstPlace = CGPoint.zero
    private var timer: GestureTimer?

    /// The number of fingers of the tap.
    open override var numberOfTouches: Int { state == .ended ? fingerCount : super.numberOfTouches }

    /// A tap may begin here, or the next one of several.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard event.buttonMask.isSubset(of: buttonMaskRequired) else {
            state = .failed
            return
        }
        stage.isWaiting = false
        if stage.touches.count == touches.count {
            timer = GestureTimer(after: GestureLimits.tapDuration) { [weak self] in self?.state = .failed }
            if tapCount == 0 { firstPlace = stage.centroid }
            fingerCount = 0
        }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        fingerCount = max(fingerCount, stage.touches.count)
        let distance = stage.centroid.distance(to: firstPlace)
        if fingerCount > numberOfTouchesRequired || tapCount > 0 && distance > GestureLimits.tapMovement {
            state = .failed
        }
    }

    /// Fails if a finger has moved too far for a tap.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            let start = starts[ObjectIdentifier(touch)] ?? touch.windowLocation
            if touch.windowLocation.distance(to: start) > GestureLimits.tapMovement {
                state = .failed
                return
            }
        }
    }

    /// Fingers that leave where they came down have tapped.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard stage.touches.count == touches.count else { return }
        guard fingerCount == numberOfTouchesRequired else {
            state = .failed
            return
        }
        tapCount += 1
        timer?.cancel()
        if tapCount >= numberOfTapsRequired {
            state = .ended
            return
        }
        stage.isWaiting = true
        timer = GestureTimer(after: GestureLimits.tapPause) { [weak self] in self?.state = .failed }
    }

    /// Makes the recognizer ready for the next taps.
    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        tapCount = 0
        starts = [:]
    }
}
