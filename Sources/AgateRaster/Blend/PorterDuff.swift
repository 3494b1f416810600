package import AgatePixels

/// An operator of Porter and Duff: how much is kept of the source and of what is below it.
package struct PorterDuff: Sendable, Hashable {
    /// A factor that follows from the other one's alpha.
    package enum Factor: Sendable, Hashable {
        case zero, one, alpha, rest
    }

    /// Multiplies the source, following from the alpha below it.
    package let source: Factor
    /// Multiplies what is below, following from the source's alpha.
    package let below: Factor

    /// The operator of a blend mode; nil when the mode mixes colours.
    package init?(_ mode: CGBlendMode) {
        switch mode {
        case .normal: (source, below) = (.one, .rest)
        case .clear: (source, below) = (.zero, .zero)
        case .copy: (source, below) = (.one, .zero)
        case .sourceIn: (source, below) = (.alpha, .zero)
        case .sourceOut: (source, below) = (.rest, .zero)
        case .sourceAtop: (source, below) = (.alpha, .rest)
        case .destinationOver: (source, below) = (.rest, .one)
        case .destinationIn: (source, below) = (.zero, .alpha)
        case .destinationOut: (source, below) = (.zero, .rest)
        case .destinationAtop: (source, below) = (.rest, .alpha)
        case .xor: (source, below) = (.rest, .rest)
        case .plusLighter: (source, below) = (.one, .one)
        default: return nil
        }
    }

    /// A pixel with each component multiplied by 0...255 and divided by 255, rounded to nearest.
    @inline(__always)
    static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        pair(pixel & 0x00FF_00FF, factor) | pair(pixel >> 8 & 0x00FF_00FF, factor) << 8
    }

    @inline(__always)
    private static func pair(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
        let product = pair &* factor &+ 0x0080_0080
        return (product &+ (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
}
