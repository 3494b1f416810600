/// Three rows of three numbers that map one triple of colour components to another.
struct ColorMatrix: Hashable, Sendable {
    var x: SIMD3<Double>
    var y: SIMD3<Double>
    var z: SIMD3<Double>

    /// Leaves colours as they are.
    static let identity = ColorMatrix(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))

    /// Holds rows.
    init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// Multiplies each component by a factor.
    init(scale: SIMD3<Double>) {
        self.init(SIMD3(scale.x, 0, 0), SIMD3(0, scale.y, 0), SIMD3(0, 0, scale.z))
    }

    /// The image of a triple.
    func map(_ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(Self.dot(x, color), Self.dot(y, color), Self.dot(z, color))
    }

    /// First the right matrix, then the left one.
    static func * (left: ColorMatrix, right: ColorMatrix) -> ColorMatrix {
        let columns = [0, 1, 2].map { left.map(SIMD3(right.x[$0], right.y[$0], right.z[$0])) }
        return ColorMatrix(
            SIMD3(columns[0].x, columns[1].x, columns[2].x),
            SIMD3(columns[0].y, columns[1].y, columns[2].y),
            SIMD3(columns[0].z, columns[1].z, columns[2].z)
        )
    }

    /// The way back, nil for a matrix that has none.
    var inverse: ColorMatrix? {
        let (a, b, c) = (Self.cross(y, z), Self.cross(z, x), Self.cross(x, y))
        let determinant = Self.dot(x, a)
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        return ColorMatrix(
            SIMD3(a.x, b.x, c.x) / determinant,
            SIMD3(a.y, b.y, c.y) / determinant,
            SIMD3(a.z, b.z, c.z) / determinant
        )
    }

    /// Summed in one order, so that all machines agree.
    private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
        a.x * b.x + a.y * b.y + a.z * b.z
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}

/// White points as tristimulus values with a luminance of 1.
enum WhitePoint {
    /// Daylight of 6504 K, the white of sRGB.
    static let d65 = xyz(x: 0.3127, y: 0.3290)
    /// Daylight of 5003 K, the white of the profile connection space.
    static let d50 = xyz(x: 0.3457, y: 0.3585)

    /// The tristimulus values of a chromaticity.
    static func xyz(x: Double, y: Double) -> SIMD3<Double> { SIMD3(x / y, 1, (1 - x - y) / y) }

    /// Bradford's chromatic adaptation: tristimulus values seen under one white become those that look the
    /// same under another.
    static func adaptation(from source: SIMD3<Double>, to target: SIMD3<Double>) -> ColorMatrix {
        if source == target { return .identity }
        let cone = ColorMatrix(
            SIMD3(0.8951, 0.2664, -0.1614),
            SIMD3(-0.7502, 1.7135, 0.0367),
            SIMD3(0.0389, -0.0685, 1.0296)
        )
        guard let back = cone.inverse else { return .identity }
        return back * ColorMatrix(scale: cone.map(target) / cone.map(source)) * cone
    }
}
