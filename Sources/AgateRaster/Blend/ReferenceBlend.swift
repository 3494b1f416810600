package import AgatePixels

/// All blend modes as the W3C's Compositing and Blending writes them, in double precision.
///
/// Pixels are premultiplied red, green, blue and alpha of 0...1. The modes that mix colours give
/// (1 − Da)·S + (1 − Sa)·D + Sa·Da·B(Cd, Cs), with premultiplied S and D and plain Cs and Cd. This is the
/// meaning of the kernels, which a test compares with it, and what surfaces of more than 8 bits are blended by.
package enum ReferenceBlend {
    /// The pixel that two pixels give.
    package static func blended(_ mode: CGBlendMode, _ s: SIMD4<Double>, over d: SIMD4<Double>) -> SIMD4<
        Double
    > {
        if let factors = PorterDuff(mode) {
            let sum = s * factors.source.part(of: d.w) + d * factors.below.part(of: s.w)
            return sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        }
        if mode == .plusDarker {
            let alpha = min(1, s.w + d.w)
            let dark = (SIMD4(repeating: d.w) - d) + (SIMD4(repeating: s.w) - s)
            var result = (alpha - dark).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
            result.w = alpha
            return result
        }
        guard s.w > 0 else { return d }
        guard d.w > 0 else { return s }
        let mixed = mixed(mode, plain(s), plain(d))
        let both = s.w * d.w
        return s * (1 - d.w) + d * (1 - s.w) + SIMD4(mixed * both, both)
    }

    private static func plain(_ pixel: SIMD4<Double>) -> SIMD3<Double> {
        SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w
    }

    /// B of plain colours.
    private static func mixed(_ mode: CGBlendMode, _ source: SIMD3<Double>, _ below: SIMD3<Double>)
        -> SIMD3<Double>
    {
        switch mode {
        case .hue:
            return withLightness(withSaturation(source, saturation(below)), lightness(below))
        case .saturation:
            return withLightness(withSaturation(below, saturation(source)), lightness(below))
        case .color: return withLightness(source, lightness(below))
        case .luminosity: return withLightness(below, lightness(source))
        default:
            return SIMD3(
                mixed(mode, source.x, below.x),
                mixed(mode, source.y, below.y),
                mixed(mode, source.z, below.z)
            )
        }
    }

    /// B of one component.
    private static func mixed(_ mode: CGBlendMode, _ source: Double, _ below: Double) -> Double {
        switch mode {
        case .multiply: return below * source
        case .screen: return screen(below, source)
        case .overlay: return hardLight(source: below, below: source)
        case .darken: return min(below, source)
        case .lighten: return max(below, source)
        case .colorDodge: return below <= 0 ? 0 : source >= 1 ? 1 : min(1, below / (1 - source))
        case .colorBurn: return below >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - below) / source)
        case .hardLight: return hardLight(source: source, below: below)
        case .softLight:
            if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
            let d = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
            return below + (2 * source - 1) * (d - below)
        case .difference: return abs(below - source)
        case .exclusion: return below + source - 2 * below * source
        default: return source
        }
    }

    private static func screen(_ below: Double, _ source: Double) -> Double {
        below + source - below * source
    }

    private static func hardLight(source: Double, below: Double) -> Double {
        source <= 0.5 ? below * 2 * source : screen(below, 2 * source - 1)
    }

    // MARK: Hue, saturation and luminosity

    private static func lightness(_ color: SIMD3<Double>) -> Double {
        0.3 * color.x + 0.59 * color.y + 0.11 * color.z
    }

    private static func saturation(_ color: SIMD3<Double>) -> Double { color.max() - color.min() }

    private static func withLightness(_ color: SIMD3<Double>, _ value: Double) -> SIMD3<Double> {
        let shifted = color + (value - lightness(color))
        let (low, high) = (shifted.min(), shifted.max())
        var result = shifted - value
        if low < 0, value > low { result *= value / (value - low) }
        if high > 1, high > value { result *= (1 - value) / (high - value) }
        return result + value
    }

    private static func withSaturation(_ color: SIMD3<Double>, _ value: Double) -> SIMD3<Double> {
        let (low, high) = (color.min(), color.max())
        guard high > low else { return .zero }
        return (color - low) * (value / (high - low))
    }
}

extension PorterDuff.Factor {
    /// The factor for an alpha of 0...1.
    fileprivate func part(of alpha: Double) -> Double {
        switch self {
        case .zero: 0
        case .one: 1
        case .alpha: alpha
        case .rest: 1 - alpha
        }
    }
}
