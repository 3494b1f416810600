package import AgatePixels

/// The source of a pixel's colour.
package enum Paint: Sendable {
    /// One colour.
    case solid(PremultipliedColor)
    /// Colours along a line.
    case linear(LinearGradient)
    /// Colours around a centre, outwards.
    case radial(RadialGradient)
    /// Colours around a centre, turning.
    case conic(ConicGradient)
    /// An image.
    case image(ImagePaint)
}
