import Foundation

/// The names of the menus that systems with a menu bar have.
extension UIMenu.Identifier {
    /// The menu with the program's name, which holds ``about``, ``preferences`` and ``quit``.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The File menu, for opening, closing and printing documents.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The Edit menu, for commands on text and selections.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The View menu, for commands on the window's parts.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The Window menu, for arranging windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The Help menu; it has no elements at first.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The group of the application menu with information about the program.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The group of the application menu for the program's settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The group of the application menu for services of other programs.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The group of the application menu that hides programs.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The group of the application menu that ends the program.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The group of the File menu that opens a new window.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The group of the File menu with documents opened before.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The group of the File menu that closes windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The group of the File menu for printing.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The group of the Edit menu for undo and redo.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The group of the Edit menu for cut, copy, paste, delete and select all.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The group of the Edit menu for finding text.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The group of the Edit menu for replacing text by suggestions.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The group of the Edit menu for sharing the selection.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The group for bold, italic and underlined text.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The group of the Edit menu for spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The group of the spelling menu that shows and checks the document.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The group of the spelling menu that switches checks on and off.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The group of the Edit menu for quotation marks, dashes and replacements.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The group of the substitutions menu that shows its panel.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The group of the substitutions menu that switches replacements on and off.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The group of the Edit menu for capital and small letters.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The group of the Edit menu for reading text aloud.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The group of the Edit menu for looking up a word.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The group of the Edit menu for learning a spelling.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The Format menu, which holds ``font`` and ``text``.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The group of the Format menu for fonts.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The group of the font menu for larger and smaller text.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The group of the font menu for the colour of text.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The group of the font menu that copies and pastes the style of text.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The group of the Format menu for alignment and writing direction.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The group of the text menu for the writing direction.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// The group of the text menu for the alignment of paragraphs.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The group of the View menu that shows and changes the toolbar.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The group of the View menu for the full screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The group of the Window menu that minimizes and zooms a window.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The group of the Window menu that brings all windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The identifier of the main menu, whose children are the menus of the bar.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The group of the File menu for commands on the open document.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The group of the View menu that shows and hides the sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
}
