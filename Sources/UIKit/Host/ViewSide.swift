import AgateDisplay
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
    /// In which order the innermost of them asks subviews.
    var hitTestOrder: SublayerOrder?
    /// How many responders are inside one another that pass on touches, and what waits for them to return.
    var passDepth = 0
    var waitingPasses: [() -> Void] = []
    /// All windows that are shown, in no order.
    var windows: [UIWindow] = []
    weak var keyWindow: UIWindow?
    weak var firstResponder: UIResponder?
    var screen: UIScreen?
    /// The solver of constraints, once a view needs it.
    var layoutHost: LayoutHost?
    /// Whether any view has a safe area.
    var usesSafeAreas = false
    /// How large the user wants text to be.
    var contentSizeCategory = UIContentSizeCategory.large
    /// The touches that are down, by the number of the finger.
    var touches: [Int: UITouch] = [:]
    /// How many touches there have been.
    var touchCount = 0
    /// The touch that has left last.
    var lastTouch: UITouch?
    /// Touches of which views are told later.
    var heldTouches: [UITouch] = []
    /// What waits for the end of an event.
    var gestureTurn = GestureTurn.State()
    /// Recognizers that wait for others to fail.
    var waitingRecognizers: [UIGestureRecognizer] = []
    /// The recognizers that the pointer is over.
    var hovered: [UIHoverGestureRecognizer] = []
    /// The keys that are down.
    var presses: [UIKeyboardHIDUsage: UIPress] = [:]

    /// The views of the display that the calling thread is inside of.
    static var current: ViewSide { of(DisplayContext.current) }

    /// The same, if it has been made.
    static var ifKnown: ViewSide? { DisplayContext.current.viewSide as? ViewSide }

    static func of(_ context: DisplayContext) -> ViewSide {
        if let known = context.viewSide as? ViewSide { return known }
        let made = ViewSide()
        context.viewSide = made
        context.onResize = { [weak made, weak context] oldSize in
            // A display changes its size on the main thread, where the views are.
            MainActor.assumeIsolated {
                guard let made, let context else { return }
                made.fillScreen(from: oldSize, to: context.display.size)
            }
        }
        return made
    }

    /// Gives windows that filled the screen its new size.
    @MainActor private func fillScreen(from oldSize: CGSize, to newSize: CGSize) {
        for window in windows where window.frame == CGRect(origin: .zero, size: oldSize) {
            window.frame = CGRect(origin: .zero, size: newSize)
        }
    }
}
