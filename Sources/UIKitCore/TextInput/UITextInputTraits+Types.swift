// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// When letters are made large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Typed letters are not changed into capitals.
    case none = 0
    /// The first letter of each word becomes a capital.
    case words = 1
    /// The first letter of each sentence becomes a capital.
    case sentences = 2
    /// Every typed letter becomes a capital.
    case allCharacters = 3
}

/// Whether corrections of typed words are offered.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The system decides whether corrections are offered.
    case `default` = 0
    /// Corrections are not offered.
    case no = 1
    /// Corrections are offered while text is typed.
    case yes = 2
}

/// Whether misspelled words are marked while text is edited.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system decides whether spelling is checked.
    case `default` = 0
    /// Spelling is not checked.
    case no = 1
    /// Misspelled words are marked while text is edited.
    case yes = 2
}

/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system decides about quotation marks.
    case `default` = 0
    /// Quotation marks stay straight.
    case no = 1
    /// Quotation marks become typographic ones.
    case yes = 2
}

/// Whether two typed hyphens become an en dash and three an em dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// The system decides about dashes.
    case `default` = 0
    /// Hyphens stay as they are typed.
    case no = 1
    /// Two or three hyphens become a dash.
    case yes = 2
}

/// Whether blanks are added and removed around text that is inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system decides about blanks around pasted and deleted text.
    case `default` = 0
    /// Blanks stay as they are.
    case no = 1
    /// Blanks are added and removed around text that is inserted and deleted.
    case yes = 2
}

/// The sets of keys that a keyboard on the screen can have.
public enum UIKeyboardType: Int, Sendable {
    /// The keys of the user's language.
    case `default` = 0
    /// Letters and signs of ASCII alone.
    case asciiCapable = 1
    /// Digits and punctuation first, letters on another page.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Keys for URLs: period, slash and `.com` in place of the space bar.
    case URL = 3
    /// The digits 0 to 9, without a return key.
    case numberPad = 4
    /// Digits with asterisk and number sign, for telephone numbers.
    case phonePad = 5
    /// Letters first, and digits for telephone numbers on another page.
    case namePhonePad = 6
    /// Letters with at sign and period, for mail addresses.
    case emailAddress = 7
    /// Digits with the decimal separator of the user's language.
    case decimalPad = 8
    /// Letters with `@` and `#` at hand.
    case twitter = 9
    /// Letters with period and blank, for searching and for addresses of pages.
    case webSearch = 10
    /// The digits 0 to 9 of ASCII, whatever the language's own digits are.
    case asciiCapableNumberPad = 11

    /// The former name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the interface decides.
    case `default` = 0
    /// A dark keyboard, whatever the appearance of the interface is.
    case dark = 1
    /// A light keyboard, whatever the appearance of the interface is.
    case light = 2

    /// The former name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The texts that the return key can have.
public enum UIReturnKeyType: Int, Sendable {
    /// The key says “return”.
    case `default` = 0
    /// The key says “Go”: it opens what was typed.
    case go = 1
    /// The key says “Google”: it searches there.
    case google = 2
    /// The key says “Join”: it joins a network, for example.
    case join = 3
    /// The key says “Next”: it moves on to the next field.
    case next = 4
    /// The key says “Route”: it finds a way to a place.
    case route = 5
    /// The key says “Search”: it begins a search.
    case search = 6
    /// The key says “Send”: it sends the text.
    case send = 7
    /// The key says “Yahoo!”: it searches there.
    case yahoo = 8
    /// The key says “Done”: it ends editing.
    case done = 9
    /// The key says “Emergency Call”: it dials for help.
    case emergencyCall = 10
    /// The key says “Continue”: it goes on to the next step.
    case `continue` = 11
}

/// The rules that a new password has to follow; only read back.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules in the form in which they were given, such as `required: upper; minlength: 8`.
    open private(set) var passwordRulesDescriptor: String

    /// Makes rules from a text such as `required: upper; minlength: 8`; the text is not checked.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}
