import CoreGraphics
import Foundation
import QuartzCore

/// What fingers do in one moment on a window, made into an event: the one way in for windows, pages, scripts and tests.
@MainActor enum TouchInput {
    /// What a finger does.
    struct Change {
        var finger: Int
        var phase: UITouch.Phase
        var point: CGPoint
        var type = UITouch.TouchType.direct
        /// The buttons of the pointer that stands for the finger.
        var buttons = UIEvent.ButtonMask.primary
    }

    /// Brings what fingers do to a window, as one event, or as several if a finger does several things.
    ///
    /// A finger that is not down can neither move nor leave; one that is down and comes down is lifted first. Places that are not finite are
    /// not taken.
    ///
    /// - Parameter time: When it happened, in seconds of the display's clock; nil is now.
    static func send(_ changes: [Change], in window: UIWindow, at time: Double? = nil) {
        CoalescedMoves.send(.current)
        var (first, later): ([Change], [Change]) = ([], [])
        for change in changes {
            // What a finger does next is an event of its own.
            if first.contains(where: { $0.finger == change.finger }) {
                later.append(change)
            } else {
                first.append(change)
            }
        }
        sendOnce(first, in: window, at: time ?? CACurrentMediaTime())
        if !later.isEmpty { send(later, in: window, at: time) }
    }

    /// One event, in which each finger does one thing at most.
    ///
    /// - Parameter samples: Where fingers were on the way, by their numbers, the last place included.
    static func sendOnce(
        _ changes: [Change],
        in window: UIWindow,
        at time: Double,
        _ samples: [Int: [TouchSample]] = [:]
    ) {
        let state = DisplayState.current
        var changed: [UITouch] = []
        var ways: [UITouch: [UITouch]] = [:]
        for change in changes where change.point.x.isFinite && change.point.y.isFinite {
            if change.phase == .began, state.touchState.touches[change.finger] != nil {
                let cancelled = Change(finger: change.finger, phase: .cancelled, point: change.point)
                send([cancelled], in: window, at: time)
            }
            guard let touch = touch(for: change, in: window, state, at: time) else { continue }
            touch.phase = change.phase
            touch.previousTimestamp = change.phase == .began ? time : touch.timestamp
            touch.timestamp = samples[change.finger]?.last?.time ?? time
            ways[touch] = samples[change.finger].map(touch.snapshots)
            changed.append(touch)
        }
        guard !changed.isEmpty else { return }
        for other in state.touchState.touches.values where !changed.contains(where: { $0 === other }) {
            other.phase = .stationary
        }
        let event = UIEvent(touches: Set(state.touchState.touches.values), ways: ways)
        for touch in changed where touch.phase == .began {
            touch.view = window.hitTest(touch.windowLocation, with: event)
            touch.gestureRecognizers = GestureDelivery.recognizers(for: touch, event)
            HoverInput.end(state)
        }
        UIApplication.shared.sendEvent(event)
        for (finger, touch) in state.touchState.touches
        where touch.phase == .ended || touch.phase == .cancelled {
            state.touchState.touches[finger] = nil
            if touch.phase == .ended { state.touchState.lastTouch = touch }
            touch.letGo()
        }
    }

    private static func touch(
        for change: Change,
        in window: UIWindow,
        _ state: DisplayState,
        at time: Double
    ) -> UITouch? {
        if change.phase == .began {
            let touch = UITouch()
            touch.number = state.touchState.touchCount
            state.touchState.touchCount += 1
            touch.type = change.type
            touch.buttons = change.buttons
            touch.window = window
            (touch.windowLocation, touch.previousWindowLocation) = (change.point, change.point)
            touch.tapCount = tapCount(at: change.point, in: window, state, time)
            state.touchState.touches[change.finger] = touch
            return touch
        }
        guard let touch = state.touchState.touches[change.finger], touch.window === window else { return nil }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = change.point
        return touch
    }

    private static func tapCount(
        at point: CGPoint,
        in window: UIWindow,
        _ state: DisplayState,
        _ time: Double
    ) -> Int {
        guard let last = state.touchState.lastTouch, last.window === window,
            time - last.timestamp <= GestureLimits.countPause,
            last.windowLocation.distance(to: point) <= GestureLimits.countDistance
        else { return 1 }
        return last.tapCount + 1
    }
}
