/// The transitions between controllers that run on one display.
final class RunningTransitions: DisplayPart {
    static let slot = PartSlot<RunningTransitions>()

    /// The transitions between controllers that run.
    var transitions: [ControllerTransition] = []

    init() {}

    func displayDidEnd() {
        for transition in transitions { transition.letGo() }
    }
}

extension DisplayState {
    /// The transitions between controllers that run on one display.
    var runningTransitions: RunningTransitions { self[RunningTransitions.slot] }
}
