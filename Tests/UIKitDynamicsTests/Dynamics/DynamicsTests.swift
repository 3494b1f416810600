#if AGATE_DYNAMICS
import AgateDisplay
import Foundation
import Testing
import UIKitCore
import UIKitDynamics
import UIKitTestSupport

/// Views that fall, collide and snap.
///
/// Source: uikit U180, U181.
@MainActor @Suite("Dynamics")
struct DynamicsTests {
    /// Writes down what animators and collisions say.
    private final class Log: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        var lines: [String] = []

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem,
            at p: CGPoint
        ) { lines.append("items") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            endedContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem
        ) { lines.append("items apart") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) { lines.append("boundary \(identifier as? NSString ?? "none") \(Int(p.y.rounded()))") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { lines.append("boundary \(identifier as? NSString ?? "none") apart") }
    }

    private func onStage(_ body: (ManualDisplay, UIView, UIDynamicAnimator) throws -> Void) rethrows {
        try onGestureWindow { display, _, view, _ in
            try body(display, view, UIDynamicAnimator(referenceView: view))
        }
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 100, in view: UIView) -> UIView {
        let box = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        view.addSubview(box)
        return box
    }

    // MARK: Forces

    @Test("gravity of magnitude 1 moves an item by 125 points in half a second (uikit U180)")
    func gravity() {
        onStage { display, view, animator in
            let item = box(200, 100, in: view)
            let gravity = UIGravityBehavior(items: [item])
            #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-9)
            animator.addBehavior(gravity)
            #expect(animator.isRunning)
            display.advance(by: 0.5)
            #expect(abs(item.center.y - 225) <= 0.6 && item.center.x == 200)
            #expect(abs(animator.elapsedTime - 0.5) < 0.01)
            let sideways = box(100, 100, in: view)
            let other = UIGravityBehavior(items: [sideways])
            other.setAngle(0, magnitude: 0.5)
            animator.addBehavior(other)
            display.advance(by: 0.5)
            #expect(abs(sideways.center.x - 162.5) <= 0.6 && sideways.center.y == 100)
        }
    }

    @Test(
        "a push of magnitude 1 gives 100 by 100 points 100 points per second and second, or once 100 per second (uikit U180)"
    )
    func pushes() {
        onStage { display, view, animator in
            let (all, once, heavy) = (box(50, 100, in: view), box(50, 300, in: view), box(50, 500, in: view))
            let steady = UIPushBehavior(items: [all], mode: .continuous)
            steady.pushDirection = CGVector(dx: 1, dy: 0)
            let kick = UIPushBehavior(items: [once, heavy], mode: .instantaneous)
            kick.setAngle(0, magnitude: 1)
            let matter = UIDynamicItemBehavior(items: [heavy])
            matter.density = 4
            for behavior in [steady, kick, matter] { animator.addBehavior(behavior) }
            display.advance(by: 1)
            #expect(abs(all.center.x - 100) <= 0.6)
            #expect(abs(once.center.x - 150) <= 1.5 && !kick.active)
            #expect(abs(heavy.center.x - 75) <= 0.5)
            #expect(abs(matter.linearVelocity(for: heavy).x - 25) < 0.5)
            steady.active = false
            let place = all.center.x
            display.advance(by: 1)
            #expect(abs(all.center.x - place - 100) <= 1.5)
            kick.active = true
            display.advance(by: 0.1)
            #expect(!kick.active && abs(matter.linearVelocity(for: heavy).x - 50) < 0.5)
        }
    }

    @Test("a push beside the middle turns the item, unless it does not turn (uikit U180)")
    func turning() {
        onStage { display, view, animator in
            let (free, stiff) = (box(100, 100, in: view), box(100, 300, in: view))
            let push = UIPushBehavior(items: [free, stiff], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            for item in [free, stiff] {
                push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: item)
            }
            let matter = UIDynamicItemBehavior(items: [stiff])
            matter.allowsRotation = false
            animator.addBehavior(matter)
            animator.addBehavior(push)
            display.advance(by: 0.2)
            // Pushed above its middle to the right: clockwise.
            #expect(free.transform.b > 0.1 && stiff.transform == .identity)
            #expect(matter.angularVelocity(for: stiff) == 0)
        }
    }

    // MARK: Snap

    @Test("a snapped item swings about the point, and comes to rest there, upright (uikit U181)")
    func snap() {
        onStage { display, view, animator in
            let item = box(100, 100, in: view)
            item.transform = CGAffineTransform(rotationAngle: 0.6)
            let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 400))
            #expect(snap.damping == 0.5)
            let log = Log()
            animator.delegate = log
            animator.addBehavior(snap)
            var farthest: CGFloat = 0
            for _ in 0..<180 {
                display.advance(by: 1.0 / 60)
                farthest = max(farthest, item.center.x)
            }
            // A damping of a half goes 16.3 % too far.
            #expect(abs(farthest - 332.6) < 3)
            #expect(abs(item.center.x - 300) < 0.5 && abs(item.center.y - 400) < 0.5)
            #expect(abs(item.transform.b) < 0.01)
            #expect(log.lines == ["resume", "pause"] && !animator.isRunning)
            snap.snapPoint = CGPoint(x: 100, y: 100)
            snap.damping = 1
            #expect(animator.isRunning)
            var nearest: CGFloat = 1000
            for _ in 0..<180 {
                display.advance(by: 1.0 / 60)
                nearest = min(nearest, item.center.x)
            }
            #expect(nearest > 99 && abs(item.center.x - 100) < 0.5)
        }
    }

    // MARK: Collisions

    @Test("an item falls onto the lower edge of the reference view, and rests there (uikit U181)")
    func floor() {
        onStage { display, view, animator in
            let item = box(200, 600, in: view)
            let log = Log()
            animator.delegate = log
            let collision = UICollisionBehavior(items: [item])
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.collisionDelegate = log
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            display.advance(by: 3)
            // The view is 800 points high.
            #expect(abs(item.center.y - 750) < 0.5 && abs(item.center.x - 200) < 0.5)
            #expect(log.lines == ["resume", "boundary none 800", "pause"])
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
            )
            display.advance(by: 3)
            #expect(abs(item.center.y - 650) < 0.5)
        }
    }

    @Test("an elastic item bounces up to where it fell from; without elasticity not at all (uikit U180)")
    func bounce() {
        onStage { display, view, animator in
            let (elastic, dull) = (box(100, 400, in: view), box(300, 400, in: view))
            let matter = UIDynamicItemBehavior(items: [elastic])
            matter.elasticity = 1
            let collision = UICollisionBehavior(items: [elastic, dull])
            collision.addBoundary(
                withIdentifier: "floor" as NSString,
                from: CGPoint(x: -100, y: 700),
                to: CGPoint(x: 500, y: 700)
            )
            let gravity = UIGravityBehavior(items: [elastic, dull])
            for behavior in [matter, collision, gravity] { animator.addBehavior(behavior) }
            display.advance(by: 0.8)
            var highest: CGFloat = 700
            for _ in 0..<60 {
                display.advance(by: 1.0 / 60)
                highest = min(highest, elastic.center.y)
                #expect(dull.center.y > 648)
            }
            #expect(abs(highest - 400) < 12)
        }
    }

    @Test(
        "items of one behaviour collide, those of two pass through each other; the delegate hears of both ends"
    )
    func items() {
        onStage { display, view, animator in
            let (left, right) = (box(60, 200, in: view), box(300, 200, in: view))
            let (low, other) = (box(60, 500, in: view), box(300, 500, in: view))
            let log = Log()
            let collision = UICollisionBehavior(items: [left, right])
            collision.collisionDelegate = log
            let matter = UIDynamicItemBehavior(items: [left, right])
            matter.elasticity = 1
            let push = UIPushBehavior(items: [left, low], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 3, dy: 0)
            let behaviors: [UIDynamicBehavior] = [
                collision, matter, push, UICollisionBehavior(items: [low]),
                UICollisionBehavior(items: [other]),
            ]
            for behavior in behaviors { animator.addBehavior(behavior) }
            display.advance(by: 1)
            // All of the speed goes over; both have the same mass.
            #expect(abs(left.center.x - 200) < 3 && right.center.x > 400)
            #expect(log.lines == ["items", "items apart"])
            #expect(abs(low.center.x - 360) < 3 && other.center.x == 300)
            collision.collisionMode = .boundaries
            #expect(collision.items.count == 2)
        }
    }

    @Test("boundaries have names, and items rest on paths; anchored items stay")
    func boundaries() {
        onStage { display, view, animator in
            let (item, anchored) = (box(200, 100, in: view), box(200, 600, in: view))
            let log = Log()
            let collision = UICollisionBehavior(items: [item, anchored])
            collision.collisionDelegate = log
            collision.addBoundary(
                withIdentifier: "shelf" as NSString,
                for: UIBezierPath(rect: CGRect(x: 100, y: 300, width: 200, height: 20))
            )
            #expect(collision.boundaryIdentifiers?.count == 1)
            #expect(collision.boundary(withIdentifier: "shelf" as NSString)?.bounds.minY == 300)
            let matter = UIDynamicItemBehavior(items: [anchored])
            matter.isAnchored = true
            let gravity = UIGravityBehavior(items: [item, anchored])
            for behavior in [collision, gravity, matter] { animator.addBehavior(behavior) }
            display.advance(by: 2)
            #expect(abs(item.center.y - 250) < 0.5 && anchored.center.y == 600)
            collision.removeBoundary(withIdentifier: "shelf" as NSString)
            #expect(collision.boundaryIdentifiers == nil)
            display.advance(by: 2)
            #expect(abs(item.center.y - 500) < 0.5 && anchored.center.y == 600)
            #expect(log.lines == ["boundary shelf 300", "items"])
        }
    }

    // MARK: Attachments

    @Test("an item that hangs at a point keeps its distance; one on a spring swings (uikit U181)")
    func attachments() {
        onStage { display, view, animator in
            let (rigid, sprung) = (box(250, 100, 40, in: view), box(100, 300, 40, in: view))
            let anchor = CGPoint(x: 150, y: 100)
            let rod = UIAttachmentBehavior(item: rigid, attachedToAnchor: anchor)
            #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
            let spring = UIAttachmentBehavior(item: sprung, attachedToAnchor: CGPoint(x: 100, y: 200))
            spring.frequency = 2
            spring.damping = 0.1
            for behavior in [rod, spring, UIGravityBehavior(items: [rigid, sprung])] {
                animator.addBehavior(behavior)
            }
            var lowest: CGFloat = 0
            for _ in 0..<120 {
                display.advance(by: 1.0 / 60)
                let distance = hypot(rigid.center.x - anchor.x, rigid.center.y - anchor.y)
                #expect(abs(distance - 100) < 1.5)
                lowest = max(lowest, sprung.center.y)
            }
            // At rest it hangs g / ω² = 6.33 points lower; it swings to nearly twice that.
            #expect(lowest > 309 && lowest < 313)
            rod.anchorPoint = CGPoint(x: 250, y: 200)
            display.advance(by: 0.5)
            #expect(abs(hypot(rigid.center.x - 250, rigid.center.y - 200) - 100) < 4)
        }
    }

    @Test("pins, ropes, slides and fixed attachments hold two items")
    func pairs() {
        onStage { display, view, animator in
            let base = box(200, 100, in: view)
            let (pinned, roped, slid, fixed) = (
                box(300, 100, 40, in: view), box(200, 200, 40, in: view), box(100, 100, 40, in: view),
                box(200, 20, 40, in: view)
            )
            let matter = UIDynamicItemBehavior(items: [base])
            matter.isAnchored = true
            let slide = UIAttachmentBehavior.slidingAttachment(
                with: slid,
                attachedTo: base,
                attachmentAnchor: CGPoint(x: 100, y: 100),
                axisOfTranslation: CGVector(dx: 0, dy: 1)
            )
            slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
            let behaviors: [UIDynamicBehavior] = [
                matter,
                UIAttachmentBehavior.pinAttachment(
                    with: pinned,
                    attachedTo: base,
                    attachmentAnchor: CGPoint(x: 250, y: 100)
                ),
                UIAttachmentBehavior.limitAttachment(
                    with: roped,
                    offsetFromCenter: .zero,
                    attachedTo: base,
                    offsetFromCenter: .zero
                ),
                UIAttachmentBehavior.fixedAttachment(
                    with: fixed,
                    attachedTo: base,
                    attachmentAnchor: CGPoint(x: 200, y: 50)
                ),
                slide, UIGravityBehavior(items: [pinned, roped, slid, fixed]),
            ]
            for behavior in behaviors { animator.addBehavior(behavior) }
            display.advance(by: 2)
            #expect(abs(hypot(pinned.center.x - 250, pinned.center.y - 100) - 50) < 1.5)
            #expect(hypot(roped.center.x - 200, roped.center.y - 100) < 102)
            #expect(abs(slid.center.x - 100) < 1 && abs(slid.center.y - 160) < 1.5)
            #expect(abs(fixed.center.x - 200) < 1 && abs(fixed.center.y - 20) < 1.5)
            #expect(base.center == CGPoint(x: 200, y: 100))
        }
    }

    // MARK: The animator

    @Test("behaviours in behaviours act; actions run in each frame; groups move as one")
    func composition() {
        onStage { display, view, animator in
            let (one, other) = (box(100, 100, in: view), box(250, 100, in: view))
            let group = UIDynamicItemGroup(items: [one, other])
            #expect(
                group.center == CGPoint(x: 175, y: 100)
                    && group.bounds.size == CGSize(width: 250, height: 100)
            )
            let whole = UIDynamicBehavior()
            var count = 0
            whole.action = { count += 1 }
            let gravity = UIGravityBehavior(items: [group])
            whole.addChildBehavior(gravity)
            whole.addChildBehavior(whole)
            #expect(whole.childBehaviors.count == 1 && gravity.dynamicAnimator == nil)
            animator.addBehavior(whole)
            #expect(gravity.dynamicAnimator === animator && animator.behaviors.count == 1)
            display.advance(by: 0.5)
            #expect(abs(one.center.y - 225) <= 0.6 && one.center.y == other.center.y && one.center.x == 100)
            #expect(count >= 29 && count <= 31)
            #expect(animator.items(in: CGRect(x: 0, y: 0, width: 60, height: 60)).isEmpty)
            #expect(animator.items(in: view.bounds).count == 1)
            animator.removeAllBehaviors()
            let place = one.center
            display.advance(by: 0.5)
            #expect(one.center == place && !animator.isRunning && gravity.dynamicAnimator == nil)
        }
    }

    @Test("an item that a program moves is taken from there when the animator is told")
    func update() {
        onStage { display, view, animator in
            let item = box(100, 100, in: view)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            display.advance(by: 0.25)
            item.center = CGPoint(x: 300, y: 50)
            animator.updateItem(usingCurrentState: item)
            display.advance(by: 0.05)
            #expect(item.center.x == 300 && item.center.y > 60 && item.center.y < 70)
        }
    }

    @Test("the same movements come out each time, bit by bit")
    func determinism() {
        func run() -> [CGFloat] {
            var places: [CGFloat] = []
            onStage { display, view, animator in
                let items = (0..<12).map {
                    box(60 + CGFloat($0 % 4) * 90, 60 + CGFloat($0 / 4) * 95, 60, in: view)
                }
                for (index, item) in items.enumerated() {
                    item.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 0.3)
                }
                let collision = UICollisionBehavior(items: items)
                collision.translatesReferenceBoundsIntoBoundary = true
                let matter = UIDynamicItemBehavior(items: items)
                matter.elasticity = 0.5
                matter.friction = 0.4
                for behavior in [collision, matter, UIGravityBehavior(items: items)] {
                    animator.addBehavior(behavior)
                }
                display.advance(by: 2)
                places = items.flatMap { [$0.center.x, $0.center.y, $0.transform.a] }
                for item in items { #expect(view.bounds.contains(item.center)) }
            }
            return places
        }
        #expect(run() == run())
    }

    @Test("numbers that are none, items without a size, and attachments to themselves crash nothing")
    func badInput() {
        onStage { display, view, animator in
            let (odd, flat) = (box(100, 100, in: view), UIView(frame: .zero))
            view.addSubview(flat)
            let matter = UIDynamicItemBehavior(items: [odd, flat])
            (matter.density, matter.resistance, matter.elasticity) = (.nan, -.infinity, 1e30)
            matter.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 1), for: odd)
            let gravity = UIGravityBehavior(items: [odd, flat])
            gravity.gravityDirection = CGVector(dx: CGFloat.infinity, dy: .nan)
            let snap = UISnapBehavior(item: odd, snapTo: CGPoint(x: CGFloat.nan, y: 3))
            let collision = UICollisionBehavior(items: [odd, flat])
            collision.addBoundary(
                withIdentifier: 1 as NSNumber,
                from: CGPoint(x: CGFloat.nan, y: 0),
                to: CGPoint(x: 1, y: CGFloat.infinity)
            )
            collision.addBoundary(withIdentifier: 2 as NSNumber, for: UIBezierPath())
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: 900, left: 900, bottom: 900, right: 900)
            )
            let push = UIPushBehavior(items: [odd], mode: .instantaneous)
            push.setAngle(.nan, magnitude: 1e300)
            let behaviors: [UIDynamicBehavior] = [
                matter, gravity, snap, collision, push, UIAttachmentBehavior(item: odd, attachedTo: odd),
                UIAttachmentBehavior(item: odd, attachedToAnchor: CGPoint(x: CGFloat.nan, y: 0)),
            ]
            for behavior in behaviors { animator.addBehavior(behavior) }
            display.advance(by: 1)
            #expect(odd.center.x.isFinite && flat.center.y.isFinite)
        }
    }
}
#endif
