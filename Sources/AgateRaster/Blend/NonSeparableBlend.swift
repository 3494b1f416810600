import AgatePixels

/// Blend modes that mix hue, saturation and luminosity, as the W3C's Compositing and Blending writes them.
enum NonSeparableBlend {
    /// B(Cd, Cs) of plain colours.
    typealias Function = @Sendable (_ below: SIMD3<Float>, _ source: SIMD3<Float>) -> SIMD3<Float>

    /// The function of a mode; nil when the mode is of another kind.
    static func function(of mode: CGBlendMode) -> Function? {
        switch mode {
        case .hue: { setLuminosity(setSaturation($1, saturation($0)), luminosity($0)) }
        case .saturation: { setLuminosity(setSaturation($0, saturation($1)), luminosity($0)) }
        case .color: { setLuminosity($1, luminosity($0)) }
        case .luminosity: { setLuminosity($0, luminosity($1)) }
        default: nil
        }
    }

    @Sendable private static func luminosity(_ color: SIMD3<Float>) -> Float {
        0.3 * color.x + 0.59 * color.y + 0.11 * color.z
    }

    @Sendable private static func saturation(_ color: SIMD3<Float>) -> Float { color.max() - color.min() }

    @Sendable private static func setLuminosity(_ color: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
        let shifted = color + (value - luminosity(color))
        let middle = luminosity(shifted)
        let (low, high) = (shifted.min(), shifted.max())
        var result = shifted
        if low < 0, middle > low { result = (result - middle) * (middle / (middle - low)) + middle }
        if high > 1, high > middle { result = (result - middle) * ((1 - middle) / (high - middle)) + middle }
        return result
    }

    @Sendable private static func setSaturation(_ color: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
        let (low, high) = (color.min(), color.max())
        guard high > low else { return .zero }
        return (color - low) * (value / (high - low))
    }

    /// The pixel that two pixels give.
    static func composed(_ s: UInt32, over d: UInt32, _ function: Function) -> UInt32 {
        let (source, below) = (PremultipliedComponents(s), PremultipliedComponents(d))
        if source.alpha == 0 { return d }
        var result = source.color * (1 - below.alpha) + below.color * (1 - source.alpha)
        if below.alpha > 0 {
            let mixed = function(below.color / below.alpha, source.color / source.alpha)
            result += mixed * (source.alpha * below.alpha)
        }
        return PremultipliedComponents.packed(
            result,
            alpha: source.alpha + below.alpha - source.alpha * below.alpha
        )
    }
}
