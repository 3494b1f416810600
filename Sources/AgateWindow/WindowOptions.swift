public import Foundation

/// The options of a new window.
public struct WindowOptions: Sendable, Hashable {
    /// The title of the window.
    public var title: String
    /// Its size in points.
    public var size: CGSize
    /// Pixels per point; nil is what the desktop asks for.
    public var scale: Double?
    /// The factor by which everything is shown larger, 0.25 to 8.
    public var zoom = 1.0
    /// Whether the window is made smaller, everything in it too, where it would be larger than what is free of the desktop's screen.
    public var fitsScreen = false
    /// Whether the person may change its size.
    public var isResizable = true
    /// The key that counts as command.
    public var commandKey = CommandKey.control
    /// Whether the pointer is hidden, as on a screen that is touched.
    public var hidesPointer = false

    /// The keys that can count as command, which keyboards of PCs do not have.
    public enum CommandKey: String, Sendable, Hashable {
        /// Control, as the desktops do; the key with the logo counts as control.
        case control = "ctrl"
        /// The key with the logo.
        case logo = "super"
    }

    /// Options for a window of a size.
    public init(title: String = "", size: CGSize = CGSize(width: 390, height: 844)) {
        self.title = title
        self.size = size
    }
}
