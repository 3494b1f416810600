public import Foundation

/// Makes the controller whose view is shown instead of what was pressed.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu out of the elements that the system proposes; there are none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The preview and the menu that are shown when a view is pressed.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The orders in which a menu's elements can stand.
    public enum ElementOrder: Int, Sendable {
        /// As the system likes: from the top down.
        case automatic = 0
        /// The first one nearest to what was pressed.
        case priority = 1
        /// The elements stand from top to bottom in the order of the menu.
        case fixed = 2
    }

    /// A value by which a program tells one configuration from another.
    public let identifier: any NSCopying
    /// The identifiers of further pressed items of a collection; empty at first.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number in the badge that says how many items are meant; only read back.
    open var badgeCount = 0
    /// The order of the menu's elements; `automatic` at first.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?
    private var madeMenu: UIMenu?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: What tells it from others; nil is a new one.
    ///   - previewProvider: Makes a controller for the preview; nil shows what was pressed.
    ///   - actionProvider: Makes the menu; nil, as nil from it, shows the preview alone.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The menu; made at the first use.
    var menu: UIMenu? {
        if madeMenu == nil { madeMenu = actionProvider?([]) }
        return madeMenu
    }
}
