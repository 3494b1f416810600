import AgateDisplay
import Foundation

/// Keys of a host.
@MainActor enum KeyInput {
    /// Brings a key to the windows; one that UIKit has no number for goes nowhere.
    static func take(_ key: HostKey, at time: Double) {
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else { return }
        guard key.phase != .up else { return KeyDelivery.keyUp(usage, at: time) }
        let made = UIKey(
            usage,
            characters: key.characters,
            charactersIgnoringModifiers: key.plainCharacters,
            modifierFlags: UIKeyModifierFlags(key.modifiers)
        )
        KeyDelivery.keyDown(made, isRepeat: key.phase == .repeated, at: time)
    }
}

extension UIKeyModifierFlags {
    /// The same keys, as a host says them.
    init(_ modifiers: HostModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
        if modifiers.contains(.keypad) { insert(.numericPad) }
    }
}
