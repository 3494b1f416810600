import Foundation
public import QuartzCore

/// Changes a menu of menus while it is built.
///
/// Menus are found by their identifiers, wherever they are; one that is not there is not changed.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// What the menu is built for.
    var system: UIMenuSystem { get }
    /// The menu with an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action with an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command with a method, and with a property list if one is given.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts another menu in the place of one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu other elements, made of those that it has.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    )
    /// Puts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu before the elements of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu after the elements of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// The command with a method.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
