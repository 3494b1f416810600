#if AGATE_DYNAMICS
import CLibChipmunk
import CoreGraphics
import Foundation

/// The engine: bodies, boundaries and joints by numbers and names, in a space of Chipmunk's.
///
/// Lengths are points, y runs downwards, angles clockwise. The same calls in the same order give the same bits.
///
/// Positions are taken by velocity and half an acceleration, so that a free fall is exact: Chipmunk alone leaves that half out.
final class DynamicsWorld {
    static let isAvailable = true

    private final class Body {
        let pointer: OpaquePointer
        let number: Int
        var shape: DynamicsShape
        var solid: OpaquePointer?
        var matter = DynamicsMatter()
        var groups = DynamicsGroups()
        /// Where the body was last, as a place that can be reckoned with.
        var lastPlace = DynamicsPlace(position: .zero, angle: 0)

        init(_ pointer: OpaquePointer, _ number: Int, _ shape: DynamicsShape) {
            (self.pointer, self.number, self.shape) = (pointer, number, shape)
        }
    }

    private struct Touch: Hashable {
        let body: Int
        let other: DynamicsContact.Other
    }

    private let space: OpaquePointer
    private var bodies: [Int: Body] = [:]
    private var order: [Int] = []
    private var boundaries: [DynamicsBoundary: (number: Int, segments: [OpaquePointer])] = [:]
    private var boundaryNames: [Int: DynamicsBoundary] = [:]
    private var nextBoundary = -1
    private var joints: [ObjectIdentifier: [OpaquePointer]] = [:]
    /// Where joints took hold when they were made, in the coordinates of their bodies.
    private var holds: [ObjectIdentifier: [cpVect]] = [:]
    private var touches: [Touch: CGPoint] = [:]
    private var touchOrder: [Touch] = []
    private var oldTouches: [Touch] = []
    private var contacts: [DynamicsContact] = []

    init() {
        space = cpSpaceNew()
        cpSpaceSetIterations(space, 20)
        cpSpaceSetCollisionSlop(space, 0.05)
        // Three tenths of an overlap go in each step, so that what lies on something does not sink in.
        cpSpaceSetCollisionBias(space, pow(0.7, 1 / DynamicsMetrics.step))
        let handler = cpSpaceAddDefaultCollisionHandler(space)
        handler?.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        handler?.pointee.preSolveFunc = { arbiter, _, data in
            guard let arbiter, let data else { return 0 }
            return Unmanaged<DynamicsWorld>.fromOpaque(data).takeUnretainedValue().meets(arbiter) ? 1 : 0
        }
    }

    deinit {
        for constraint in joints.values.joined() {
            cpSpaceRemoveConstraint(space, constraint)
            cpConstraintFree(constraint)
        }
        for boundary in boundaries.values { for segment in boundary.segments { free(shape: segment) } }
        for body in bodies.values {
            if let solid = body.solid { free(shape: solid) }
            cpSpaceRemoveBody(space, body.pointer)
            cpBodyFree(body.pointer)
        }
        cpSpaceFree(space)
    }

    private func free(shape: OpaquePointer) {
        cpSpaceRemoveShape(space, shape)
        cpShapeFree(shape)
    }

    // MARK: Bodies

    func addBody(_ number: Int, _ shape: DynamicsShape, _ place: DynamicsPlace) {
        guard let pointer = cpBodyNew(1, 1) else { return }
        let body = Body(pointer, number, shape)
        bodies[number] = body
        order.append(number)
        cpSpaceAddBody(space, pointer)
        cpBodySetPosition(pointer, vector(place.position))
        cpBodySetAngle(pointer, Double(place.angle))
        body.lastPlace = place
        addSolid(body)
        weigh(body)
    }

    func removeBody(_ number: Int) {
        guard let body = bodies.removeValue(forKey: number) else { return }
        order.removeAll { $0 == number }
        oldTouches.removeAll { $0.body == number || $0.other == .body(number) }
        for (name, list) in joints {
            let isHeld = list.contains {
                cpConstraintGetBodyA($0) == body.pointer || cpConstraintGetBodyB($0) == body.pointer
            }
            if isHeld { removeJoint(name, forgets: true) }
        }
        if let solid = body.solid { free(shape: solid) }
        cpSpaceRemoveBody(space, body.pointer)
        cpBodyFree(body.pointer)
    }

    /// Puts a new body at the last good place of one whose numbers are none any more.
    ///
    /// The engine's setters end the process as long as another number of the body is none. What held the body has torn.
    private func renew(_ body: Body) {
        let place = order.firstIndex(of: body.number)
        removeBody(body.number)
        addBody(body.number, body.shape, body.lastPlace)
        if let place, order.last == body.number {
            order.removeLast()
            order.insert(body.number, at: place)
        }
        bodies[body.number]?.groups = body.groups
        set(body.matter, of: body.number)
    }

    func set(_ shape: DynamicsShape, of number: Int) {
        guard let body = bodies[number] else { return }
        if let solid = body.solid { free(shape: solid) }
        body.shape = shape
        addSolid(body)
        weigh(body)
    }

    private func addSolid(_ body: Body) {
        let solid: OpaquePointer?
        switch body.shape {
        case .box(let width, let height): solid = cpBoxShapeNew(body.pointer, width, height, 0)
        case .circle(let radius): solid = cpCircleShapeNew(body.pointer, radius, cpVect(x: 0, y: 0))
        case .polygon(let points):
            let corners = points.map(vector)
            solid = cpPolyShapeNewRaw(body.pointer, Int32(corners.count), corners, 0)
        }
        guard let solid else { return }
        cpShapeSetUserData(solid, UnsafeMutableRawPointer(bitPattern: body.number))
        cpSpaceAddShape(space, solid)
        body.solid = solid
    }

    func set(_ matter: DynamicsMatter, of number: Int) {
        guard let body = bodies[number] else { return }
        body.matter = matter
        weigh(body)
    }

    private func weigh(_ body: Body) {
        let matter = body.matter
        guard !matter.isAnchored else {
            if cpBodyGetType(body.pointer) != CP_BODY_TYPE_KINEMATIC {
                cpBodySetType(body.pointer, CP_BODY_TYPE_KINEMATIC)
            }
            cpBodySetVelocity(body.pointer, cpVect(x: 0, y: 0))
            cpBodySetAngularVelocity(body.pointer, 0)
            return
        }
        if cpBodyGetType(body.pointer) != CP_BODY_TYPE_DYNAMIC {
            cpBodySetType(body.pointer, CP_BODY_TYPE_DYNAMIC)
        }
        let mass = max(body.shape.area, 1e-3) / Double(DynamicsMetrics.unitArea) * matter.density
        let moment: Double
        switch body.shape {
        case .box(let width, let height): moment = cpMomentForBox(mass, width, height)
        case .circle(let radius): moment = cpMomentForCircle(mass, 0, radius, cpVect(x: 0, y: 0))
        case .polygon(let points):
            let corners = points.map(vector)
            moment = cpMomentForPoly(mass, Int32(corners.count), corners, cpVect(x: 0, y: 0), 0)
        }
        cpBodySetMass(body.pointer, mass)
        let isSound = moment.isFinite && moment > 0
        cpBodySetMoment(body.pointer, matter.allowsRotation && isSound ? moment : .infinity)
        if !matter.allowsRotation { cpBodySetAngularVelocity(body.pointer, 0) }
    }

    func setGroups(_ groups: DynamicsGroups, of number: Int) { bodies[number]?.groups = groups }

    // MARK: Places and forces

    func place(_ number: Int) -> DynamicsPlace {
        guard let body = bodies[number]?.pointer else { return DynamicsPlace(position: .zero, angle: 0) }
        let velocity = cpBodyGetVelocity(body)
        return DynamicsPlace(
            position: point(cpBodyGetPosition(body)),
            angle: CGFloat(cpBodyGetAngle(body)),
            velocity: CGVector(dx: CGFloat(velocity.x), dy: CGFloat(velocity.y)),
            spin: CGFloat(cpBodyGetAngularVelocity(body))
        )
    }

    func move(_ number: Int, to place: DynamicsPlace) {
        guard let body = bodies[number]?.pointer else { return }
        cpBodySetPosition(body, vector(place.position))
        cpBodySetAngle(body, Double(place.angle))
        cpSpaceReindexShapesForBody(space, body)
    }

    func setSpeed(_ number: Int, _ velocity: CGVector, spin: CGFloat) {
        guard let body = bodies[number], !body.matter.isAnchored else { return }
        cpBodySetVelocity(body.pointer, cpVect(x: limited(velocity.dx), y: limited(velocity.dy)))
        if body.matter.allowsRotation { cpBodySetAngularVelocity(body.pointer, limited(spin)) }
    }

    /// The mass and the moment of inertia; nothing for anchored bodies.
    func mass(_ number: Int) -> (mass: CGFloat, moment: CGFloat) {
        guard let body = bodies[number], !body.matter.isAnchored else { return (0, .infinity) }
        return (CGFloat(cpBodyGetMass(body.pointer)), CGFloat(cpBodyGetMoment(body.pointer)))
    }

    /// - Parameter offset: Where the force acts, from the middle, in the body's own coordinates.
    func push(_ number: Int, _ force: CGVector, at offset: UIOffset) {
        guard let body = bodies[number], !body.matter.isAnchored else { return }
        let place = cpBodyLocalToWorld(body.pointer, vector(offset))
        cpBodyApplyForceAtWorldPoint(body.pointer, cpVect(x: limited(force.dx), y: limited(force.dy)), place)
    }

    func kick(_ number: Int, _ impulse: CGVector, at offset: UIOffset) {
        guard let body = bodies[number], !body.matter.isAnchored else { return }
        let place = cpBodyLocalToWorld(body.pointer, vector(offset))
        let size = cpVect(x: limited(impulse.dx), y: limited(impulse.dy))
        cpBodyApplyImpulseAtWorldPoint(body.pointer, size, place)
    }

    func twist(_ number: Int, _ torque: CGFloat) {
        guard let body = bodies[number], !body.matter.isAnchored else { return }
        cpBodySetTorque(body.pointer, limited(CGFloat(cpBodyGetTorque(body.pointer)) + torque))
    }

    /// Numbers that the engine can reckon with.
    private func limited(_ value: CGFloat) -> Double {
        Double(DynamicsLimits.kept(value, DynamicsLimits.force))
    }

    // MARK: Boundaries

    func addBoundary(_ name: DynamicsBoundary, _ shape: DynamicsBoundaryShape) {
        let number = nextBoundary
        nextBoundary -= 1
        var segments: [OpaquePointer] = []
        func add(_ from: CGPoint, _ to: CGPoint, _ radius: Double) {
            let ground = cpSpaceGetStaticBody(space)
            guard let segment = cpSegmentShapeNew(ground, vector(from), vector(to), radius) else { return }
            cpShapeSetUserData(segment, UnsafeMutableRawPointer(bitPattern: number))
            cpSpaceAddShape(space, segment)
            segments.append(segment)
        }
        switch shape {
        case .walls(let rect):
            // Thick, so that nothing gets through however fast it is.
            let thickness: CGFloat = 200
            let outer = rect.insetBy(dx: -thickness, dy: -thickness)
            let corners = [
                CGPoint(x: outer.minX, y: outer.minY), CGPoint(x: outer.maxX, y: outer.minY),
                CGPoint(x: outer.maxX, y: outer.maxY), CGPoint(x: outer.minX, y: outer.maxY),
            ]
            for index in 0..<4 { add(corners[index], corners[(index + 1) % 4], Double(thickness)) }
        case .lines(let lines):
            for line in lines { for (from, to) in zip(line, line.dropFirst()) { add(from, to, 0) } }
        }
        boundaries[name] = (number, segments)
        boundaryNames[number] = name
    }

    func removeBoundary(_ name: DynamicsBoundary) {
        guard let boundary = boundaries.removeValue(forKey: name) else { return }
        for segment in boundary.segments { free(shape: segment) }
        boundaryNames[boundary.number] = nil
        oldTouches.removeAll { $0.other == .boundary(name) }
    }

    // MARK: Contacts

    /// Whether two things that overlap collide; notes that they do.
    private func meets(_ arbiter: OpaquePointer) -> Bool {
        var (first, second): (OpaquePointer?, OpaquePointer?) = (nil, nil)
        cpArbiterGetShapes(arbiter, &first, &second)
        guard let first, let second else { return false }
        var numbers = [first, second].map { Int(bitPattern: cpShapeGetUserData($0)) }
        numbers.sort(by: >)
        guard let one = bodies[numbers[0]] else { return false }
        let touch: Touch
        if let other = bodies[numbers[1]] {
            guard !one.groups.items.isDisjoint(with: other.groups.items) else { return false }
            // The first contact is reported first.
            touch = Touch(body: other.number, other: .body(one.number))
            let elasticity = max(one.matter.elasticity, other.matter.elasticity)
            cpArbiterSetRestitution(arbiter, elasticity)
            cpArbiterSetFriction(arbiter, (one.matter.friction * other.matter.friction).squareRoot())
        } else if let name = boundaryNames[numbers[1]] {
            guard one.groups.boundaries.contains(name.behavior) else { return false }
            touch = Touch(body: one.number, other: .boundary(name))
            cpArbiterSetRestitution(arbiter, one.matter.elasticity)
            cpArbiterSetFriction(arbiter, one.matter.friction)
        } else {
            return false
        }
        if touches[touch] == nil {
            touches[touch] = point(cpArbiterGetPointA(arbiter, 0))
            touchOrder.append(touch)
        }
        return true
    }

    /// The contacts that have begun and ended since the last call.
    func takeContacts() -> [DynamicsContact] {
        defer { contacts = [] }
        return contacts
    }

    // MARK: Time

    func step(_ seconds: Double) {
        for number in order {
            guard let body = bodies[number], !body.matter.isAnchored else { continue }
            slow(body, seconds)
            let (mass, force) = (cpBodyGetMass(body.pointer), cpBodyGetForce(body.pointer))
            guard mass > 0 else { continue }
            let position = cpBodyGetPosition(body.pointer)
            let half = seconds * seconds / 2 / mass
            let reach = DynamicsLimits.length
            let moved = vector(
                CGPoint(
                    x: position.x + DynamicsLimits.kept(force.x * half, reach),
                    y: position.y + DynamicsLimits.kept(force.y * half, reach)
                )
            )
            cpBodySetPosition(body.pointer, moved)
        }
        (touches, touchOrder) = ([:], [])
        cpSpaceStep(space, seconds)
        for number in order { if let body = bodies[number] { limit(body) } }
        for touch in touchOrder where !oldTouches.contains(touch) {
            contacts.append(DynamicsContact(body: touch.body, other: touch.other, point: touches[touch]))
        }
        for touch in oldTouches where touches[touch] == nil {
            contacts.append(DynamicsContact(body: touch.body, other: touch.other, point: nil))
        }
        oldTouches = touchOrder
    }

    /// Keeps a body within what the next step can reckon with: a spring that is too strong for the step makes it faster and faster.
    private func limit(_ body: Body) {
        let (place, speed) = (cpBodyGetPosition(body.pointer), cpBodyGetVelocity(body.pointer))
        let (angle, spin) = (cpBodyGetAngle(body.pointer), cpBodyGetAngularVelocity(body.pointer))
        guard place.x.isFinite, place.y.isFinite, speed.x.isFinite, speed.y.isFinite, angle.isFinite,
            spin.isFinite
        else { return renew(body) }
        func kept(_ value: Double, _ limit: Double) -> Double { DynamicsLimits.kept(CGFloat(value), limit) }
        let limits = DynamicsLimits.self
        if abs(place.x) > limits.length || abs(place.y) > limits.length {
            let near = cpVect(x: kept(place.x, limits.length), y: kept(place.y, limits.length))
            cpBodySetPosition(body.pointer, near)
        }
        if abs(speed.x) > limits.speed || abs(speed.y) > limits.speed {
            let slower = cpVect(x: kept(speed.x, limits.speed), y: kept(speed.y, limits.speed))
            cpBodySetVelocity(body.pointer, slower)
        }
        if abs(spin) > limits.angle { cpBodySetAngularVelocity(body.pointer, kept(spin, limits.angle)) }
        body.lastPlace = DynamicsPlace(position: DynamicsLimits.kept(point(place)), angle: CGFloat(angle))
    }

    private func slow(_ body: Body, _ seconds: Double) {
        if body.matter.resistance > 0 {
            let kept = exp(-body.matter.resistance * seconds)
            let velocity = cpBodyGetVelocity(body.pointer)
            cpBodySetVelocity(body.pointer, cpVect(x: velocity.x * kept, y: velocity.y * kept))
        }
        if body.matter.angularResistance > 0 {
            let kept = exp(-body.matter.angularResistance * seconds)
            cpBodySetAngularVelocity(body.pointer, cpBodyGetAngularVelocity(body.pointer) * kept)
        }
    }

    // MARK: Joints

    /// - Parameter numbers: One body, held at the ground, or two.
    func addJoint(_ name: ObjectIdentifier, _ joint: DynamicsJoint, _ numbers: [Int]) {
        let held = numbers.compactMap { bodies[$0]?.pointer }
        guard held.count == numbers.count, let item = held.first, let ground = cpSpaceGetStaticBody(space)
        else { return }
        let base = held.count > 1 ? held[1] : ground
        let own = vector(joint.offsets[0])
        let other = held.count > 1 ? vector(joint.offsets[1]) : vector(joint.anchor)
        let made = DynamicsJoints(joint, item: item, base: base, isGround: held.count == 1)
        let list: [OpaquePointer?]
        switch joint.kind {
        case .distance: list = made.distance(own, other)
        case .limit: list = [cpSlideJointNew(base, item, other, own, 0, max(joint.length, 0.01))]
        case .sliding(let axis): list = made.sliding(axis, hold(name, made.slidingHold))
        case .fixed: list = made.fixed(hold(name, made.pinHold))
        case .pin: list = made.pin(hold(name, made.pinHold))
        }
        joints[name] = list.compactMap { $0 }
        for constraint in joints[name] ?? [] { cpSpaceAddConstraint(space, constraint) }
    }

    private func hold(_ name: ObjectIdentifier, _ make: () -> [cpVect]) -> [cpVect] {
        if let known = holds[name] { return known }
        let made = make()
        holds[name] = made
        return made
    }

    /// - Parameter forgets: Whether the joint will take hold anew, should it come again.
    func removeJoint(_ name: ObjectIdentifier, forgets: Bool) {
        for constraint in joints.removeValue(forKey: name) ?? [] {
            cpSpaceRemoveConstraint(space, constraint)
            cpConstraintFree(constraint)
        }
        if forgets { holds[name] = nil }
    }

    // MARK: Numbers

    private func vector(_ point: CGPoint) -> cpVect {
        let kept = DynamicsLimits.kept(point)
        return cpVect(x: Double(kept.x), y: Double(kept.y))
    }

    private func vector(_ offset: UIOffset) -> cpVect {
        vector(CGPoint(x: offset.horizontal, y: offset.vertical))
    }

    private func point(_ vector: cpVect) -> CGPoint { CGPoint(x: vector.x, y: vector.y) }
}
#endif
