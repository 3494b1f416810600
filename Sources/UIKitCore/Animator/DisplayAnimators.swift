/// The property animators that run on one display.
final class DisplayAnimators: DisplayPart {
    static let slot = PartSlot<DisplayAnimators>()

    /// The property animators that are active, by their runs.
    var activeAnimators: [ObjectIdentifier: AnyObject] = [:]

    init() {}
}

extension DisplayState {
    /// The property animators that run on one display.
    var animators: DisplayAnimators { self[DisplayAnimators.slot] }
}
