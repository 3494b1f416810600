public import Foundation
import UIKitCore

/// One thing that the user may choose in an alert.
///
/// Source: uikit U163.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// What choosing means.
    public enum Style: Int, Sendable {
        /// What was asked for.
        case `default` = 0
        /// Nothing is done; stands last.
        case cancel = 1
        /// Something is lost; red.
        case destructive = 2
    }

    /// The title.
    open private(set) var title: String?
    /// What choosing means.
    open private(set) var style = Style.default
    private(set) var handler: ((UIAlertAction) -> Void)?
    /// A name for tests.
    open var accessibilityIdentifier: String?
    /// What shows the action.
    var isEnabledDidChange: (() -> Void)?

    /// Whether it can be chosen.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { isEnabledDidChange?() } }
    }

    /// Makes an action.
    public override init() { super.init() }

    /// Makes an action; the handler is called when the alert is gone.
    @preconcurrency @MainActor public convenience init(
        title: String?,
        style: Style,
        handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// An action with the same title, style and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIAlertAction(title: title, style: style, handler: handler)
        made.isEnabled = isEnabled
        return made
    }
}
