/// The gestures on one display.
final class DisplayGestures: DisplayPart {
    static let slot = PartSlot<DisplayGestures>()

    /// What waits for the end of an event.
    var gestureTransaction = GestureTransaction.State()
    /// Recognizers that wait for others to fail.
    var waitingRecognizers: [UIGestureRecognizer] = []
    /// The observer of recognizers' states.
    var gestureObserver: ((InspectedGestureChange) -> Void)?
    /// The recognizers that the pointer is over.
    var hovered: [UIHoverGestureRecognizer] = []
    /// The gesture that a wheel or a trackpad makes.
    var pointerBurst: PointerGestures.Burst?

    init() {}
}

extension DisplayState {
    /// The gestures on one display.
    var gestures: DisplayGestures { self[DisplayGestures.slot] }
}
