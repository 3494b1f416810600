import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Views whose layers have their anchors elsewhere, in constraints.
@MainActor @Suite("Constraints: anchor points")
struct AnchoredLayoutTests {
    @Test(
        "layout gives the middle of the solved rectangle as the centre, whatever the anchor point is",
        .claim("Q5.3")
    )
    func center() {
        onWindow { display, window in
            let (view, below) = (UIView(), UIView())
            for made in [view, below] {
                made.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(made)
            }
            view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
                view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
                view.widthAnchor.constraint(equalToConstant: 60),
                view.heightAnchor.constraint(equalToConstant: 80),
                below.topAnchor.constraint(equalTo: view.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
            display.advance(by: 0)
            #expect(view.center == CGPoint(x: 50, y: 140))
            #expect(view.frame == CGRect(x: 20, y: 60, width: 60, height: 80))
            // Others see the rectangle and not the frame.
            #expect(below.frame.minY == 180)
        }
    }

    @Test("constraints see a view whose place is given around its centre, too", .claim("Q5.3"))
    func given() {
        onWindow { display, window in
            let (view, below) = (UIView(), UIView())
            view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
            view.bounds.size = CGSize(width: 60, height: 80)
            view.center = CGPoint(x: 50, y: 140)
            below.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            window.addSubview(below)
            below.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            below.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            display.advance(by: 0)
            #expect(below.frame.origin == CGPoint(x: 20, y: 180))
            #expect(view.center == CGPoint(x: 50, y: 140))
        }
    }

    @Test("a priority changes from required and back before the views are in a window", .claim("Q5.17"))
    func priority() {
        onWindow { display, window in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let width = view.widthAnchor.constraint(equalToConstant: 50)
            let minimum = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70)
            NSLayoutConstraint.activate([width, minimum])
            width.priority = .defaultHigh
            window.addSubview(view)
            display.advance(by: 0)
            #expect(view.bounds.width == 70)
            view.removeFromSuperview()
            minimum.priority = .defaultLow
            width.priority = .required
            window.addSubview(view)
            display.advance(by: 0)
            #expect(view.bounds.width == 50)
        }
    }
}
