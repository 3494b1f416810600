import CoreGraphics
public import Foundation

/// The object that learns of scrolling and zooming and can change where content comes to rest; every method may be left out.
///
/// Source: uikit U93, U97, U102.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content offset has changed, by the user or by the program.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale has changed, by the user or by the program.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger leaves.
    ///
    /// - Parameters:
    ///   - velocity: How fast the content is, in points per millisecond.
    ///   - targetContentOffset: Where it will come to rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// The finger was lifted; the flag says whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The finger was lifted, and the content goes on moving with its speed.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content that moved on after a drag has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that is zoomed; nil for a scroll view that does not zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Two fingers begin to zoom a view.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming has ended, and the scale is within its limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether the content may be scrolled to the top, by the Home key here.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The Home key has scrolled the content to its top; called when the animation has ended.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The adjusted content inset has changed, for example with the safe area.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    // Spelled out by Scripts/spell-out: scroll-delegate, public
    /// Has no effect; implement it to follow each change of the content offset.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to follow each change of the zoom scale.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to learn that the user begins to drag the content.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Has no effect, so the content stops where its speed carries it; implement it to change the target.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Has no effect; implement it to learn that the finger was lifted and whether the content rolls on.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Has no effect; implement it to learn that the content rolls on after a drag.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to learn that the rolling content has come to rest.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to learn that an animated scroll by the program has ended.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// None: the scroll view does not zoom.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Has no effect; implement it to learn that the user begins to zoom the content.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Has no effect; implement it to learn that zooming has ended, and at which scale.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {}

    /// True by default: the content may be scrolled to its top, which the Home key does here.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Has no effect; implement it to learn that the Home key has scrolled the content to its top.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to follow changes of the adjusted content inset, such as by the safe area.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    // Spelled out to here.
}
