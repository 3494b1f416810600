import Foundation

/// Brings touches to views, as far as recognizers and other touches let them.
///
/// Source: uikit U111, U112.
@MainActor enum TouchDispatcher {
    /// Brings the touches of an event that have changed to their views.
    static func deliver(_ changed: [UITouch], _ event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            var told: [(view: UIView, touches: Set<UITouch>)] = []
            for touch in changed where touch.phase == phase {
                guard let view = touch.view, admits(touch, phase, event) else { continue }
                if let index = told.firstIndex(where: { $0.view === view }) {
                    told[index].touches.insert(touch)
                } else {
                    told.append((view, [touch]))
                }
            }
            for (view, touches) in told { send(touches, phase, event, to: view) }
        }
    }

    /// Whether the view gets a change now; records a change that it gets later, or not at all.
    private static func admits(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) -> Bool {
        switch (phase, touch.delivery) {
        case (.began, .held):
            if isWithheld(touch) {
                touch.delivery = .closed
                return false
            }
            if holdsBegan(touch) {
                hold(touch)
                return false
            }
            guard viewsAroundAdmit(touch, event) else {
                touch.delivery = .closed
                return false
            }
            touch.delivery = .open
            return true
        case (.moved, .open): return true
        case (.ended, .open):
            if holdsEnd(touch) {
                touch.delivery = .endHeld
                hold(touch)
                return false
            }
            touch.delivery = .closed
            return true
        case (.cancelled, .open), (.cancelled, .endHeld):
            touch.delivery = .closed
            return true
        case (.cancelled, .held):
            touch.delivery = .closed
            return false
        default: return false
        }
    }

    private static func hold(_ touch: UITouch) {
        let state = DisplayState.current
        if !state.touchState.heldTouches.contains(where: { $0 === touch }) {
            state.touchState.heldTouches.append(touch)
        }
    }

    /// A recognised gesture takes a touch away from its view.
    static func cancel(_ touch: UITouch) {
        let wasKnown = touch.delivery == .open || touch.delivery == .endHeld
        touch.delivery = .closed
        guard wasKnown, let view = touch.view else { return }
        let phase = touch.phase
        touch.phase = .cancelled
        view.touchesCancelled([touch], with: UIEvent(touches: [touch]))
        touch.phase = phase
    }

    /// Tells views what has waited and need not wait any longer.
    static func release(_ state: DisplayState) {
        guard !state.touchState.heldTouches.isEmpty else { return }
        for touch in state.touchState.heldTouches {
            guard let view = touch.view else { continue }
            if touch.delivery == .held, !holdsBegan(touch) {
                if viewsAroundAdmit(touch, UIEvent(touches: [touch])) {
                    touch.delivery = .open
                    tell(.began, of: touch, to: view)
                } else {
                    touch.delivery = .closed
                }
            }
            let hasLeft = touch.phase == .ended || touch.phase == .cancelled
            if hasLeft, touch.delivery == .open || touch.delivery == .endHeld, !holdsEnd(touch) {
                touch.delivery = .closed
                tell(touch.phase, of: touch, to: view)
            }
        }
        state.touchState.heldTouches.removeAll { touch in
            touch.delivery == .closed || touch.delivery == .open && touch.phase != .ended
        }
    }

    private static func tell(_ phase: UITouch.Phase, of touch: UITouch, to view: UIView) {
        let known = touch.phase
        touch.phase = phase
        send([touch], phase, UIEvent(touches: [touch]), to: view)
        touch.phase = known
    }

    private static func send(
        _ touches: Set<UITouch>,
        _ phase: UITouch.Phase,
        _ event: UIEvent,
        to view: UIView
    ) {
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        default: view.touchesCancelled(touches, with: event)
        }
    }

    // MARK: Held touches

    /// Whether the views around a view let it hear of a touch.
    private static func viewsAroundAdmit(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard let view = touch.view else { return false }
        var current = view.superview
        while let next = current {
            if !next.admits(touch, with: event, to: view) { return false }
            current = next.superview
        }
        return true
    }

    /// Whether other touches keep the view from this one: those before it, and those that their views know of.
    ///
    /// Of touches that begin in one event the first one counts. Source: uikit U111.
    private static func isWithheld(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        for other in DisplayState.current.touchState.touches.values
        where other !== touch && other.delivery != .closed
            && (other.number < touch.number || other.delivery != .held)
        {
            if other.view === view {
                if !view.isMultipleTouchEnabled { return true }
            } else if view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false {
                return true
            }
        }
        return false
    }

    private static func holdsBegan(_ touch: UITouch) -> Bool {
        if touch.contentDelay != nil, touch.phase != .ended { return true }
        return touch.gestureRecognizers?.contains {
            $0.delaysTouchesBegan && GestureArbiter.isActive($0)
        } ?? false
    }

    private static func holdsEnd(_ touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains {
            $0.delaysTouchesEnded && GestureArbiter.isActive($0)
                && ($0.stage.isWaiting || !$0.stage.pending.isEmpty)
        } ?? false
    }
}
