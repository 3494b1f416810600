import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// One of the times that a replicator layer draws its sublayers.
struct ReplicatorCopy: Sendable {
    /// Where it lies in the space of the replicator's sublayers; nil is in its place.
    var matrix: CATransform3D?
    /// How many seconds of the replicator's time it is behind.
    var delay: Double
    /// The factors of red, green and blue; nil leaves them alone.
    var tint: SIMD3<Double>?
    /// The factor of the opacity.
    var opacity: Float
}

/// The values that a layer inherits from the replicators above it.
///
/// An object, so that layers under no replicator carry one word for it.
final class ReplicatorInheritance: Sendable {
    /// How many seconds of its own time the layer is behind.
    let delay: Double
    /// The factors of colours; nil leaves them alone.
    let tint: SIMD3<Double>?
    /// The copy that the layer itself is the top of.
    let copy: ReplicatorCopy?

    private init(delay: Double, tint: SIMD3<Double>?, copy: ReplicatorCopy? = nil) {
        self.delay = delay
        self.tint = tint
        self.copy = copy
    }

    /// The values that the sublayers in a copy inherit.
    convenience init(copy: ReplicatorCopy, in outer: ReplicatorInheritance?) {
        var tint = outer?.tint
        if let factor = copy.tint { tint = (tint ?? SIMD3(repeating: 1)) * factor }
        self.init(delay: (outer?.delay ?? 0) + copy.delay, tint: tint, copy: copy)
    }

    /// The values that the layers below the top ones inherit.
    var belowCopy: ReplicatorInheritance {
        copy == nil ? self : ReplicatorInheritance(delay: delay, tint: tint)
    }

    /// The values that the source of a transition inherits, in which time stands still.
    var withoutDelay: ReplicatorInheritance { ReplicatorInheritance(delay: 0, tint: tint) }

    /// The same for a layer whose clock has a speed.
    func retimed(by speed: Double) -> ReplicatorInheritance {
        speed == 1 ? self : ReplicatorInheritance(delay: delay * speed, tint: tint, copy: copy)
    }
}

extension LayerValues {
    /// The copies that a replicator layer draws, the first one first; nil when this is no replicator, or draws its
    /// sublayers once and as they are.
    ///
    /// Copy k lies at the instance transform to the power of k about the middle of the bounds. Its colour is the instance
    /// colour plus k times the offsets, each component kept within 0 and 1.
    ///
    /// Source: claims 15.4, G3-G5. GUESS replicator-color: components are clamped, and no instance colour is white.
    ///
    /// - Parameter limit: The maximum number of copies.
    func replicatorCopies(limit: Int) -> [ReplicatorCopy]? {
        guard case .replicator(let rare) = kind, rare.isPresent else { return nil }
        let replicator = rare.values
        let count = min(max(replicator.instanceCount, 0), max(limit, 0))
        let color = replicator.instanceColor?.rgba ?? SIMD4(repeating: 1)
        let step = SIMD4(
            Double(replicator.instanceRedOffset),
            Double(replicator.instanceGreenOffset),
            Double(replicator.instanceBlueOffset),
            Double(replicator.instanceAlphaOffset)
        )
        let moves = !CATransform3DIsIdentity(replicator.instanceTransform)
        let delay = replicator.instanceDelay.isFinite ? replicator.instanceDelay : 0
        var copies: [ReplicatorCopy] = []
        copies.reserveCapacity(count)
        var power = CATransform3DIdentity
        for index in 0..<count {
            var shade = color
            if index > 0 {
                shade += step * Double(index)
                if moves { power = CATransform3DConcat(power, replicator.instanceTransform) }
            }
            shade = shade.clampedToUnit
            let tint = SIMD3(shade.x, shade.y, shade.z)
            copies.append(
                ReplicatorCopy(
                    matrix: index == 0 || !moves ? nil : power.about(bounds.middle),
                    delay: delay * Double(index),
                    tint: tint == SIMD3(repeating: 1) ? nil : tint,
                    opacity: Float(shade.w)
                )
            )
        }
        return copies
    }

    /// Whether this is a replicator layer that may draw its sublayers more than once.
    var mayCopySublayers: Bool {
        guard case .replicator(let rare) = kind, rare.isPresent else { return false }
        return rare.values.instanceCount > 1
    }

    /// These values with all colours multiplied; images are left to the drawing.
    func tinted(_ tint: SIMD3<Double>) -> LayerValues {
        var result = self
        result.backgroundColor = backgroundColor?.tinted(tint)
        if look.isPresent {
            result.look.values.borderColor = look.values.borderColor?.tinted(tint)
            result.look.values.shadowColor = look.values.shadowColor?.tinted(tint)
        }
        result.kind.tint(by: tint)
        return result
    }
}

extension SIMD4<Double> {
    /// Each component within 0 and 1; what is not a number is 0.
    fileprivate var clampedToUnit: SIMD4<Double> {
        var result = SIMD4<Double>.zero
        for index in 0..<4 where self[index] > 0 { result[index] = Swift.min(self[index], 1) }
        return result
    }
}

extension CATransform3D {
    /// The same transform about a point instead of the origin.
    fileprivate func about(_ point: CGPoint) -> CATransform3D {
        CATransform3DConcat(
            CATransform3DMakeTranslation(-point.x, -point.y, 0),
            CATransform3DConcat(self, CATransform3DMakeTranslation(point.x, point.y, 0))
        )
    }
}
