/// The host that drives one display.
final class HostState: DisplayPart {
    static let slot = PartSlot<HostState>()

    /// The input of the host, once the display is joined to one.
    var hostInput: HostInputDelivery?

    init() {}
}

extension DisplayState {
    /// The host that drives one display.
    var host: HostState { self[HostState.slot] }
}
