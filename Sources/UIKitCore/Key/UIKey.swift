public import Foundation

/// A key of a keyboard in an event.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The text that the key types together with the modifier keys; empty for keys that type nothing.
    open private(set) var characters: String
    /// The text that the key types without modifier keys other than shift.
    open private(set) var charactersIgnoringModifiers: String
    /// The modifier keys that are down together with this key.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The key by its place on the keyboard.
    open private(set) var keyCode: UIKeyboardHIDUsage

    /// Makes a key, for a host that gets keys from its system.
    package init(
        _ keyCode: UIKeyboardHIDUsage,
        characters: String = "",
        charactersIgnoringModifiers: String? = nil,
        modifierFlags: UIKeyModifierFlags = []
    ) {
        self.keyCode = keyCode
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        self.modifierFlags = modifierFlags
        super.init()
    }
}
