public import Foundation

/// A key of a keyboard, as it is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types, with the keys that are held; empty for keys that type nothing.
    open private(set) var characters: String
    /// What it would type without them, but for shift.
    open private(set) var charactersIgnoringModifiers: String
    /// The modifier keys that are down together with this key.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Which key it is, by its place.
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
