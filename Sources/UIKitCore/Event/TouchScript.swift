import CoreGraphics
public import Foundation
import QuartzCore

/// A recording of touches over time, to be played into a window: an addition of ours.
///
/// Tests drive gestures with it, the gallery its programs, and what a person has done on a screen is kept in one. Played into a window of a
/// ``ManualDisplay`` it does the same at the same times in every run.
///
///     var script = TouchScript()
///     script.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: 0.3)
///     script.wait(1)
///     script.tap(at: CGPoint(x: 40, y: 40))
///     script.play(in: window)
///     display.advance(by: script.duration)
public struct TouchScript: Sendable, Hashable, Codable {
    /// One change of a touch at a time.
    public struct Step: Sendable, Hashable, Codable {
        /// The time of the step, in seconds after the beginning of the script.
        public var time: Double
        /// The number of the finger, from 0; steps with the same number belong to one touch.
        public var finger: Int
        /// The raw value of the touch's phase: began, moved, ended or cancelled; −1 where a wheel is turned.
        public var phase: Int
        /// The place in the window, in points.
        public var x, y: Double
        /// The turn of a wheel in this step; nil for fingers.
        public var wheel: Wheel?
    }

    /// A turn of a wheel, or a stroke on a trackpad.
    public struct Wheel: Sendable, Hashable, Codable {
        /// The distance by which the content scrolls to the left and up, in points.
        public var x, y: Double
        /// Whether the content follows without an animation, as with a trackpad.
        public var isPrecise: Bool
    }

    /// The steps, in the order of their times.
    ///
    /// Steps of one time are one event.
    public private(set) var steps: [Step] = []

    /// The time at which the next step begins, in seconds: the end of the last one, unless ``wait(_:)`` has moved it.
    public private(set) var duration = 0.0

    /// The number of samples per second that a moving finger is recorded with; 120 at first.
    public var samplesPerSecond = 120.0

    /// Makes a script without steps, of a duration of 0.
    public init() {}

    /// Makes a script and lets a closure write its steps.
    public init(_ write: (inout TouchScript) -> Void) {
        write(&self)
    }

    // MARK: Writing

    /// Moves ``duration`` on by a number of seconds; one that is negative or not finite is ignored.
    public mutating func wait(_ seconds: Double) { duration += Self.length(seconds) }

    /// Adds a step in which a finger comes down, at ``duration``; the point is in window coordinates, in points.
    public mutating func press(at point: CGPoint, finger: Int = 0) { add(.began, point, finger, duration) }

    /// A finger that is down moves straight to a point, with no change of speed.
    ///
    /// - Parameters:
    ///   - seconds: How long it takes; 0 is a jump.
    public mutating func move(to point: CGPoint, over seconds: Double, finger: Int = 0) {
        move([finger: point], over: seconds)
    }

    /// Moves fingers that are down straight to points, all in the same time, in seconds.
    public mutating func move(_ points: [Int: CGPoint], over seconds: Double) {
        let length = Self.length(seconds)
        let rate = samplesPerSecond.isFinite && samplesPerSecond > 0 ? min(samplesPerSecond, 1000) : 120
        let count = max(1, min(100_000, Int((length * rate).rounded())))
        let starts = points.keys.reduce(into: [Int: CGPoint]()) { $0[$1] = place(of: $1) }
        for index in 1...count {
            let part = Double(index) / Double(count)
            for (finger, point) in points.sorted(by: { $0.key < $1.key }) {
                let start = starts[finger] ?? point
                let between = CGPoint(
                    x: start.x + (point.x - start.x) * part,
                    y: start.y + (point.y - start.y) * part
                )
                add(.moved, between, finger, duration + length * part)
            }
        }
        duration += length
    }

    /// Adds a step in which a finger is lifted where it is, at ``duration``; without a touch of that finger at (0, 0).
    public mutating func release(finger: Int = 0) {
        add(.ended, place(of: finger) ?? .zero, finger, duration)
    }

    /// Cancels the touch of a finger where it is, as the system does when a call comes in.
    public mutating func cancel(finger: Int = 0) {
        add(.cancelled, place(of: finger) ?? .zero, finger, duration)
    }

    /// Adds a tap: a finger comes down at a point and is lifted after the contact time, in seconds.
    ///
    /// - Parameter contact: How long it stays, in seconds.
    public mutating func tap(at point: CGPoint, contact: Double = 0.08, finger: Int = 0) {
        press(at: point, finger: finger)
        wait(contact)
        release(finger: finger)
    }

    /// Adds a drag: a finger comes down, moves straight to another point and is lifted.
    ///
    /// - Parameters:
    ///   - seconds: How long it moves.
    ///   - rest: How long it stays before it leaves: after a tenth of a second it has no speed any more.
    public mutating func drag(
        from start: CGPoint,
        to end: CGPoint,
        over seconds: Double,
        rest: Double = 0,
        finger: Int = 0
    ) {
        press(at: start, finger: finger)
        move(to: end, over: seconds, finger: finger)
        wait(rest)
        release(finger: finger)
    }

    /// Adds a pinch: two fingers come down around a point, move apart or together, turn, and are lifted.
    ///
    /// - Parameters:
    ///   - from: Their distance at first, in points.
    ///   - to: Their distance at last.
    ///   - turn: By which angle they turn meanwhile, in radians, clockwise.
    public mutating func pinch(
        at center: CGPoint,
        from: Double,
        to: Double,
        turn: Double = 0,
        over seconds: Double
    ) {
        func places(_ part: Double) -> [Int: CGPoint] {
            let radius = (from + (to - from) * part) / 2
            let (x, y) = (radius * cos(turn * part), radius * sin(turn * part))
            return [
                0: CGPoint(x: center.x - x, y: center.y - y), 1: CGPoint(x: center.x + x, y: center.y + y),
            ]
        }
        for (finger, point) in places(0).sorted(by: { $0.key < $1.key }) { press(at: point, finger: finger) }
        let length = Self.length(seconds)
        let count = max(1, min(10_000, Int((length * 60).rounded())))
        for index in 1...count { move(places(Double(index) / Double(count)), over: length / Double(count)) }
        release(finger: 0)
        release(finger: 1)
    }

    /// Turns a wheel by a number of notches, downward if positive, while the pointer is at a point.
    ///
    /// Each notch moves content by 50 points.
    public mutating func turnWheel(by notches: Double, at point: CGPoint) {
        turn(Wheel(x: 0, y: notches * ScrollPhysics.wheelNotch, isPrecise: false), at: point)
    }

    /// Scrolls with a trackpad while the pointer is at a point: the content moves to the left and up by a number of points.
    public mutating func scroll(by delta: CGPoint, at point: CGPoint) {
        turn(Wheel(x: delta.x, y: delta.y, isPrecise: true), at: point)
    }

    private mutating func turn(_ wheel: Wheel, at point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite, wheel.x.isFinite, wheel.y.isFinite else { return }
        steps.append(Step(time: duration, finger: 0, phase: -1, x: point.x, y: point.y, wheel: wheel))
    }

    private func place(of finger: Int) -> CGPoint? {
        steps.last { $0.finger == finger && $0.wheel == nil }.map { CGPoint(x: $0.x, y: $0.y) }
    }

    private mutating func add(_ phase: UITouch.Phase, _ point: CGPoint, _ finger: Int, _ time: Double) {
        guard point.x.isFinite, point.y.isFinite else { return }
        steps.append(Step(time: time, finger: finger, phase: phase.rawValue, x: point.x, y: point.y))
    }

    private static func length(_ seconds: Double) -> Double {
        seconds.isFinite ? min(max(seconds, 0), 1e6) : 0
    }

    // MARK: Playing

    /// Plays the script on a window from now on, by the clock of its display.
    ///
    /// The moves between two refreshes reach the window as one event at the second one; see ``UIEvent/coalescedTouches(for:)``.
    ///
    /// Steps that a script from elsewhere has in another order, or with unknown phases, are put in order, or left out.
    @MainActor public func play(in window: UIWindow) {
        let known = steps.filter {
            $0.time.isFinite && ($0.wheel != nil || UITouch.Phase(rawValue: $0.phase) != nil)
        }
        let moments = Dictionary(grouping: known) { max(0, $0.time) }.sorted { $0.key < $1.key }
        let (now, start) = (DispatchTime.now(), CACurrentMediaTime())
        for (time, steps) in moments {
            let wheels = steps.filter { $0.wheel != nil }
            let changes = steps.filter { $0.wheel == nil }.compactMap { step in
                UITouch.Phase(rawValue: step.phase).map {
                    TouchInput.Change(finger: step.finger, phase: $0, point: CGPoint(x: step.x, y: step.y))
                }
            }
            DispatchQueue.main.asyncAfter(deadline: now + time) { [weak window] in
                ViewThread.run {
                    guard let window else { return }
                    // Between two refreshes everything runs at the second one.
                    let moment = min(start + time, CACurrentMediaTime())
                    CoalescedMoves.take(changes, in: window, at: moment)
                    if !wheels.isEmpty { CoalescedMoves.send(.current) }
                    for step in wheels { Self.turn(step, in: window, at: moment) }
                }
            }
        }
    }

    @MainActor private static func turn(_ step: Step, in window: UIWindow, at time: Double) {
        guard let wheel = step.wheel else { return }
        ScrollWheel.turn(
            by: CGPoint(x: wheel.x, y: wheel.y),
            isPrecise: wheel.isPrecise,
            at: CGPoint(x: step.x, y: step.y),
            in: window,
            time: time
        )
    }
}
