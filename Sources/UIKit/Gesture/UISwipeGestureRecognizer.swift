import CoreGraphics
import Foundation

/// Sees fingers that move quickly in one direction.
///
/// Source: uikit U116.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where the fingers go.
    public struct Direction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes directions from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// How many fingers are wanted.
    open var numberOfTouchesRequired = 1
    /// Where the fingers may go; right at first.
    open var direction = Direction.right

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// A swipe may begin here.
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
