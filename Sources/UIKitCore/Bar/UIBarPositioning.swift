import CoreGraphics
public import Foundation

/// The positions that a bar can have on a screen.
public enum UIBarPosition: Int, Sendable {
    /// The position is not given.
    case any = 0
    /// At the lower edge; its line is at its top.
    case bottom = 1
    /// At the upper edge; its line is at its bottom.
    case top = 2
    /// At the top below the status bar, with a background that reaches up to the screen's edge.
    case topAttached = 3
}

/// A bar that knows its position on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar, which decides how far its background reaches.
    var barPosition: UIBarPosition { get }
}

/// The object that decides about the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The position of a bar; called when the bar comes into a window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// `any` by default: the bar decides.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
