public import Foundation

/// An action that the user can choose in an alert.
///
/// Source: uikit U163.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// The meanings that an action can have, which decide its look and place.
    public enum Style: Int, Sendable {
        /// An answer without a special meaning.
        case `default` = 0
        /// An answer that leaves all as it is; it stands last.
        case cancel = 1
        /// An answer that loses something; its title is red.
        case destructive = 2
    }

    /// The title of the button.
    open private(set) var title: String?
    /// The meaning of the action, which decides its look and place.
    open private(set) var style = Style.default
    private(set) var handler: ((UIAlertAction) -> Void)?
    /// A name by which tests find the button; nil for none.
    open var accessibilityIdentifier: String?
    /// What shows the action.
    var isEnabledDidChange: (() -> Void)?

    /// Whether the button can be tapped; true at first.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { isEnabledDidChange?() } }
    }

    /// Makes an action without a title and a handler, of the style `default`.
    public override init() { super.init() }

    /// Makes an action; the handler is called after the alert was dismissed.
    @preconcurrency @MainActor public convenience init(
        title: String?,
        style: Style,
        handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// Returns an action with the same title, style and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIAlertAction(title: title, style: style, handler: handler)
        made.isEnabled = isEnabled
        return made
    }
}
