import Foundation

/// Opens a window of the desktop for a program that shows a `UIWindow` and has no application.
@MainActor package protocol FirstWindowOpener: AnyObject {
    /// A window has been shown on the live display; called each time.
    static func windowWasShown(_ window: UIWindow)
}

/// Finds the class that opens windows of the desktop, which is in a module above this one.
@MainActor enum FirstWindow {
    /// The class, looked up by its name once, as this module knows neither desktops nor browsers; nil where that module is not linked.
    static let opener = NSClassFromString("UIKitHost.DesktopWindowOpener") as? any FirstWindowOpener.Type
}
