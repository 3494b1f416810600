import CoreGraphics
import Foundation
import QuartzCore

/// A menu in a window: what lies behind it, the preview, and the panels one over the other.
@MainActor final class MenuPresentation {
    let appearance: UIContextMenuInteraction.Appearance
    /// What the menu stands beside, in the window's coordinates.
    var source = CGRect.zero
    /// In which order the elements stand.
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    /// The sender of the actions.
    var sender: Any?
    weak var button: UIButton?
    /// Where the preview goes at the end; nil is back to where it was.
    var returnTarget: UIPreviewTarget?
    /// What runs beside the end, and how a tapped preview goes.
    var animator: ContextMenuAnimator?
    var commitAnimator: ContextMenuAnimator?
    /// Called when the menu is dismissed.
    var onEnd: ((MenuPresentation) -> Void)?
    var onPreviewTap: ((MenuPresentation) -> Void)?

    private weak var window: UIWindow?
    private let overlay = MenuOverlay()
    private(set) var panels: [MenuPanel] = []
    private var preview: MenuPreview?
    private var isEnding = false
    private let menu: UIMenu?
    /// The views of the display, which keep the menu until it is gone.
    private weak var keeper: DisplayState?
    /// Where the finger was that opened the menu; it chooses nothing unless it moves.
    private var firstPoint: CGPoint?

    init(_ menu: UIMenu?, in window: UIWindow, appearance: UIContextMenuInteraction.Appearance) {
        self.menu = menu
        self.window = window
        self.appearance = appearance
    }

    /// The display has ended: what has opened the menu is kept no longer.
    func letGo() {
        (sender, onEnd, onPreviewTap, preview, returnTarget) = (nil, nil, nil, nil, nil)
        (animator, commitAnimator) = (nil, nil)
    }

    func setPreview(_ preview: UITargetedPreview, _ controller: UIViewController?) {
        self.preview = MenuPreview(preview, controller)
    }

    // MARK: Coming

    func present(beside animator: ContextMenuAnimator) {
        guard let window else { return }
        keeper = DisplayState.current
        keeper?.menuState.menus.append(self)
        overlay.presentation = self
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Menus of a dark part of a light window are dark.
        if let view = sender as? UIView {
            let style = view.traitCollection.userInterfaceStyle
            if style != window.traitCollection.userInterfaceStyle {
                overlay.overrideUserInterfaceStyle = style
            }
            overlay.tintColor = view.tintColor
        }
        window.addSubview(overlay)
        if appearance == .rich { overlay.addDimming() }
        if let preview {
            preview.begin(in: overlay)
            source = preview.place(in: overlay.bounds, menuHeight: rootHeight)
        }
        if let menu { open(menu, opener: nil, from: source) }
        UIView.animate(
            withDuration: MenuMetrics.comeDuration,
            delay: 0,
            usingSpringWithDamping: MenuMetrics.comeDamping,
            initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: { [overlay, preview] in
                overlay.setDimmed(true)
                preview?.lift()
                animator.runAnimations()
            },
            completion: { _ in animator.complete() }
        )
    }

    private var rootHeight: CGFloat {
        menu.map { MenuPanel(ordered($0), opener: nil).wholeSize.height } ?? 0
    }

    private func ordered(_ menu: UIMenu) -> UIMenu {
        guard order == .priority, isAbove else { return menu }
        return menu.replacingChildren(menu.children.reversed())
    }

    /// Whether there is more room above what the menu stands beside.
    private var isAbove: Bool {
        guard let window else { return false }
        let room = window.bounds.inset(by: window.safeAreaInsets)
        return room.maxY - source.maxY < min(source.minY - room.minY, 200)
    }

    private func open(_ menu: UIMenu, opener: UIMenu?, from rect: CGRect) {
        let panel = MenuPanel(opener == nil ? ordered(menu) : menu, opener: opener)
        panel.onChoose = { [weak self] in self?.choose($1, in: $0, at: $2) }
        panel.onChange = { [weak self] in self?.place($0, beside: rect, isSubmenu: opener != nil) }
        panels.append(panel)
        overlay.addSubview(panel)
        UIView.performWithoutAnimation {
            place(panel, beside: rect, isSubmenu: opener != nil)
            panel.layoutIfNeeded()
            panel.transform = CGAffineTransform(scaleX: MenuMetrics.smallScale, y: MenuMetrics.smallScale)
            panel.alpha = 0
        }
        animate { panel.transform = .identity }
        UIView.animate(
            withDuration: MenuMetrics.goDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: { panel.alpha = 1 }
        )
    }

    private func animate(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: MenuMetrics.comeDuration,
            delay: 0,
            usingSpringWithDamping: MenuMetrics.comeDamping,
            initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: changes
        )
    }

    /// Places a panel below or above what it belongs to, or over the row that has opened it; it grows out of there.
    private func place(_ panel: MenuPanel, beside rect: CGRect, isSubmenu: Bool) {
        let room = overlay.bounds.inset(by: window?.safeAreaInsets ?? .zero)
            .insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let whole = panel.wholeSize
        let size = CGSize(width: min(whole.width, max(room.width, 1)), height: whole.height)
        var frame = CGRect(origin: .zero, size: size)
        frame.origin.x = min(max(rect.midX - size.width / 2, room.minX), room.maxX - size.width)
        if appearance == .rich, !isSubmenu {
            frame.origin.x = min(max(rect.minX, room.minX), room.maxX - size.width)
        }
        let anchorY: CGFloat
        if isSubmenu {
            frame.size.height = min(size.height, room.height)
            frame.origin.y = min(max(rect.minY, room.minY), room.maxY - frame.height)
            anchorY = (rect.midY - frame.minY) / max(frame.height, 1)
        } else if isAbove {
            let bottom = rect.minY - MenuMetrics.gap
            frame.size.height = min(size.height, max(bottom - room.minY, MenuMetrics.rowHeight))
            frame.origin.y = max(bottom - frame.height, room.minY)
            anchorY = 1
        } else {
            let top = min(rect.maxY + MenuMetrics.gap, room.maxY - MenuMetrics.rowHeight)
            frame.size.height = min(size.height, max(room.maxY - top, MenuMetrics.rowHeight))
            frame.origin.y = top
            anchorY = 0
        }
        let anchorX = min(max((rect.midX - frame.minX) / max(frame.width, 1), 0), 1)
        panel.anchorPoint = CGPoint(x: anchorX, y: min(max(anchorY, 0), 1))
        panel.bounds.size = frame.size
        panel.center = CGPoint(
            x: frame.minX + panel.anchorPoint.x * frame.width,
            y: frame.minY + panel.anchorPoint.y * frame.height
        )
        panel.setNeedsLayout()
    }

    // MARK: Choosing

    private func choose(_ element: UIMenuElement, in panel: MenuPanel, at rect: CGRect) {
        guard !isEnding else { return }
        if let submenu = element as? UIMenu {
            if panels.last === panel, panels.count > 1, panel.menu === submenu {
                closeSubmenu()
            } else {
                let under = panel
                animate {
                    under.transform = CGAffineTransform(
                        scaleX: MenuMetrics.buriedScale,
                        y: MenuMetrics.buriedScale
                    )
                }
                open(submenu, opener: submenu, from: rect)
            }
            return
        }
        if let menu { ButtonMenus.choose(element, in: menu, of: button) }
        if !MenuRow.attributes(of: element).contains(.keepsMenuPresented) {
            dismiss()
        } else if let panel = panels.last {
            panel.show(panel.menu)
        }
        if let action = element as? UIAction {
            action.perform(sender: sender)
        } else if let command = element as? UICommand {
            command.perform(sender: sender, in: window)
        }
    }

    private func closeSubmenu() {
        guard panels.count > 1, let top = panels.popLast() else { return }
        UIView.animate(
            withDuration: MenuMetrics.goDuration,
            animations: {
                top.alpha = 0
                top.transform = CGAffineTransform(scaleX: MenuMetrics.smallScale, y: MenuMetrics.smallScale)
            },
            completion: { _ in top.removeFromSuperview() }
        )
        animate { [panels] in panels.last?.transform = .identity }
    }

    /// Replaces the menus that are open.
    func update(_ block: (UIMenu) -> UIMenu) {
        for panel in panels { panel.show(block(panel.menu)) }
        if let first = panels.first { place(first, beside: source, isSubmenu: false) }
    }

    // MARK: The finger that opened the menu

    func follow(_ touch: UITouch) { follow(at: touch.location(in: nil)) }

    func release(_ touch: UITouch) { release(at: touch.location(in: nil)) }

    func follow(at point: CGPoint) {
        if firstPoint == nil { firstPoint = point }
        panels.last?.highlight(at: hasMoved(point) ? point : nil)
    }

    func release(at point: CGPoint) {
        defer { firstPoint = nil }
        guard hasMoved(point) else { return }
        panels.last?.choose(at: point)
    }

    private func hasMoved(_ point: CGPoint) -> Bool {
        guard let firstPoint else { return false }
        return hypot(point.x - firstPoint.x, point.y - firstPoint.y) > 5
    }

    /// A finger has tapped beside the menus.
    func tappedOutside(at point: CGPoint) {
        if let preview, preview.frame.encloses(point) {
            onPreviewTap?(self)
        } else if panels.count > 1 {
            closeSubmenu()
        } else {
            dismiss()
        }
    }

    // MARK: Going

    func dismiss() {
        guard !isEnding else { return }
        isEnding = true
        onEnd?(self)
        let animator = animator
        overlay.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: MenuMetrics.goDuration,
            animations: { [self] in
                for panel in panels {
                    panel.alpha = 0
                    panel.transform = CGAffineTransform(
                        scaleX: MenuMetrics.smallScale,
                        y: MenuMetrics.smallScale
                    )
                }
                overlay.setDimmed(false)
                preview?.sink(to: returnTarget, pops: commitAnimator?.preferredCommitStyle == .pop)
                animator?.runAnimations()
                commitAnimator?.runAnimations()
            },
            completion: { [self] _ in
                preview?.end()
                overlay.removeFromSuperview()
                animator?.complete()
                commitAnimator?.complete()
                keeper?.menuState.menus.removeAll { $0 === self }
            }
        )
    }
}

/// Covers the window while a menu is there, and takes all touches.
@MainActor final class MenuOverlay: UIView {
    weak var presentation: MenuPresentation?
    private var dimming: UIVisualEffectView?

    func addDimming() {
        let view = UIVisualEffectView(effect: nil)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        insertSubview(view, at: 0)
        dimming = view
    }

    func setDimmed(_ isDimmed: Bool) {
        dimming?.effect = isDimmed ? UIBlurEffect(style: .systemUltraThinMaterial) : nil
        dimming?.contentView.backgroundColor =
            isDimmed ? MenuMetrics.dimming : MenuMetrics.dimming.withAlphaComponent(0)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let point = touches.first?.location(in: self) { presentation?.tappedOutside(at: point) }
    }
}
