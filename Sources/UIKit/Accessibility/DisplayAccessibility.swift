/// What readers of the screen were told on one display, and what its user asks for.
final class DisplayAccessibility: DisplayPart {
    static let slot = PartSlot<DisplayAccessibility>()

    /// What programs have told readers of the screen.
    var announcements: [(notification: UIAccessibility.Notification, argument: Any?)] = []
    /// Whether the user wants less movement.
    var reducesMotion = false

    init() {}
}

extension ViewSide {
    /// What readers of the screen were told on one display, and what its user asks for.
    var accessibility: DisplayAccessibility { self[DisplayAccessibility.slot] }
}
