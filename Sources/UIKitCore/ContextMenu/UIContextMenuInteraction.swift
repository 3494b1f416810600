import CoreGraphics
public import Foundation
import QuartzCore

/// Shows a menu when its view is pressed for half a second.
///
/// The pressed view is lifted, the window behind it grows dim, and the menu stands beside it. A finger that stays down can be dragged
/// onto a row and lifted there.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The ways in which a menu can be shown.
    public enum Appearance: Int, Sendable {
        /// No menu is shown at present.
        case unknown = 0
        /// With a preview, before a dim window.
        case rich = 1
        /// The menu is shown alone, without a preview and without dimming.
        case compact = 2
    }

    /// The object that gives configurations and previews; held weakly.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction was added to; nil before.
    open private(set) weak var view: UIView?
    /// The menu that is shown.
    private(set) var presentation: MenuPresentation?

    let press = UILongPressGestureRecognizer()
    private var lastPoint = CGPoint.zero

    /// Makes an interaction, which keeps its delegate weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.minimumPressDuration = MenuMetrics.pressDuration
        press.addTarget(self, action: Selector("press:", UIContextMenuInteraction.follow))
    }

    /// Called before the interaction is added to another view, or removed.
    open func willMove(to view: UIView?) {
        if let old = self.view {
            dismissMenu()
            old.removeGestureRecognizer(press)
        }
        self.view = nil
    }

    /// Called after the interaction was added to a view, or removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// The way in which the present menu is shown; `unknown` without one.
    open var menuAppearance: Appearance { presentation?.appearance ?? .unknown }

    /// The location of the press, in a view's coordinates; nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(lastPoint, to: view)
    }

    /// Replaces the menu that is shown.
    ///
    /// - Parameter block: Is given the menu, or each menu that is open in it, and gives the one in its place.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.update(block) }

    /// Dismisses the menu; without one it has no effect.
    open func dismissMenu() { presentation?.dismiss() }

    // MARK: Showing

    private func follow(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began:
            guard presentation == nil, let view else { return }
            // A control whose menu is its main action has opened it at the touch.
            if let control = view as? UIControl, control.showsMenuAsPrimaryAction || !control.isEnabled {
                return
            }
            _ = present(at: press.location(in: view), appearance: .rich)
        case .changed: presentation?.follow(at: press.location(in: nil))
        case .ended: presentation?.release(at: press.location(in: nil))
        default: break
        }
    }

    /// Shows the menu of a point of the view; whether there is one.
    func present(at point: CGPoint, appearance: Appearance) -> Bool {
        guard presentation == nil, let view, let window = view.window, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return false }
        lastPoint = point
        let isRich = appearance == .rich
        let menu = configuration.menu
        guard menu != nil || isRich else { return false }
        let preview = isRich ? highlight(configuration, delegate) : nil
        let made = MenuPresentation(menu, in: window, appearance: appearance)
        made.order = configuration.preferredMenuElementOrder
        made.sender = view
        made.button = view as? UIButton
        let controller = isRich ? configuration.previewProvider?() : nil
        made.source = source(of: view, configuration, preview)
        if let preview { made.setPreview(preview, controller) }
        let animator = ContextMenuAnimator(controller)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        made.onEnd = { [weak self] presentation in self?.end(presentation, configuration, controller) }
        made.onPreviewTap = { [weak self] presentation in
            self?.commit(presentation, configuration, controller)
        }
        presentation = made
        made.present(beside: animator)
        return true
    }

    private func highlight(
        _ configuration: UIContextMenuConfiguration,
        _ delegate: any UIContextMenuInteractionDelegate
    ) -> UITargetedPreview? {
        delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
            ?? view.flatMap { $0.superview == nil ? nil : UITargetedPreview(view: $0) }
    }

    /// What the menu stands beside, in the window's coordinates.
    private func source(
        of view: UIView,
        _ configuration: UIContextMenuConfiguration,
        _ preview: UITargetedPreview?
    ) -> CGRect {
        // A list lifts its cells.
        let shown = preview.flatMap { $0.view.window == nil ? nil : $0.view } ?? view
        let rect = preview?.parameters.visiblePath?.bounds ?? shown.bounds
        return shown.convert(rect, to: nil)
    }

    private func end(
        _ presentation: MenuPresentation,
        _ configuration: UIContextMenuConfiguration,
        _ controller: UIViewController?
    ) {
        let animator = ContextMenuAnimator(controller)
        if let delegate, presentation.appearance == .rich {
            presentation.returnTarget =
                delegate.contextMenuInteraction(
                    self,
                    previewForDismissingMenuWithConfiguration: configuration
                )?.target
        }
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        presentation.animator = animator
        if self.presentation === presentation { self.presentation = nil }
    }

    private func commit(
        _ presentation: MenuPresentation,
        _ configuration: UIContextMenuConfiguration,
        _ controller: UIViewController?
    ) {
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(
            self,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
        presentation.commitAnimator = animator
        presentation.dismiss()
    }
}
