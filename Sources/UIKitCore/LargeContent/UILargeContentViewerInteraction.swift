import CoreGraphics
public import Foundation
import QuartzCore

/// Shows items of a view enlarged while a finger rests on them, if the user has chosen very large text.
///
/// It does so for content sizes for which `isAccessibilityCategory` holds. The finger may go from item to item; the panel goes when it
/// leaves, and the delegate hears over which item.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// Whether items are enlarged on the current display.
    open class var isEnabled: Bool { DisplayState.current.contentSizeCategory.isAccessibilityCategory }

    /// Posted after ``isEnabled`` has changed.
    nonisolated public static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
    )

    /// The object that gives the enlarged item and learns of the end; held weakly.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that the interaction was added to; nil before.
    open private(set) weak var view: UIView?

    private let press = UILongPressGestureRecognizer()
    private var panel: LargeContentPanel?
    private weak var item: (any UILargeContentViewerItem)?

    /// Makes an interaction, which keeps its delegate weakly.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
        press.minimumPressDuration = LargeContentMetrics.pressDuration
        press.delegate = self
        press.addTarget(self, action: Selector("pressed:", UILargeContentViewerInteraction.pressed))
    }

    /// The recognizer that sees the finger, for relations with others: a press of the program's own can wait for it to fail.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Called before the interaction is added to another view, or removed.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        end()
        self.view = nil
    }

    /// Called after the interaction was added to a view, or removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// A finger is watched only where items are enlarged.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        Self.isEnabled && find(at: gestureRecognizer.location(in: view)) != nil
    }

    /// The innermost view at a point that is shown enlarged.
    func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        var next = view.hitTest(point, with: nil)
        while let found = next {
            if found.showsLargeContentViewer { return found }
            next = found === view ? nil : found.superview
        }
        return nil
    }

    private func find(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let delegate else { return item(at: point) }
        return delegate.largeContentViewerInteraction(self, itemAt: point)
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed: show(find(at: point))
        case .ended:
            let last = item
            end()
            delegate?.largeContentViewerInteraction(self, didEndOn: last, at: point)
        default: end()
        }
    }

    private func show(_ found: (any UILargeContentViewerItem)?) {
        guard let found, let view, let window = view.window else { return end() }
        guard found !== item else { return }
        item = found
        let shown = panel ?? LargeContentPanel(frame: .zero)
        panel = shown
        let controller = delegate?.viewController(for: self)
        shown.show(found, over: controller?.viewIfLoaded?.window == nil ? window : controller?.view ?? window)
    }

    private func end() {
        panel?.dismiss()
        panel = nil
        item = nil
    }
}
