/// The touches of one display.
final class DisplayTouches: DisplayPart {
    static let slot = PartSlot<DisplayTouches>()

    /// The touches that are down, by the number of the finger.
    var touches: [Int: UITouch] = [:]
    /// How many touches there have been.
    var touchCount = 0
    /// Moves of fingers that wait for the next refresh.
    var coalescedMoves: [CoalescedMoves.Move] = []
    /// The touch that has left last.
    var lastTouch: UITouch?
    /// Touches that their views get later.
    var heldTouches: [UITouch] = []
    /// How many responders are inside one another that pass on touches, and what waits for them to return.
    var passDepth = 0
    var waitingPasses: [() -> Void] = []

    init() {}

    var isInUse: Bool { !touches.isEmpty }

    func displayDidEnd() {
        for touch in touches.values { touch.letGo() }
    }
}

extension DisplayState {
    /// The touches of one display.
    var touchState: DisplayTouches { self[DisplayTouches.slot] }
}
