// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// When letters are made large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// At the start of each word.
    case words = 1
    /// At the start of each sentence.
    case sentences = 2
    /// Always.
    case allCharacters = 3
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether quotation marks are made round.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spaces are put around, and taken away with, words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the language.
    case `default` = 0
    /// Letters of ASCII.
    case asciiCapable = 1
    /// Numbers and punctuation first.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of addresses of the web.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Those of telephone numbers.
    case phonePad = 5
    /// Those of names and telephone numbers.
    case namePhonePad = 6
    /// Those of mail addresses.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// With `@` and `#`.
    case twitter = 9
    /// Those of searches on the web.
    case webSearch = 10
    /// Digits of ASCII.
    case asciiCapableNumberPad = 11

    /// The old name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the system's.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// The old name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// What stands on the return key.
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    case `default` = 0
    /// "Go".
    case go = 1
    /// "Google".
    case google = 2
    /// "Join".
    case join = 3
    /// "Next".
    case next = 4
    /// "Route".
    case route = 5
    /// "Search".
    case search = 6
    /// "Send".
    case send = 7
    /// "Yahoo!".
    case yahoo = 8
    /// "Done".
    case done = 9
    /// "Emergency Call".
    case emergencyCall = 10
    /// "Continue".
    case `continue` = 11
}

/// What a password has to be made of; kept and read back.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules, as text.
    open private(set) var passwordRulesDescriptor: String

    /// Makes rules from a text.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}
