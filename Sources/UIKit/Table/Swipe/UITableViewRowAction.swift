public import Foundation

/// A button under a row, in the older form; `UIContextualAction` is its successor.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// The purposes of a button, which decide its colour.
    public enum Style: Int, Sendable {
        /// An action that removes something; the button is red.
        case `default` = 0
        /// An action that destroys nothing; the button is grey.
        case normal = 1

        /// Another name of `default`, for an action that removes something.
        public static var destructive: Style { .default }
    }

    private let styleStorage: Style
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action with a title and a closure that is called with the action and the row's index path.
    @preconcurrency @MainActor public init(
        style: Style,
        title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        (styleStorage, self.handler) = (style, handler)
        super.init()
        self.title = title
    }

    /// The purpose of the button, as it was given when the action was made.
    open var style: Style { styleStorage }

    /// The text on the button.
    open var title: String?

    /// The colour of the button; unless set, it follows the style.
    open var backgroundColor: UIColor?

    /// Returns the action itself, not a copy of it.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The action as one of the newer kind, for a row.
    func contextual(_ path: IndexPath) -> UIContextualAction {
        let made = UIContextualAction(
            style: styleStorage == .default ? .destructive : .normal,
            title: title
        ) { _, _, done in
            self.handler(self, path)
            done(false)
        }
        if let backgroundColor { made.backgroundColor = backgroundColor }
        return made
    }
}
