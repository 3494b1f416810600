import CoreGraphics

/// The view that the pages of a page view controller scroll in.
///
/// It works for its controller whatever delegate a program gives it: the controller gets each call first, and then that delegate.
final class PageScrollView: UIScrollView {
    /// What turns the pages.
    weak var turn: PageTurn?
    /// The delegate that a program has set.
    private(set) weak var client: (any UIScrollViewDelegate)?

    override func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        if let turn, delegate === turn {
            super.takeDelegate(turn)
        } else {
            client = delegate
        }
    }
}

/// The calls of the page's scroll view, which are passed on to the program's delegate.
extension PageTurn: UIScrollViewDelegate {
    private var client: (any UIScrollViewDelegate)? { scroll.client }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        touched()
        client?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        moved()
        client?.scrollViewDidScroll(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        client?.scrollViewWillEndDragging(
            scrollView,
            withVelocity: velocity,
            targetContentOffset: targetContentOffset
        )
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle(finished: true) }
        client?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        client?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle(finished: true)
        client?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settle(finished: true)
        client?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        client?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}
