/// The properties of the keyboard and of editing that a text wants; all of them may be left out.
///
/// `keyboardType` chooses the keys that a simulated keyboard begins with (``UIScreen/simulatesKeyboard``). But for that and
/// `isSecureTextEntry` they are kept and read back.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The letters that become capitals; `.sentences` by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether corrections of typed words are offered.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelled words are marked; `default` leaves it to the system.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotation marks become typographic ones; `default` leaves it to the system.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two typed hyphens become a dash; `default` leaves it to the system.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether blanks are added and removed around text that is inserted and deleted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The set of keys of the keyboard on the screen.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the keyboard is light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The text of the return key of the keyboard on the screen.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key can be used only while there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is shown as dots and cannot be copied.
    var isSecureTextEntry: Bool { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The meaning of the text, such as a name or a password; nil for none.
    var textContentType: UITextContentType! { get set }
    /// The rules that a new password has to follow; nil for none.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    /// `sentences` by default; setting it has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// `default`: the system decides about corrections.
    ///
    /// Setting it has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// `default`: the system decides about the check of spelling.
    ///
    /// Setting it has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// `default`: the system decides about quotation marks.
    ///
    /// Setting it has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// `default`: the system decides about dashes.
    ///
    /// Setting it has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// `default`: the system decides about blanks.
    ///
    /// Setting it has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// `default`: the keys of the user's language.
    ///
    /// Setting it has no effect.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// `default`: the keyboard has the appearance of the interface.
    ///
    /// Setting it has no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// `default`: the return key says “return”.
    ///
    /// Setting it has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// False by default: the return key works without text, too.
    ///
    /// Setting it has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// False by default: the text is shown.
    ///
    /// Setting it has no effect.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Nil: the text has no special meaning.
    ///
    /// Setting it has no effect.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// Nil by default: new passwords follow no rules.
    ///
    /// Setting it has no effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}
