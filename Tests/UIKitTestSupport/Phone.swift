package import AgateDisplay
package import UIKitCore

/// A display of a phone's size, with a window and a root controller that is on it.
@MainActor package func onPhone<Result>(
    root: UIViewController,
    size: CGSize = CGSize(width: 393, height: 852),
    insets: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    _ body: (ManualDisplay, UIWindow) throws -> Result
) rethrows -> Result {
    try ManualDisplay.run(size: size, scale: 1) { display in
        let window = UIWindow()
        window.coveredInsets = insets
        window.rootViewController = root
        window.makeKeyAndVisible()
        display.advance(by: 0)
        display.advance(by: 0)
        return try body(display, window)
    }
}
