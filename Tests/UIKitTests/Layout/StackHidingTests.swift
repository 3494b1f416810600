import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Views that hide in a stack view inside of an animation.
@MainActor @Suite("Stack views: hiding")
struct StackHidingTests {
    private func onStack(_ body: (ManualDisplay, UIStackView, UIView) -> Void) {
        onWindow { display, window in
            let views = (0..<2).map { _ in UIView() }
            for view in views { view.backgroundColor = .red }
            let height = views[0].heightAnchor.constraint(equalToConstant: 100)
            height.priority = .defaultHigh
            height.isActive = true
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
            window.addSubview(stack)
            display.advance(by: 0)
            body(display, stack, views[0])
        }
    }

    @Test(
        "a view that hides in an animation is seen while it shrinks, and hidden at its end",
        .claim("Q5.12")
    )
    func hide() {
        onStack { display, stack, view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.isHidden = true }
            #expect(view.isHidden && !view.layer.isHidden)
            display.advance(by: 0)
            display.advance(by: 0.5)
            #expect(abs((view.layer.presentation()?.bounds.height ?? 0) - 50) < 1)
            #expect(UIImage(cgImage: display.makeImage()).pixel(50, 20)[0] == 255)
            #expect(!view.layer.isHidden)
            display.advance(by: 1)
            #expect(view.isHidden && view.layer.isHidden && view.bounds.height == 0)
            #expect(stack.subviews[1].frame.minY == 0)
            view.isHidden = false
            display.advance(by: 0)
            #expect(!view.isHidden && !view.layer.isHidden && view.bounds.height == 100)
        }
    }

    @Test(
        "one that is shown again meanwhile stays; outside of animations a view is hidden at once",
        .claim("Q5.12")
    )
    func shownAgain() {
        onStack { display, _, view in
            UIView.animate(withDuration: 1) { view.isHidden = true }
            display.advance(by: 0.5)
            UIView.animate(withDuration: 1) { view.isHidden = false }
            display.advance(by: 3)
            #expect(!view.isHidden && !view.layer.isHidden && view.bounds.height == 100)
            view.isHidden = true
            #expect(view.layer.isHidden)
        }
    }

    @Test("an animator hides it at its end, too", .claim("Q5.12"))
    func animator() {
        onStack { display, _, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.isHidden = true }
            animator.startAnimation()
            display.advance(by: 0.5)
            #expect(view.isHidden && !view.layer.isHidden)
            display.advance(by: 1)
            #expect(view.layer.isHidden)
        }
    }
}
