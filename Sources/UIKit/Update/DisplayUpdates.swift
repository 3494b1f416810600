/// Who is called around the updates of one display.
final class DisplayUpdates: DisplayPart {
    static let slot = PartSlot<DisplayUpdates>()

    /// Who has asked for a call before layout, once anybody has.
    var propertyUpdates: PropertyUpdates?
    /// The links that are called around updates, in the order in which they were switched on.
    var updateLinks: [UIUpdateLink] = []
    /// The update that is being made.
    var updateInfo: UIUpdateInfo?

    init() {}
}

extension ViewSide {
    /// Who is called around the updates of one display.
    var updates: DisplayUpdates { self[DisplayUpdates.slot] }
}
