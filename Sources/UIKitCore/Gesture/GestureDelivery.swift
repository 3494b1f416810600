import Foundation

/// Brings touches to recognizers.
///
/// Source: uikit U112, U115.
@MainActor enum GestureDelivery {
    /// The recognizers of a view and of those around it that take a touch, the deepest view's and the last added first.
    ///
    /// GUESS gesture-order: that is the order in which they see it.
    static func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var current = touch.view
        while let view = current {
            for recognizer in (view.gestureStorage ?? []).reversed() where takes(recognizer, touch, event) {
                result.append(recognizer)
            }
            current = view.superview
        }
        return result
    }

    private static func takes(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        let stage = recognizer.stage
        // A gesture that is over goes on when all its touches have left.
        guard recognizer.isEnabled,
            stage.state == .possible || recognizer.hasRecognized && stage.state != .ended,
            recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
            recognizer.shouldReceive(event)
        else { return false }
        if recognizer.requiresExclusiveTouchType, let first = stage.touches.first, first.type != touch.type {
            return false
        }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    /// Brings the touches of an event that have changed to one recognizer.
    static func deliver(_ changed: [UITouch], _ event: UIEvent, to recognizer: UIGestureRecognizer) {
        let stage = recognizer.stage
        let own = changed.filter { touch in
            touch.gestureRecognizers?.contains { $0 === recognizer } ?? false
        }
        guard !own.isEmpty else { return }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let touches = own.filter { $0.phase == phase }
            guard !touches.isEmpty else { continue }
            if phase == .began {
                // What never came to an end has no gesture to go on with.
                if stage.touches.isEmpty, stage.state == .possible, !stage.isWaiting, stage.pending.isEmpty {
                    stage.sessionTouches = []
                }
                stage.touches += touches
                stage.sessionTouches += touches
            }
            stage.lastCentroid = stage.centroid
            // What has failed, or has ended, sees no more of its touches.
            if recognizer.isEnabled,
                stage.state == .possible || stage.state == .began || stage.state == .changed
            {
                send(Set(touches), phase, event, to: recognizer)
            }
            if phase == .ended || phase == .cancelled {
                stage.touches.removeAll { touch in touches.contains { $0 === touch } }
            }
        }
        if stage.touches.isEmpty { GestureTransaction.settle(recognizer) }
    }

    private static func send(
        _ touches: Set<UITouch>,
        _ phase: UITouch.Phase,
        _ event: UIEvent,
        to recognizer: UIGestureRecognizer
    ) {
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        default: recognizer.touchesCancelled(touches, with: event)
        }
    }

    /// A recognizer no longer has a touch.
    static func drop(_ touch: UITouch, of recognizer: UIGestureRecognizer) {
        recognizer.stage.touches.removeAll { $0 === touch }
        GestureTransaction.settle(recognizer)
    }

    /// A recognizer has left its view or was switched off: a gesture that has begun is cancelled, another one fails.
    static func abandon(_ recognizer: UIGestureRecognizer) {
        let stage = recognizer.stage
        guard !stage.sessionTouches.isEmpty || stage.isWaiting || !stage.pending.isEmpty else { return }
        for touch in stage.sessionTouches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
        stage.touches = []
        switch stage.state {
        case .possible: GestureArbiter.fail(recognizer)
        case .began, .changed: GestureArbiter.change(recognizer, to: .cancelled)
        // Its gesture is over.
        case .ended, .cancelled, .failed: break
        }
        GestureTransaction.settle(recognizer)
    }
}
