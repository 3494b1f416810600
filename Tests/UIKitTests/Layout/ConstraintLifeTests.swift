import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Constraints, and what they name, that go in any order.
@MainActor @Suite("The life of constraints")
struct ConstraintLifeTests {
    private func pinned(_ view: UIView, in superview: UIView) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return [
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 8),
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 4),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalTo: view.widthAnchor),
        ]
    }

    @Test("views keep their active constraints, and those go with them")
    func constraintsGoWithViews() {
        onWindow { display, window in
            weak var constraint: NSLayoutConstraint?
            weak var outer: UIView?
            do {
                let (view, container) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
                NSLayoutConstraint.activate(pinned(view, in: container))
                window.addSubview(container)
                (outer, constraint) = (container, container.constraints.first)
            }
            display.advance(by: 0)
            #expect(outer?.subviews.first?.frame == CGRect(x: 8, y: 4, width: 20, height: 20))
            #expect(constraint?.isActive == true)
            outer?.removeFromSuperview()
            display.advance(by: 0)
            #expect(outer == nil)
            #expect(constraint == nil)
        }
    }

    @Test("a constraint that outlives its views names nothing, is not active, and may be dropped")
    func constraintsOutliveViews() {
        onWindow { display, window in
            var kept: [NSLayoutConstraint] = []
            do {
                let (view, container) = (UIView(), UIView())
                kept = pinned(view, in: container)
                NSLayoutConstraint.activate(kept)
                container.layoutIfNeeded()
            }
            for constraint in kept {
                #expect(constraint.firstItem == nil)
                #expect(constraint.secondItem == nil)
                #expect(!constraint.isActive)
                constraint.constant = 7
                constraint.isActive = false
            }
            display.advance(by: 0)
            kept = []
            display.advance(by: 0)
        }
    }

    @Test("a neighbour that stays forgets the constraints of a container that goes")
    func neighboursForget() {
        onWindow { display, window in
            let (left, right) = (UIView(), UIView())
            do {
                let container = UIView(frame: window.bounds)
                NSLayoutConstraint.activate(pinned(left, in: container))
                NSLayoutConstraint.activate(pinned(right, in: container))
                right.leadingAnchor.constraint(greaterThanOrEqualTo: left.leadingAnchor).isActive = true
                window.addSubview(container)
                display.advance(by: 0)
                container.removeFromSuperview()
            }
            // The container is gone; the views that it had are used again elsewhere.
            #expect(left.superview == nil)
            #expect(left.constraintsAffectingLayout(for: .horizontal).allSatisfy { $0.firstItem != nil })
            window.addSubview(left)
            window.addSubview(right)
            let constraints = [
                left.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 30),
                right.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 40),
            ]
            NSLayoutConstraint.activate(constraints)
            display.advance(by: 0)
            #expect(left.frame.minX == 30)
            #expect(right.frame.minX == 70)
            right.removeFromSuperview()
            #expect(constraints.map(\.isActive) == [true, false])
        }
    }

    @Test("a guide that goes takes nothing else along")
    func guidesGo() {
        onWindow { display, window in
            let view = UIView()
            NSLayoutConstraint.activate(pinned(view, in: window))
            weak var known: UILayoutGuide?
            do {
                let guide = UILayoutGuide()
                window.addLayoutGuide(guide)
                guide.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
                guide.topAnchor.anchorWithOffset(to: view.topAnchor).constraint(equalTo: view.widthAnchor)
                    .isActive = true
                display.advance(by: 0)
                #expect(guide.layoutFrame.minX == 28)
                #expect(guide.layoutFrame.minY == -16)
                window.removeLayoutGuide(guide)
                known = guide
            }
            #expect(known == nil)
            display.advance(by: 0)
            #expect(view.frame == CGRect(x: 8, y: 4, width: 20, height: 20))
            #expect(window.constraints.count == 2)
        }
    }

    @Test("a view that takes its constraints away while it is being freed")
    func deactivationWhileFreed() {
        onWindow { display, window in
            let neighbour = UIView()
            do {
                let container = Tidy(frame: window.bounds)
                container.tidies = pinned(neighbour, in: container)
                NSLayoutConstraint.activate(container.tidies)
                container.layoutIfNeeded()
            }
            window.addSubview(neighbour)
            NSLayoutConstraint.activate(pinned(neighbour, in: window))
            display.advance(by: 0)
            #expect(neighbour.frame == CGRect(x: 8, y: 4, width: 20, height: 20))
            do {
                let view = Tidy()
                view.tidies = pinned(view, in: window)
                NSLayoutConstraint.activate(view.tidies)
                view.tidies.append(view.widthAnchor.constraint(lessThanOrEqualTo: neighbour.widthAnchor))
                display.advance(by: 0)
                view.removeFromSuperview()
            }
            display.advance(by: 0)
            #expect(neighbour.frame == CGRect(x: 8, y: 4, width: 20, height: 20))
        }
    }

    @Test("a row of distances between guides and views of different depth")
    func distances() {
        onWindow { display, window in
            let (outer, inner, beside) = (UIView(), UIView(), UIView())
            NSLayoutConstraint.activate(pinned(outer, in: window) + pinned(inner, in: outer))
            beside.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(beside)
            let gap = inner.leadingAnchor.anchorWithOffset(to: beside.leadingAnchor)
            let other = window.leadingAnchor.anchorWithOffset(to: inner.leadingAnchor)
            let constraint = gap.constraint(equalTo: other, multiplier: 2, constant: 3)
            constraint.isActive = true
            display.advance(by: 0)
            // The inner view begins at 16; twice that and 3 more behind it the other one does.
            #expect(beside.frame.minX == 51)
            #expect(window.constraints.contains(constraint))
            outer.removeFromSuperview()
            #expect(!constraint.isActive)
        }
    }
}

/// Takes constraints away when it is freed, as programs for UIKit do.
private final class Tidy: UIView {
    var tidies: [NSLayoutConstraint] = []
    deinit { MainActor.assumeIsolated { NSLayoutConstraint.deactivate(tidies) } }
}
