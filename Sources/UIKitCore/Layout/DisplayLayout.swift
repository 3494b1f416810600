/// The solver of constraints of one display, and its safe areas.
final class DisplayLayout: DisplayPart {
    static let slot = PartSlot<DisplayLayout>()

    /// The solver of constraints, once a view needs it.
    var layoutHost: LayoutHost?
    /// Whether any view has a safe area.
    var usesSafeAreas = false

    init() {}
}

extension DisplayState {
    /// The solver of constraints of one display, and its safe areas.
    var layout: DisplayLayout { self[DisplayLayout.slot] }
}
