/// The windows and the screen of one display.
final class DisplayWindows: DisplayPart {
    static let slot = PartSlot<DisplayWindows>()

    /// All windows that are shown, in no order.
    var windows: [UIWindow] = []
    /// The window that gets what goes to no place.
    weak var keyWindow: UIWindow?
    /// The screen, once somebody asks for it.
    var screen: UIScreen?

    init() {}

    var isInUse: Bool { !windows.isEmpty }

    func displayDidEnd() {
        for window in windows {
            if let root = window.rootViewController { PresentationLinks.letGo(below: root) }
        }
    }
}

extension ViewSide {
    /// The windows and the screen of one display.
    var windowList: DisplayWindows { self[DisplayWindows.slot] }
}
