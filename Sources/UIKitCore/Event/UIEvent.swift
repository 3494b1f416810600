import AgateDisplay
import CoreGraphics
public import Foundation
import QuartzCore

/// An event: touches, keys or other input of one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The sources that an event can have.
    public enum EventType: Int, Sendable {
        /// Touches of fingers, pencils or a pointer's pressed button.
        case touches = 0
        /// A movement of the device, such as shaking.
        case motion = 1
        /// A button of a remote control or of headphones.
        case remoteControl = 2
        /// Keys of a keyboard or buttons of a remote control were pressed or released.
        case presses = 3
        /// A wheel or a trackpad scrolls the content.
        case scroll = 10
        /// A pointer moves while no button is down.
        case hover = 11
        /// Fingers on a trackpad pinch or turn.
        case transform = 14
    }

    /// The kinds of motion and remote control events.
    public enum EventSubtype: Int, Sendable {
        /// The event has no subtype, as those of touches.
        case none = 0
        /// The device was shaken; hosts of windows do not send it.
        case motionShake = 1
        /// The button that begins playing.
        case remoteControlPlay = 100
        /// The button that pauses playing.
        case remoteControlPause = 101
        /// The button that ends playing.
        case remoteControlStop = 102
        /// The button that begins playing while paused, and else pauses.
        case remoteControlTogglePlayPause = 103
        /// The button that skips to the next track.
        case remoteControlNextTrack = 104
        /// The button that goes back to the track before.
        case remoteControlPreviousTrack = 105
        /// The button for going back fast was pressed.
        case remoteControlBeginSeekingBackward = 106
        /// The button for going back fast was released.
        case remoteControlEndSeekingBackward = 107
        /// The button for going on fast was pressed.
        case remoteControlBeginSeekingForward = 108
        /// The button for going on fast was released.
        case remoteControlEndSeekingForward = 109
    }

    /// A set of a pointer's buttons.
    public struct ButtonMask: OptionSet, Sendable {
        /// The raw bits, one for each button; the first button is bit 0.
        public let rawValue: Int

        /// Makes a set from raw bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The first button, usually the left one.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second button, usually the right one.
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

    /// Makes an event of no touches, at time 0; such events come from no display.
    public override convenience init() { self.init(touches: []) }

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

    /// The source of the event.
    open var type: EventType { kind }

    /// The kind of a motion or remote control event; always `none` here.
    open var subtype: EventSubtype { .none }

    /// When it happened, in seconds of the display's clock.
    open var timestamp: TimeInterval { time }

    /// All touches that are down, and those that have just ended; empty for an event without touches.
    open var allTouches: Set<UITouch>? { touches }

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

    /// The touches of the event that a recognizer receives; nil for none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        some { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// The changes of a touch that the event sums up, in order, each with its own place and time; nil for a touch that is not in the event.
    ///
    /// The moves of a finger between two refreshes of the display are one event. The last of these touches is where the touch itself
    /// is; a touch that has changed once has that one alone. They are copies, which are not equal to the touch.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        return ways[touch]
            ?? touch.snapshots([TouchSample(point: touch.windowLocation, time: touch.timestamp)])
    }

    /// The positions that a moving touch is likely to have up to one refresh later, by its last movement; nil for a touch that is not
    /// in the event.
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

    /// The modifier keys that were down when the event happened, as the host of the display has reported them.
    open var modifierFlags: UIKeyModifierFlags { heldKeys }

    private let heldKeys = DisplayState.current.keys.heldKeys

    private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isWanted)
        return found.isEmpty ? nil : found
    }
}
