import CoreGraphics
import Foundation
import QuartzCore

/// A burst of turns of a wheel, or of strokes on a trackpad, over a scroll view.
///
/// Turns that follow each other within a tenth of a second are one drag to the delegate. There are no touches, so no touch methods are
/// called.
///
/// Source: uikit U104.
@MainActor struct ScrollWheel {
    /// Where the content goes.
    var target: CGPoint
    /// Which turn is the last one: what waits for the end of the burst compares it.
    var number = 0

    /// The content of the innermost scroll view under a point that can go in a direction goes there, unless a pan of a view inside of it, or of
    /// its own, sees such scrolling.
    ///
    /// - Parameters:
    ///   - delta: How far the content goes up and to the left, in points.
    ///   - isPrecise: Whether the points are a trackpad's, which are followed at once; those of a wheel are spread over a while.
    ///   - time: When it happened, in seconds of the display's clock.
    static func turn(
        by delta: CGPoint,
        isPrecise: Bool,
        at point: CGPoint,
        in window: UIWindow,
        time: Double
    ) {
        guard delta.x.isFinite, delta.y.isFinite, point.x.isFinite, point.y.isFinite else { return }
        let kind: UIScrollTypeMask = isPrecise ? .continuous : .discrete
        let pause = ScrollPhysics.wheelPause + (isPrecise ? 0 : ScrollPhysics.wheelDuration)
        if PointerGestures.goOnScrolling(by: delta, time: time, pause: pause) { return }
        var next = window.hitTest(point, with: nil)
        while let view = next {
            if PointerGestures.scroll(by: delta, kind, in: view, at: point, time: time, pause: pause) {
                return
            }
            if let view = view as? UIScrollView,
                view.panGestureRecognizer.allowedScrollTypesMask.contains(kind),
                canGo(view, delta)
            {
                return turn(view, by: delta, isPrecise: isPrecise)
            }
            next = view.superview
        }
    }

    private static func canGo(_ view: UIScrollView, _ delta: CGPoint) -> Bool {
        guard view.isScrollEnabled, view.drag == nil else { return false }
        let start = view.wheel?.target ?? view.contentOffset
        let end = ScrollGeometry(view).clamped(CGPoint(x: start.x + delta.x, y: start.y + delta.y))
        return end != start
    }

    private static func turn(_ view: UIScrollView, by delta: CGPoint, isPrecise: Bool) {
        let start = view.wheel?.target ?? view.contentOffset
        let target = ScrollGeometry(view).clamped(CGPoint(x: start.x + delta.x, y: start.y + delta.y))
        var wheel = view.wheel ?? ScrollWheel(target: target)
        let isFirst = view.wheel == nil
        (wheel.target, wheel.number) = (target, wheel.number + 1)
        ScrollMoves.stop(view)
        view.wheel = wheel
        if isFirst {
            ScrollIndicators.show(view)
            view.delegate?.scrollViewWillBeginDragging(view)
        }
        if isPrecise {
            view.setOffset(view.onPixels(target))
        } else {
            let (offset, duration) = (view.contentOffset, ScrollPhysics.wheelDuration)
            view.flight = ScrollFlight(
                of: view,
                x: .slowing(from: offset.x, to: target.x, duration: duration),
                y: .slowing(from: offset.y, to: target.y, duration: duration),
                .wheel
            )
        }
        let pause = ScrollPhysics.wheelPause + (isPrecise ? 0 : ScrollPhysics.wheelDuration)
        DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [weak view, number = wheel.number] in
            ViewThread.run {
                if let view, view.wheel?.number == number { end(view) }
            }
        }
    }

    /// No turn has followed for a while.
    static func end(_ view: UIScrollView) {
        view.wheel = nil
        var target = view.contentOffset
        withUnsafeMutablePointer(to: &target) {
            view.delegate?.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: $0)
        }
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
        if target != view.contentOffset {
            ScrollMoves.move(view, to: target, animated: true)
        } else {
            ScrollIndicators.hide(view)
        }
    }
}
