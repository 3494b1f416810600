public import Foundation

/// A request of a program to the host of its display.
public enum HostRequest: Sendable, Hashable {
    /// The title of the window or page.
    case title(String)
    /// The cursor at the pointer's place.
    case cursor(Cursor)
    /// Text is edited, with the caret in a rectangle of the display, in points; nil: none is edited, and keys type nothing.
    case textInput(CGRect?)
    /// Text for the clipboard of the system.
    case copy(String)
    /// Whether the screen stays on while there is no input.
    case staysAwake(Bool)

    /// The shape of the pointer's cursor.
    public enum Cursor: String, Sendable, Hashable, Codable {
        /// The usual arrow of the desktop.
        case arrow
        /// An upright bar, as over text.
        case text
        /// A hand, as over links.
        case hand
        /// The pointer is not shown.
        case hidden
    }
}
