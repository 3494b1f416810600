#if !AGATE_DYNAMICS
import CoreGraphics
import Foundation
public import UIKitCore

/// Stands for the engine where the package trait `Dynamics` is off: nothing moves.
final class DynamicsWorld {
    static let isAvailable = false

    func addBody(_ number: Int, _ shape: DynamicsShape, _ place: DynamicsPlace) {}
    func removeBody(_ number: Int) {}
    func set(_ shape: DynamicsShape, of number: Int) {}
    func set(_ matter: DynamicsMatter, of number: Int) {}
    func setGroups(_ groups: DynamicsGroups, of number: Int) {}
    func place(_ number: Int) -> DynamicsPlace { DynamicsPlace(position: .zero, angle: 0) }
    func move(_ number: Int, to place: DynamicsPlace) {}
    func setSpeed(_ number: Int, _ velocity: CGVector, spin: CGFloat) {}
    func mass(_ number: Int) -> (mass: CGFloat, moment: CGFloat) { (0, .infinity) }
    func push(_ number: Int, _ force: CGVector, at offset: UIOffset) {}
    func kick(_ number: Int, _ impulse: CGVector, at offset: UIOffset) {}
    func twist(_ number: Int, _ torque: CGFloat) {}
    func addBoundary(_ name: DynamicsBoundary, _ shape: DynamicsBoundaryShape) {}
    func removeBoundary(_ name: DynamicsBoundary) {}
    func addJoint(_ name: ObjectIdentifier, _ joint: DynamicsJoint, _ numbers: [Int]) {}
    func removeJoint(_ name: ObjectIdentifier, forgets: Bool) {}
    func step(_ seconds: Double) {}
    func takeContacts() -> [DynamicsContact] { [] }
}
#endif
