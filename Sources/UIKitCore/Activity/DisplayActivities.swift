/// The activities of the user on one display.
final class DisplayActivities: DisplayPart {
    static let slot = PartSlot<DisplayActivities>()

    /// What the user is doing, in the program's words.
    var userActivities = UserActivities.State()

    init() {}
}

extension DisplayState {
    /// The activities of the user on one display.
    var activities: DisplayActivities { self[DisplayActivities.slot] }
}
