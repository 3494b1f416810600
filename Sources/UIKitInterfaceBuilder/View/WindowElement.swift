import UIKitCore

/// What elements of windows say.
@MainActor enum WindowElement {
    static let kind = ElementKind.view("window", UIWindow.self) { window, element, _ in
        // A window of a document has the size of the screen that it comes to, and is shown by the program.
        element.skip("visibleAtLaunch", "resizesToFullScreen")
        if let level = element.number("windowLevel") { window.windowLevel = UIWindow.Level(level) }
    }
}
