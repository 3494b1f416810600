import AgateGeometry

/// The matrices of the usual changes of colours.
///
/// Those of saturation, hue and lightness are the ones of the W3C's Filter Effects.
extension PixelMatrix {
    /// How much red, green and blue have a part in lightness.
    private static let lightness = SIMD3(0.2126, 0.7152, 0.0722)

    /// A matrix of three rows; alpha stays.
    private init(_ rows: [SIMD3<Double>], constant: SIMD3<Double> = .zero) {
        var factors: [Double] = []
        for (index, row) in rows.enumerated() { factors += [row.x, row.y, row.z, 0, constant[index]] }
        self.init(rows: factors + [0, 0, 0, 1, 0])
    }

    private static func unit(_ index: Int) -> SIMD3<Double> {
        var unit = SIMD3<Double>.zero
        unit[index] = 1
        return unit
    }

    /// Purer colours above 1, greyer ones below; 0 is grey.
    package static func saturation(_ amount: Double) -> PixelMatrix {
        PixelMatrix((0..<3).map { lightness * (1 - amount) + unit($0) * amount })
    }

    /// Adds an amount to red, green and blue.
    package static func brightness(_ amount: Double) -> PixelMatrix {
        addition(SIMD3(repeating: amount))
    }

    /// Adds to red, green and blue.
    package static func addition(_ color: SIMD3<Double>) -> PixelMatrix {
        PixelMatrix((0..<3).map { unit($0) }, constant: color)
    }

    /// Scales red, green and blue about one half.
    package static func contrast(_ amount: Double) -> PixelMatrix {
        PixelMatrix((0..<3).map { unit($0) * amount }, constant: SIMD3(repeating: (1 - amount) / 2))
    }

    /// Turns colours about the axis of grey by an angle in radians; lightness stays.
    package static func hueRotation(_ angle: Double) -> PixelMatrix {
        let (sine, cosine) = PortableTrigonometry.sineAndCosine(angle)
        let turned: [SIMD3<Double>] = [
            [-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072],
        ]
        let grey: SIMD3<Double> = [0.213, 0.715, 0.072]
        return PixelMatrix((0..<3).map { grey + (unit($0) - grey) * cosine + turned[$0] * sine })
    }

    /// Takes red, green and blue from 1.
    package static let inversion = PixelMatrix((0..<3).map { -unit($0) }, constant: [1, 1, 1])

    /// Shades of one colour.
    ///
    /// - Parameters:
    ///   - color: The colour that replaces white.
    ///   - amount: How much of it: 0 changes nothing.
    ///   - bias: Is added to the shades.
    package static func monochrome(_ color: SIMD3<Double>, amount: Double, bias: Double) -> PixelMatrix {
        PixelMatrix(
            (0..<3).map { unit($0) * (1 - amount) + lightness * (color[$0] * amount) },
            constant: SIMD3(repeating: bias * amount)
        )
    }

    /// Multiplies component by component.
    package static func product(_ color: SIMD4<Double>) -> PixelMatrix {
        PixelMatrix(rows: (0..<20).map { $0 % 6 == 0 ? color[$0 / 6] : 0 })
    }

    /// Black, as opaque as the colour was light.
    package static let lightnessToAlpha = PixelMatrix(
        rows: [Double](repeating: 0, count: 15) + [lightness.x, lightness.y, lightness.z, 0, 0]
    )
}
