import CoreGraphics
import Foundation

/// Sees fingers that move quickly in one direction.
///
/// Source: uikit U116.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of directions in which fingers can move.
    public struct Direction: OptionSet, Sendable {
        /// The raw bits, one for each direction.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Fingers move to the right.
        public static let right = Direction(rawValue: 1)
        /// Fingers move to the left.
        public static let left = Direction(rawValue: 2)
        /// Fingers move up the screen.
        public static let up = Direction(rawValue: 4)
        /// Fingers move down the screen.
        public static let down = Direction(rawValue: 8)
    }

    /// The number of fingers that have to move; 1 at first.
    open var numberOfTouchesRequired = 1
    /// The directions in which the fingers may move; right at first.
    open var direction = Direction.right

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// Remembers where and when the touches began; more touches than wanted make the recognizer fail.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard stage.touches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        start = stage.centroid
        startTime = event.timestamp
    }

    /// Far enough in a direction, and not too slow or too far off it, is a swipe.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, stage.pending.isEmpty else { return }
        let place = stage.centroid
        let (x, y) = (place.x - start.x, place.y - start.y)
        if event.timestamp - startTime > GestureLimits.swipeDuration || !mayBecome(x, y) {
            state = .failed
        } else if stage.touches.count == numberOfTouchesRequired, isSwipe(x, y) {
            state = .ended
        }
    }

    private func isSwipe(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let length = GestureLimits.swipeLength
        return direction.contains(.right) && x >= length || direction.contains(.left) && x <= -length
            || direction.contains(.down) && y >= length || direction.contains(.up) && y <= -length
    }

    private func mayBecome(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let isHorizontal = !direction.isDisjoint(with: [.left, .right])
        let isVertical = !direction.isDisjoint(with: [.up, .down])
        return isHorizontal && abs(y) <= GestureLimits.swipeAcross
            || isVertical && abs(x) <= GestureLimits.swipeAcross
    }

    /// A finger that leaves too soon was no swipe.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if stage.pending.isEmpty { state = .failed }
    }
}
