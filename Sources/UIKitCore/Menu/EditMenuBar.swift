import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Lengths in points of the bar of edit menus.
///
/// GUESS edit-menu: a bar of 40 points with titles of 15, 8 points from what it belongs to.
enum EditMenuMetrics {
    static let height: CGFloat = 40
    static let radius: CGFloat = 10
    static let fontSize: CGFloat = 15
    static let inset: CGFloat = 14
    static let gap: CGFloat = 8
    static let duration = 0.2
}

/// A bar of commands over a window, beside what they are for; a touch elsewhere takes it away, and goes on to what it hits.
@MainActor final class EditMenuBar: UIView, UnarchivedView {
    /// Called with the element that was tapped.
    var onChoose: ((UIMenuElement) -> Void)?
    /// Called when a touch has dismissed the bar.
    var onEnd: (() -> Void)?

    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private var elements: [UIMenuElement]
    private var buttons: [UIButton] = []
    private var lines: [UIView] = []
    /// The first element that is shown, where there is no room for all.
    private var page = 0
    private(set) var target = CGRect.zero

    init(_ elements: [UIMenuElement]) {
        self.elements = elements
        super.init(frame: .zero)
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 5)
        ground.layer.cornerRadius = EditMenuMetrics.radius
        ground.layer.cornerCurve = .continuous
        ground.clipsToBounds = true
        addSubview(ground)
    }

    required init?(coder: NSCoder) {
        elements = []
        super.init(coder: coder)
    }

    /// Shows the bar above a rectangle of the window, or below it where there is no room.
    func show(beside rect: CGRect, in window: UIWindow, below: Bool) {
        target = rect
        let room = window.bounds.inset(by: window.safeAreaInsets)
            .insetBy(dx: EditMenuMetrics.gap, dy: EditMenuMetrics.gap)
        let width = fill(within: room.width)
        let above = rect.minY - EditMenuMetrics.gap - EditMenuMetrics.height
        let under = rect.maxY + EditMenuMetrics.gap
        let y = below || above < room.minY ? min(under, room.maxY - EditMenuMetrics.height) : above
        frame = CGRect(
            x: min(max(rect.midX - width / 2, room.minX), max(room.maxX - width, room.minX)),
            y: y,
            width: width,
            height: EditMenuMetrics.height
        )
        ground.frame = bounds
        layer.shadowPath = CGPath(
            roundedRect: bounds,
            cornerWidth: min(EditMenuMetrics.radius, width / 2),
            cornerHeight: EditMenuMetrics.radius,
            transform: nil
        )
        if superview == nil {
            window.addSubview(self)
            alpha = 0
            UIView.animate(
                withDuration: EditMenuMetrics.duration,
                delay: 0,
                options: .allowUserInteraction,
                animations: { self.alpha = 1 }
            )
        }
        DisplayState.current.menuState.editMenu = self
    }

    func show(_ elements: [UIMenuElement]) {
        self.elements = elements
        page = 0
        if let window { show(beside: target, in: window, below: frame.minY > target.minY) }
    }

    /// Makes the buttons that there is room for.
    ///
    /// - Returns: How wide they are together.
    private func fill(within width: CGFloat) -> CGFloat {
        for view in buttons as [UIView] + lines { view.removeFromSuperview() }
        buttons = []
        lines = []
        var x: CGFloat = 0
        let arrow: CGFloat = 32
        if page > 0 { x = add(symbol: "chevron.left", at: x) { [weak self] in self?.turn(to: 0) } }
        for index in elements.indices.dropFirst(page) {
            let isLast = index == elements.count - 1
            let button = makeButton(elements[index])
            let needed = button.intrinsicContentSize.width + 2 * EditMenuMetrics.inset
            if x + needed + (isLast ? 0 : arrow) > width, index > page {
                x = add(symbol: "chevron.right", at: x) { [weak self] in self?.turn(to: index) }
                break
            }
            x = add(button, at: x, width: needed)
        }
        return min(max(x, 1), max(width, 1))
    }

    private func turn(to index: Int) {
        page = index
        if let window { show(beside: target, in: window, below: frame.minY > target.minY) }
    }

    private func makeButton(_ element: UIMenuElement) -> UIButton {
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: EditMenuMetrics.fontSize)
        button.setTitle(element.title, for: .normal)
        let attributes = MenuRow.attributes(of: element)
        let color: UIColor = attributes.contains(.destructive) ? .systemRed : .label
        button.setTitleColor(color, for: .normal)
        button.setTitleColor(.tertiaryLabel, for: .highlighted)
        button.isEnabled = !attributes.contains(.disabled)
        button.addAction(
            UIAction { [weak self] _ in self?.onChoose?(element) },
            for: .primaryActionTriggered
        )
        return button
    }

    private func add(symbol: String, at x: CGFloat, _ action: @escaping () -> Void) -> CGFloat {
        let button = UIButton(type: .custom)
        let size = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
        button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
        button.tintColor = .label
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        return add(button, at: x, width: 32)
    }

    private func add(_ button: UIButton, at x: CGFloat, width: CGFloat) -> CGFloat {
        if x > 0 {
            let line = UIView(
                frame: CGRect(x: x, y: 0, width: 1 / UIScreenScale.current, height: EditMenuMetrics.height)
            )
            line.backgroundColor = MenuMetrics.line
            lines.append(line)
            ground.contentView.addSubview(line)
        }
        button.frame = CGRect(x: x, y: 0, width: width, height: EditMenuMetrics.height)
        buttons.append(button)
        ground.contentView.addSubview(button)
        return x + width
    }

    /// A touch somewhere in the window.
    func touched(_ view: UIView?) {
        guard view?.isDescendant(of: self) != true else { return }
        onEnd?()
    }

    func dismiss() {
        if DisplayState.current.menuState.editMenu === self { DisplayState.current.menuState.editMenu = nil }
        isUserInteractionEnabled = false
        UIView.animate(
            withDuration: EditMenuMetrics.duration,
            animations: { self.alpha = 0 },
            completion: { _ in self.removeFromSuperview() }
        )
    }
}

/// The commands of the system for what is edited.
@MainActor enum EditCommands {
    /// The commands that a responder or what is behind it can perform, in the order of menus.
    static func possible(for responder: UIResponder) -> [UICommand] {
        // `copy` is also the name of a method of `NSObject`.
        let copy: (UIResponder) -> (Any?) -> Void = { responder in { responder.copy($0) } }
        let all: [(String, Selector)] = [
            ("Cut", Selector("cut:", UIResponder.cut)), ("Copy", Selector("copy:", copy)),
            ("Paste", Selector("paste:", UIResponder.paste)),
            ("Delete", Selector("delete:", UIResponder.delete)),
            ("Select", Selector("select:", UIResponder.select)),
            ("Select All", Selector("selectAll:", UIResponder.selectAll)),
        ]
        return all.filter { responder.target(forAction: $0.1, withSender: nil) != nil }
            .map { UICommand(title: $0.0, action: $0.1) }
    }

    /// Calls a command's method on the first responder behind one that can perform it.
    static func perform(_ element: UIMenuElement, for responder: UIResponder?) {
        if let action = element as? UIAction {
            action.perform(sender: responder)
        } else if let command = element as? UICommand {
            let receiver = responder?.target(forAction: command.action, withSender: command)
            UIApplication.shared.sendAction(command.action, to: receiver, from: command, for: nil)
        }
    }
}
