/// The purpose of a font of the user interface.
public enum CTFontUIFontType: UInt32, Sendable {
    /// Nothing; there is no font for it.
    case none = 0xFFFF_FFFF
    /// The font of text that the user writes.
    case user = 0
    /// Text of documents with letters of one width.
    case userFixedPitch = 1
    /// The font of the system's interface.
    case system = 2
    /// The heavy system font.
    case emphasizedSystem = 3
    /// The small system font.
    case smallSystem = 4
    /// The small heavy system font.
    case smallEmphasizedSystem = 5
    /// The smallest system font.
    case miniSystem = 6
    /// The smallest heavy system font.
    case miniEmphasizedSystem = 7
    /// The font of lists and outlines.
    case views = 8
    /// Text of documents of an application.
    case application = 9
    /// The font of labels beside controls.
    case label = 10
    /// The font of the titles of menus.
    case menuTitle = 11
    /// The font of the items of menus.
    case menuItem = 12
    /// Marks of items of menus.
    case menuItemMark = 13
    /// Shortcuts of items of menus.
    case menuItemCmdKey = 14
    /// The font of the titles of windows.
    case windowTitle = 15
    /// The font of the titles of buttons.
    case pushButton = 16
    /// Titles of small windows.
    case utilityWindowTitle = 17
    /// The font of the headings of alerts.
    case alertHeader = 18
    /// Details in the system font.
    case systemDetail = 19
    /// Details in the heavy system font.
    case emphasizedSystemDetail = 20
    /// The font of the items of toolbars.
    case toolbar = 21
    /// The font of the items of small toolbars.
    case smallToolbar = 22
    /// The font of messages in dialogs.
    case message = 23
    /// The font of floating palettes.
    case palette = 24
    /// The font of tool tips.
    case toolTip = 25
    /// The font of the contents of controls.
    case controlContent = 26
}
