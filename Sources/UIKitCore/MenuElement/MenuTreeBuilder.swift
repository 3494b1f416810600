import Foundation
package import QuartzCore

/// A menu of menus that is being changed.
@MainActor package final class MenuTreeBuilder: UIMenuBuilder {
    package let system: UIMenuSystem
    package private(set) var root: UIMenu

    /// How deep menus may lie in one another.
    private static let deepest = 64

    package init(_ root: UIMenu, for system: UIMenuSystem) {
        self.root = root
        self.system = system
    }

    package func menu(for identifier: UIMenu.Identifier) -> UIMenu? { Self.find(identifier, in: root) }

    private static func find(_ identifier: UIMenu.Identifier, in root: UIMenu) -> UIMenu? {
        var stack = [root]
        while let menu = stack.popLast() {
            if menu.identifier == identifier { return menu }
            stack.append(contentsOf: menu.children.reversed().compactMap { $0 as? UIMenu })
        }
        return nil
    }

    package func action(for identifier: UIAction.Identifier) -> UIAction? {
        MenuTree.leaves(of: root).lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    package func command(for action: Selector, propertyList: Any?) -> UICommand? {
        MenuTree.leaves(of: root).lazy.compactMap { $0 as? UICommand }.first {
            guard $0.action == action else { return false }
            guard let propertyList else { return true }
            return ($0.propertyList as? NSObject)?.isEqual(propertyList) ?? false
                || $0.propertyList as? AnyHashable == propertyList as? AnyHashable
                    && propertyList is AnyHashable
        }
    }

    // MARK: Changes

    package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if root.identifier == replacedIdentifier { root = replacementMenu }
        rebuild(replacedIdentifier) { [replacementMenu] + $0.dropFirst() }
    }

    package func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let menu = menu(for: parentIdentifier) else { return }
        replace(menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
    }

    package func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        rebuild(siblingIdentifier) { [siblingMenu] + $0 }
    }

    package func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        rebuild(siblingIdentifier) { $0 + [siblingMenu] }
    }

    package func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    package func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    package func remove(menu removedIdentifier: UIMenu.Identifier) { rebuild(removedIdentifier) { _ in [] } }

    /// Puts other elements in the place of the first menu with an identifier, and makes the menus around it anew.
    private func rebuild(_ identifier: UIMenu.Identifier, _ change: ([UIMenuElement]) -> [UIMenuElement]) {
        root = Self.rebuilt(root, identifier, change, depth: 0) ?? root
    }

    private static func rebuilt(
        _ menu: UIMenu,
        _ identifier: UIMenu.Identifier,
        _ change: ([UIMenuElement]) -> [UIMenuElement],
        depth: Int
    ) -> UIMenu? {
        guard depth < deepest else { return nil }
        for (index, child) in menu.children.enumerated() {
            guard let child = child as? UIMenu else { continue }
            var children = menu.children
            if child.identifier == identifier {
                children.replaceSubrange(index...index, with: change([child]))
                return menu.replacingChildren(children)
            }
            if let made = rebuilt(child, identifier, change, depth: depth + 1) {
                children[index] = made
                return menu.replacingChildren(children)
            }
        }
        return nil
    }
}
