import AgateDisplay
import CoreGraphics
import Foundation
import QuartzCore

/// A mouse: its first button is a finger, its second one a finger that presses long, and without buttons it hovers.
///
/// With the alternate key held there are two fingers, each as far from the middle of the display as the other; with shift as well both move
/// together. The finger that came down goes on outside of the window until the button comes up.
///
/// Source: window W14, W19.
@MainActor struct PointerInput {
    /// The window that the button went down in, and which button it was; nil while none is down.
    private var press: (window: UIWindow, button: Int)?
    /// The place of the second finger, if there are two.
    private var twin: CGPoint?
    /// The middle between both.
    private var middle = CGPoint.zero
    private var last = CGPoint.zero
    private weak var hovered: UIWindow?
    /// How the pointer looks.
    private(set) var cursor = HostRequest.Cursor.arrow

    /// Whether a button is down.
    var isDown: Bool { press != nil }

    mutating func take(_ change: HostPointer, _ state: DisplayState, at time: Double) {
        let point = CGPoint(x: change.x, y: change.y)
        switch change.phase {
        case .moved:
            if press == nil { hover(at: point, state) } else { drag(to: point, change.modifiers, at: time) }
        case .down: down(change, at: point, state, at: time)
        case .up:
            guard press?.button == change.button else { return }
            end(.ended, at: point, change.modifiers, at: time)
            hover(at: point, state)
        case .left: hover(at: nil, state)
        case .cancelled: cancel(state, at: time)
        }
        if point.x.isFinite, point.y.isFinite { last = point }
    }

    /// Takes the fingers away, and the pointer.
    mutating func cancel(_ state: DisplayState, at time: Double) {
        end(.cancelled, at: last, [], at: time)
        hover(at: nil, state)
    }

    private mutating func down(
        _ change: HostPointer,
        at point: CGPoint,
        _ state: DisplayState,
        at time: Double
    ) {
        guard press == nil, change.button > 0, let window = WindowPlaces.window(at: point, state) else {
            return
        }
        press = (window, change.button)
        hovered = nil
        twin = nil
        if change.button == 1, change.modifiers.contains(.alternate) {
            let screen = window.screen.bounds
            middle = CGPoint(x: screen.midX, y: screen.midY)
            twin = mirrored(point)
        }
        send(.began, at: point, time)
    }

    private mutating func drag(to point: CGPoint, _ modifiers: HostModifiers, at time: Double) {
        if let other = twin {
            if modifiers.contains(.shift) {
                let (x, y) = (point.x - last.x, point.y - last.y)
                twin = CGPoint(x: other.x + x, y: other.y + y)
                middle = CGPoint(x: middle.x + x, y: middle.y + y)
            } else {
                twin = mirrored(point)
            }
        }
        send(.moved, at: point, time)
    }

    private mutating func end(
        _ phase: UITouch.Phase,
        at point: CGPoint,
        _ modifiers: HostModifiers,
        at time: Double
    ) {
        guard press != nil else { return }
        if point != last, phase == .ended, twin != nil { drag(to: point, modifiers, at: time) }
        send(phase, at: point, time)
        press = nil
        twin = nil
    }

    private func mirrored(_ point: CGPoint) -> CGPoint {
        CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y)
    }

    private func send(_ phase: UITouch.Phase, at point: CGPoint, _ time: Double) {
        guard let press else { return }
        let buttons = UIEvent.ButtonMask.button(press.button)
        var changes = [change(0, phase, point, in: press.window, buttons)]
        if let twin { changes.append(change(1, phase, twin, in: press.window, buttons)) }
        CoalescedMoves.take(changes, in: press.window, at: time)
    }

    private func change(
        _ finger: Int,
        _ phase: UITouch.Phase,
        _ point: CGPoint,
        in window: UIWindow,
        _ buttons: UIEvent.ButtonMask
    ) -> TouchInput.Change {
        let place = WindowPlaces.place(of: point, in: window)
        return TouchInput.Change(finger: finger, phase: phase, point: place, buttons: buttons)
    }

    private mutating func hover(at point: CGPoint?, _ state: DisplayState) {
        let window = point.flatMap { WindowPlaces.window(at: $0, state) }
        if let old = hovered, old !== window { HoverInput.move(to: nil, in: old) }
        hovered = window
        guard let point, let window else {
            cursor = .arrow
            return
        }
        let place = WindowPlaces.place(of: point, in: window)
        HoverInput.move(to: place, in: window)
        let view = window.hitTest(place, with: nil)
        cursor = view is any UITextInput ? .text : .arrow
    }
}
