import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Touches that begin together, and first responders that leave.
///
/// Source: uikit U110, U111, U113.
@MainActor @Suite("Rules of touches and responders")
struct TouchRuleTests {
    private final class Places: UIView {
        var began: [CGPoint] = []
        var touches: [ObjectIdentifier: Set<Int>] = [:]

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            began += touches.map { $0.location(in: nil) }
            note(touches)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

        private func note(_ touches: Set<UITouch>) {
            for touch in touches {
                self.touches[ObjectIdentifier(touch), default: []].insert(touch.phase.rawValue)
            }
        }
    }

    private final class Responder: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    private func press(_ points: [CGPoint], _ display: ManualDisplay, _ window: UIWindow) {
        var script = TouchScript()
        for (finger, point) in points.enumerated() { script.press(at: point, finger: finger) }
        script.wait(0.1)
        for finger in points.indices { script.release(finger: finger) }
        script.play(in: window)
        display.advance(by: 0.3)
    }

    @Test("of two fingers that come down at once a view without multiple touch has the first", .claim("U111"))
    func together() {
        onWindow { display, window in
            let view = Places(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            let (one, two) = (CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 50))
            press([one, two], display, window)
            #expect(view.began == [one])
            view.began = []
            view.isMultipleTouchEnabled = true
            press([one, two], display, window)
            #expect(Set(view.began.map(\.x)) == [10, 50])
        }
    }

    @Test(
        "of two views that are touched at once, one of them exclusive, the first has its touch",
        .claim("U111")
    )
    func exclusive() {
        onWindow { display, window in
            let left = Places(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let right = Places(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
            window.addSubview(left)
            window.addSubview(right)
            right.isExclusiveTouch = true
            let (one, other) = (CGPoint(x: 10, y: 10), CGPoint(x: 200, y: 50))
            press([one, other], display, window)
            #expect(left.began == [one] && right.began.isEmpty)
            left.began = []
            press([other, one], display, window)
            #expect(left.began.isEmpty && right.began == [other])
        }
    }

    @Test("a touch is one object from the moment it begins until it ends", .claim("U110"))
    func identity() {
        onWindow { display, window in
            let view = Places(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.addSubview(view)
            var script = TouchScript()
            script.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 150, y: 10), over: 0.2)
            script.play(in: window)
            display.advance(by: 0.4)
            #expect(Array(view.touches.values) == [[0, 1, 3]])
        }
    }

    @Test("a controller whose view leaves its window is first responder no longer", .claim("U113"))
    func leaving() {
        onWindow { _, window in
            let controller = Responder()
            let container = UIView(frame: window.bounds)
            window.addSubview(container)
            container.addSubview(controller.view)
            #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
            container.removeFromSuperview()
            #expect(!controller.isFirstResponder)
        }
    }
}
