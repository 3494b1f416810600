/// The responder that keys of one display go to.
final class DisplayResponders: DisplayPart {
    static let slot = PartSlot<DisplayResponders>()

    /// The responder that gets keys and actions without a target, if there is one.
    weak var firstResponder: UIResponder?

    init() {}
}

extension DisplayState {
    /// The responder that keys of one display go to.
    var responders: DisplayResponders { self[DisplayResponders.slot] }
}
