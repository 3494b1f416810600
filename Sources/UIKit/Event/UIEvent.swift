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
        /// A wheel or a trackpad scrolls.
        case scroll = 10
        /// A pointer moves while no button is down.
        case hover = 11
        /// Fingers on a trackpad pinch or turn.
        case transform = 14
    }

    /// The kinds within a kind.
    public enum EventSubtype: Int, Sendable {
        /// None.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes buttons from their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The first button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second button.
        public static let secondary = ButtonMask(rawValue: 2)

        /// A button by its number, from 1 on; none for numbers below 1 or above 63.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...63).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
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

    /// Where a touch that moves is likely to be next: as far on as it has come last.
    ///
    /// Others predict nothing.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touch.phase == .moved else { return [] }
        let next = UITouch()
        (next.window, next.view, next.phase, next.timestamp) = (
            touch.window, touch.view, .moved, touch.timestamp
        )
        next.previousWindowLocation = touch.windowLocation
        next.windowLocation = CGPoint(
            x: 2 * touch.windowLocation.x - touch.previousWindowLocation.x,
            y: 2 * touch.windowLocation.y - touch.previousWindowLocation.y
        )
        return [next]
    }

    /// The buttons of the pointer: the first one while a touch is down.
    open var buttonMask: ButtonMask { touches.isEmpty ? [] : .primary }

    /// The keys that are held down; none is told.
    open var modifierFlags: UIKeyModifierFlags { [] }

    private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isWanted)
        return found.isEmpty ? nil : found
    }
}
