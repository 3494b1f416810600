/// One particle at one moment, in the coordinates of its emitter layer.
package struct Particle: Sendable {
    /// In points; the third component is depth.
    package var position: SIMD3<Double>
    /// A factor of the size of its contents.
    package var scale: Double
    /// Radians, from x towards y.
    package var rotation: Double
    /// Unpremultiplied red, green, blue and alpha, each 0 to 1, that multiply its contents.
    package var color: SIMD4<Double>
    /// Seconds since it was born.
    package var age: Double
    /// The place of its cell in ``ParticleField/cells``.
    package var cell: Int
}

/// A particle for its whole life: all that was drawn by lot when it was born.
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
}

/// The random numbers of one particle: the same ones whenever they are asked for.
struct ParticleDice {
    let key: UInt64
    private var state: UInt64

    /// - Parameters:
    ///   - parent: The key of what emits, or a seed.
    ///   - cell: Which of its cells.
    ///   - number: Which particle of the cell.
    init(parent: UInt64, cell: Int, number: Int) {
        let salt = UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03
        let mixed = Self.mixed(parent &+ salt) ^ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
        key = Self.mixed(mixed)
        state = key
    }

    /// At least 0, less than 1.
    mutating func unit() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Double(Self.mixed(state) >> 11) * 0x1p-53
    }

    /// Within half a range of a mean, evenly.
    ///
    /// Source: claims 15.7.
    mutating func value(_ mean: Double, range: Double) -> Double {
        mean + (unit() - 0.5) * range
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
