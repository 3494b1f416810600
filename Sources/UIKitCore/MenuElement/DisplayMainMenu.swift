/// The main menu of one display.
final class DisplayMainMenu: DisplayPart {
    static let slot = PartSlot<DisplayMainMenu>()

    /// The builder of the main menu; nil until its first use.
    var menuSystem: UIMenuSystem?

    init() {}
}

extension DisplayState {
    /// The main menu of one display.
    var mainMenu: DisplayMainMenu { self[DisplayMainMenu.slot] }
}
