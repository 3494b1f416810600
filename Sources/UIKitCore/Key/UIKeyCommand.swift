public import Foundation
public import QuartzCore

/// A command that a key calls.
///
/// Its method is called on the first responder of the chain that can perform it, before the key goes anywhere else.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The text that the key types without modifier keys, or one of the `input…` constants.
    public let input: String?
    /// The keys that have to be held, and no others.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before the system's use of the key, such as moving the caret; while no text is edited, commands always
    /// do.
    open var wantsPriorityOverSystemBehavior = false

    /// Makes a command for a key and its modifiers; `input` is a character or one of the `input…` constants, and `title` is its
    /// text in menus.
    public init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title,
            image: image,
            action: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Fails with nil: a method is a function here and cannot be archived.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes a command with an empty title, for a key that stands in no menu.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command with a title for lists of commands.
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector,
        discoverabilityTitle: String
    ) {
        self.init(
            title: "",
            action: action,
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    /// Whether a key calls the command.
    func matches(_ key: UIKey) -> Bool { !attributes.contains(.disabled) && isCalled(by: key) }

    /// Whether a key would call the command if it may be used.
    func isCalled(by key: UIKey) -> Bool {
        guard let input else { return false }
        let held: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard key.modifierFlags.intersection(held) == modifierFlags.intersection(held) else { return false }
        if let name = Self.names[key.keyCode] { return input == name }
        return !input.isEmpty && key.charactersIgnoringModifiers.lowercased() == input.lowercased()
    }

    private static let names: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: inputUpArrow, .keyboardDownArrow: inputDownArrow,
        .keyboardLeftArrow: inputLeftArrow, .keyboardRightArrow: inputRightArrow,
        .keyboardEscape: inputEscape, .keyboardPageUp: inputPageUp, .keyboardPageDown: inputPageDown,
        .keyboardHome: inputHome, .keyboardEnd: inputEnd, .keyboardDeleteForward: inputDelete,
        .keyboardReturnOrEnter: "\r", .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}",
        .keyboardF1: f1, .keyboardF2: f2, .keyboardF3: f3, .keyboardF4: f4, .keyboardF5: f5,
        .keyboardF6: f6, .keyboardF7: f7, .keyboardF8: f8, .keyboardF9: f9, .keyboardF10: f10,
        .keyboardF11: f11, .keyboardF12: f12,
    ]

    /// The input string of the key with the upward arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The input string of the key with the downward arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The input string of the key with the arrow to the left.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The input string of the key with the arrow to the right.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The input string of the escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The input string of the key that moves one page up.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The input string of the key that moves one page down.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The input string of the home key.
    public static let inputHome = "UIKeyInputHome"
    /// The input string of the end key.
    public static let inputEnd = "UIKeyInputEnd"
    /// The input string of the key that deletes forward; that of backspace is `"\u{8}"`.
    public static let inputDelete = "UIKeyInputDelete"
    /// The input string of the function key F1.
    public static let f1 = "UIKeyInputF1"
    /// The input string of the function key F2.
    public static let f2 = "UIKeyInputF2"
    /// The input string of the function key F3.
    public static let f3 = "UIKeyInputF3"
    /// The input string of the function key F4.
    public static let f4 = "UIKeyInputF4"
    /// The input string of the function key F5.
    public static let f5 = "UIKeyInputF5"
    /// The input string of the function key F6.
    public static let f6 = "UIKeyInputF6"
    /// The input string of the function key F7.
    public static let f7 = "UIKeyInputF7"
    /// The input string of the function key F8.
    public static let f8 = "UIKeyInputF8"
    /// The input string of the function key F9.
    public static let f9 = "UIKeyInputF9"
    /// The input string of the function key F10.
    public static let f10 = "UIKeyInputF10"
    /// The input string of the function key F11.
    public static let f11 = "UIKeyInputF11"
    /// The input string of the function key F12.
    public static let f12 = "UIKeyInputF12"
}
