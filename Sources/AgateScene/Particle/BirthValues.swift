import AgatePixels
import Foundation

/// The numbers that particles of one cell are born with: read from the cell once for all of them.
struct BirthValues {
    private let lifetime, lifetimeRange: Double
    private let velocity, velocityRange: Double
    private let scale, scaleRange, scaleSpeed: Double
    private let spin, spinRange: Double
    private let longitude, spread: Double
    /// The part of the speed in the plane, and across it.
    private let tilt: SIMD2<Double>
    private let color, colorRange, colorSpeed: SIMD4<Double>
    private let acceleration: SIMD3<Double>
    private let factors: ParticleLife.Factors

    /// GUESS emitter-latitude: the longitude is the angle in the plane, within the range; the latitude tilts out of it.
    init(_ cell: EmitterCellValues, _ factors: ParticleLife.Factors) {
        self.factors = factors
        (lifetime, lifetimeRange) = (cell[.lifetime], cell[.lifetimeRange])
        (velocity, velocityRange) = (cell[.velocity], cell[.velocityRange])
        (scale, scaleRange, scaleSpeed) = (cell[.scale], cell[.scaleRange], cell[.scaleSpeed])
        (spin, spinRange) = (cell[.spin], cell[.spinRange])
        (longitude, spread) = (cell[.emissionLongitude], cell[.emissionRange])
        tilt = SIMD2(angle: cell[.emissionLatitude])
        color = cell.color?.rgba ?? .zero
        colorRange = SIMD4(cell[.redRange], cell[.greenRange], cell[.blueRange], cell[.alphaRange])
        colorSpeed = SIMD4(cell[.redSpeed], cell[.greenSpeed], cell[.blueSpeed], cell[.alphaSpeed])
        acceleration = SIMD3(cell[.xAcceleration], cell[.yAcceleration], cell[.zAcceleration])
    }

    /// Draws the values of a particle of the layer's own, from a shape.
    ///
    /// - Parameter middle: Of the shape, in points.
    func particle(
        from shape: EmissionShape,
        around middle: SIMD3<Double>,
        _ dice: inout ParticleDice
    ) -> ParticleLife {
        life(&dice) { dice in
            let point = shape.point(&dice)
            return (point.offset + middle, point.outwards)
        }
    }

    /// Draws the values of a particle that another one emits, along its way.
    ///
    /// - Parameter age: That of the one that emits.
    func particle(
        from parent: ParticleLife,
        at age: Double,
        _ dice: inout ParticleDice
    ) -> ParticleLife {
        life(&dice) { _ in
            let motion = parent.velocity(at: age)
            let speed = (motion.x * motion.x + motion.y * motion.y).squareRoot()
            let isMoving = speed > 0 && speed.isFinite
            return (parent.position(at: age), isMoving ? SIMD2(motion.x, motion.y) / speed : SIMD2(1, 0))
        }
    }

    private func life(
        _ dice: inout ParticleDice,
        from place: (inout ParticleDice) -> (origin: SIMD3<Double>, way: SIMD2<Double>)
    ) -> ParticleLife {
        let lifetime = dice.value(lifetime, range: lifetimeRange) * factors.lifetime
        let speed = dice.value(velocity, range: velocityRange) * factors.velocity
        let spread = (dice.unit() - 0.5) * spread
        let scale = dice.value(scale, range: scaleRange)
        let spin = dice.value(spin, range: spinRange) * factors.spin
        let color = SIMD4(
            dice.value(color.x, range: colorRange.x),
            dice.value(color.y, range: colorRange.y),
            dice.value(color.z, range: colorRange.z),
            dice.value(color.w, range: colorRange.w)
        )
        let (origin, outwards) = place(&dice)
        let way = outwards.turned(by: longitude + spread)
        return ParticleLife(
            origin: origin,
            velocity: SIMD3(way * tilt.x, tilt.y) * speed,
            acceleration: acceleration,
            lifetime: ParticleLife.clampedLifetime(lifetime),
            scale: scale,
            scaleSpeed: scaleSpeed,
            spin: spin,
            color: color,
            colorSpeed: colorSpeed
        )
    }
}

extension EmitterValues {
    /// The middle of the shape, in the layer's coordinates.
    var emissionMiddle: SIMD3<Double> {
        SIMD3(Double(emitterPosition.x), Double(emitterPosition.y), Double(emitterZPosition))
    }
}
