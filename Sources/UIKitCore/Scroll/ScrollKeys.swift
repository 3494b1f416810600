import CoreGraphics
import Foundation

/// Scrolls by keys that no other responder has used.
///
/// The page keys and the space bar go to the innermost scroll view around the first responder, or to the only one of the window.
///
/// Source: uikit U106.
@MainActor enum ScrollKeys {
    /// Whether a key of these scrolls something in a window.
    static func perform(_ presses: Set<UIPress>, in window: UIWindow) -> Bool {
        let keys = presses.compactMap { $0.key }
        guard keys.count == 1, let key = keys.first else { return false }
        let typesText = DisplayState.current.responders.firstResponder is any UIKeyInput
        if key.keyCode == .keyboardHome, !typesText {
            return receiver(in: window) { $0.scrollsToTop }.map(scrollToTop) ?? false
        }
        guard let view = receiver(in: window, where: { _ in true }) else { return false }
        let pages: CGFloat
        switch key.keyCode {
        case .keyboardPageDown: pages = 1
        case .keyboardPageUp: pages = -1
        case .keyboardSpacebar where !typesText: pages = key.modifierFlags.contains(.shift) ? -1 : 1
        default: return false
        }
        let geometry = ScrollGeometry(view)
        guard view.isScrollEnabled, geometry.dragsY else { return false }
        let start = view.flight?.target ?? view.contentOffset
        let step = pages * view.bounds.height * ScrollPhysics.pagePart
        let target = geometry.clamped(CGPoint(x: start.x, y: start.y + step))
        view.setContentOffset(view.onPixels(target), animated: true)
        return true
    }

    /// Scrolls to the upper edge, if the view and its delegate let the user do so.
    static func scrollToTop(_ view: UIScrollView) -> Bool {
        guard view.scrollsToTop, view.isScrollEnabled,
            view.delegate?.scrollViewShouldScrollToTop(view) ?? true
        else { return false }
        let top = CGPoint(x: view.contentOffset.x, y: ScrollGeometry(view).y.lowerBound)
        ScrollMoves.move(view, to: top, animated: true, .top)
        return true
    }

    /// The innermost scroll view around the first responder, or the only one of the window, of those that are wanted.
    private static func receiver(in window: UIWindow, where isWanted: (UIScrollView) -> Bool) -> UIScrollView?
    {
        var next = DisplayState.current.responders.firstResponder
        while let responder = next {
            if let view = responder as? UIScrollView, view.isScrollEnabled, isWanted(view),
                ScrollGeometry(view).dragsY
            {
                return view
            }
            next = responder.next
        }
        var found: [UIScrollView] = []
        ViewTree.forEach(in: window) { view in
            if let view = view as? UIScrollView, !view.isHidden, isWanted(view) { found.append(view) }
        }
        return found.count == 1 ? found.first : nil
    }
}
