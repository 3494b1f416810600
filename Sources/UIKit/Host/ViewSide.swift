import CoreGraphics
import Foundation
import QuartzCore

/// What views keep for one display: the screen, the windows, the running animation blocks.
///
/// Two displays on two threads know nothing of each other, so nothing of this is global.
final class ViewSide {
    /// The states of the animation blocks that are running, the innermost last.
    var states: [UIViewAnimationState] = []
    var animationsAreEnabled = true
    /// Size changes of views whose subviews are still to be resized.
    var pendingResizes: [(view: UIView, oldSize: CGSize)] = []
    var isResizing = false
    /// How many calls of `hitTest(_:with:)` are inside one another.
    var hitTestDepth = 0
    /// How many responders are inside one another that pass on touches, and what waits for them to return.
    var passDepth = 0
    var waitingPasses: [() -> Void] = []
    /// All windows that are shown, in no order.
    var windows: [UIWindow] = []
    weak var keyWindow: UIWindow?
    weak var firstResponder: UIResponder?
    var screen: UIScreen?
    /// The touches that are down, by the number of the finger.
    var touches: [Int: UITouch] = [:]

    /// The views of the display that the calling thread is inside of.
    static var current: ViewSide { of(DisplayContext.current) }

    static func of(_ context: DisplayContext) -> ViewSide {
        if let known = context.viewSide as? ViewSide { return known }
        let made = ViewSide()
        context.viewSide = made
        return made
    }
}
