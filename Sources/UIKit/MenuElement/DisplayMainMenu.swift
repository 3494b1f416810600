/// The main menu of one display.
final class DisplayMainMenu: DisplayPart {
    static let slot = PartSlot<DisplayMainMenu>()

    /// What builds the main menu, once somebody asks for it.
    var menuSystem: UIMenuSystem?

    init() {}
}

extension ViewSide {
    /// The main menu of one display.
    var mainMenu: DisplayMainMenu { self[DisplayMainMenu.slot] }
}
