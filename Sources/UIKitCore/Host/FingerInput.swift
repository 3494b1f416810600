import AgateDisplay
import CoreGraphics
import Foundation
import QuartzCore

/// Which window a place of the display belongs to.
@MainActor package enum WindowPlaces {
    /// The foremost window that takes input at a point, in points of the display; nil for none.
    static func window(at point: CGPoint, _ state: DisplayState) -> UIWindow? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return state.windowList.windows.last { $0.hitTest(place(of: point, in: $0), with: nil) != nil }
    }

    /// The same place in a window's coordinates.
    static func place(of point: CGPoint, in window: UIWindow) -> CGPoint {
        guard let root = window.screen.rootLayer else { return point }
        return window.layer.convert(point, from: root)
    }

    /// A rectangle of a window in points of the display.
    package static func displayed(_ rectangle: CGRect, of window: UIWindow) -> CGRect {
        guard let root = window.screen.rootLayer else { return rectangle }
        return window.layer.convert(rectangle, to: root)
    }
}

/// Fingers on a screen.
@MainActor struct FingerInput {
    /// The windows that the fingers came down in.
    private var windows: [Int: UIWindow] = [:]

    /// Fingers of a screen are numbered from here on: those below stand for the pointer.
    private static let first = 16

    /// Whether any finger is down.
    var isDown: Bool { !windows.isEmpty }

    mutating func take(_ change: HostTouch, _ state: DisplayState, at time: Double) {
        let finger = change.finger &+ Self.first
        let point = CGPoint(x: change.x, y: change.y)
        if change.phase == .began { windows[finger] = WindowPlaces.window(at: point, state) }
        guard let window = windows[finger] else { return }
        if change.phase == .ended || change.phase == .cancelled { windows[finger] = nil }
        let sent = TouchInput.Change(
            finger: finger,
            phase: change.phase.touchPhase,
            point: WindowPlaces.place(of: point, in: window),
            type: change.isPencil ? .pencil : .direct
        )
        CoalescedMoves.take([sent], in: window, at: time)
    }
}

extension HostTouch.Phase {
    fileprivate var touchPhase: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

/// Wheels and trackpads.
@MainActor enum WheelInput {
    static func turn(_ turn: HostWheel, _ state: DisplayState, at time: Double) {
        let point = CGPoint(x: turn.x, y: turn.y)
        guard let window = WindowPlaces.window(at: point, state) else { return }
        var delta = CGPoint(x: turn.deltaX, y: turn.deltaY)
        if !turn.isPrecise {
            delta.x *= ScrollPhysics.wheelNotch
            delta.y *= ScrollPhysics.wheelNotch
        }
        // With shift a wheel that turns one way goes the other.
        if turn.modifiers.contains(.shift), delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
        let place = WindowPlaces.place(of: point, in: window)
        ScrollWheel.turn(by: delta, isPrecise: turn.isPrecise, at: place, in: window, time: time)
    }

    /// Two fingers pinch or turn on a trackpad.
    static func transform(_ change: HostTransform, _ state: DisplayState, at time: Double) {
        let point = CGPoint(x: change.x, y: change.y)
        guard let window = WindowPlaces.window(at: point, state) else { return }
        PointerGestures.transform(
            by: change.scale,
            change.rotation,
            at: WindowPlaces.place(of: point, in: window),
            in: window,
            time: time
        )
    }
}
