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

/// The random numbers of one particle: the same ones at each call.
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

    /// A number of its own for each key, 0 for key 0; at least 0, less than 1.
    static func unit(of key: UInt64) -> Double { Double(mixed(key) >> 11) * 0x1p-53 }

    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
