import CoreGraphics

/// The views of one display whose subviews are still to be resized.
final class PendingResizes: DisplayPart {
    static let slot = PartSlot<PendingResizes>()

    /// Size changes of views whose subviews are still to be resized.
    var pendingResizes: [(view: UIView, oldSize: CGSize)] = []
    /// Whether they are being resized.
    var isResizing = false

    init() {}
}

extension DisplayState {
    /// The views of one display whose subviews are still to be resized.
    var resizes: PendingResizes { self[PendingResizes.slot] }
}
