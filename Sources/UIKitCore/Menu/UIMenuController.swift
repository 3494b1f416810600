import CoreGraphics
public import Foundation
public import QuartzCore

/// A command of a program in the bar of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The text of the command in the bar.
    open var title: String
    /// The method, which is called on the first responder that can perform it.
    open var action: Selector

    /// Makes a command from a title and the method that it calls on the first responder.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// The bar of editing commands that programs showed before iOS 16.
///
/// It has the commands of the system that the first responder can perform, and those of ``menuItems`` that it can.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// On which side of its target the arrow of the bar is.
    public enum ArrowDirection: Int, Sendable {
        /// The bar stands where there is room.
        case `default` = 0
        /// The arrow points up: the bar stands below its target.
        case up = 1
        /// The arrow points down: the bar stands above its target.
        case down = 2
        /// The arrow points to the left: the bar would stand to the right; here it stands above.
        case left = 3
        /// The arrow points to the right: the bar would stand to the left; here it stands above.
        case right = 4
    }

    private var bar: EditMenuBar?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    /// The controller of the bar, one for each display.
    open class var shared: UIMenuController {
        let state = DisplayState.current
        if let known = state.menuState.menuController { return known }
        let made = UIMenuController()
        state.menuState.menuController = made
        return made
    }

    /// The program's own commands, shown after those of the system where the first responder can perform them; nil at first.
    open var menuItems: [UIMenuItem]?
    /// The preferred direction of the arrow; the bar here has no arrow and stands on the side that it implies.
    open var arrowDirection = ArrowDirection.default

    /// Whether the bar is shown; setting it shows or hides it without an animation.
    open var isMenuVisible: Bool {
        get { bar != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the bar at the target that was set, or hides it.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        if let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    /// Sets the rectangle that the bar stands beside, in a view's coordinates.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
        if bar != nil { showMenu(from: targetView, rect: targetRect) }
    }

    /// Shows the bar beside a rectangle of a view; without a command that can be performed there is none.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
        guard let window = targetView.window else { return }
        let elements = elements(targetView)
        guard !elements.isEmpty else { return hideMenu() }
        let place = targetView.convert(targetRect, to: nil)
        if let bar {
            bar.show(elements)
            bar.show(beside: place, in: window, below: arrowDirection == .up)
            post(Self.menuFrameDidChangeNotification)
            return
        }
        let made = EditMenuBar(elements)
        made.onChoose = { [weak self] element in
            let responder = self?.responder
            self?.hideMenu()
            EditCommands.perform(element, for: responder)
        }
        made.onEnd = { [weak self] in self?.hideMenu() }
        post(Self.willShowMenuNotification)
        bar = made
        made.show(beside: place, in: window, below: arrowDirection == .up)
        post(Self.didShowMenuNotification)
    }

    private var responder: UIResponder? { DisplayState.current.responders.firstResponder ?? targetView }

    private func elements(_ view: UIView) -> [UIMenuElement] {
        guard let responder else { return [] }
        let own = (menuItems ?? []).filter { responder.target(forAction: $0.action, withSender: self) != nil }
        return EditCommands.possible(for: responder) as [UIMenuElement]
            + own.map { UICommand(title: $0.title, action: $0.action) }
    }

    /// Hides the bar, if it belongs to a view.
    open func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    /// Hides the bar; without one it has no effect.
    open func hideMenu() {
        guard let bar else { return }
        post(Self.willHideMenuNotification)
        self.bar = nil
        bar.dismiss()
        post(Self.didHideMenuNotification)
    }

    /// Finds again which commands can be performed.
    open func update() {
        if bar != nil, let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    /// The frame of the bar on the screen; zero while no bar is shown.
    open var menuFrame: CGRect { bar?.frame ?? .zero }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Posted before the bar is shown, with the controller as its object.
    nonisolated public static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification"
    )
    /// Posted after the bar was shown, with the controller as its object.
    nonisolated public static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification"
    )
    /// Posted before the bar is hidden, with the controller as its object.
    nonisolated public static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification"
    )
    /// Posted after the bar was hidden, with the controller as its object.
    nonisolated public static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification"
    )
    /// Posted when the bar is at another place.
    nonisolated public static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification"
    )
}
