/// The space in which `render(in:)` mixes the colours of gradients: Generic RGB, with a gamma of 1.8 and primaries of its own.
///
/// Measured on Apple's renderer at 45 points of a gradient and in six recorded pictures; a display mixes in sRGB.
///
/// Source: claims 15.2.
package enum GenericRGB {
    private static let curve = TransferFunction.gamma(1.8)

    /// Linear components to tristimulus values under D50; the columns are those of the profile.
    private static let toXYZ = ColorMatrix(
        SIMD3(0.454269, 0.353348, 0.156570),
        SIMD3(0.241898, 0.673614, 0.0845032),
        SIMD3(0.0148773, 0.0906219, 0.719528)
    )

    /// The same of sRGB, as its ICC profile says.
    private static let standardToXYZ = ColorMatrix(
        SIMD3(0.4360747, 0.3850649, 0.1430804),
        SIMD3(0.2225045, 0.7168786, 0.0606169),
        SIMD3(0.0139322, 0.0971045, 0.7141733)
    )

    private static let fromStandard = (toXYZ.inverse ?? .identity) * standardToXYZ
    private static let toStandard = (standardToXYZ.inverse ?? .identity) * toXYZ

    /// The components of a colour of sRGB; what the space does not have is clipped to 0...1.
    package static func components(ofStandard color: SIMD3<Double>) -> SIMD3<Double> {
        let linear = fromStandard.map(mapped(color, TransferFunction.sRGB.linear))
        return mapped(clipped(linear), curve.encoded)
    }

    /// The colour of sRGB, clipped to 0...1.
    package static func standard(of components: SIMD3<Double>) -> SIMD3<Double> {
        let linear = toStandard.map(mapped(clipped(components), curve.linear))
        return mapped(clipped(linear), TransferFunction.sRGB.encoded)
    }

    private static func mapped(_ color: SIMD3<Double>, _ function: (Double) -> Double) -> SIMD3<Double> {
        SIMD3(function(color.x), function(color.y), function(color.z))
    }

    private static func clipped(_ color: SIMD3<Double>) -> SIMD3<Double> {
        color.clamped(lowerBound: .zero, upperBound: .one)
    }
}
