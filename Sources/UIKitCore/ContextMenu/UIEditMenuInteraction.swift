import CoreGraphics
public import Foundation
import QuartzCore

/// On which side of its target the arrow of an edit menu is.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The menu stands where there is room.
    case automatic = 0
    /// The arrow points up: the menu stands below its target.
    case up = 1
    /// The arrow points down: the menu stands above its target.
    case down = 2
    /// The arrow points to the left: the menu would stand to the right; here it stands above.
    case left = 3
    /// The arrow points to the right: the menu would stand to the left; here it stands above.
    case right = 4
}

/// The point and the direction of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// A value by which a program tells one configuration from another.
    public let identifier: AnyHashable
    /// The point that the menu is for, in the view's coordinates.
    public let sourcePoint: CGPoint
    /// The preferred direction of the arrow; the bar here has no arrow and stands on the side that it implies.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration; nil is a new identifier.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Shows a bar of commands, such as Copy and Paste, beside their target.
///
/// The commands are those that the view's chain of responders can perform; the delegate may give others.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that gives the menu and its target; held weakly.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction was added to; nil before.
    open private(set) weak var view: UIView?

    private var bar: EditMenuBar?
    private var configuration: UIEditMenuConfiguration?

    /// Makes an interaction, which keeps its delegate weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to another view, or removed; dismisses the menu.
    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view = nil
    }

    /// Called after the interaction was added to a view, or removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu; one without elements is not shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        dismissMenu()
        let elements = elements(configuration, view)
        guard !elements.isEmpty else { return }
        self.configuration = configuration
        let made = EditMenuBar(elements)
        made.onChoose = { [weak self] element in
            self?.dismissMenu()
            EditCommands.perform(element, for: self?.view)
        }
        made.onEnd = { [weak self] in self?.dismissMenu() }
        bar = made
        let animator = ContextMenuAnimator(nil)
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        made.show(beside: target(configuration, view), in: window, below: isBelow(configuration))
        animator.finish()
    }

    private func isBelow(_ configuration: UIEditMenuConfiguration) -> Bool {
        configuration.preferredArrowDirection == .up
    }

    private func elements(_ configuration: UIEditMenuConfiguration, _ view: UIView) -> [UIMenuElement] {
        let responder = DisplayState.current.responders.firstResponder.flatMap { first in
            (first as? UIView)?.isDescendant(of: view) == true ? first : nil
        }
        let suggested: [UIMenuElement] = EditCommands.possible(for: responder ?? view)
        guard let delegate else { return suggested }
        let menu = delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        guard let menu else { return suggested }
        return MenuTree.leaves(of: menu).filter { !MenuRow.attributes(of: $0).contains(.hidden) }
    }

    private func target(_ configuration: UIEditMenuConfiguration, _ view: UIView) -> CGRect {
        let given = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let rect = given.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : given
        return view.convert(rect, to: nil)
    }

    /// Dismisses the menu; without one it has no effect.
    open func dismissMenu() {
        guard let bar, let configuration else { return }
        self.bar = nil
        self.configuration = nil
        let animator = ContextMenuAnimator(nil)
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        bar.dismiss()
        animator.finish()
    }

    /// Asks the delegate again for the commands of the menu that is shown.
    open func reloadVisibleMenu() {
        guard let bar, let configuration, let view else { return }
        bar.show(elements(configuration, view))
    }

    /// Moves the menu that is shown to the present place of its target.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let bar, let configuration, let view, let window = view.window else { return }
        let move = {
            bar.show(beside: self.target(configuration, view), in: window, below: self.isBelow(configuration))
        }
        if animated {
            UIView.animate(withDuration: EditMenuMetrics.duration, animations: move)
        } else {
            move()
        }
    }

    /// The point that the menu is for, in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }
}

/// The object that gives the commands of an edit menu; every method may be left out.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu; nil is one of the suggested commands.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The rectangle that the menu stands beside, in the view's coordinates; null for the configuration's point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// The menu is about to be shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
    /// The menu is about to be dismissed; animations added to the animator run beside its own.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
}

extension UIEditMenuInteractionDelegate {
    /// Nil by default: the suggested commands are shown.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        nil
    }
    /// The null rectangle by default: the menu stands at the configuration's point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        .null
    }
    /// Has no effect; implement it to animate something beside a menu that appears.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Has no effect; implement it to animate something beside a menu that disappears.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Collects animations that run while an edit menu appears or disappears.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated with the menu's.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {
    /// Runs what was added in a block of its own.
    func finish() {
        UIView.animate(
            withDuration: EditMenuMetrics.duration,
            delay: 0,
            options: .allowUserInteraction,
            animations: { self.runAnimations() },
            completion: { _ in self.complete() }
        )
    }
}
