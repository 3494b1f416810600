import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The events of a control under a finger, one by one.
///
/// Source: uikit U130.
@MainActor @Suite("Control events (uikit U130)")
struct ControlEventTests {
    private static let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "down again"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"), (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
        (.editingDidBegin, "editing"), (.editingChanged, "edited"), (.editingDidEnd, "edited out"),
    ]

    private func log(_ control: UIControl, _ body: () -> Void) -> [String] {
        var lines: [String] = []
        for (event, name) in Self.events {
            control.addAction(
                UIAction(identifier: UIAction.Identifier(name)) { _ in lines.append(name) },
                for: event
            )
        }
        body()
        for (event, name) in Self.events {
            control.removeAction(identifiedBy: UIAction.Identifier(name), for: event)
        }
        return lines
    }

    /// A control of 40 by 40 points at (180, 380), and the finger that goes over it.
    private func onControl(_ body: (ManualDisplay, UIWindow, LoggedView, GestureLog, UIControl) -> Void) {
        onGestureWindow { display, window, view, viewLog in
            let control = UIControl(frame: CGRect(x: 180, y: 380, width: 40, height: 40))
            view.addSubview(control)
            display.advance(by: 0)
            body(display, window, view, viewLog, control)
        }
    }

    private func touch(
        _ phase: UITouch.Phase,
        _ x: CGFloat,
        _ y: CGFloat,
        _ window: UIWindow,
        finger: Int = 0
    ) {
        UITouch.simulate(phase, at: CGPoint(x: x, y: y), in: window, finger: finger)
    }

    @Test("inside is up to 70 points around the bounds")
    func outset() {
        onControl { _, window, _, _, control in
            let lines = log(control) {
                touch(.began, 200, 400, window)
                touch(.moved, 289, 400, window)
                #expect(control.isTouchInside && control.isHighlighted)
                touch(.moved, 291, 400, window)
                #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
                touch(.moved, 292, 400, window)
                touch(.moved, 200, 311, window)
                touch(.moved, 111, 400, window)
                touch(.ended, 111, 400, window)
            }
            #expect(
                lines == [
                    "down", "inside", "exit", "outside", "outside", "enter", "inside", "inside", "up inside",
                    "primary",
                ]
            )
            let outside = log(control) {
                touch(.began, 200, 400, window)
                touch(.moved, 200, 491, window)
                touch(.ended, 200, 491, window)
            }
            #expect(outside == ["down", "exit", "outside", "up outside"])
        }
    }

    @Test("a second touch soon after the first is a repeat as well, later it is none")
    func repeated() {
        onControl { display, window, _, _, control in
            let lines = log(control) {
                for pause in [0.2, 0.2, 0.6] {
                    touch(.began, 200, 400, window)
                    touch(.ended, 200, 400, window)
                    display.advance(by: pause)
                }
                touch(.began, 200, 400, window)
                touch(.cancelled, 200, 400, window)
            }
            let tap = ["up inside", "primary"]
            #expect(
                lines == ["down"] + tap + ["down", "down again"] + tap + ["down", "down again"] + tap
                    + ["down", "cancel"]
            )
        }
    }

    @Test("one finger is followed: others that come down on the control meanwhile are none of its business")
    func oneFinger() {
        onControl { _, window, _, _, control in
            control.isMultipleTouchEnabled = true
            let lines = log(control) {
                touch(.began, 190, 400, window)
                touch(.began, 210, 400, window, finger: 1)
                touch(.moved, 212, 400, window, finger: 1)
                touch(.ended, 212, 400, window, finger: 1)
                #expect(control.isTracking)
                touch(.ended, 190, 400, window)
            }
            #expect(lines == ["down", "up inside", "primary"])
        }
    }

    @Test("targets are called in the order in which they were added, and actions once for an identifier")
    func order() {
        final class Target: NSObject {
            var lines: [String] = []
            func one() { lines.append("one") }
            func two() { lines.append("two") }
        }
        let (control, target) = (UIControl(), Target())
        let identifier = UIAction.Identifier("twice")
        control.addTarget(target, action: Selector("two", { (t: Target) in { t.two() } }), for: .valueChanged)
        control.addAction(
            UIAction(identifier: identifier) { _ in target.lines.append("old") },
            for: .valueChanged
        )
        control.addTarget(target, action: Selector("one", { (t: Target) in { t.one() } }), for: .valueChanged)
        control.addAction(
            UIAction(identifier: identifier) { _ in target.lines.append("new") },
            for: .valueChanged
        )
        control.sendActions(for: .valueChanged)
        #expect(target.lines == ["two", "one", "new"])
    }

    @Test("a control that cannot be used follows nothing: touches and taps are those of what it is in")
    func disabled() {
        onControl { display, window, view, viewLog, control in
            control.isEnabled = false
            let lines = log(control) {
                touch(.began, 200, 400, window)
                touch(.moved, 200, 410, window)
                touch(.ended, 200, 410, window)
            }
            #expect(lines.isEmpty && !control.isTracking)
            #expect(viewLog.take() == ["view began 1", "view moved", "view ended"])
            touch(.began, 200, 400, window)
            touch(.cancelled, 200, 410, window)
            #expect(viewLog.take() == ["view began 1", "view cancelled"])
        }
        for control in [UIButton(type: .system), UISwitch(), UIStepper()] as [UIControl] {
            onGestureWindow { display, window, view, viewLog in
                control.frame = CGRect(x: 150, y: 380, width: 60, height: 40)
                view.addSubview(control)
                _ = viewLog.watch(UITapGestureRecognizer(), "tap", in: view)
                for isEnabled in [true, false] {
                    control.isEnabled = isEnabled
                    TouchScript { $0.tap(at: CGPoint(x: 160, y: 395)) }.run(display, window, and: 1)
                    #expect(viewLog.take().contains("tap ended") == !isEnabled)
                }
                control.removeFromSuperview()
            }
        }
    }
}
