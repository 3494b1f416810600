/// The windows and the screen of one display.
package final class DisplayWindows: DisplayPart {
    package static let slot = PartSlot<DisplayWindows>()

    /// All windows that are shown, in no order.
    package var windows: [UIWindow] = []
    /// The window that gets what goes to no place.
    package weak var keyWindow: UIWindow?
    /// The screen, once somebody asks for it.
    var screen: UIScreen?

    package init() {}

    package var isInUse: Bool { !windows.isEmpty }

    package func displayDidEnd() {
        for window in windows {
            if let root = window.rootViewController { PresentationLinks.letGo(below: root) }
        }
    }
}

extension DisplayState {
    /// The windows and the screen of one display.
    package var windowList: DisplayWindows { self[DisplayWindows.slot] }
}
