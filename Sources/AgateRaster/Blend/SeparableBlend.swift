import AgatePixels

/// Blend modes that mix each component by itself, as the W3C's Compositing and Blending writes them.
///
/// The result is (1 − Da)·S + (1 − Sa)·D + Sa·Da·B(Cd, Cs) with premultiplied S and D and plain Cs and Cd.
enum SeparableBlend {
    /// B(Cd, Cs) of plain components.
    typealias Function = @Sendable (_ below: Float, _ source: Float) -> Float

    /// The function of a mode; nil when the mode is of another kind.
    static func function(of mode: CGBlendMode) -> Function? {
        switch mode {
        case .multiply: { $0 * $1 }
        case .screen: screen
        case .overlay: { hardLight($1, $0) }
        case .darken: { min($0, $1) }
        case .lighten: { max($0, $1) }
        case .colorDodge: { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }
        case .colorBurn: { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
        case .hardLight: hardLight
        case .softLight: softLight
        case .difference: { abs($0 - $1) }
        case .exclusion: { $0 + $1 - 2 * $0 * $1 }
        default: nil
        }
    }

    @Sendable private static func screen(_ below: Float, _ source: Float) -> Float {
        below + source - below * source
    }

    @Sendable private static func hardLight(_ below: Float, _ source: Float) -> Float {
        source <= 0.5 ? below * 2 * source : screen(below, 2 * source - 1)
    }

    @Sendable private static func softLight(_ below: Float, _ source: Float) -> Float {
        if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
        let d = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
        return below + (2 * source - 1) * (d - below)
    }

    /// The pixel that two pixels give.
    static func composed(_ s: UInt32, over d: UInt32, _ function: Function) -> UInt32 {
        let (source, below) = (PremultipliedComponents(s), PremultipliedComponents(d))
        if source.alpha == 0 { return d }
        var result = SIMD3<Float>()
        for index in 0..<3 {
            let mixed =
                below.alpha == 0
                ? 0 : function(below.color[index] / below.alpha, source.color[index] / source.alpha)
            result[index] =
                (1 - below.alpha) * source.color[index] + (1 - source.alpha) * below.color[index]
                + source.alpha * below.alpha * mixed
        }
        return PremultipliedComponents.packed(
            result,
            alpha: source.alpha + below.alpha - source.alpha * below.alpha
        )
    }
}

/// A pixel as floating-point components of 0...1.
struct PremultipliedComponents {
    let color: SIMD3<Float>
    let alpha: Float

    init(_ pixel: UInt32) {
        color = SIMD3(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255)) / 255
        alpha = Float(pixel >> 24) / 255
    }

    /// The nearest pixel, with no component above alpha.
    static func packed(_ color: SIMD3<Float>, alpha: Float) -> UInt32 {
        let top = UInt32(min(max(alpha, 0), 1) * 255 + 0.5)
        func byte(_ value: Float) -> UInt32 { min(UInt32(min(max(value, 0), 1) * 255 + 0.5), top) }
        return byte(color.x) | byte(color.y) << 8 | byte(color.z) << 16 | top << 24
    }
}

/// The mode that adds the darkness of both: Ra = min(1, Sa + Da), R = max(0, Ra − (Da − D) − (Sa − S)).
enum PlusDarker {
    static func composed(_ s: UInt32, over d: UInt32) -> UInt32 {
        let (sourceAlpha, belowAlpha) = (Int32(s >> 24), Int32(d >> 24))
        let alpha = min(255, sourceAlpha + belowAlpha)
        var result = UInt32(alpha) << 24
        for shift in [UInt32(0), 8, 16] {
            let source = Int32(s >> shift & 255)
            let below = Int32(d >> shift & 255)
            let value = alpha - (belowAlpha - below) - (sourceAlpha - source)
            result |= UInt32(min(max(0, value), alpha)) << shift
        }
        return result
    }
}
