/// The keyboard on the screen of one display.
final class DisplayKeyboard: DisplayPart {
    static let slot = PartSlot<DisplayKeyboard>()

    /// The keyboard on the screen, if there is to be one.
    var keyboard: SimulatedKeyboard?

    init() {}
}

extension DisplayState {
    /// The keyboard on the screen of one display.
    var keyboardState: DisplayKeyboard { self[DisplayKeyboard.slot] }
}
