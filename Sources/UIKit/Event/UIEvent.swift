import AgateDisplay
import CoreGraphics
public import Foundation
import QuartzCore

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
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause.
        case remoteControlTogglePlayPause = 103
        /// To the next piece.
        case remoteControlNextTrack = 104
        /// To the piece before.
        case remoteControlPreviousTrack = 105
        /// Go back fast.
        case remoteControlBeginSeekingBackward = 106
        /// Stop going back.
        case remoteControlEndSeekingBackward = 107
        /// Go on fast.
        case remoteControlBeginSeekingForward = 108
        /// Stop going on fast.
        case remoteControlEndSeekingForward = 109
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
    /// The changes of touches that the event sums up; the last of each is where the touch is now.
    private let ways: [UITouch: [UITouch]]
    private let kind: EventType
    private let time: TimeInterval

    init(touches: Set<UITouch>, ways: [UITouch: [UITouch]] = [:]) {
        self.touches = touches
        self.ways = ways
        kind = .touches
        time = touches.map(\.timestamp).max() ?? 0
        super.init()
    }

    /// An event without touches.
    init(_ kind: EventType, at time: TimeInterval) {
        touches = []
        ways = [:]
        self.kind = kind
        self.time = time
        super.init()
    }

    /// The kind.
    open var type: EventType { kind }

    /// The kind within the kind.
    open var subtype: EventSubtype { .none }

    /// When it happened, in seconds of the display's clock.
    open var timestamp: TimeInterval { time }

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

    /// The changes of a touch that the event sums up, in order, each with its own place and time; nil for a touch that is not in the event.
    ///
    /// The moves of a finger between two refreshes of the display are one event. The last of these touches is where the touch itself is; a
    /// touch that has changed once has that one alone. They are copies, to be told apart from the touch.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        return ways[touch]
            ?? touch.snapshots([TouchSample(point: touch.windowLocation, time: touch.timestamp)])
    }

    /// Where a touch that moves is likely to be up to one refresh later, if it goes on as it has since the last event; nil for a touch that is
    /// not in the event.
    ///
    /// There are as many as ``coalescedTouches(for:)`` gives, evenly spaced in time. Touches that do not move predict nothing, and neither do
    /// moves that took no time.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        let elapsed = touch.timestamp - touch.previousTimestamp
        guard touch.phase == .moved, elapsed > 0 else { return [] }
        let count = ways[touch]?.count ?? 1
        let ahead = min(elapsed, 1 / DisplayContext.current.display.refreshRate)
        let (from, to) = (touch.previousWindowLocation, touch.windowLocation)
        var last = TouchSample(point: to, time: touch.timestamp)
        return (1...count).map { index in
            let part = ahead / elapsed * Double(index) / Double(count)
            let point = CGPoint(x: to.x + (to.x - from.x) * part, y: to.y + (to.y - from.y) * part)
            let next = TouchSample(point: point, time: touch.timestamp + part * elapsed)
            defer { last = next }
            return touch.snapshot(at: next, after: last)
        }
    }

    /// The buttons of the pointer that are down; a finger counts as the first one.
    open var buttonMask: ButtonMask { touches.reduce(into: []) { $0.formUnion($1.buttons) } }

    /// The keys that were held when it happened, as the host of the display has told.
    open var modifierFlags: UIKeyModifierFlags { heldKeys }

    private let heldKeys = ViewSide.current.keys.heldKeys

    private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isWanted)
        return found.isEmpty ? nil : found
    }
}
