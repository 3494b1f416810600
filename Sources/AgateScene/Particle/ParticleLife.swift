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

    /// The layer's factors for the values of its cells.
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

extension ParticleLife {
    /// A lifetime limited to 0 to a million seconds; 0 for what is not a number.
    static func clampedLifetime(_ lifetime: Double) -> Double { lifetime > 0 ? min(lifetime, 1e6) : 0 }
}
