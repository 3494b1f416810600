/// Who is called around the updates of one display.
final class DisplayUpdates: DisplayPart {
    static let slot = PartSlot<DisplayUpdates>()

    /// The views and controllers that wait for a call before layout; nil until there is one.
    var propertyUpdates: PropertyUpdates?
    /// The links that are called around updates, in the order in which they were switched on.
    var updateLinks: [UIUpdateLink] = []
    /// The update that is being made.
    var updateInfo: UIUpdateInfo?

    init() {}
}

extension DisplayState {
    /// Who is called around the updates of one display.
    var updates: DisplayUpdates { self[DisplayUpdates.slot] }
}
