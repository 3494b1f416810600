public import Foundation

/// A way of input: a keyboard for a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The tag of the language, such as `en-US`.
    open var primaryLanguage: String? { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }

    /// The ways that can be chosen: one, the locale's.
    open class var activeInputModes: [UITextInputMode] { [present] }

    /// Posted when the user has chosen another input mode; never posted here.
    public static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification"
    )

    static let present = UITextInputMode()
}
