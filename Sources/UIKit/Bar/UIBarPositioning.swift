import CoreGraphics
public import Foundation

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    /// Not said.
    case any = 0
    /// At the lower edge; its line is at its top.
    case bottom = 1
    /// At the upper edge; its line is at its bottom.
    case top = 2
    /// At the upper edge below the status bar, with what is behind it reaching up to the screen's edge.
    case topAttached = 3
}

/// Knows where it is: bars do.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar is; asked when it comes to a window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Not said: the bar decides.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
