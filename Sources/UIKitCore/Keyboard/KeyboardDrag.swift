import CoreGraphics

/// A finger that scrolls and reaches the keyboard takes it along (`keyboardDismissMode = .interactive`).
@MainActor enum KeyboardDrag {
    /// The finger has moved.
    static func follow(_ view: UIScrollView, _ pan: UIPanGestureRecognizer) {
        guard view.keyboardDismissMode.isInteractive,
            let keyboard = view.window?.sideStorage?.keyboardState.keyboard
        else {
            return
        }
        keyboard.follow(fingerAt: place(pan, view))
    }

    /// The finger has left.
    static func end(_ view: UIScrollView, _ pan: UIPanGestureRecognizer) {
        guard view.keyboardDismissMode.isInteractive,
            let keyboard = view.window?.sideStorage?.keyboardState.keyboard
        else {
            return
        }
        keyboard.letGo(velocity: pan.state == .cancelled ? -1 : pan.velocity(in: nil).y)
    }

    private static func place(_ pan: UIPanGestureRecognizer, _ view: UIScrollView) -> CGFloat {
        guard let window = view.window else { return 0 }
        return window.convert(pan.location(in: window), to: nil).y
    }
}

extension UIScrollView.KeyboardDismissMode {
    /// Whether the beginning of a drag dismisses the keyboard.
    var isAtOnce: Bool { self == .onDrag || self == .onDragWithAccessory }
    /// Whether the keyboard follows the finger.
    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
}
