import Foundation

/// The names of the menus that systems with a menu bar have.
extension UIMenu.Identifier {
    /// The menu "application".
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The menu "file".
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The menu "edit".
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The menu "view".
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The menu "window".
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The menu "help".
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The menu "about".
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The menu "preferences".
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The menu "services".
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The menu "hide".
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The menu "quit".
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The menu "new scene".
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The menu "open recent".
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The menu "close".
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The menu "print".
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The menu "undo redo".
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The menu "standard edit".
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The menu "find".
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The menu "replace".
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The menu "share".
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The menu "text style".
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The menu "spelling".
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The menu "spelling panel".
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The menu "spelling options".
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The menu "substitutions".
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The menu "substitutions panel".
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The menu "substitution options".
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The menu "transformations".
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The menu "speech".
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The menu "lookup".
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The menu "learn".
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The menu "format".
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The menu "font".
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The menu "text size".
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The menu "text color".
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The menu "text style pasteboard".
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The menu "text".
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The menu "writing direction".
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// The menu "alignment".
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The menu "toolbar".
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The menu "fullscreen".
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The menu "minimize and zoom".
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The menu "bring all to front".
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The menu "root".
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The menu "document".
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The menu "sidebar".
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
}
