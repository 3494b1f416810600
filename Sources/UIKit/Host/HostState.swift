/// The host that drives one display.
final class HostState: DisplayPart {
    static let slot = PartSlot<HostState>()

    /// What the host has told of the display, once it is joined to one.
    var hostInput: HostInputDelivery?

    init() {}
}

extension ViewSide {
    /// The host that drives one display.
    var host: HostState { self[HostState.slot] }
}
