import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Which of several recognizers recognises, and what views are told meanwhile.
///
/// Source: uikit U110 to U115.
@MainActor @Suite("Recognizers among others")
struct GestureArbiterTests {
    private let middle = CGPoint(x: 200, y: 400)

    @Test("the deeper view's recognizer wins, and of one view the one added last (uikit U115)")
    func order() {
        onGestureWindow { display, window, view, log in
            let inner = LoggedView(log, "inner", frame: CGRect(x: 100, y: 300, width: 200, height: 200))
            view.addSubview(inner)
            _ = log.watch(UITapGestureRecognizer(), "first", in: inner)
            _ = log.watch(UITapGestureRecognizer(), "second", in: inner)
            _ = log.watch(UITapGestureRecognizer(), "outer", in: view)
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 1)
            #expect(log.take() == ["inner began 1", "inner cancelled", "second ended"])
        }
    }

    @Test("two recognise at the same time when one delegate lets them (uikit U115)")
    func simultaneous() {
        onGestureWindow { display, window, view, log in
            _ = log.watch(UIPinchGestureRecognizer(), "pinch", in: view)
            _ = log.watch(UIRotationGestureRecognizer(), "turn", in: view)
            let both = TouchScript { $0.pinch(at: middle, from: 100, to: 300, turn: 1, over: 0.5) }
            both.run(display, window, and: 1)
            #expect(Set(log.take().filter { $0.hasSuffix("began") }).count == 1)
            log.simultaneous = ["turn"]
            both.run(display, window, and: 1)
            #expect(Set(log.take().filter { $0.hasSuffix("began") }) == ["pinch began", "turn began"])
        }
    }

    @Test("a single tap that requires a double tap to fail waits until no second one can come (uikit U115)")
    func failure() {
        onGestureWindow { display, window, view, log in
            let double = log.watch(UITapGestureRecognizer(), "double", in: view)
            double.numberOfTapsRequired = 2
            let single = log.watch(UITapGestureRecognizer(), "single", in: view)
            single.require(toFail: double)
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 0.34)
            #expect(log.take() == ["view began 1"])
            display.advance(by: 0.02)
            #expect(log.take() == ["view cancelled", "single ended"])
            TouchScript {
                $0.tap(at: middle)
                $0.wait(0.1)
                $0.tap(at: middle)
            }.run(display, window, and: 1)
            #expect(log.take().filter { !$0.hasPrefix("view") } == ["double ended"])
            // Both are ready again.
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 1)
            #expect(log.take().contains("single ended"))
        }
    }

    @Test("a delegate refuses a touch, or that a gesture begins (uikit U115)")
    func refusal() {
        onGestureWindow { display, window, view, log in
            _ = log.watch(UITapGestureRecognizer(), "tap", in: view)
            log.refused = ["tap"]
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 1)
            #expect(log.take() == ["view began 1", "view ended"])
            log.refused = []
            log.refusedTouches = ["tap"]
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 1)
            #expect(log.take() == ["view began 1", "view ended"])
        }
    }

    @Test("a recognizer that delays touches holds them until it fails (uikit U112)")
    func delays() {
        onGestureWindow { display, window, view, log in
            let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
            pan.delaysTouchesBegan = true
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 1)
            #expect(log.take() == ["view began 1", "view ended"])
            TouchScript {
                $0.samplesPerSecond = 20
                $0.drag(from: middle, to: CGPoint(x: 300, y: 400), over: 0.1)
            }.run(display, window, and: 1)
            #expect(log.take() == ["pan began", "pan changed", "pan ended"])
            pan.delaysTouchesBegan = false
            pan.cancelsTouchesInView = false
            TouchScript {
                $0.samplesPerSecond = 20
                $0.drag(from: middle, to: CGPoint(x: 300, y: 400), over: 0.1)
            }.run(display, window, and: 1)
            #expect(
                log.take() == [
                    "view began 1", "view moved", "pan began", "view moved", "pan changed", "view ended",
                    "pan ended",
                ]
            )
        }
    }

    @Test("switching a recognizer off breaks its gesture off (uikit U114)")
    func disabling() {
        onGestureWindow { display, window, view, log in
            let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
            UITouch.simulate(.began, at: middle, in: window)
            UITouch.simulate(.moved, at: CGPoint(x: 300, y: 400), in: window)
            pan.isEnabled = false
            #expect(log.take().suffix(2) == ["pan began", "pan cancelled"])
            #expect(pan.state == .possible)
            UITouch.simulate(.ended, at: CGPoint(x: 300, y: 400), in: window)
            #expect(log.take().isEmpty)
        }
    }

    @Test("changes that a state has not are not made, and told of (uikit U114)")
    func wrongChanges() {
        onGestureWindow { _, _, view, log in
            let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
            pan.state = .changed
            #expect(pan.state == .possible)
            pan.state = .began
            pan.state = .possible
            #expect(pan.state == .began)
            pan.state = .ended
            #expect(pan.state == .possible)
            #expect(log.take() == ["pan began", "pan ended"])
        }
    }

    @Test(
        "a view without multiple touch sees its first touch alone, and an exclusive one is alone (uikit U111)"
    )
    func touches() {
        onGestureWindow { display, window, view, log in
            view.isMultipleTouchEnabled = false
            let left = LoggedView(log, "left", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let right = LoggedView(log, "right", frame: CGRect(x: 200, y: 0, width: 100, height: 100))
            view.addSubview(left)
            view.addSubview(right)
            @MainActor func press(_ points: [CGPoint]) -> [String] {
                for (finger, point) in points.enumerated() {
                    UITouch.simulate(.began, at: point, in: window, finger: finger)
                }
                for (finger, point) in points.enumerated() {
                    UITouch.simulate(.ended, at: point, in: window, finger: finger)
                }
                return log.take()
            }
            let (one, two, other) = (CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50))
            #expect(press([one, two]) == ["left began 1", "left ended"])
            #expect(press([one, other]) == ["left began 1", "right began 1", "left ended", "right ended"])
            right.isExclusiveTouch = true
            #expect(press([one, other]) == ["left began 1", "left ended"])
            #expect(press([other, one]) == ["right began 1", "right ended"])
        }
    }

    @Test("taps in quick succession at one place are counted (uikit U110)")
    func tapCount() {
        onGestureWindow { display, window, view, _ in
            var counts: [Int] = []
            let watcher = CountingView(frame: view.bounds)
            watcher.body = { counts.append($0.tapCount) }
            view.addSubview(watcher)
            TouchScript {
                $0.tap(at: middle)
                $0.wait(0.2)
                $0.tap(at: CGPoint(x: 220, y: 410))
                $0.wait(0.2)
                $0.tap(at: CGPoint(x: 300, y: 400))
                $0.wait(0.5)
                $0.tap(at: CGPoint(x: 300, y: 400))
            }.run(display, window)
            #expect(counts == [1, 2, 1, 1])
        }
    }

    @Test("a tap on a button is the button's and none for a view around it")
    func buttons() {
        onGestureWindow { display, window, view, log in
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
            view.addSubview(button)
            _ = log.watch(UITapGestureRecognizer(), "tap", in: view)
            button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 1)
            #expect(log.take() == ["pressed"])
        }
    }

    @Test("a script is kept as JSON and played again with the same effect")
    func scripts() throws {
        let script = TouchScript {
            $0.drag(from: middle, to: CGPoint(x: 20, y: 30), over: 0.25)
            $0.move(to: CGPoint(x: CGFloat.nan, y: 0), over: .infinity)
        }
        let again = try JSONDecoder().decode(TouchScript.self, from: JSONEncoder().encode(script))
        #expect(again == script)
        var ends: [CGPoint] = []
        for script in [script, again] {
            onGestureWindow { display, window, view, log in
                let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
                let watcher = EndWatcher { ends.append(pan.translation(in: nil)) }
                pan.addTarget(watcher, action: Selector("told:", EndWatcher.told))
                script.run(display, window)
            }
        }
        #expect(ends.count > 4 && Array(ends.prefix(ends.count / 2)) == Array(ends.suffix(ends.count / 2)))
    }
}

private final class CountingView: UIView {
    var body: (UITouch) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(body) }
}
