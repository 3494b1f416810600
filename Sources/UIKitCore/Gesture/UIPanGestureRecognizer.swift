import CoreGraphics
public import Foundation

/// Sees fingers that drag.
///
/// Source: uikit U116, U117.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The smallest number of fingers that make the gesture; 1 at first.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers that may be down; no limit at first.
    open var maximumNumberOfTouches = Int.max
    /// The scroll events of wheels and trackpads that make the gesture, too; none at first.
    ///
    /// They begin it at once, have no touches, and move it as far as they would move content. It ends when none has followed for a tenth of a
    /// second. A scroll view's own pan sees both, and scrolls by them itself: without a kind the scroll view does not follow it.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the fingers have gone since they came down, in the window.
    package private(set) var travel = CGPoint.zero
    /// The amount that is subtracted from the travel to give the translation.
    private var origin = CGPoint.zero
    private var samples = GestureSamples()
    private var lastTime: TimeInterval = 0

    // MARK: Measures

    /// The translation of the fingers since the gesture began, in a view's coordinates; nil for the window's.
    ///
    /// GUESS pan-slop: what they went before the gesture began counts.
    open func translation(in view: UIView?) -> CGPoint {
        vector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), to: view)
    }

    /// Sets the translation from which later movements count; the velocity does not change.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow = vector(translation, from: view)
        origin = CGPoint(x: travel.x - inWindow.x, y: travel.y - inWindow.y)
    }

    /// The velocity of the fingers, in points of a view per second: over the last tenth of a second, and 0 after such a rest.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = samples.velocity(at: lastTime)
        return vector(CGPoint(x: velocity.x, y: velocity.y), to: view)
    }

    private func vector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        let start = converted(.zero, to: view)
        let end = converted(vector, to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private func vector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = self.view?.window else { return vector }
        let start = window.convert(CGPoint.zero, from: view)
        let end = window.convert(vector, from: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    // MARK: Touches

    /// How far the fingers go before the gesture begins.
    package var slop: CGFloat { GestureLimits.panSlop }

    /// Whether fingers have gone far enough for the gesture to begin.
    @_spi(UIKitRooms) open func hasBegun(travel: CGPoint) -> Bool { travel.distance(to: .zero) > slop }

    /// Whether fingers that have gone beyond the slop make this gesture.
    func isWanted(travel: CGPoint) -> Bool { true }

    /// Takes new fingers into the middle of the touches, which is no movement.
    ///
    /// GUESS pan-more-fingers: with too many of them a gesture that has not begun fails, and one that has takes no notice of the last.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        if stage.touches.count == touches.count { samples.add(0, 0, at: lastTime) }
        guard stage.touches.count > maximumNumberOfTouches else { return }
        if state == .possible {
            state = .failed
        } else {
            for touch in stage.touches.dropFirst(max(0, maximumNumberOfTouches)) { ignore(touch, for: event) }
        }
    }

    /// Fingers move: beyond the slop the gesture begins.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = CGFloat(max(1, stage.touches.count))
        for touch in touches {
            travel.x += (touch.windowLocation.x - touch.previousWindowLocation.x) / count
            travel.y += (touch.windowLocation.y - touch.previousWindowLocation.y) / count
        }
        lastTime = event.timestamp
        samples.add(travel.x, travel.y, at: lastTime)
        if state != .possible {
            state = .changed
        } else if stage.touches.count >= minimumNumberOfTouches, hasBegun(travel: travel) {
            state = isWanted(travel: travel) ? .began : .failed
        }
    }

    /// Fingers leave: with too few of them the gesture ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        let rest = stage.touches.count - touches.count
        guard rest < max(1, minimumNumberOfTouches) else { return }
        if state != .possible {
            state = .ended
        } else if rest == 0 {
            state = stage.pending.isEmpty ? .failed : .ended
        }
    }

    /// Content is to go up and to the left, as a wheel or a trackpad says: that is a finger that goes there.
    ///
    /// GUESS scroll-slop: the gesture begins with the first of them.
    func scroll(by delta: CGPoint, at time: Double) {
        travel.x -= delta.x
        travel.y -= delta.y
        lastTime = time
        samples.add(travel.x, travel.y, at: time)
        state = state == .possible ? .began : .changed
    }

    /// Makes the recognizer ready for the next pan, with a translation of 0.
    open override func reset() {
        super.reset()
        travel = .zero
        origin = .zero
        samples.removeAll()
    }
}
