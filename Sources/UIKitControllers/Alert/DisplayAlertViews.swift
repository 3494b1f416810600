import UIKitCore

/// The alert views that a display shows, which nothing else has to keep.
final class DisplayAlertViews: DisplayPart {
    static let slot = PartSlot<DisplayAlertViews>()

    var shown: [ObjectIdentifier: UIAlertView] = [:]

    init() {}

    var isInUse: Bool { !shown.isEmpty }

    @MainActor func displayDidEnd() { shown = [:] }
}

extension DisplayState {
    /// The alert views that are shown.
    var alertViews: DisplayAlertViews { self[DisplayAlertViews.slot] }
}
