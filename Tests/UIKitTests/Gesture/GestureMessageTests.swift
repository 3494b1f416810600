import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// A recognizer that goes on whatever has become of it.
private final class StubbornRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
        state = .began
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
}

/// A recognizer that makes a mistake of its own.
private final class MistakenRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
}

private final class Refuser: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor @Suite("Gestures: what is told of")
struct GestureMessageTests {
    private func told(_ recognizers: [UIGestureRecognizer], _ end: () -> Void = {}) -> [String] {
        var told: [String] = []
        onGestureWindow { display, window, view, _ in
            for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
            told = AnimationDiagnostics.mistakes {
                TouchScript {
                    $0.press(at: CGPoint(x: 100, y: 100))
                    $0.move(to: CGPoint(x: 200, y: 200), over: 0.2)
                }.run(display, window)
                end()
                TouchScript { $0.move(to: CGPoint(x: 250, y: 250), over: 0.1) }.run(display, window)
                TouchScript { $0.release() }.run(display, window, and: 1)
            }
        }
        return told
    }

    @Test("a state that another one has overtaken is no mistake of the program", .claim("Q7.6"))
    func overtaken() {
        #expect(told([StubbornRecognizer()]).isEmpty)
        let pan = UIPanGestureRecognizer()
        let refuser = Refuser()
        pan.delegate = refuser
        #expect(told([pan, UITapGestureRecognizer()]).isEmpty)
    }

    @Test("disabling a recognizer that has failed, or has ended, is no mistake", .claim("Q7.6"))
    func disabling() {
        let tap = UITapGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        let all = [tap, pan]
        #expect(told(all) { for recognizer in all { recognizer.isEnabled = false } }.isEmpty)
        #expect(tap.state == .possible && pan.state == .possible)
    }

    @Test("a recognizer that changes before it begins is told of", .claim("Q7.6"))
    func mistake() {
        let told = told([MistakenRecognizer()])
        #expect(
            told.contains { $0.contains("MistakenRecognizer cannot come from possible to changed") },
            "\(told)"
        )
    }
}
