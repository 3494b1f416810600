public import Foundation

/// What has happened: the touches of one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of event.
    public enum EventType: Int, Sendable {
        /// Touches.
        case touches = 0
        /// The device was moved.
        case motion = 1
        /// A remote was used.
        case remoteControl = 2
        /// Keys were pressed.
        case presses = 3
    }

    /// The kinds within a kind.
    public enum EventSubtype: Int, Sendable {
        /// None.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    private let touches: Set<UITouch>

    init(touches: Set<UITouch>) {
        self.touches = touches
        super.init()
    }

    /// The kind.
    open var type: EventType { .touches }

    /// The kind within the kind.
    open var subtype: EventSubtype { .none }

    /// When it happened, in seconds of the display's clock.
    open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }

    /// All touches that are down.
    open var allTouches: Set<UITouch>? { touches }

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

    /// The touches that a recognizer gets.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        some { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// The changes of a touch that this one sums up: itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    /// The changes of a touch that are likely to come: none.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isWanted)
        return found.isEmpty ? nil : found
    }
}

/// Brings the touches of an event to recognizers, views and the responders behind them.
@MainActor enum EventDelivery {
    static func deliver(_ event: UIEvent, to window: UIWindow) {
        let touches = event.touches(for: window) ?? []
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let inPhase = touches.filter { $0.phase == phase }
            for touch in inPhase.sorted(by: { $0.timestamp < $1.timestamp }) {
                deliver(touch, phase, event)
            }
        }
    }

    private static func deliver(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
        let set: Set<UITouch> = [touch]
        var takesTouch = false
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.isEnabled {
            let before = recognizer.state
            switch phase {
            case .began: recognizer.touchesBegan(set, with: event)
            case .moved: recognizer.touchesMoved(set, with: event)
            case .ended: recognizer.touchesEnded(set, with: event)
            default: recognizer.touchesCancelled(set, with: event)
            }
            if before != .ended, recognizer.hasRecognized, recognizer.cancelsTouchesInView {
                takesTouch = true
            }
        }
        guard let view = touch.view else { return }
        switch phase {
        case .began: view.touchesBegan(set, with: event)
        case .moved: view.touchesMoved(set, with: event)
        case .ended where !takesTouch: view.touchesEnded(set, with: event)
        default: view.touchesCancelled(set, with: event)
        }
        for recognizer in touch.gestureRecognizers ?? [] where phase == .ended || phase == .cancelled {
            recognizer.finishTouch()
        }
    }
}
