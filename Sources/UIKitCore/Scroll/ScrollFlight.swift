import CoreGraphics
import Foundation
import QuartzCore

/// The movement of content without a finger, which is evaluated at each refresh of the display.
@MainActor package final class ScrollFlight {
    /// Why the content moves.
    package enum Reason {
        case deceleration
        case animation
        /// On the way to the top, because the user wants to go there.
        case top
        case wheel
    }

    package let reason: Reason
    private var x, y: AxisMotion
    private var start: Double
    /// By how far the content was moved while it was on its way.
    private var shift = CGPoint.zero
    /// Whether an edge of the content ends the way.
    var endsAtEdge = false
    private weak var view: UIScrollView?
    private var link: CADisplayLink?

    init(of view: UIScrollView, x: AxisMotion, y: AxisMotion, _ reason: Reason) {
        (self.view, self.x, self.y, self.reason) = (view, x, y, reason)
        start = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: Selector("refresh:", ScrollFlight.refresh))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    deinit { link?.invalidate() }

    /// Where the content comes to rest.
    package var target: CGPoint { CGPoint(x: x.target + shift.x, y: y.target + shift.y) }

    /// Where the content is now.
    var offset: CGPoint { offset(after: 0) }

    private func offset(after seconds: Double) -> CGPoint {
        let time = CACurrentMediaTime() - start + seconds
        return CGPoint(x: x.place(at: time) + shift.x, y: y.place(at: time) + shift.y)
    }

    /// How fast the content is, in points per second.
    var velocity: CGPoint {
        let (now, then) = (offset, offset(after: 0.001))
        return CGPoint(x: (then.x - now.x) * 1000, y: (then.y - now.y) * 1000)
    }

    /// The content has other coordinates: the way goes on from there.
    func move(by change: CGPoint) {
        shift.x += change.x
        shift.y += change.y
    }

    /// Goes to another place, in the time that is left.
    package func aim(at target: CGPoint) {
        let left = max(max(x.duration, y.duration) - (CACurrentMediaTime() - start), 0.05)
        let now = offset
        x = .ease(from: now.x, to: target.x, duration: left)
        y = .ease(from: now.y, to: target.y, duration: left)
        (start, shift) = (CACurrentMediaTime(), .zero)
    }

    private func refresh(_ link: CADisplayLink) {
        guard let view else {
            stop()
            return
        }
        let isOver = CACurrentMediaTime() - start >= max(x.duration, y.duration)
        view.setOffset(isOver ? target : view.onPixels(offset))
        if isOver, view.flight === self { ScrollMoves.flightEnded(view, reason) }
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
