#if AGATE_DYNAMICS
import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitDynamics
import UIKitTestSupport

/// The same movement each time.
///
/// Source: uikit U182.
@MainActor @Suite("Steps of dynamics")
struct DynamicsDeterminismTests {
    /// Where six boxes are that have fallen on one another, after each of some lengths of time.
    private func places(_ steps: [Double]) -> [UInt] {
        var found: [UInt] = []
        onGestureWindow { display, _, view, _ in
            let animator = UIDynamicAnimator(referenceView: view)
            var boxes: [UIView] = []
            for index in 0..<6 {
                let (x, y) = (CGFloat(100 + 13 * index), CGFloat(70 * index))
                boxes.append(UIView(frame: CGRect(x: x, y: y, width: 60, height: 60)))
            }
            boxes.forEach(view.addSubview)
            animator.addBehavior(UIGravityBehavior(items: boxes))
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            for step in steps { display.advance(by: step) }
            withExtendedLifetime(animator) {
                for box in boxes {
                    let numbers: [CGFloat] = [box.center.x, box.center.y, box.transform.b]
                    found += numbers.map(\.bitPattern)
                }
            }
        }
        return found
    }

    @Test("the same program gives the same bits, whatever asks for frames", .claim("U182"))
    func sameBits() {
        let once = places([1])
        #expect(once == places([1]))
        #expect(once == places(Array(repeating: 0.25, count: 4)))
        #expect(Set(once).count > 6)
    }

    @Test("a frame makes at most eight steps of 1/240 s: what is more is lost", .claim("U182"))
    func longFrames() {
        onGestureWindow { display, _, view, _ in
            let animator = UIDynamicAnimator(referenceView: view)
            let box = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
            view.addSubview(box)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            display.advance(by: 0.5)
            let elapsed = animator.elapsedTime
            let steps = elapsed * 240
            #expect(abs(steps - steps.rounded()) < 1e-6)
            #expect(abs(elapsed - 0.5) < 0.05)
        }
    }
}
#endif
