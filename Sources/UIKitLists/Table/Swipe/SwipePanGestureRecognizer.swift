import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// Sees a finger that pulls a row aside: it goes more to the side than up or down.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether a movement may begin, with how far the finger has gone.
    var begins: ((SwipePanGestureRecognizer, CGPoint) -> Bool)?

    override func hasBegun(travel: CGPoint) -> Bool {
        abs(travel.x) > slop && abs(travel.x) > abs(travel.y)
    }

    override var mayBegin: Bool {
        guard super.mayBegin else { return false }
        // Controls that are dragged keep their touches.
        for touch in stage.sessionTouches {
            if let control = touch.view as? UIControl, !(control is UIButton), !(control is SwipeButton) {
                return false
            }
        }
        return begins?(self, travel) ?? false
    }
}
