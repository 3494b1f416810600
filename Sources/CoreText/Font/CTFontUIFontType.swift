/// What a font of the user interface is for.
public enum CTFontUIFontType: UInt32, Sendable {
    /// Nothing; there is no font for it.
    case none = 0xFFFF_FFFF
    /// The font that the user has chosen for texts of documents.
    case user = 0
    /// Text of documents with letters of one width.
    case userFixedPitch = 1
    /// The system font at its standard size.
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
    /// Rows of lists and outlines.
    case views = 8
    /// Text of documents of an application.
    case application = 9
    /// Labels that stand beside controls.
    case label = 10
    /// Titles of menus in the menu bar.
    case menuTitle = 11
    /// Items within a menu.
    case menuItem = 12
    /// Marks of items of menus.
    case menuItemMark = 13
    /// Shortcuts of items of menus.
    case menuItemCmdKey = 14
    /// Titles in the title bars of windows.
    case windowTitle = 15
    /// Titles of push buttons.
    case pushButton = 16
    /// Titles of small windows.
    case utilityWindowTitle = 17
    /// Headings in alert windows.
    case alertHeader = 18
    /// Details in the system font.
    case systemDetail = 19
    /// Details in the heavy system font.
    case emphasizedSystemDetail = 20
    /// Labels of items in toolbars.
    case toolbar = 21
    /// Labels of items in small toolbars.
    case smallToolbar = 22
    /// Explanatory text in alerts and other windows.
    case message = 23
    /// Labels and controls in tool palettes.
    case palette = 24
    /// The text of tool tips.
    case toolTip = 25
    /// Text that controls contain, such as the value of a field.
    case controlContent = 26
}
