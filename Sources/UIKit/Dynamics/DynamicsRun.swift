import CoreGraphics
import Foundation
import QuartzCore

/// An animator's work: follows the display, lets the behaviours act on the world, and writes the places of items.
@MainActor final class DynamicsRun {
    /// An item with its body in the world.
    struct Body {
        let item: any UIDynamicItem
        let number: Int
        var shape: DynamicsShape
        var matter = DynamicsMatter()
        /// The transform that the program gave, and its angle.
        var transform: CGAffineTransform
        var angle: CGFloat
        var written: DynamicsPlace
        var velocity = CGVector.zero
    }

    private let animatorReference: BackReference<UIDynamicAnimator>
    private var animator: UIDynamicAnimator { animatorReference.object }
    let world = DynamicsWorld()
    var bodies: [ObjectIdentifier: Body] = [:]
    /// The items in the order in which they came, so that forces are applied in one order always.
    private var order: [ObjectIdentifier] = []
    private var nextNumber = 1
    private var behaviors: [UIDynamicBehavior] = []
    private var collisions: [ObjectIdentifier: UICollisionBehavior] = [:]
    var groups: [ObjectIdentifier: DynamicsGroups] = [:]
    private var boundaries: [DynamicsBoundary: DynamicsBoundaryShape] = [:]
    var wantedBoundaries: [DynamicsBoundary: DynamicsBoundaryShape] = [:]
    private var joints: [ObjectIdentifier: (joint: DynamicsJoint, bodies: [Int])] = [:]
    var wantedJoints: [ObjectIdentifier: (joint: DynamicsJoint, bodies: [Int])] = [:]
    private var isStale = false
    private var link: CADisplayLink?
    private var lastTime = 0.0
    private var rest = 0.0
    private var quiet = 0.0
    private(set) var elapsed = 0.0

    init(_ animator: UIDynamicAnimator) {
        animatorReference = BackReference(animator) { UIDynamicAnimator() }
    }

    deinit { link?.invalidate() }

    var isRunning: Bool { link != nil }

    var items: [any UIDynamicItem] {
        if isStale { synchronize() }
        return order.compactMap { bodies[$0]?.item }
    }

    // MARK: Going and resting

    /// Marks the behaviours as changed: they are read again, and items move.
    func invalidate() {
        isStale = true
        quiet = 0
        guard link == nil else { return }
        guard DynamicsWorld.isAvailable else { return DynamicsLog.missing() }
        guard !animator.behaviors.isEmpty else { return }
        animator.delegate?.dynamicAnimatorWillResume(animator)
        lastTime = CACurrentMediaTime()
        rest = 0
        let link = CADisplayLink(target: self, selector: Selector("refresh:", DynamicsRun.refresh))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func pause() {
        link?.invalidate()
        link = nil
        animator.delegate?.dynamicAnimatorDidPause(animator)
    }

    /// GUESS dynamics-rest: what counts as rest.
    private func updateQuiet(over seconds: Double) {
        let metrics = DynamicsMetrics.self
        var isQuiet = true
        for key in order {
            guard let body = bodies[key], !body.matter.isAnchored else { continue }
            let place = world.place(body.number)
            let change = hypot(place.velocity.dx - body.velocity.dx, place.velocity.dy - body.velocity.dy)
            if place.velocity.length > metrics.restSpeed || change > metrics.restSpeed / 80
                || abs(place.spin) > metrics.restSpin
            {
                isQuiet = false
            }
            bodies[key]?.velocity = place.velocity
        }
        quiet = isQuiet && !behaviors.contains(where: \.isActive) ? quiet + seconds : 0
    }

    // MARK: Frames

    private func refresh(_ link: CADisplayLink) {
        let now = CACurrentMediaTime()
        let metrics = DynamicsMetrics.self
        rest += max(now - lastTime, 0)
        lastTime = now
        let due = Int(min((rest / metrics.step + 1e-6).rounded(.down), 1e6))
        let count = min(due, metrics.maxSteps)
        // What a slow frame leaves over is lost: items are late, not wild.
        rest = due > count ? 0 : max(rest - Double(count) * metrics.step, 0)
        for _ in 0..<count {
            // A delegate may have ended the run.
            guard self.link != nil else { return }
            step(metrics.step)
        }
        write()
        for behavior in behaviors { behavior.action?() }
        updateQuiet(over: Double(count) * metrics.step)
        if isStale { return }
        if quiet >= metrics.restTime || bodies.isEmpty { pause() }
    }

    private func step(_ seconds: Double) {
        if isStale { synchronize() }
        for behavior in behaviors { behavior.apply(self, over: seconds) }
        world.step(seconds)
        elapsed += seconds
        let contacts = world.takeContacts()
        guard !contacts.isEmpty else { return }
        write()
        for contact in contacts { tell(contact) }
    }

    private func write() {
        for key in order {
            guard let body = bodies[key] else { continue }
            let place = world.place(body.number)
            guard place.position.x.isFinite, place.position.y.isFinite, place.angle.isFinite else { continue }
            if place.position != body.written.position { body.item.center = place.position }
            if place.angle != body.written.angle {
                body.item.transform = body.transform
                    .concatenating(CGAffineTransform(rotationAngle: place.angle - body.angle))
            }
            bodies[key]?.written = place
        }
    }

    private func tell(_ contact: DynamicsContact) {
        func item(_ number: Int) -> (any UIDynamicItem)? {
            order.lazy.compactMap { self.bodies[$0] }.first { $0.number == number }?.item
        }
        guard let one = item(contact.body) else { return }
        switch contact.other {
        case .body(let number):
            guard let other = item(number) else { return }
            for behavior in behaviors {
                guard let collision = behavior as? UICollisionBehavior,
                    collision.items.contains(where: { $0 === one }),
                    collision.items.contains(where: { $0 === other })
                else { continue }
                collision.tell(one, other, began: contact.point)
            }
        case .boundary(let boundary):
            collisions[boundary.behavior]?.tell(one, boundary: boundary.number, began: contact.point)
        }
    }

    // MARK: What the behaviours say

    private func synchronize() {
        isStale = false
        behaviors = animator.behaviors.flatMap(\.subtree)
        collectItems()
        groups = [:]
        collisions = [:]
        wantedBoundaries = [:]
        wantedJoints = [:]
        let old = bodies.mapValues(\.matter)
        for key in order { bodies[key]?.matter = DynamicsMatter() }
        for behavior in behaviors {
            if let collision = behavior as? UICollisionBehavior {
                collisions[ObjectIdentifier(collision)] = collision
            }
            behavior.configure(self)
        }
        for key in order {
            guard let body = bodies[key] else { continue }
            if body.matter != old[key] { world.set(body.matter, of: body.number) }
            world.setGroups(groups[key] ?? DynamicsGroups(), of: body.number)
        }
        synchronizeBoundaries()
        synchronizeJoints()
    }

    private func collectItems() {
        var seen: Set<ObjectIdentifier> = []
        var list: [ObjectIdentifier] = []
        for item in behaviors.flatMap(\.affectedItems) {
            let key = ObjectIdentifier(item)
            guard seen.insert(key).inserted else { continue }
            list.append(key)
            if bodies[key] == nil { add(item, key) }
        }
        for key in order where !seen.contains(key) {
            if let body = bodies.removeValue(forKey: key) { world.removeBody(body.number) }
        }
        order = list
    }

    private func add(_ item: any UIDynamicItem, _ key: ObjectIdentifier) {
        let shape = DynamicsShape(item)
        let place = Self.place(of: item)
        bodies[key] = Body(
            item: item,
            number: nextNumber,
            shape: shape,
            transform: item.transform,
            angle: place.angle,
            written: place
        )
        world.addBody(nextNumber, shape, place)
        nextNumber += 1
    }

    private static func place(of item: any UIDynamicItem) -> DynamicsPlace {
        DynamicsPlace(
            position: DynamicsLimits.kept(item.center),
            angle: DynamicsLimits.kept(item.transform.rotation, DynamicsLimits.angle)
        )
    }

    private func synchronizeBoundaries() {
        for (name, shape) in boundaries where wantedBoundaries[name] != shape {
            world.removeBoundary(name)
            boundaries[name] = nil
        }
        let new = wantedBoundaries.filter { boundaries[$0.key] == nil }
        let places = Dictionary(
            behaviors.enumerated().map { (ObjectIdentifier($1), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        // In one order always.
        let names = new.keys.sorted {
            (places[$0.behavior] ?? 0, $0.number) < (places[$1.behavior] ?? 0, $1.number)
        }
        for name in names {
            guard let shape = new[name] else { continue }
            world.addBoundary(name, shape)
            boundaries[name] = shape
        }
    }

    private func synchronizeJoints() {
        for (name, wanted) in wantedJoints {
            let masses = wanted.bodies.map { world.mass($0) }
            wantedJoints[name]?.joint.turns = masses.contains { $0.moment.isFinite }
            // Two things that stay where they are cannot be held at each other.
            if !masses.contains(where: { $0.mass > 0 }) { wantedJoints[name] = nil }
        }
        for (name, old) in joints {
            guard let new = wantedJoints[name], new.joint == old.joint, new.bodies == old.bodies else {
                world.removeJoint(name, forgets: wantedJoints[name]?.bodies != old.bodies)
                joints[name] = nil
                continue
            }
        }
        for behavior in behaviors {
            let name = ObjectIdentifier(behavior)
            guard let new = wantedJoints[name], joints[name] == nil else { continue }
            world.addJoint(name, new.joint, new.bodies)
            joints[name] = new
        }
    }

    /// The program has changed an item.
    func update(_ item: any UIDynamicItem) {
        let key = ObjectIdentifier(item)
        guard let body = bodies[key] else { return }
        let shape = DynamicsShape(item)
        let place = Self.place(of: item)
        bodies[key]?.transform = item.transform
        bodies[key]?.angle = place.angle
        bodies[key]?.written = place
        if shape != body.shape {
            bodies[key]?.shape = shape
            world.set(shape, of: body.number)
        }
        world.move(body.number, to: place)
        invalidate()
    }
}

/// Says once that nothing moves.
@MainActor enum DynamicsLog {
    private static var isTold = false

    static func missing() {
        guard !isTold else { return }
        isTold = true
        let line = "agate: UIDynamicAnimator moves nothing: the package trait Dynamics is off\n"
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
}
