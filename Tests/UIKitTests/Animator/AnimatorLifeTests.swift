import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What property animators keep alive, and what keeps them.
@MainActor @Suite("Property animators: their life")
struct AnimatorLifeTests {
    /// Weak references to what a display has had.
    @MainActor private final class Remains {
        weak var display: ManualDisplay?
        weak var window: UIWindow?
        weak var view: UIView?
        weak var animator: UIViewPropertyAnimator?
    }

    private func remains(_ use: (UIViewPropertyAnimator) -> Void) -> Remains {
        let remains = Remains()
        onWindow { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
            use(animator)
            display.advance(by: 0.5)
            (remains.display, remains.window) = (display, window)
            (remains.view, remains.animator) = (view, animator)
        }
        return remains
    }

    @Test("an animator that runs, is paused or scrubbed when its display ends keeps nothing of it")
    func end() {
        let uses: [(UIViewPropertyAnimator) -> Void] = [
            { $0.startAnimation() }, { $0.pauseAnimation() }, { $0.fractionComplete = 0.5 },
            {
                $0.startAnimation()
                $0.stopAnimation(false)
            }, { _ in },
        ]
        for (index, use) in uses.enumerated() {
            let remains = remains(use)
            #expect(remains.animator == nil, "animator \(index)")
            #expect(remains.view == nil && remains.window == nil, "views \(index)")
            #expect(remains.display == nil, "display \(index)")
        }
    }

    @Test("an animator that nobody holds runs to its end, and goes then")
    func unheld() {
        onWindow { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            weak var animator: UIViewPropertyAnimator?
            var ends: [UIViewAnimatingPosition] = []
            do {
                let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
                made.addCompletion { ends.append($0) }
                made.startAnimation()
                animator = made
            }
            display.advance(by: 0.5)
            #expect(animator?.isRunning == true)
            #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 1e-6)
            display.advance(by: 0.6)
            #expect(animator == nil && ends == [.end] && view.center.x == 105)
        }
    }
}
