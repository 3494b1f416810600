/// The menus of one display.
final class DisplayMenus: DisplayPart {
    static let slot = PartSlot<DisplayMenus>()

    /// The bar of commands for what is edited, while it is shown.
    weak var editMenu: EditMenuBar?
    /// The menus that are shown.
    var menus: [MenuPresentation] = []
    /// The controller of that bar; nil until its first use.
    var menuController: UIMenuController?

    init() {}

    func displayDidEnd() {
        for menu in menus { menu.letGo() }
    }
}

extension DisplayState {
    /// The menus of one display.
    var menuState: DisplayMenus { self[DisplayMenus.slot] }
}
