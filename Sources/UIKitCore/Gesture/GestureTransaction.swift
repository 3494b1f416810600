import Foundation

/// An event, or a moment that a recognizer has waited for, with all that it leads to: the actions are sent when every recognizer has seen it.
///
/// Source: uikit U114.
@MainActor enum GestureTransaction {
    /// What a display keeps for its transactions.
    struct State {
        /// How many transactions are inside one another.
        var depth = 0
        /// Changes whose actions wait for the end of the transaction, in order.
        var changes: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
        /// Recognizers that may have come to their end.
        var settling: [UIGestureRecognizer] = []
        /// Whether actions are being sent.
        var isSending = false
    }

    /// Runs a body as a transaction; one inside of another is a part of it.
    static func perform(_ body: () -> Void) {
        let displayState = DisplayState.current
        displayState.gestures.gestureTransaction.depth += 1
        body()
        displayState.gestures.gestureTransaction.depth -= 1
        if displayState.gestures.gestureTransaction.depth == 0 { finish(displayState) }
    }

    /// Records that a recognizer has reached a state for which its targets are called.
    static func note(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        let displayState = DisplayState.current
        displayState.gestures.gestureTransaction.changes.append((recognizer, state))
        if displayState.gestures.gestureTransaction.depth == 0 { finish(displayState) }
    }

    /// Notes that a recognizer may have come to its end.
    static func settle(_ recognizer: UIGestureRecognizer) {
        let displayState = DisplayState.current
        if !displayState.gestures.gestureTransaction.settling.contains(where: { $0 === recognizer }) {
            displayState.gestures.gestureTransaction.settling.append(recognizer)
        }
        if displayState.gestures.gestureTransaction.depth == 0 { finish(displayState) }
    }

    private static func finish(_ displayState: DisplayState) {
        // Changes that actions make are sent in the same transaction, after them.
        guard !displayState.gestures.gestureTransaction.isSending else { return }
        displayState.gestures.gestureTransaction.isSending = true
        while !displayState.gestures.gestureTransaction.changes.isEmpty
            || !displayState.gestures.gestureTransaction.settling.isEmpty
        {
            while !displayState.gestures.gestureTransaction.changes.isEmpty {
                let change = displayState.gestures.gestureTransaction.changes.removeFirst()
                change.recognizer.tellTargets(change.state)
            }
            let settling = displayState.gestures.gestureTransaction.settling
            displayState.gestures.gestureTransaction.settling = []
            for recognizer in settling { GestureArbiter.resetIfOver(recognizer) }
        }
        displayState.gestures.gestureTransaction.isSending = false
        TouchDispatcher.release(displayState)
    }
}
