import Foundation
import QuartzCore

/// Decides which recognizers may recognise, and what that means for the others that see the same touches.
///
/// Source: uikit U114, U115.
@MainActor enum GestureArbiter {
    /// A recognizer wants to be in another state.
    static func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        switch (recognizer.stage.state, state) {
        case (.possible, .began), (.possible, .ended): recognize(recognizer, state)
        case (.possible, .changed) where !recognizer.stage.pending.isEmpty: break
        case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
        case (.began, .changed), (.changed, .changed): move(recognizer, to: .changed)
        case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            move(recognizer, to: state)
            GestureTransaction.settle(recognizer)
        case (.began, .failed), (.changed, .failed):
            move(recognizer, to: .cancelled)
            GestureTransaction.settle(recognizer)
        case (let now, let wanted) where now == wanted: break
        // A delegate, another gesture or the end of the touches has decided meanwhile: no mistake of who sets the state.
        case (.failed, _), (.cancelled, _): break
        case (.possible, .changed) where recognizer.stage.touches.isEmpty: break
        case (let now, let wanted):
            AnimationDiagnostics.report(
                mistake: "[Gestures] \(type(of: recognizer)) cannot come from \(now) to \(wanted)"
            )
        }
    }

    /// Whether the recognizer has something to wait for: touches that are down, or taps that may follow.
    static func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
        let stage = recognizer.stage
        return stage.state == .possible && recognizer.isEnabled
            && (!stage.touches.isEmpty || stage.isWaiting || !stage.pending.isEmpty)
    }

    // MARK: Recognising

    private static func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let stage = recognizer.stage
        guard stage.pending.isEmpty else {
            // A gesture that waits has ended meanwhile.
            if state == .ended, stage.pending.last == .began { stage.pending.append(.ended) }
            return
        }
        guard recognizer.mayBegin else { return fail(recognizer) }
        attempt(recognizer, [state])
    }

    /// Recognises, waits or fails.
    private static func attempt(_ recognizer: UIGestureRecognizer, _ states: [UIGestureRecognizer.State]) {
        let required = requirements(of: recognizer)
        if required.contains(where: \.hasRecognized) { return fail(recognizer) }
        if required.contains(where: isActive) {
            recognizer.stage.pending = states
            GestureInspection.note(
                recognizer,
                states.last ?? .possible,
                waitsFor: required.filter(isActive)
            )
            let displayState = DisplayState.current
            if !displayState.gestures.waitingRecognizers.contains(where: { $0 === recognizer }) {
                displayState.gestures.waitingRecognizers.append(recognizer)
            }
            return
        }
        for other in related(to: recognizer) where other.hasRecognized {
            if excludes(other, recognizer) { return fail(recognizer) }
        }
        stopWaiting(recognizer)
        for state in states { move(recognizer, to: state) }
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.stage.sessionTouches { TouchDispatcher.cancel(touch) }
        }
        let others = related(to: recognizer) + DisplayState.current.gestures.waitingRecognizers
        for other in others where other !== recognizer && other.stage.state == .possible {
            let isConcerned = other.stage.pending.isEmpty ? shareTouches(recognizer, other) : true
            guard isConcerned, sharesView(recognizer, other) else { continue }
            if excludes(recognizer, other) { fail(other) }
        }
        resumeWaiting(after: recognizer)
        if states.last == .ended { GestureTransaction.settle(recognizer) }
    }

    private static func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        let change = KeyValueChange.begin("state", of: recognizer, from: recognizer.stage.state.rawValue)
        recognizer.stage.state = state
        change?.end(at: state.rawValue)
        GestureInspection.note(recognizer, state)
        GestureTransaction.note(state, of: recognizer)
    }

    /// The touches are not the recognizer's gesture.
    static func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.stage.state == .possible else { return }
        stopWaiting(recognizer)
        recognizer.stage.state = .failed
        GestureInspection.note(recognizer, .failed)
        resumeWaiting(after: recognizer)
        GestureTransaction.settle(recognizer)
    }

    // MARK: Waiting

    private static func stopWaiting(_ recognizer: UIGestureRecognizer) {
        recognizer.stage.pending = []
        DisplayState.current.gestures.waitingRecognizers.removeAll { $0 === recognizer }
    }

    /// Looks again at recognizers that wait for others to fail.
    private static func resumeWaiting(after changed: UIGestureRecognizer) {
        for waiting in DisplayState.current.gestures.waitingRecognizers where waiting !== changed {
            guard requirements(of: waiting).contains(where: { $0 === changed }) else { continue }
            let states = waiting.stage.pending
            guard !states.isEmpty else { continue }
            waiting.stage.pending = []
            attempt(waiting, states)
        }
    }

    /// The recognizers that must fail before one may recognise.
    private static func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var found = recognizer.stage.required.compactMap(\.object)
        for other in related(to: recognizer) where other !== recognizer {
            guard !found.contains(where: { $0 === other }), requires(recognizer, other) else { continue }
            found.append(other)
        }
        return found
    }

    /// Whether one must wait for another, by their classes and delegates: found once for each gesture.
    private static func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        let name = ObjectIdentifier(other)
        if let known = recognizer.stage.answers[name] { return known }
        let answer =
            recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
        recognizer.stage.answers[name] = answer
        return answer
    }

    // MARK: Exclusion

    /// The recognizers that see a touch of this one's gesture.
    private static func related(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in recognizer.stage.sessionTouches {
            for other in touch.gestureRecognizers ?? [] where other !== recognizer {
                if !found.contains(where: { $0 === other }) { found.append(other) }
            }
        }
        return found
    }

    private static func shareTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.stage.sessionTouches.contains { touch in
            other.stage.sessionTouches.contains { $0 === touch } || other.stage.sessionTouches.isEmpty
        }
    }

    /// Whether the view of one is the other's, or around or inside of it.
    private static func sharesView(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard let view = one.view, let otherView = other.view else { return false }
        return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
    }

    /// Whether a recognizer that has recognised keeps another one from it.
    private static func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
        let isAllowed =
            winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) ?? false
        return !isAllowed
    }

    // MARK: The end

    /// Makes a recognizer possible again whose gesture is over and whose touches have left.
    static func resetIfOver(_ recognizer: UIGestureRecognizer) {
        let stage = recognizer.stage
        guard stage.state != .possible, stage.state != .began, stage.state != .changed, stage.touches.isEmpty
        else { return }
        recognizer.reset()
        stage.endSession()
        GestureInspection.note(recognizer, .possible)
    }
}
