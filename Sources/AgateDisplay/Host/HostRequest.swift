public import Foundation

/// What a program wants of the host of its display.
public enum HostRequest: Sendable, Hashable {
    /// The title of the window or page.
    case title(String)
    /// How the pointer looks where it is.
    case cursor(Cursor)
    /// Text is edited, with the caret in a rectangle of the display, in points; nil: none is edited, and keys type nothing.
    case textInput(CGRect?)
    /// Text for the clipboard of the system.
    case copy(String)
    /// Whether the screen stays on without input.
    case staysAwake(Bool)

    /// The shapes of a pointer.
    public enum Cursor: String, Sendable, Hashable, Codable {
        /// The arrow of the desktop, as over nothing in particular.
        case arrow
        /// An upright bar, as over text.
        case text
        /// A hand, as over links.
        case hand
        /// The pointer is not shown while it is over the display.
        case hidden
    }
}
