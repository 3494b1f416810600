import CoreGraphics
public import Foundation
import QuartzCore

/// One finger on the screen, from the time when it comes down until it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Whether it began while the program took no touches: then no view and no recognizer gets it.
    final var isIgnored = false
    /// The stages of a touch.
    public enum Phase: Int, Sendable {
        /// The touch has just begun.
        case began = 0
        /// The touch has moved since the last event.
        case moved = 1
        /// The touch is down and has not moved since the last event.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The touch was cancelled, for example because a recognizer took it over or the window went away.
        case cancelled = 4
        /// A pointer has entered a region; touches are never in this phase.
        case regionEntered = 5
        /// A pointer moves over the view; touches are never in this phase.
        case regionMoved = 6
        /// A pointer has left the view; touches are never in this phase.
        case regionExited = 7
    }

    /// The properties of a touch that can be estimates, as with a stylus.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The raw bits, one for each property.
        public let rawValue: Int
        /// Makes a set from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force of the touch.
        public static let force = Properties(rawValue: 1)
        /// The direction of a stylus in the plane.
        public static let azimuth = Properties(rawValue: 2)
        /// The angle of a stylus to the plane.
        public static let altitude = Properties(rawValue: 4)
        /// The location of the touch.
        public static let location = Properties(rawValue: 8)
        /// The turn of a stylus about its axis.
        public static let roll = Properties(rawValue: 16)
    }

    /// The properties whose values are estimates; always empty, since no host estimates.
    open var estimatedProperties: Properties { [] }

    /// The estimated properties that get better values later; always empty.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The index by which a later value is matched with this touch; always nil.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// The things that can make a touch.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A surface apart from the screen, such as a remote control.
        case indirect = 1
        /// A pencil on the screen.
        case pencil = 2
        /// A pointer whose button is down.
        case indirectPointer = 3
    }

    /// When the touch last changed, in seconds of the display's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The stage that the touch has reached.
    open internal(set) var phase = Phase.began
    /// The number of times that the finger has come down at the same place in quick succession.
    open internal(set) var tapCount = 1
    /// The thing that makes the touch; `direct` at first.
    open internal(set) var type = TouchType.direct
    /// The radius of the touch, in points.
    open internal(set) var majorRadius: CGFloat = 20
    /// The window in which the touch began; the touch keeps it alive until its end.
    open internal(set) var window: UIWindow? {
        get { targets.window }
        set { targets.window = newValue }
    }
    /// The view in which the touch began; the touch keeps it alive until its end.
    open internal(set) var view: UIView? {
        get { targets.view }
        set { targets.view = newValue }
    }
    /// The recognizers that receive the touch; it keeps them alive until its end.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
        get { targets.recognizers }
        set { targets.recognizers = newValue }
    }
    private var targets = TouchTargets()
    /// The force; 1 is an ordinary touch.
    open internal(set) var force: CGFloat = 1
    /// The greatest value that ``force`` can have; always 1.
    open var maximumPossibleForce: CGFloat { 1 }
    /// By how much the radius may be wrong, in points.
    open var majorRadiusTolerance: CGFloat { 5 }
    /// The angle of a pencil to the screen, in radians: upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The direction in which a pencil leans, in radians; always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction in which a pencil leans, as a vector of length 1; always (1, 0).
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Which of the touches of its display it is.
    var number = 0
    /// The part of it that the view has received.
    var delivery = TouchDelivery.held
    /// Keeps it from its view for a while, as a scroll view around it asks.
    var contentDelay: GestureTimer?
    /// When it last changed before ``timestamp``.
    var previousTimestamp: TimeInterval = 0
    /// The buttons of the pointer that it stands for; those of a finger are the first one.
    var buttons = UIEvent.ButtonMask.primary
    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero

    /// The location of the touch in a view's coordinates; nil for the window's.
    open func location(in view: UIView?) -> CGPoint { converted(windowLocation, to: view) }

    /// The location of the touch before its last change, in a view's coordinates; nil for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { converted(previousWindowLocation, to: view) }

    /// The location of the touch with all precision that there is; the same as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The location before the last change with all precision that there is; the same as ``previousLocation(in:)``.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window, let view else { return point }
        return window.convert(point, to: view)
    }

    /// Keeps the window, the view and the recognizers alive no longer: the finger has left, or the display has ended.
    func letGo() { targets.isStrong = false }

    // MARK: Copies

    /// The touch as it was on its way from its last change to this one, at each of some places.
    func snapshots(_ way: [TouchSample]) -> [UITouch] {
        var last = TouchSample(point: previousWindowLocation, time: previousTimestamp)
        return way.map { sample in
            defer { last = sample }
            return snapshot(at: sample, after: last)
        }
    }

    /// A touch that is like this one, at another place.
    func snapshot(at sample: TouchSample, after last: TouchSample) -> UITouch {
        let copy = UITouch()
        (copy.phase, copy.tapCount, copy.type) = (phase, tapCount, type)
        (copy.window, copy.view, copy.gestureRecognizers) = (window, view, gestureRecognizers)
        (copy.majorRadius, copy.force, copy.buttons, copy.number) = (majorRadius, force, buttons, number)
        (copy.windowLocation, copy.timestamp) = (sample.point, sample.time)
        (copy.previousWindowLocation, copy.previousTimestamp) = (last.point, last.time)
        return copy
    }

    // MARK: Making touches

    /// Changes a touch on a window, as if the user had touched the screen there.
    ///
    /// This is an addition of this library: displays without a touch screen, tests and scripted programs make
    /// their touches by it. A finger that comes down is looked up by hit testing; what it does later goes to
    /// the same view. A finger that is not down can neither move nor leave: such calls do nothing. Each call is an event at once; the moves
    /// of hosts and scripts wait for the next refresh and are one.
    ///
    ///     UITouch.simulate(.began, at: CGPoint(x: 20, y: 30), in: window)
    ///     UITouch.simulate(.ended, at: CGPoint(x: 20, y: 30), in: window)
    ///
    /// ``TouchScript`` says what fingers do over a time.
    ///
    /// - Parameters:
    ///   - phase: What the finger does.
    ///   - point: Where, in the window's coordinates.
    ///   - window: The window.
    ///   - finger: Tells several fingers apart.
    public class func simulate(
        _ phase: Phase,
        at point: CGPoint,
        in window: UIWindow,
        finger: Int = 0
    ) {
        TouchInput.send([TouchInput.Change(finger: finger, phase: phase, point: point)], in: window)
    }

    /// Moves a pointer without a pressed button over a window, so that recognizers of hovering in the views under it react; nil for a
    /// pointer that leaves.
    ///
    /// - Parameter point: Where, in the window's coordinates; nil takes the pointer away.
    public class func simulateHover(at point: CGPoint?, in window: UIWindow) {
        HoverInput.move(to: point, in: window)
    }
}
