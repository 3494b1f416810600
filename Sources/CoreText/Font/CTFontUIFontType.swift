/// What a font of the user interface is for.
public enum CTFontUIFontType: UInt32, Sendable {
    /// Nothing; there is no font for it.
    case none = 0xFFFF_FFFF
    /// Text of documents.
    case user = 0
    /// Text of documents with letters of one width.
    case userFixedPitch = 1
    /// The system font.
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
    /// Lists and outlines.
    case views = 8
    /// Text of documents of an application.
    case application = 9
    /// Labels of controls.
    case label = 10
    /// Titles of menus.
    case menuTitle = 11
    /// Items of menus.
    case menuItem = 12
    /// Marks of items of menus.
    case menuItemMark = 13
    /// Shortcuts of items of menus.
    case menuItemCmdKey = 14
    /// Titles of windows.
    case windowTitle = 15
    /// Titles of buttons.
    case pushButton = 16
    /// Titles of small windows.
    case utilityWindowTitle = 17
    /// Headings of alerts.
    case alertHeader = 18
    /// Details in the system font.
    case systemDetail = 19
    /// Details in the heavy system font.
    case emphasizedSystemDetail = 20
    /// Toolbars.
    case toolbar = 21
    /// Small toolbars.
    case smallToolbar = 22
    /// Messages.
    case message = 23
    /// Palettes.
    case palette = 24
    /// Tool tips.
    case toolTip = 25
    /// Contents of controls.
    case controlContent = 26
}
