/// The keys that are down on one display.
final class DisplayKeys: DisplayPart {
    static let slot = PartSlot<DisplayKeys>()

    /// The keys that are down.
    var presses: [UIKeyboardHIDUsage: UIPress] = [:]
    /// The keys that are held beside others, such as shift, as the host says.
    var heldKeys: UIKeyModifierFlags = []

    init() {}
}

extension DisplayState {
    /// The keys that are down on one display.
    var keys: DisplayKeys { self[DisplayKeys.slot] }
}
