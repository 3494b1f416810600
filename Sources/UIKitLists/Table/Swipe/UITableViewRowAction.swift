public import Foundation
public import UIKitCore

/// A button under a row, of the older kind; `UIContextualAction` has taken its place.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// What a button is for.
    public enum Style: Int, Sendable {
        /// It takes something away; red.
        case `default` = 0
        /// Anything; grey.
        case normal = 1

        /// It takes something away: another name of `default`.
        public static var destructive: Style { .default }
    }

    private let styleStorage: Style
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action with a title.
    @preconcurrency @MainActor public init(
        style: Style,
        title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        (styleStorage, self.handler) = (style, handler)
        super.init()
        self.title = title
    }

    /// What the button is for.
    open var style: Style { styleStorage }

    /// The text.
    open var title: String?

    /// The colour of the button; by its style unless it is set.
    open var backgroundColor: UIColor?

    /// The action itself.
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
