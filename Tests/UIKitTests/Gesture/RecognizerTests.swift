import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What touches each recognizer takes for its gesture.
///
/// Source: uikit U116, U117.
@MainActor @Suite("Gesture recognizers")
struct RecognizerTests {
    private let middle = CGPoint(x: 200, y: 400)

    @Test(
        "a tap is a finger that stays down no longer than 0.75 s and moves no farther than 45 points (uikit U116)"
    )
    func tap() {
        onGestureWindow { display, window, view, log in
            _ = log.watch(UITapGestureRecognizer(), "tap", in: view)
            TouchScript { $0.tap(at: middle, contact: 0.7) }.run(display, window, and: 1)
            #expect(log.take() == ["view began 1", "view cancelled", "tap ended"])
            TouchScript { $0.tap(at: middle, contact: 0.8) }.run(display, window, and: 1)
            #expect(log.take() == ["view began 1", "view ended"])
            let far = CGPoint(x: 200, y: 446)
            TouchScript { $0.drag(from: middle, to: far, over: 0) }.run(display, window, and: 1)
            #expect(log.take() == ["view began 1", "view moved", "view ended"])
        }
    }

    @Test("two taps are two when they follow each other within 0.35 s (uikit U116)")
    func doubleTap() {
        onGestureWindow { display, window, view, log in
            let tap = log.watch(UITapGestureRecognizer(), "double", in: view)
            tap.numberOfTapsRequired = 2
            for (pause, isDouble) in [(0.34, true), (0.36, false)] {
                TouchScript {
                    $0.tap(at: middle)
                    $0.wait(pause)
                    $0.tap(at: middle)
                }.run(display, window, and: 1)
                #expect(log.take().contains("double ended") == isDouble)
            }
        }
    }

    @Test("a pan of one finger fails with two, and goes on when a second one comes later")
    func panOfOne() {
        onGestureWindow { display, window, view, log in
            let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
            pan.maximumNumberOfTouches = 1
            let other = CGPoint(x: 260, y: 400)
            TouchScript {
                $0.press(at: middle, finger: 0)
                $0.press(at: other, finger: 1)
                $0.move(to: CGPoint(x: 200, y: 450), over: 0.2, finger: 0)
                $0.release(finger: 0)
                $0.release(finger: 1)
            }.run(display, window, and: 1)
            #expect(!log.take().contains { $0.hasPrefix("pan") })
            TouchScript {
                $0.press(at: middle, finger: 0)
                $0.move(to: CGPoint(x: 200, y: 450), over: 0.2, finger: 0)
                $0.press(at: other, finger: 1)
                // The second finger moves nothing.
                $0.move(to: CGPoint(x: 260, y: 700), over: 0.2, finger: 1)
                $0.wait(0.2)
                $0.move(to: CGPoint(x: 200, y: 500), over: 0.2, finger: 0)
                $0.release(finger: 1)
                $0.release(finger: 0)
            }.play(in: window)
            display.advance(by: 0.5)
            #expect(pan.state == .changed && pan.numberOfTouches == 1)
            #expect(pan.translation(in: view).y == 50)
            display.advance(by: 1)
            #expect(log.take().filter { $0 == "pan ended" }.count == 1)
        }
    }

    @Test("a pan that takes no touches at all begins with none")
    func panOfNone() {
        onGestureWindow { display, window, view, log in
            log.watch(UIPanGestureRecognizer(), "pan", in: view).maximumNumberOfTouches = 0
            TouchScript { $0.drag(from: middle, to: CGPoint(x: 200, y: 600), over: 0.3) }.run(
                display,
                window,
                and: 1
            )
            #expect(!log.take().contains { $0.hasPrefix("pan") })
        }
    }

    @Test("a tap of two fingers needs both (uikit U116)")
    func twoFingers() {
        onGestureWindow { display, window, view, log in
            let tap = log.watch(UITapGestureRecognizer(), "two", in: view)
            tap.numberOfTouchesRequired = 2
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 1)
            #expect(!log.take().contains("two ended"))
            TouchScript {
                $0.press(at: middle, finger: 0)
                $0.press(at: CGPoint(x: 260, y: 400), finger: 1)
                $0.wait(0.05)
                $0.release(finger: 0)
                $0.release(finger: 1)
            }.run(display, window, and: 1)
            #expect(log.take().contains("two ended"))
        }
    }

    @Test(
        "a long press begins after half a second at rest, changes with the finger and ends with it (uikit U116)"
    )
    func longPress() {
        onGestureWindow { display, window, view, log in
            _ = log.watch(UILongPressGestureRecognizer(), "press", in: view)
            TouchScript {
                $0.press(at: middle)
                $0.wait(0.49)
                $0.release()
            }.run(display, window, and: 1)
            #expect(log.take() == ["view began 1", "view ended"])
            let told = ["view began 1", "view cancelled", "press began", "press changed", "press ended"]
            TouchScript {
                $0.press(at: middle)
                $0.wait(0.6)
                $0.samplesPerSecond = 10
                $0.move(to: CGPoint(x: 300, y: 400), over: 0.1)
                $0.release()
            }.run(display, window, and: 1)
            #expect(log.take() == told)
            TouchScript {
                $0.press(at: middle)
                $0.move(to: CGPoint(x: 211, y: 400), over: 0)
                $0.wait(1)
                $0.release()
            }.run(display, window, and: 1)
            #expect(log.take() == ["view began 1", "view moved", "view ended"])
        }
    }

    @Test("a pan begins beyond 10 points and tells the way from where the finger came down (uikit U116)")
    func pan() {
        onGestureWindow { display, window, view, log in
            let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
            var script = TouchScript()
            script.press(at: middle)
            script.move(to: CGPoint(x: 210, y: 400), over: 0)
            script.run(display, window)
            #expect(pan.state == .possible)
            UITouch.simulate(.moved, at: CGPoint(x: 210.5, y: 400), in: window)
            #expect(pan.state == .began && pan.translation(in: view) == CGPoint(x: 10.5, y: 0))
            pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
            UITouch.simulate(.moved, at: CGPoint(x: 220.5, y: 400), in: window)
            #expect(pan.state == .changed && pan.translation(in: view) == CGPoint(x: 11, y: 2))
            UITouch.simulate(.ended, at: CGPoint(x: 220.5, y: 400), in: window)
            #expect(pan.state == .possible && pan.translation(in: view) == .zero)
            #expect(log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan ended"])
        }
    }

    @Test("the velocity of a pan is that of the last tenth of a second, and 0 after such a rest (uikit U117)")
    func velocity() {
        onGestureWindow { display, window, view, log in
            let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
            var place = middle
            UITouch.simulate(.began, at: place, in: window)
            for _ in 0..<10 {
                display.advance(by: 0.008)
                place.y -= 4.8
                UITouch.simulate(.moved, at: place, in: window)
            }
            #expect(abs(pan.velocity(in: view).y + 600) < 1)
            pan.setTranslation(.zero, in: view)
            #expect(abs(pan.velocity(in: view).y + 600) < 1)
            display.advance(by: 0.1)
            var last = CGPoint.zero
            let end = EndWatcher { last = pan.velocity(in: view) }
            pan.addTarget(end, action: Selector("ended:", EndWatcher.told))
            UITouch.simulate(.ended, at: place, in: window)
            #expect(last == .zero)
        }
    }

    @Test("a swipe goes 50 points in its direction within half a second, and not far across (uikit U116)")
    func swipe() {
        onGestureWindow { display, window, view, log in
            let swipe = log.watch(UISwipeGestureRecognizer(), "swipe", in: view)
            let cases: [(CGPoint, Double, UISwipeGestureRecognizer.Direction, Bool)] = [
                (CGPoint(x: 260, y: 400), 0.2, .right, true), (CGPoint(x: 245, y: 400), 0.2, .right, false),
                (CGPoint(x: 260, y: 400), 0.7, .right, false), (CGPoint(x: 140, y: 400), 0.2, .right, false),
                (CGPoint(x: 140, y: 400), 0.2, .left, true), (CGPoint(x: 260, y: 480), 0.2, .right, false),
                (CGPoint(x: 200, y: 320), 0.2, .up, true),
                (CGPoint(x: 200, y: 480), 0.2, [.up, .down], true),
            ]
            for (end, seconds, direction, isSwipe) in cases {
                swipe.direction = direction
                TouchScript { $0.drag(from: middle, to: end, over: seconds) }.run(display, window, and: 1)
                #expect(log.take().contains("swipe ended") == isSwipe, "\(end), \(seconds) s")
            }
        }
    }

    @Test(
        "a pinch begins when the distance has changed by more than 8 points, and tells the scale (uikit U116)"
    )
    func pinch() {
        onGestureWindow { display, window, view, log in
            let pinch = log.watch(UIPinchGestureRecognizer(), "pinch", in: view)
            var scales: [CGFloat] = []
            let watcher = EndWatcher { scales.append(pinch.scale) }
            pinch.addTarget(watcher, action: Selector("changed:", EndWatcher.told))
            TouchScript { $0.pinch(at: middle, from: 100, to: 107, over: 0.2) }.run(
                display,
                window,
                and: 1
            )
            #expect(log.take().filter { $0.hasPrefix("pinch") }.isEmpty)
            TouchScript { $0.pinch(at: middle, from: 100, to: 200, over: 0.2) }.run(
                display,
                window,
                and: 1
            )
            #expect(log.take().filter { $0.hasPrefix("pinch") }.first == "pinch began")
            #expect(abs((scales.last ?? 0) - 2) < 1e-9)
        }
    }

    @Test("a rotation begins beyond 0.09 radians, and goes on around (uikit U116)")
    func rotation() {
        onGestureWindow { display, window, view, log in
            let turn = log.watch(UIRotationGestureRecognizer(), "turn", in: view)
            var angles: [CGFloat] = []
            let watcher = EndWatcher { angles.append(turn.rotation) }
            turn.addTarget(watcher, action: Selector("changed:", EndWatcher.told))
            TouchScript { $0.pinch(at: middle, from: 100, to: 100, turn: 0.08, over: 0.2) }.run(
                display,
                window
            )
            #expect(angles.isEmpty)
            TouchScript { $0.pinch(at: middle, from: 100, to: 100, turn: 4, over: 1) }.run(display, window)
            #expect(abs((angles.last ?? 0) - 4) < 1e-9)
        }
    }

    @Test("a pan from the edge begins within 13 points of it and goes inwards (uikit U116)")
    func edge() {
        onGestureWindow { display, window, view, log in
            let pan = log.watch(UIScreenEdgePanGestureRecognizer(), "edge", in: view)
            pan.edges = .left
            for (x, isEdge) in [(13.0, true), (14.0, false)] {
                TouchScript {
                    $0.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: 200, y: 300), over: 0.2)
                }.run(display, window)
                #expect(log.take().contains("edge began") == isEdge)
            }
            TouchScript {
                $0.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 8, y: 500), over: 0.2)
            }.run(display, window)
            #expect(!log.take().contains("edge began"))
        }
    }

    @Test("a pointer over a view hovers until it leaves or a button goes down (uikit U116)")
    func hover() {
        onGestureWindow { display, window, view, log in
            let inner = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            view.addSubview(inner)
            _ = log.watch(UIHoverGestureRecognizer(), "hover", in: inner)
            for x in [50.0, 110, 120, 200] {
                UITouch.simulateHover(at: CGPoint(x: x, y: 120), in: window)
            }
            #expect(log.take() == ["hover began", "hover changed", "hover ended"])
            UITouch.simulateHover(at: CGPoint(x: 110, y: 120), in: window)
            TouchScript { $0.tap(at: CGPoint(x: 20, y: 20)) }.run(display, window)
            #expect(log.take().prefix(2) == ["hover began", "hover ended"])
        }
    }
}

/// Calls a closure for a recognizer's states.
@MainActor final class EndWatcher: NSObject {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func told(_ recognizer: UIGestureRecognizer) { body() }
}
