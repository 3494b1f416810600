import Foundation

/// An event, or a moment that a recognizer has waited for, with all that it leads to: the actions are sent when every recognizer has seen it.
///
/// Source: uikit U114.
@MainActor enum GestureTurn {
    /// What a display keeps for its turns.
    struct State {
        /// How many turns are inside one another.
        var depth = 0
        /// Changes whose actions wait for the end of the turn, in order.
        var changes: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
        /// Recognizers that may have come to their end.
        var settling: [UIGestureRecognizer] = []
        /// Whether actions are being sent.
        var isSending = false
    }

    /// Runs a body as a turn; one inside of another is a part of it.
    static func perform(_ body: () -> Void) {
        let side = ViewSide.current
        side.gestureTurn.depth += 1
        body()
        side.gestureTurn.depth -= 1
        if side.gestureTurn.depth == 0 { finish(side) }
    }

    /// Records that a recognizer has reached a state for which its targets are called.
    static func note(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        let side = ViewSide.current
        side.gestureTurn.changes.append((recognizer, state))
        if side.gestureTurn.depth == 0 { finish(side) }
    }

    /// Notes that a recognizer may have come to its end.
    static func settle(_ recognizer: UIGestureRecognizer) {
        let side = ViewSide.current
        if !side.gestureTurn.settling.contains(where: { $0 === recognizer }) {
            side.gestureTurn.settling.append(recognizer)
        }
        if side.gestureTurn.depth == 0 { finish(side) }
    }

    private static func finish(_ side: ViewSide) {
        // Changes by actions are delivered in the same turn, after them.
        guard !side.gestureTurn.isSending else { return }
        side.gestureTurn.isSending = true
        while !side.gestureTurn.changes.isEmpty || !side.gestureTurn.settling.isEmpty {
            while !side.gestureTurn.changes.isEmpty {
                let change = side.gestureTurn.changes.removeFirst()
                change.recognizer.tellTargets(change.state)
            }
            let settling = side.gestureTurn.settling
            side.gestureTurn.settling = []
            for recognizer in settling { GestureArbiter.resetIfOver(recognizer) }
        }
        side.gestureTurn.isSending = false
        TouchGate.release(side)
    }
}
