/// Whether appearance proxies work on one display.
final class DisplayAppearance: DisplayPart {
    static let slot = PartSlot<DisplayAppearance>()

    /// Whether appearance proxies are giving an object their values.
    var isApplyingAppearance = false

    init() {}
}

extension DisplayState {
    /// Whether appearance proxies work on one display.
    var appearance: DisplayAppearance { self[DisplayAppearance.slot] }
}
