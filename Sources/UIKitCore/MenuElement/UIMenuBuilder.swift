import Foundation
public import QuartzCore

/// Changes a tree of menus while it is built.
///
/// Menus are found by their identifiers, wherever they are; one that is not there is not changed.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The menu system that is being built: the main one or a context menu's.
    var system: UIMenuSystem { get }
    /// The menu with an identifier, at any depth; nil if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action with an identifier, at any depth; nil if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command with a method, and with a property list if one is given.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Replaces the menu with an identifier by another one; without such a menu it has no effect.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu other elements, made of those that it has.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    )
    /// Inserts a menu before the one with an identifier, in the same parent; without such a menu it has no effect.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after the one with an identifier, in the same parent; without such a menu it has no effect.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu before the elements of the menu with an identifier; without such a menu it has no effect.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu after the elements of the menu with an identifier; without such a menu it has no effect.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes the menu with an identifier and all that is in it; without such a menu it has no effect.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// The first command that calls a method, at any depth and whatever its property list is; nil if there is none.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
