#if AGATE_DYNAMICS
import CLibChipmunk
import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// Makes the engine's constraints for an attachment.
struct DynamicsJoints {
    private let joint: DynamicsJoint
    private let item, base: OpaquePointer
    private let isGround: Bool

    init(_ joint: DynamicsJoint, item: OpaquePointer, base: OpaquePointer, isGround: Bool) {
        (self.joint, self.item, self.base, self.isGround) = (joint, item, base, isGround)
    }

    /// A rigid distance, or a spring.
    func distance(_ own: cpVect, _ other: cpVect) -> [OpaquePointer?] {
        if joint.frequency > 0 {
            let omega = 2 * Double.pi * joint.frequency
            let mass = sharedMass
            return [
                cpDampedSpringNew(
                    base,
                    item,
                    other,
                    own,
                    joint.length,
                    mass * omega * omega,
                    2 * joint.damping * mass * omega
                )
            ]
        }
        // A distance of zero has no direction: the points are one.
        if joint.length < 0.01 { return [stiff(cpPivotJointNew2(base, item, other, own))] }
        let pin = cpPinJointNew(base, item, other, own)
        if let pin { cpPinJointSetDist(pin, joint.length) }
        return [stiff(pin)]
    }

    /// The mass that a spring between both sees.
    private var sharedMass: Double {
        let own = cpBodyGetMass(item)
        guard !isGround, cpBodyGetType(base) == CP_BODY_TYPE_DYNAMIC else { return own.isFinite ? own : 1 }
        let other = cpBodyGetMass(base)
        guard own.isFinite, other.isFinite else { return own.isFinite ? own : other.isFinite ? other : 1 }
        return own * other / (own + other)
    }

    /// A joint that mends an error almost at once, as a finger that drags an item asks for.
    private func stiff(_ constraint: OpaquePointer?) -> OpaquePointer? {
        if let constraint { cpConstraintSetErrorBias(constraint, pow(0.7, 240)) }
        return constraint
    }

    // MARK: Holds

    /// The item's middle in the coordinates of the base, and the difference of their angles.
    var slidingHold: () -> [cpVect] {
        {
            let place = cpBodyWorldToLocal(base, cpBodyGetPosition(item))
            return [place, cpVect(x: cpBodyGetAngle(item) - cpBodyGetAngle(base), y: 0)]
        }
    }

    /// The anchor in the coordinates of both, and the difference of their angles.
    var pinHold: () -> [cpVect] {
        {
            let anchor = cpVect(x: Double(joint.anchor.x), y: Double(joint.anchor.y))
            return [
                cpBodyWorldToLocal(base, anchor), cpBodyWorldToLocal(item, anchor),
                cpVect(x: cpBodyGetAngle(item) - cpBodyGetAngle(base), y: 0),
            ]
        }
    }

    // MARK: Kinds

    func sliding(_ axis: CGVector, _ hold: [cpVect]) -> [OpaquePointer?] {
        let length = axis.length
        guard length > 0, length.isFinite else { return [] }
        let direction = (x: Double(axis.dx / length), y: Double(axis.dy / length))
        func end(_ distance: CGFloat) -> cpVect {
            let kept = distance.isNaN ? 0 : min(max(Double(distance), -1e5), 1e5)
            return cpVect(x: hold[0].x + direction.x * kept, y: hold[0].y + direction.y * kept)
        }
        let groove = cpGrooveJointNew(
            base,
            item,
            end(joint.range.minimum),
            end(joint.range.maximum),
            cpVect(x: 0, y: 0)
        )
        return [stiff(groove)] + angle(hold[1].x)
    }

    func fixed(_ hold: [cpVect]) -> [OpaquePointer?] {
        [stiff(cpPivotJointNew2(base, item, hold[0], hold[1]))] + angle(hold[2].x)
    }

    /// Holds the difference of both angles, where one of them turns at all.
    private func angle(_ difference: Double) -> [OpaquePointer?] {
        joint.turns ? [stiff(cpGearJointNew(base, item, difference, 1))] : []
    }

    func pin(_ hold: [cpVect]) -> [OpaquePointer?] {
        var list = [stiff(cpPivotJointNew2(base, item, hold[0], hold[1]))]
        guard joint.turns else { return list }
        let range = joint.range
        if !range.isInfinite, !range.minimum.isNaN, !range.maximum.isNaN {
            let (low, high) = (Double(range.minimum), Double(range.maximum))
            list.append(
                cpRotaryLimitJointNew(base, item, hold[2].x + min(low, high), hold[2].x + max(low, high))
            )
        }
        if joint.torque > 0, let motor = cpSimpleMotorNew(base, item, 0) {
            cpConstraintSetMaxForce(motor, joint.torque * Double(DynamicsMetrics.push))
            list.append(motor)
        }
        return list
    }
}
#endif
