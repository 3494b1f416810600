import AgatePixels
import Foundation

/// A particle for its whole life: the values that it was born with.
///
/// Source: claims 15.9.
struct ParticleLife {
    var origin: SIMD3<Double>
    var velocity: SIMD3<Double>
    var acceleration: SIMD3<Double>
    var lifetime: Double
    var scale: Double
    var scaleSpeed: Double
    var spin: Double
    var color: SIMD4<Double>
    var colorSpeed: SIMD4<Double>

    func position(at age: Double) -> SIMD3<Double> {
        origin + velocity * age + acceleration * (age * age / 2)
    }

    func velocity(at age: Double) -> SIMD3<Double> { velocity + acceleration * age }

    func particle(at age: Double, factor: Double, cell: Int) -> Particle {
        let shade = color + colorSpeed * age
        return Particle(
            position: position(at: age),
            scale: (scale + scaleSpeed * age) * factor,
            rotation: spin * age,
            color: shade.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)),
            age: age,
            cell: cell
        )
    }

    /// What the layer multiplies values of its cells by.
    struct Factors {
        var lifetime: Double
        var velocity: Double
        var spin: Double
        var scale: Double

        init(_ emitter: EmitterValues) {
            lifetime = Double(emitter.lifetime)
            velocity = Double(emitter.velocity)
            spin = Double(emitter.spin)
            scale = Double(emitter.scale)
        }
    }
}

// MARK: - Birth

extension ParticleLife {
    /// A particle of the layer's own, from its shape.
    init(
        _ cell: EmitterCellValues,
        _ factors: Factors,
        from emitter: EmitterValues,
        _ dice: inout ParticleDice
    ) {
        self.init(cell, factors, &dice) { dice in
            let point = emitter.emissionPoint(&dice)
            var origin = point.offset
            origin.x += Double(emitter.emitterPosition.x)
            origin.y += Double(emitter.emitterPosition.y)
            origin.z += Double(emitter.emitterZPosition)
            return (origin, point.outwards)
        }
    }

    /// A particle that another one emits, along its way.
    ///
    /// - Parameter age: That of the one that emits.
    init(
        _ cell: EmitterCellValues,
        _ factors: Factors,
        from parent: ParticleLife,
        at age: Double,
        _ dice: inout ParticleDice
    ) {
        self.init(cell, factors, &dice) { _ in
            let motion = parent.velocity(at: age)
            let speed = (motion.x * motion.x + motion.y * motion.y).squareRoot()
            let isMoving = speed > 0 && speed.isFinite
            return (parent.position(at: age), isMoving ? SIMD2(motion.x, motion.y) / speed : SIMD2(1, 0))
        }
    }

    /// Draws the values of a particle.
    ///
    /// GUESS emitter-latitude: the longitude is the angle in the plane, within the range; the latitude tilts out of it.
    private init(
        _ cell: EmitterCellValues,
        _ factors: Factors,
        _ dice: inout ParticleDice,
        from place: (inout ParticleDice) -> (origin: SIMD3<Double>, way: SIMD2<Double>)
    ) {
        let lifetime = dice.value(cell[.lifetime], range: cell[.lifetimeRange]) * factors.lifetime
        let speed = dice.value(cell[.velocity], range: cell[.velocityRange]) * factors.velocity
        let spread = (dice.unit() - 0.5) * cell[.emissionRange]
        let scale = dice.value(cell[.scale], range: cell[.scaleRange])
        let spin = dice.value(cell[.spin], range: cell[.spinRange]) * factors.spin
        let mean = cell.color?.rgba ?? .zero
        let color = SIMD4(
            dice.value(mean.x, range: cell[.redRange]),
            dice.value(mean.y, range: cell[.greenRange]),
            dice.value(mean.z, range: cell[.blueRange]),
            dice.value(mean.w, range: cell[.alphaRange])
        )
        let (origin, outwards) = place(&dice)
        let way = outwards.turned(by: cell[.emissionLongitude] + spread)
        let tilt = SIMD2(angle: cell[.emissionLatitude])
        self.init(
            origin: origin,
            velocity: SIMD3(way * tilt.x, tilt.y) * speed,
            acceleration: SIMD3(cell[.xAcceleration], cell[.yAcceleration], cell[.zAcceleration]),
            lifetime: Self.clampedLifetime(lifetime),
            scale: scale,
            scaleSpeed: cell[.scaleSpeed],
            spin: spin,
            color: color,
            colorSpeed: SIMD4(cell[.redSpeed], cell[.greenSpeed], cell[.blueSpeed], cell[.alphaSpeed])
        )
    }

    /// A lifetime limited to 0 to a million seconds; 0 for what is not a number.
    static func clampedLifetime(_ lifetime: Double) -> Double { lifetime > 0 ? min(lifetime, 1e6) : 0 }
}
