public import Foundation

/// Recognizes a pointer over its view: it begins when the pointer enters, changes as it moves, and ends when it leaves or a button goes
/// down.
///
/// ``UITouch/simulateHover(at:in:)`` moves the pointer in tests.
///
/// Source: uikit U116.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of the pointer from the screen; always 0.
    open var zOffset: CGFloat { 0 }

    /// The pointer is at another place, or over other views.
    func hover(at point: CGPoint, isInside: Bool) {
        switch (isInside, stage.state) {
        case (true, .possible):
            stage.lastCentroid = point
            state = .began
        case (true, .began), (true, .changed):
            stage.lastCentroid = point
            state = .changed
        case (false, .began), (false, .changed): state = .ended
        default: break
        }
    }
}
