/// A colour as the rasteriser blends it: sRGB components that already contain alpha.
///
/// Guarantees: `a` is in 0...1, and `r`, `g`, `b` are in 0...`a`.
package struct PremultipliedColor: Sendable, Hashable {
    /// Red times alpha.
    package let r: Float
    /// Green times alpha.
    package let g: Float
    /// Blue times alpha.
    package let b: Float
    /// Alpha.
    package let a: Float

    /// Premultiplies an unpremultiplied colour, and clamps what a screen cannot show.
    ///
    /// - Parameters:
    ///   - rgba: Red, green, blue and alpha, nominally 0...1. NaN counts as 0.
    ///   - opacity: Multiplies alpha; clamped to 0...1.
    package init(_ rgba: SIMD4<Double>, opacity: Double = 1) {
        let alpha = Self.unit(rgba[3]) * Self.unit(opacity)
        a = Float(alpha)
        r = Float(Self.unit(rgba[0]) * alpha)
        g = Float(Self.unit(rgba[1]) * alpha)
        b = Float(Self.unit(rgba[2]) * alpha)
    }

    private init(r: Float, g: Float, b: Float, a: Float) {
        (self.r, self.g, self.b, self.a) = (r, g, b, a)
    }

    private static func unit(_ value: Double) -> Double {
        value > 0 ? (value < 1 ? value : 1) : 0
    }

    /// Transparent.
    package static let clear = PremultipliedColor(r: 0, g: 0, b: 0, a: 0)
    /// Opaque black.
    package static let black = PremultipliedColor(r: 0, g: 0, b: 0, a: 1)
    /// Opaque white.
    package static let white = PremultipliedColor(r: 1, g: 1, b: 1, a: 1)

    /// The colour of a packed pixel.
    package init(packed: UInt32) {
        let alpha = packed >> 24
        r = Float(min(packed & 0xFF, alpha)) / 255
        g = Float(min(packed >> 8 & 0xFF, alpha)) / 255
        b = Float(min(packed >> 16 & 0xFF, alpha)) / 255
        a = Float(alpha) / 255
    }

    /// The pixel of this colour: bytes R, G, B, A in memory, 0xAABBGGRR as a number.
    ///
    /// Postcondition: no colour component is larger than alpha.
    package var packed: UInt32 {
        let red = UInt32(r * 255 + 0.5)
        let green = UInt32(g * 255 + 0.5)
        let blue = UInt32(b * 255 + 0.5)
        let alpha = UInt32(a * 255 + 0.5)
        return red | green << 8 | blue << 16 | alpha << 24
    }

    /// Whether nothing shows through.
    package var isOpaque: Bool { a >= 1 }

    /// The colour with all components multiplied by an opacity, clamped to 0...1.
    package func applying(opacity: Float) -> PremultipliedColor {
        let factor = opacity > 0 ? (opacity < 1 ? opacity : 1) : 0
        return PremultipliedColor(r: r * factor, g: g * factor, b: b * factor, a: a * factor)
    }

    /// The component-wise mean, weighted, between this colour at 0 and another at 1.
    package func interpolated(to other: PremultipliedColor, fraction: Float) -> PremultipliedColor {
        let near = 1 - fraction
        return PremultipliedColor(
            r: r * near + other.r * fraction,
            g: g * near + other.g * fraction,
            b: b * near + other.b * fraction,
            a: a * near + other.a * fraction
        )
    }
}
