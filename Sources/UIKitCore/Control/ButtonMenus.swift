import Foundation

/// What a button does with its menu, and with its own selection.
@MainActor enum ButtonMenus {
    /// A tap changes whether the button is selected, where that is what it is for.
    static func willSend(_ events: UIControl.Event, _ button: UIButton) {
        guard events.contains(.primaryActionTriggered), button.changesSelectionAsPrimaryAction,
            button.menu == nil || !button.showsMenuAsPrimaryAction
        else { return }
        button.isSelected.toggle()
    }

    /// Shows the chosen element of the menu as the title.
    static func showSelection(of button: UIButton) {
        guard button.changesSelectionAsPrimaryAction, let menu = button.menu else { return }
        let leaves = MenuTree.leaves(of: menu)
        var chosen = leaves.first { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
        if chosen == nil, let first = leaves.first as? UIAction {
            first.state = .on
            chosen = first
        }
        guard let chosen else { return }
        button.setTitle(chosen.title, for: .normal)
        if button.configuration?.title != nil { button.configuration?.title = chosen.title }
    }

    /// Of the elements that exclude each other one was chosen.
    static func choose(_ chosen: UIMenuElement, in menu: UIMenu, of button: UIButton?) {
        guard
            let owner = owner(
                of: chosen,
                in: menu,
                isSingle: button?.changesSelectionAsPrimaryAction ?? false
            )
        else { return }
        for leaf in MenuTree.leaves(of: owner) {
            (leaf as? UIAction)?.state = leaf === chosen ? .on : .off
            (leaf as? UICommand)?.state = leaf === chosen ? .on : .off
        }
        if let button { showSelection(of: button) }
    }

    /// The outermost menu around an element in which one element is chosen at a time.
    private static func owner(of element: UIMenuElement, in menu: UIMenu, isSingle: Bool) -> UIMenu? {
        var stack = [menu]
        while let next = stack.popLast() {
            let holds = MenuTree.leaves(of: next).contains { $0 === element }
            guard holds else { continue }
            if isSingle || next.options.contains(.singleSelection) { return next }
            stack.append(contentsOf: next.children.compactMap { $0 as? UIMenu })
        }
        return nil
    }
}
