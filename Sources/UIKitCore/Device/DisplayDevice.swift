/// The device that one display simulates.
final class DisplayDevice: DisplayPart {
    static let slot = PartSlot<DisplayDevice>()

    /// The device that programs find, if there is to be one.
    var device: SimulatedDevice?
    /// How the display is being turned, while it is.
    var turn: InterfaceTurn?
    /// How often a device would have been felt, by what.
    var feedback: [String: Int] = [:]

    init() {}
}

extension DisplayState {
    /// The device that one display simulates.
    var deviceState: DisplayDevice { self[DisplayDevice.slot] }
}
