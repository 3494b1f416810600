import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Property animators")
struct PropertyAnimatorTests {
    /// A view at 0 on screen, and an animator that moves it to 100.
    private func withMover(
        _ make: (@escaping () -> Void) -> UIViewPropertyAnimator,
        _ body: (ManualDisplay, UIView, UIViewPropertyAnimator) -> Void
    ) {
        onWindow { display, window in
            let view = UIView(frame: CGRect(x: -10, y: 0, width: 20, height: 20))
            window.addSubview(view)
            display.advance(by: 0)
            body(display, view, make { view.center.x = 100 })
        }
    }

    private func linear(_ block: @escaping () -> Void) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 2, curve: .linear, animations: block)
    }

    private func shown(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func expect(_ view: UIView, at x: CGFloat, _ comment: Comment? = nil) {
        #expect(abs(shown(view) - x) < 1e-4, comment)
    }

    @Test("it is scrubbed to a fraction and runs on from there", .claim("G19", "16.25", "16.27", "16.30"))
    func scrubAndRun() {
        withMover(linear) { display, view, animator in
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 0)
            animator.fractionComplete = 0.25
            #expect(animator.state == .active && !animator.isRunning)
            display.advance(by: 3)
            expect(view, at: 25)
            #expect(view.center.x == 100)
            animator.startAnimation()
            display.advance(by: 0.75)
            expect(view, at: 62.5)
            #expect(abs(animator.fractionComplete - 0.625) < 1e-9 && animator.isRunning)
            display.advance(by: 0.7)
            #expect(positions.isEmpty)
            display.advance(by: 0.06)
            expect(view, at: 100)
            #expect(positions == [.end] && animator.state == .inactive)
            #expect(view.layer.animationKeys()?.isEmpty ?? true)
        }
    }

    @Test("turned round half way it takes as long back, and completes at the start", .claim("G19", "16.26"))
    func reversed() {
        withMover(linear) { display, view, animator in
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            display.advance(by: 1)
            animator.isReversed = true
            display.advance(by: 0.5)
            expect(view, at: 25)
            display.advance(by: 0.45)
            #expect(positions.isEmpty)
            display.advance(by: 0.06)
            expect(view, at: 0)
            #expect(positions == [.start] && view.center.x == 0 && !animator.isReversed)
        }
    }

    @Test(
        "stopped without finishing it leaves the views where they are and says nothing",
        .claim("G19", "16.25")
    )
    func stopped() {
        withMover(linear) { display, view, animator in
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            display.advance(by: 1)
            animator.stopAnimation(true)
            #expect(abs(view.center.x - 50) < 1e-9 && animator.state == .inactive)
            display.advance(by: 2)
            expect(view, at: 50)
            #expect(positions.isEmpty)
        }
    }

    @Test(
        "stopped and finished it puts the views where it is told",
        .claim("G19", "16.26"),
        arguments: [
            (UIViewAnimatingPosition.end, CGFloat(100)), (.start, 0), (.current, 50),
        ]
    )
    func finished(position: UIViewAnimatingPosition, x: CGFloat) {
        withMover(linear) { display, view, animator in
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            display.advance(by: 1)
            animator.finishAnimation(at: .end)
            #expect(animator.state == .active && positions.isEmpty)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && abs(view.center.x - 50) < 1e-9)
            animator.startAnimation()
            #expect(animator.state == .stopped)
            animator.finishAnimation(at: position)
            #expect(positions == [position] && abs(view.center.x - x) < 1e-9 && animator.state == .inactive)
            display.advance(by: 1)
            expect(view, at: x)
        }
    }

    @Test("scrubbing follows the way, or the curve", .claim("G20", "16.27"))
    func scrubbing() {
        for (isLinear, x) in [(true, CGFloat(25)), (false, 12.9162)] {
            withMover({ UIViewPropertyAnimator(duration: 2, curve: .easeInOut, animations: $0) }) {
                display,
                view,
                animator in
                animator.scrubsLinearly = isLinear
                animator.fractionComplete = 0.25
                display.advance(by: 0.1)
                expect(view, at: x)
                #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
            }
        }
    }

    @Test("pausing a curve keeps what is shown, and so does going on", .claim("16.27"))
    func pausing() {
        withMover({ UIViewPropertyAnimator(duration: 2, curve: .easeInOut, animations: $0) }) {
            display,
            view,
            animator in
            animator.startAnimation()
            display.advance(by: 0.5)
            let before = shown(view)
            #expect(abs(before - 12.9162) < 1e-3)
            animator.pauseAnimation()
            display.advance(by: 1)
            expect(view, at: before)
            animator.startAnimation()
            display.advance(by: 0)
            expect(view, at: before)
            display.advance(by: 0.5)
            expect(view, at: 50)
            display.advance(by: 1.01)
            #expect(animator.state == .inactive)
        }
    }

    @Test("changes added on the way take the time that is left", .claim("16.28"))
    func added() {
        withMover(linear) { display, view, animator in
            animator.startAnimation()
            display.advance(by: 1)
            animator.addAnimations { view.alpha = 0 }
            display.advance(by: 0.5)
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-3)
            expect(view, at: 75)
            display.advance(by: 0.51)
            #expect(view.layer.presentation()?.opacity == 0 && animator.state == .inactive)
        }
        withMover(linear) { display, view, animator in
            animator.fractionComplete = 0.25
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.25)
            animator.startAnimation()
            display.advance(by: 0.5)
            #expect(view.layer.presentation()?.opacity == 1)
            display.advance(by: 0.5)
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-3)
        }
    }

    @Test("it goes on with another motion from where it is, in the time that it is told", .claim("16.27"))
    func continued() {
        withMover(linear) { display, view, animator in
            animator.fractionComplete = 0.5
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
                durationFactor: 0.25
            )
            display.advance(by: 0)
            expect(view, at: 50)
            display.advance(by: 0.25)
            let quarter = shown(view)
            #expect(quarter > 50 && quarter < 75)
            display.advance(by: 0.26)
            expect(view, at: 100)
            #expect(animator.state == .inactive)
        }
    }

    @Test("turned round after it went on, it goes all the way back", .claim("16.27"))
    func continuedAndReversed() {
        withMover(linear) { display, view, animator in
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            animator.fractionComplete = 0.5
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
            display.advance(by: 0.5)
            expect(view, at: 75)
            #expect(abs(animator.fractionComplete - 0.75) < 1e-9)
            animator.isReversed = true
            display.advance(by: 0.75)
            expect(view, at: 37.5)
            #expect(abs(animator.fractionComplete - 0.375) < 1e-9)
            display.advance(by: 0.76)
            expect(view, at: 0)
            #expect(positions == [.start] && view.center.x == 0)
        }
    }

    @Test(
        "going on backwards with another motion leads to the start; scrubbing then counts the whole",
        .claim("16.27")
    )
    func continuedBackwards() {
        withMover(linear) { display, view, animator in
            animator.fractionComplete = 0.8
            animator.isReversed = true
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
                durationFactor: 0.5
            )
            display.advance(by: 0.5)
            expect(view, at: 40)
            animator.fractionComplete = 0.1
            display.advance(by: 0)
            expect(view, at: 10)
            animator.isReversed = false
            animator.startAnimation()
            display.advance(by: 0.9)
            expect(view, at: 55)
            animator.stopAnimation(true)
        }
    }

    @Test("used again, it has the motion that it was made with")
    func usedAgain() {
        withMover(linear) { display, view, animator in
            animator.fractionComplete = 0.5
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.1)
            display.advance(by: 0.25)
            #expect(animator.state == .inactive)
            animator.addAnimations { view.center.x = 200 }
            animator.startAnimation()
            display.advance(by: 1)
            expect(view, at: 150)
            animator.stopAnimation(true)
        }
    }

    @Test("it may stay at its end", .claim("16.28"))
    func staying() {
        withMover(linear) { display, view, animator in
            animator.pausesOnCompletion = true
            var isCompleted = false
            animator.addCompletion { _ in isCompleted = true }
            animator.startAnimation()
            display.advance(by: 3)
            #expect(animator.state == .active && !animator.isRunning && !isCompleted)
            #expect(animator.fractionComplete == 1)
            expect(view, at: 100)
            animator.fractionComplete = 0.5
            display.advance(by: 0)
            expect(view, at: 50)
            animator.stopAnimation(true)
        }
    }

    @Test("springs swing, settle, and turn round", .claim("16.20"))
    func springs() {
        withMover({ UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4, animations: $0) }) {
            display,
            view,
            animator in
            animator.startAnimation()
            var furthest: CGFloat = 0
            for _ in 0..<30 {
                display.advance(by: 1.0 / 60)
                furthest = max(furthest, shown(view))
            }
            #expect(furthest > 105)
            let before = shown(view)
            animator.isReversed = true
            display.advance(by: 0)
            #expect(abs(shown(view) - before) < 0.5)
            display.advance(by: 0.6)
            #expect(animator.state == .inactive && view.center.x == 0)
        }
        let own = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: own)
        #expect(animator.duration < 3 && animator.duration > 1)
    }

    @Test("one that changes nothing, or takes no time, completes in the next turn", .claim("16.14"))
    func nothing() {
        for duration in [0, -1, Double.nan, 5] {
            onWindow { display, window in
                let view = UIView()
                window.addSubview(view)
                display.advance(by: 0)
                var positions: [UIViewAnimatingPosition] = []
                let animator = UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: duration,
                    delay: 0,
                    animations: { if duration != 5 { view.center.x = 40 } },
                    completion: { positions.append($0) }
                )
                #expect(positions.isEmpty)
                display.advance(by: 0.1)
                #expect(positions == [.end] && animator.state == .inactive)
                #expect(duration == 5 || view.center.x == 40)
            }
        }
    }

    @Test("a delay, a copy, an archive")
    func rest() throws {
        withMover(linear) { display, view, animator in
            animator.startAnimation(afterDelay: 1)
            display.advance(by: 1.5)
            expect(view, at: 25)
            #expect(animator.delay == 1)
            let copy = animator.copy() as? UIViewPropertyAnimator
            #expect(copy?.duration == 2 && copy?.state == .inactive)
            animator.isInterruptible = false
            animator.pauseAnimation()
            animator.fractionComplete = 0
            #expect(animator.isRunning)
        }
        let curve = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 2),
            controlPoint2: CGPoint(x: 7, y: 1)
        )
        let data = try NSKeyedArchiver.archivedData(withRootObject: curve, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UICubicTimingParameters
        #expect(read?.controlPoint1 == CGPoint(x: 0.1, y: 2) && read?.controlPoint2 == CGPoint(x: 1, y: 1))
        #expect(read?.timingCurveType == .cubic)
    }
}
