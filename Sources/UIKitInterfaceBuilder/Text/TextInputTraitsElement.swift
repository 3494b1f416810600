import UIKitCore

/// What text fields, text views and search bars say of the keyboard and of editing.
@MainActor enum TextInputTraitsElement {
    private static let capitals: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let appearances: [String: UIKeyboardAppearance] = [
        "default": .default, "dark": .dark, "light": .light, "alert": .alert,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]

    static func read(_ traits: any UITextInputTraits, in parent: InterfaceElement, _ load: InterfaceLoad) {
        guard let element = parent.child("textInputTraits", key: "textInputTraits") else { return }
        // The sentences that UIKit begins with are written; no attribute is the first of the values.
        traits.autocapitalizationType = load.value(element, "autocapitalizationType", capitals) ?? .none
        if let type = load.value(element, "keyboardType", keyboards) { traits.keyboardType = type }
        if let look = load.value(element, "keyboardAppearance", appearances) {
            traits.keyboardAppearance = look
        }
        if let key = load.value(element, "returnKeyType", returnKeys) { traits.returnKeyType = key }
        if let enables = element.flag("enablesReturnKeyAutomatically") {
            traits.enablesReturnKeyAutomatically = enables
        }
        if let isSecure = element.flag("secureTextEntry") { traits.isSecureTextEntry = isSecure }
        if let type = element.text("textContentType") {
            traits.textContentType = UITextContentType(rawValue: type)
        }
        readChecks(traits, element, load)
    }

    private static func readChecks(
        _ traits: any UITextInputTraits,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let type = choice(element, "autocorrectionType", UITextAutocorrectionType.self, load) {
            traits.autocorrectionType = type
        }
        if let type = choice(element, "spellCheckingType", UITextSpellCheckingType.self, load) {
            traits.spellCheckingType = type
        }
        if let type = choice(element, "smartQuotesType", UITextSmartQuotesType.self, load) {
            traits.smartQuotesType = type
        }
        if let type = choice(element, "smartDashesType", UITextSmartDashesType.self, load) {
            traits.smartDashesType = type
        }
        if let type = choice(element, "smartInsertDeleteType", UITextSmartInsertDeleteType.self, load) {
            traits.smartInsertDeleteType = type
        }
    }

    private static let choices = ["default": 0, "no": 1, "yes": 2]

    /// A choice that leaves it to the system with 0, refuses with 1 and agrees with 2.
    private static func choice<Choice: RawRepresentable<Int>>(
        _ element: InterfaceElement,
        _ attribute: String,
        _ type: Choice.Type,
        _ load: InterfaceLoad
    ) -> Choice? {
        load.value(element, attribute, choices).flatMap { Choice(rawValue: $0) }
    }
}
