import CoreGraphics
import Foundation
import QuartzCore

/// Brings turns of wheels, strokes of trackpads and two fingers on them to the recognizers of the views under the pointer.
///
/// No event ends such a gesture: it ends when no event has followed for a while. It has no touches; its recognizers share an invisible
/// touch, so that they exclude each other as those of one finger do.
///
/// Source: uikit U118.
@MainActor enum PointerGestures {
    /// A gesture that goes on.
    struct Burst {
        /// Scroll, or transform.
        let kind: UIEvent.EventType
        let recognizers: [UIGestureRecognizer]
        /// Which event is the last one: what waits for the end compares it.
        var number = 0
    }

    /// Lets pans that go on follow a wheel or a trackpad.
    ///
    /// - Returns: Whether there are any.
    static func goOn(_ kind: UIEvent.EventType, pause: Double, _ change: (UIGestureRecognizer) -> Void)
        -> Bool
    {
        let side = DisplayState.current
        guard side.gestures.pointerBurst?.kind == kind, let burst = side.gestures.pointerBurst else {
            return false
        }
        GestureTransaction.perform {
            for recognizer in burst.recognizers where isUnderWay(recognizer) { change(recognizer) }
        }
        wait(pause, side)
        return true
    }

    /// Lets recognizers of a view, and of those around it, see the first event of a gesture.
    ///
    /// - Returns: Whether any of them has begun.
    static func begin(
        _ kind: UIEvent.EventType,
        in first: UIView,
        at point: CGPoint,
        time: Double,
        pause: Double,
        _ isWanted: (UIGestureRecognizer) -> Bool,
        _ change: (UIGestureRecognizer) -> Void
    ) -> Bool {
        let side = DisplayState.current
        guard let window = first.window else { return false }
        let event = UIEvent(kind, at: time)
        let found = recognizers(around: first).filter {
            $0.isEnabled && $0.stage.state == .possible && $0.stage.touches.isEmpty && isWanted($0)
                && $0.shouldReceive(event)
        }
        guard !found.isEmpty else { return false }
        let shared = UITouch()
        (shared.window, shared.view, shared.windowLocation) = (window, first, point)
        (shared.gestureRecognizers, shared.timestamp, shared.delivery) = (found, time, .closed)
        var begun: [UIGestureRecognizer] = []
        GestureTransaction.perform {
            for recognizer in found {
                recognizer.stage.sessionTouches = [shared]
                recognizer.stage.lastCentroid = point
            }
            for recognizer in found { change(recognizer) }
            begun = found.filter(isUnderWay)
            for recognizer in found where recognizer.stage.state == .possible {
                recognizer.reset()
                recognizer.stage.endSession()
            }
        }
        guard !begun.isEmpty else { return false }
        side.gestures.pointerBurst = Burst(kind: kind, recognizers: begun)
        wait(pause, side)
        return true
    }

    private static func isUnderWay(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.stage.state == .began || recognizer.stage.state == .changed
    }

    private static func recognizers(around first: UIView) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var next: UIView? = first
        while let view = next {
            found += (view.gestureStorage ?? []).reversed()
            next = view.superview
        }
        return found
    }

    /// Ends the gesture, unless another event of it comes before.
    private static func wait(_ pause: Double, _ side: DisplayState) {
        side.gestures.pointerBurst?.number += 1
        let number = side.gestures.pointerBurst?.number
        GestureTimer.once(after: pause) { [weak side] in
            guard let side, let burst = side.gestures.pointerBurst, burst.number == number else { return }
            end(burst, side)
        }
    }

    private static func end(_ burst: Burst, _ side: DisplayState) {
        side.gestures.pointerBurst = nil
        for recognizer in burst.recognizers where isUnderWay(recognizer) { recognizer.state = .ended }
    }

    // MARK: Scrolling

    /// Whether a pan of a program sees a kind of scrolling; the pans of scroll views scroll by themselves.
    private static func sees(_ recognizer: UIGestureRecognizer, _ kind: UIScrollTypeMask) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, !(pan is ScrollPanGestureRecognizer) else {
            return false
        }
        return pan.allowedScrollTypesMask.contains(kind)
    }

    /// Lets pans around a view see that content is to go up and to the left.
    ///
    /// - Returns: Whether any has begun.
    static func scroll(
        by delta: CGPoint,
        _ kind: UIScrollTypeMask,
        in view: UIView,
        at point: CGPoint,
        time: Double,
        pause: Double
    ) -> Bool {
        guard (view.gestureStorage ?? []).contains(where: { sees($0, kind) }) else { return false }
        return begin(.scroll, in: view, at: point, time: time, pause: pause) {
            sees($0, kind)
        } _: {
            ($0 as? UIPanGestureRecognizer)?.scroll(by: delta, at: time)
        }
    }

    /// The same for pans that go on.
    static func goOnScrolling(by delta: CGPoint, time: Double, pause: Double) -> Bool {
        goOn(.scroll, pause: pause) { ($0 as? UIPanGestureRecognizer)?.scroll(by: delta, at: time) }
    }

    // MARK: Pinching and turning

    /// Two fingers on a trackpad go apart by a factor and turn by an angle, in radians, while the pointer is at a point.
    static func transform(
        by scale: Double,
        _ rotation: Double,
        at point: CGPoint,
        in window: UIWindow,
        time: Double
    ) {
        guard scale.isFinite, scale > 0, rotation.isFinite, point.x.isFinite, point.y.isFinite else { return }
        let pause = ScrollPhysics.wheelPause
        func change(_ recognizer: UIGestureRecognizer) {
            (recognizer as? UIPinchGestureRecognizer)?.transform(by: scale, at: time)
            (recognizer as? UIRotationGestureRecognizer)?.transform(by: rotation, at: time)
        }
        if goOn(.transform, pause: pause, change) { return }
        guard let view = window.hitTest(point, with: nil) else { return }
        _ = begin(.transform, in: view, at: point, time: time, pause: pause) {
            $0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer
        } _: {
            change($0)
        }
    }
}
