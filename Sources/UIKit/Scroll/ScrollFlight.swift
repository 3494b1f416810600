import CoreGraphics
import Foundation
import QuartzCore

/// Content on its way without a finger, asked for its place at each refresh of the display.
@MainActor final class ScrollFlight {
    /// Why the content moves.
    enum Reason {
        case deceleration
        case animation
    }

    let reason: Reason
    private let x, y: AxisMotion
    private let start: Double
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
    var target: CGPoint { CGPoint(x: x.target, y: y.target) }

    /// Where the content is now.
    var offset: CGPoint {
        let time = CACurrentMediaTime() - start
        return CGPoint(x: x.place(at: time), y: y.place(at: time))
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
