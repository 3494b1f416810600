public import Foundation

/// A button under a row, which a swipe pulls out.
///
/// Source: uikit U144.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The purposes of a button, which decide its colour.
    public enum Style: Int, Sendable {
        /// An action that destroys nothing; the button is grey.
        case normal = 0
        /// An action that removes something; the button is red.
        case destructive = 1
    }

    /// A closure that performs an action; its arguments are the action, a view of the button, and a completion handler that takes
    /// whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    private let styleStorage: Style
    private let handlerStorage: Handler
    private var color: UIColor?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: The text of the button.
    ///   - handler: Called when the button is tapped, or the row is swiped all the way; its last argument puts the row back.
    @preconcurrency @MainActor public init(style: Style, title: String?, handler: @escaping Handler) {
        (styleStorage, handlerStorage) = (style, handler)
        super.init()
        self.title = title
    }

    /// The purpose of the button, as it was given when the action was made.
    open var style: Style { styleStorage }

    /// The closure that is called when the button is tapped.
    open var handler: Handler { handlerStorage }

    /// The text on the button; nil for a button with an image alone.
    open var title: String?

    /// The image; above the text where there is room for both.
    open var image: UIImage?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the button; unless set, red for destructive actions and grey for others.
    open var backgroundColor: UIColor! {
        get { color ?? (styleStorage == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }
}

/// The buttons at one edge of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    private let storage: [UIContextualAction]

    /// Makes a configuration from the actions of the buttons, from the edge of the row inward.
    @preconcurrency @MainActor public init(actions: [UIContextualAction]) {
        storage = actions
        super.init()
    }

    /// The actions of the buttons, from the edge of the row inward.
    open var actions: [UIContextualAction] { storage }

    /// Whether a swipe over more than half of the row performs the first action; true.
    open var performsFirstActionWithFullSwipe = true
}
