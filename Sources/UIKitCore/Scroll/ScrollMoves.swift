import CoreGraphics
import Foundation
import QuartzCore

/// The movements of a scroll view's content, one after the other, and the calls of the delegate.
///
/// Source: uikit U92 to U99.
@MainActor package enum ScrollMoves {
    // MARK: Fingers

    /// A finger comes down: content in flight stops, and that was all the touch was for.
    static func touchDown(_ view: UIScrollView, _ touches: Set<UITouch>) {
        view.isTrackingStorage = true
        guard view.isDecelerating else {
            delay(touches, view)
            return
        }
        stop(view)
        view.hasCaught = true
        for touch in touches {
            touch.delivery = .closed
            let others = touch.gestureRecognizers ?? []
            touch.gestureRecognizers = others.filter {
                $0 is ScrollPanGestureRecognizer || $0 === view.pinchStorage
            }
            for other in others where touch.gestureRecognizers?.contains(where: { $0 === other }) == false {
                GestureDelivery.drop(touch, of: other)
            }
        }
    }

    /// Delays the touches of content that may become a drag.
    private static func delay(_ touches: Set<UITouch>, _ view: UIScrollView) {
        guard view.delaysContentTouches, view.isScrollEnabled else { return }
        let geometry = ScrollGeometry(view)
        guard geometry.dragsX || geometry.dragsY else { return }
        for touch in touches where touch.view !== view && touch.contentDelay == nil {
            touch.contentDelay = GestureTimer(after: ScrollPhysics.touchDelay) { [weak touch] in
                touch?.contentDelay = nil
            }
        }
    }

    /// The last finger has left.
    static func touchUp(_ view: UIScrollView) {
        view.isTrackingStorage = false
        guard view.hasCaught, view.drag == nil else { return }
        view.hasCaught = false
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
        fly(view, velocity: .zero)
    }

    /// The pan of the view is in another state.
    static func pan(_ view: UIScrollView, _ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            if view.wheel != nil { ScrollWheel.end(view) }
            stop(view)
            view.hasCaught = false
            view.drag = ScrollDrag(view, travel: travel(pan, view))
            if view.keyboardDismissMode.isAtOnce { view.window?.endEditing(false) }
            ScrollIndicators.show(view)
            view.delegate?.scrollViewWillBeginDragging(view)
            follow(view, pan)
        case .changed: follow(view, pan)
        case .ended: end(view, pan, velocity: view.drag?.velocity(at: CACurrentMediaTime()) ?? .zero)
        case .cancelled: end(view, pan, velocity: .zero)
        default: break
        }
    }

    private static func travel(_ pan: UIPanGestureRecognizer, _ view: UIScrollView) -> CGPoint {
        pan.translation(in: view.superview)
    }

    private static func follow(_ view: UIScrollView, _ pan: UIPanGestureRecognizer) {
        guard var drag = view.drag else { return }
        let offset = drag.offset(view, travel: travel(pan, view))
        view.drag = drag
        KeyboardDrag.follow(view, pan)
        view.setOffset(view.onPixels(offset))
    }

    private static func end(_ view: UIScrollView, _ pan: UIPanGestureRecognizer, velocity: CGPoint) {
        guard let drag = view.drag else { return }
        view.drag = nil
        view.isTrackingStorage = false
        KeyboardDrag.end(view, pan)
        view.refreshControl?.dragEnds()
        let offset = view.contentOffset
        let natural = restingPlace(view, drag, ScrollGeometry(view), velocity: velocity)
        // Per millisecond, as the delegate has it.
        let told = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = view.settledOffset(natural, velocity: told)
        withUnsafeMutablePointer(to: &target) {
            view.delegate?.scrollViewWillEndDragging(view, withVelocity: told, targetContentOffset: $0)
        }
        let rate =
            view.isPagingEnabled
            ? UIScrollView.DecelerationRate.fast.rawValue : view.decelerationRate.rawValue
        func motion(
            _ place: Double,
            _ velocity: Double,
            _ natural: Double,
            _ target: Double,
            _ range: ClosedRange<Double>,
            _ follows: Bool
        ) -> AxisMotion {
            guard follows else { return .rest(at: place) }
            let isInside = range.contains(place)
            // GUESS retarget: another target than its own is reached by the same law, with another speed.
            if isInside, target != natural || view.isPagingEnabled, target.isFinite {
                return .flight(from: place, to: target, rate: rate)
            }
            return .flight(from: place, velocity: velocity, rate: rate, range: range, bounces: view.bounces)
        }
        // The delegate may have given the content other edges, before and after it hears whether the content flies.
        func motions(_ geometry: ScrollGeometry) -> (x: AxisMotion, y: AxisMotion) {
            (
                motion(offset.x, velocity.x, natural.x, target.x, geometry.x, drag.followsX),
                motion(offset.y, velocity.y, natural.y, target.y, geometry.y, drag.followsY)
            )
        }
        var seen = ScrollGeometry(view)
        var (x, y) = motions(seen)
        let flies = x.duration > 0 || y.duration > 0
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: flies)
        guard flies, view.drag == nil, view.flight == nil else {
            if !flies { ScrollIndicators.hide(view) }
            return
        }
        let edges = ScrollGeometry(view)
        if edges.x != seen.x || edges.y != seen.y {
            seen = edges
            (x, y) = motions(seen)
        }
        let flight = ScrollFlight(of: view, x: x, y: y, .deceleration)
        flight.endsAtEdge = x.target == seen.x.upperBound || y.target == seen.y.upperBound
        view.flight = flight
        view.delegate?.scrollViewWillBeginDecelerating(view)
    }

    /// The offset at which the content comes to rest unless the delegate changes it.
    private static func restingPlace(
        _ view: UIScrollView,
        _ drag: ScrollDrag,
        _ geometry: ScrollGeometry,
        velocity: CGPoint
    ) -> CGPoint {
        let offset = view.contentOffset
        if view.isPagingEnabled {
            let size = view.bounds.size
            return CGPoint(
                x: drag.followsX
                    ? drag.pageTarget(
                        offset.x,
                        velocity: velocity.x,
                        start: drag.seen.x,
                        length: size.width,
                        range: geometry.x
                    )
                    : offset.x,
                y: drag.followsY
                    ? drag.pageTarget(
                        offset.y,
                        velocity: velocity.y,
                        start: drag.seen.y,
                        length: size.height,
                        range: geometry.y
                    )
                    : offset.y
            )
        }
        func place(_ offset: Double, _ velocity: Double) -> Double {
            let minimum = ScrollPhysics.minSpeed
            guard abs(velocity) > minimum else { return offset }
            return offset + (velocity - (velocity < 0 ? -minimum : minimum))
                * ScrollPhysics.reach(view.decelerationRate.rawValue)
        }
        return geometry.clamped(CGPoint(x: place(offset.x, velocity.x), y: place(offset.y, velocity.y)))
    }

    // MARK: Without fingers

    /// Lets the content go with a speed: back into its range, if it is beyond.
    static func fly(_ view: UIScrollView, velocity: CGPoint) {
        let geometry = ScrollGeometry(view)
        let offset = view.contentOffset
        guard offset != geometry.clamped(offset) || velocity != .zero else {
            ScrollIndicators.hide(view)
            return
        }
        let rate = view.decelerationRate.rawValue
        view.flight = ScrollFlight(
            of: view,
            x: .flight(
                from: offset.x,
                velocity: velocity.x,
                rate: rate,
                range: geometry.x,
                bounces: view.bounces
            ),
            y: .flight(
                from: offset.y,
                velocity: velocity.y,
                rate: rate,
                range: geometry.y,
                bounces: view.bounces
            ),
            .deceleration
        )
    }

    /// Moves the content to an offset, in a while or at once.
    static func move(
        _ view: UIScrollView,
        to offset: CGPoint,
        animated: Bool,
        _ reason: ScrollFlight.Reason = .animation
    ) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        let present = view.contentOffset
        stop(view)
        guard animated, view.window != nil, UIView.areAnimationsEnabled else {
            view.setOffset(offset)
            return
        }
        // Without a movement no end is reported.
        guard present != offset else { return }
        let duration = ScrollPhysics.animationDuration
        view.flight = ScrollFlight(
            of: view,
            x: .ease(from: present.x, to: offset.x, duration: duration),
            y: .ease(from: present.y, to: offset.y, duration: duration),
            reason
        )
        ScrollIndicators.show(view)
    }

    /// Moves content back that has lost the room above it.
    static func retreat(_ view: UIScrollView, to offset: CGPoint) {
        let present = view.contentOffset
        stop(view)
        guard view.window != nil else {
            view.setOffset(offset)
            return
        }
        view.flight = ScrollFlight(
            of: view,
            x: .rest(at: offset.x),
            y: .ease(from: present.y, to: offset.y, duration: ControlMetrics.Refresh.duration),
            .wheel
        )
    }

    /// Ends what moves the content, where it is.
    package static func stop(_ view: UIScrollView) {
        view.flight?.stop()
        view.flight = nil
        view.wheel?.target = view.contentOffset
    }

    static func flightEnded(_ view: UIScrollView, _ reason: ScrollFlight.Reason) {
        stop(view)
        ScrollIndicators.hide(view)
        switch reason {
        case .deceleration: view.delegate?.scrollViewDidEndDecelerating(view)
        case .top: view.delegate?.scrollViewDidScrollToTop(view)
        case .wheel: break
        case .animation: view.delegate?.scrollViewDidEndScrollingAnimation(view)
        }
    }

    // MARK: Other content

    /// Moves the visible part: the offset follows, and the present movement goes on from there.
    package static func shift(_ view: UIScrollView, by change: CGPoint) {
        view.drag?.move(by: change)
        view.flight?.move(by: change)
        let offset = view.contentOffset
        view.setOffset(CGPoint(x: offset.x + change.x, y: offset.y + change.y))
    }

    /// Content that ends before what is seen of it comes back, unless a finger, a flight or a zoom has it.
    package static func keepInRange(_ view: UIScrollView) {
        guard view.drag == nil, view.flight == nil, view.zoom == nil, !view.isChangingZoom else { return }
        let (geometry, offset) = (ScrollGeometry(view), view.contentOffset)
        view.setOffset(
            CGPoint(x: min(offset.x, geometry.x.upperBound), y: min(offset.y, geometry.y.upperBound))
        )
    }

    /// The content has other edges: what springs back, or would come to rest beyond them, goes on to the new ones.
    static func edgesDidMove(_ view: UIScrollView) {
        guard let flight = view.flight, flight.reason == .deceleration, !view.isPagingEnabled else { return }
        let geometry = ScrollGeometry(view)
        let (offset, target) = (flight.offset, flight.target)
        guard geometry.clamped(offset) != offset || geometry.clamped(target) != target else { return }
        restart(flight, geometry, view)
    }

    /// Content in flight has another size: it comes to rest, or springs back, at the new edges.
    package static func contentDidChange(_ view: UIScrollView) {
        guard let flight = view.flight, flight.reason == .deceleration, !view.isPagingEnabled else { return }
        let geometry = ScrollGeometry(view)
        // Only edges make a difference; a place that the delegate has chosen stays.
        guard flight.endsAtEdge || geometry.clamped(flight.target) != flight.target else { return }
        restart(flight, geometry, view)
    }

    /// Lets content go on from where it is, with its speed, between other edges.
    private static func restart(_ flight: ScrollFlight, _ geometry: ScrollGeometry, _ view: UIScrollView) {
        let (offset, velocity, rate) = (flight.offset, flight.velocity, view.decelerationRate.rawValue)
        let x = AxisMotion.flight(
            from: offset.x,
            velocity: velocity.x,
            rate: rate,
            range: geometry.x,
            bounces: view.bounces
        )
        let y = AxisMotion.flight(
            from: offset.y,
            velocity: velocity.y,
            rate: rate,
            range: geometry.y,
            bounces: view.bounces
        )
        flight.stop()
        let new = ScrollFlight(of: view, x: x, y: y, .deceleration)
        new.endsAtEdge = x.target == geometry.x.upperBound || y.target == geometry.y.upperBound
        view.flight = new
    }
}
