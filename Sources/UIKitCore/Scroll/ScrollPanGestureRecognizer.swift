import CoreGraphics
import Foundation

/// The pan of a scroll view: it begins when a finger has gone far enough along an axis that scrolls, and leaves the other axis to others.
///
/// Source: uikit U92, U101.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(_ view: UIScrollView) {
        scrollView = view
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
    }

    override func hasBegun(travel: CGPoint) -> Bool {
        guard let scrollView, scrollView.isScrollEnabled else { return false }
        let geometry = ScrollGeometry(scrollView)
        let along = CGPoint(x: geometry.dragsX ? travel.x : 0, y: geometry.dragsY ? travel.y : 0)
        return along.distance(to: .zero) > slop
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if let scrollView { ScrollMoves.touchDown(scrollView, touches) }
    }

    override func reset() {
        super.reset()
        if let scrollView { ScrollMoves.touchUp(scrollView) }
    }

    override var mayBegin: Bool {
        guard let scrollView, super.mayBegin else { return false }
        // Content that has received its touch keeps it if it may.
        return stage.sessionTouches.allSatisfy { touch in
            guard let content = touch.view, content !== scrollView, touch.delivery == .open else {
                return true
            }
            return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: content)
        }
    }
}
