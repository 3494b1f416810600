import AgateDisplay
import Foundation
import QuartzCore
import Testing

// Listing begins
final class Announcement: CAAction {
    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        heard.append(event)
    }
    var heard: [String] = []
}
// Listing ends

// Listing begins
func move(_ layer: CALayer, to goal: CGPoint) {
    let way = CABasicAnimation(keyPath: "position")
    way.isAdditive = true
    way.fromValue = CGPoint(x: layer.position.x - goal.x, y: layer.position.y - goal.y)
    way.toValue = CGPoint.zero
    way.duration = 1
    way.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(way, forKey: nil)

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = goal
    CATransaction.commit()
}
// Listing ends

@Suite("The listings of the article on how a change becomes an animation")
struct ChangeListings {
    @Test("an action of the dictionary takes the place of the implicit animation")
    func actions() throws {
        try withBall { display, ball in
            // Listing begins
            let spring = CASpringAnimation(keyPath: "position")
            spring.damping = 9
            spring.duration = spring.settlingDuration
            ball.actions = ["position": spring, "backgroundColor": NSNull()]

            ball.position = CGPoint(x: 160, y: 50)  // springs over
            ball.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.88, alpha: 1)  // changes at once
            // Listing ends
            display.advance(by: 0)
            #expect(ball.presentation()?.position.x == 40)
            #expect(ball.presentation()?.backgroundColor == ball.backgroundColor)
            var farthest: CGFloat = 0
            for _ in 0..<60 {
                display.advance(by: 1.0 / 60)
                let seen = try #require(ball.presentation()).position.x
                farthest = max(farthest, seen)
            }
            #expect(farthest > 165)
        }
    }

    @Test("an action can be anything that runs")
    func announcement() {
        withBall { display, ball in
            let announcement = Announcement()
            ball.actions = ["opacity": announcement]
            ball.opacity = 0.5
            display.advance(by: 0)
            #expect(announcement.heard == ["opacity"])
            #expect(ball.presentation()?.opacity == 0.5)
        }
    }

    @Test("an explicit animation with its model at the end does not snap back")
    func explicit() throws {
        try withBall { display, ball in
            // Listing begins
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 40
            move.toValue = 160
            move.duration = 1
            move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            ball.add(move, forKey: "move")

            CATransaction.begin()
            CATransaction.setDisableActions(true)
            ball.position.x = 160  // where the animation ends: nothing snaps back
            CATransaction.commit()
            // Listing ends
            display.advance(by: 0.5)
            let seen = try #require(ball.presentation()).position.x
            #expect(abs(seen - 100) < 1e-4)
            display.advance(by: 0.6)
            #expect(ball.presentation()?.position.x == 160)
        }
    }

    @Test("additive moves can be interrupted and never jump")
    func additive() throws {
        try withBall { display, ball in
            var last = ball.position
            var longest: CGFloat = 0
            for step in 0..<150 {
                if step % 25 == 0 {
                    move(ball, to: CGPoint(x: step % 50 == 0 ? 160 : 40, y: step % 75 == 0 ? 20 : 80))
                }
                display.advance(by: 1.0 / 60)
                let seen = try #require(ball.presentation()).position
                longest = max(longest, hypot(seen.x - last.x, seen.y - last.y))
                last = seen
            }
            #expect(longest < 6)
            display.advance(by: 2)
            #expect(ball.presentation()?.position == ball.position)
        }
    }

    /// A ball on a display of 240 by 100 points.
    private func withBall(_ body: (ManualDisplay, CALayer) throws -> Void) rethrows {
        try ManualDisplay.run(size: CGSize(width: 240, height: 100)) { display in
            let ball = CALayer()
            ball.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            ball.position = CGPoint(x: 40, y: 50)
            display.layer.addSublayer(ball)
            display.advance(by: 0)
            try body(display, ball)
        }
    }
}
