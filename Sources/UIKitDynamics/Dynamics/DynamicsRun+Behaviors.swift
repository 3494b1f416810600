import CoreGraphics
import UIKitCore

/// What behaviours ask of the world.
extension DynamicsRun {
    private func number(_ item: any UIDynamicItem) -> Int? { bodies[ObjectIdentifier(item)]?.number }

    func set(_ matter: DynamicsMatter, of item: any UIDynamicItem) {
        bodies[ObjectIdentifier(item)]?.matter = matter
    }

    /// Lets an item take part in the collisions of a behaviour.
    func join(_ item: any UIDynamicItem, _ behavior: ObjectIdentifier, items: Bool, boundaries: Bool) {
        if items { groups[ObjectIdentifier(item), default: DynamicsGroups()].items.insert(behavior) }
        if boundaries {
            groups[ObjectIdentifier(item), default: DynamicsGroups()].boundaries.insert(behavior)
        }
    }

    func setBoundary(_ name: DynamicsBoundary, walls: CGRect) {
        guard !walls.isNull, !walls.isInfinite, walls.width >= 0, walls.height >= 0 else { return }
        wantedBoundaries[name] = .walls(walls)
    }

    func setBoundary(_ name: DynamicsBoundary, lines: [[CGPoint]]) {
        if !lines.isEmpty { wantedBoundaries[name] = .lines(lines) }
    }

    func setJoint(_ name: ObjectIdentifier, _ joint: DynamicsJoint, _ items: [any UIDynamicItem]) {
        let numbers = items.compactMap { number($0) }
        // An item cannot be held at itself.
        guard numbers.count == items.count, Set(numbers).count == numbers.count else { return }
        wantedJoints[name] = (joint, numbers)
    }

    func speed(of item: any UIDynamicItem) -> CGPoint? {
        number(item).map { CGPoint(x: world.place($0).velocity.dx, y: world.place($0).velocity.dy) }
    }

    func spin(of item: any UIDynamicItem) -> CGFloat? { number(item).map { world.place($0).spin } }

    func addSpeed(_ speed: CGPoint, _ spin: CGFloat, to item: any UIDynamicItem) {
        guard let number = number(item), speed.x.isFinite, speed.y.isFinite, spin.isFinite else { return }
        let place = world.place(number)
        world.setSpeed(
            number,
            CGVector(dx: place.velocity.dx + speed.x, dy: place.velocity.dy + speed.y),
            spin: place.spin + spin
        )
    }

    func accelerate(_ item: any UIDynamicItem, by vector: CGVector) {
        guard let number = number(item), vector.dx.isFinite, vector.dy.isFinite else { return }
        let mass = world.mass(number).mass
        world.push(number, CGVector(dx: vector.dx * mass, dy: vector.dy * mass), at: .zero)
    }

    func push(_ item: any UIDynamicItem, _ force: CGVector, at offset: UIOffset) {
        guard let number = number(item), force.dx.isFinite, force.dy.isFinite else { return }
        world.push(number, force, at: offset)
    }

    func kick(_ item: any UIDynamicItem, _ impulse: CGVector, at offset: UIOffset) {
        guard let number = number(item), impulse.dx.isFinite, impulse.dy.isFinite else { return }
        world.kick(number, impulse, at: offset)
    }

    /// Pulls an item to a point and to no rotation, as a damped spring does.
    func pull(_ item: any UIDynamicItem, to point: CGPoint, frequency: Double, damping: Double) {
        guard let number = number(item) else { return }
        let place = world.place(number)
        let (mass, moment) = world.mass(number)
        let omega = 2 * Double.pi * frequency
        func force(_ distance: CGFloat, _ speed: CGFloat) -> CGFloat {
            CGFloat(omega * omega) * distance - CGFloat(2 * damping * omega) * speed
        }
        let pull = CGVector(
            dx: force(point.x - place.position.x, place.velocity.dx) * mass,
            dy: force(point.y - place.position.y, place.velocity.dy) * mass
        )
        world.push(number, pull, at: .zero)
        if moment.isFinite {
            // The nearest upright turn.
            let turn = (place.angle / (2 * .pi)).rounded() * 2 * .pi - place.angle
            world.twist(number, force(turn, place.spin) * moment)
        }
    }
}
