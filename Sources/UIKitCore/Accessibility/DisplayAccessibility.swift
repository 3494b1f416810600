/// What readers of the screen were told on one display, and what its user asks for.
package final class DisplayAccessibility: DisplayPart {
    package static let slot = PartSlot<DisplayAccessibility>()

    /// The accessibility notifications that programs have posted.
    var announcements: [(notification: UIAccessibility.Notification, argument: Any?)] = []
    /// Whether the user wants less movement.
    package var reducesMotion = false

    package init() {}
}

extension DisplayState {
    /// What readers of the screen were told on one display, and what its user asks for.
    package var accessibility: DisplayAccessibility { self[DisplayAccessibility.slot] }
}
