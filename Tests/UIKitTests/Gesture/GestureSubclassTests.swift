import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Recognizes a check mark of two fingers, as programs write recognizers.
private final class MarkRecognizer: UIGestureRecognizer {
    var log: GestureLog?
    var waitsFor: UIGestureRecognizer?
    var ignoresSecond = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log?.add("began \(numberOfTouches)")
        if ignoresSecond, numberOfTouches > 1, let touch = touches.first { ignore(touch, for: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log?.add("moved \(location(in: nil).x) \(numberOfTouches)")
        if state == .possible { state = .began } else { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log?.add("ended")
        state = state == .possible ? .failed : .ended
    }

    override func reset() { log?.add("reset \(numberOfTouches)") }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer === waitsFor
    }
}

/// Recognizers that programs derive.
@MainActor @Suite("Derived recognizers")
struct GestureSubclassTests {
    @Test(
        "the state is set by the class, places are those of tracked touches, and the middle is theirs",
        .claim("U119")
    )
    func states() {
        onGestureWindow { display, window, view, log in
            let mark = log.watch(MarkRecognizer(), "mark", in: view)
            mark.log = log
            UITouch.simulate(.began, at: CGPoint(x: 100, y: 100), in: window, finger: 0)
            UITouch.simulate(.began, at: CGPoint(x: 200, y: 300), in: window, finger: 1)
            #expect(mark.location(in: view) == CGPoint(x: 150, y: 200))
            #expect(mark.location(ofTouch: 1, in: view) == CGPoint(x: 200, y: 300))
            display.advance(by: 0.02)
            UITouch.simulate(.moved, at: CGPoint(x: 140, y: 100), in: window, finger: 0)
            display.advance(by: 0.02)
            #expect(mark.location(in: view) == CGPoint(x: 170, y: 200))
            UITouch.simulate(.ended, at: CGPoint(x: 140, y: 100), in: window, finger: 0)
            UITouch.simulate(.ended, at: CGPoint(x: 200, y: 300), in: window, finger: 1)
            display.advance(by: 0.02)
            let lines = log.take()
            #expect(lines.filter { !$0.hasPrefix("view") && !$0.hasPrefix("touches") } != [])
            #expect(
                lines.contains("moved 170.0 2") && lines.contains("mark began")
                    && lines.contains("mark ended")
            )
            #expect(lines.last == "reset 0" && mark.state == .possible)
        }
    }

    @Test("a touch that is ignored is tracked no more", .claim("U119"))
    func ignoring() {
        onGestureWindow { display, window, view, log in
            let mark = log.watch(MarkRecognizer(), "mark", in: view)
            (mark.log, mark.ignoresSecond) = (log, true)
            UITouch.simulate(.began, at: CGPoint(x: 100, y: 100), in: window, finger: 0)
            UITouch.simulate(.began, at: CGPoint(x: 200, y: 300), in: window, finger: 1)
            #expect(mark.numberOfTouches == 1)
            #expect(mark.location(in: view) == CGPoint(x: 100, y: 100))
            UITouch.simulate(.moved, at: CGPoint(x: 250, y: 300), in: window, finger: 1)
            display.advance(by: 0.02)
            #expect(mark.state == .possible)
        }
    }

    @Test("a class can wait for another recognizer to fail", .claim("U119"))
    func waiting() {
        onGestureWindow { display, window, view, log in
            let press = log.watch(UILongPressGestureRecognizer(), "press", in: view)
            let mark = log.watch(MarkRecognizer(), "mark", in: view)
            mark.waitsFor = press
            UITouch.simulate(.began, at: CGPoint(x: 100, y: 100), in: window)
            display.advance(by: 0.02)
            UITouch.simulate(.moved, at: CGPoint(x: 104, y: 100), in: window)
            display.advance(by: 0.02)
            #expect(!log.lines.contains("mark began"))
            // The press fails by this movement, which the other one waits for.
            UITouch.simulate(.moved, at: CGPoint(x: 140, y: 100), in: window)
            display.advance(by: 0.02)
            #expect(log.lines.contains("mark began") && !log.lines.contains("press began"))
        }
    }
}
