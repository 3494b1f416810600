import AgatePixels
import CAgateKernels

/// Blends a row of premultiplied pixels into another by a mode.
///
/// One rule of rounding for all modes: a component is what the formula gives for the two pixels as they are,
/// rounded to the nearest byte once; `blendmodes.h` says how near that is where a mode divides. The formulas
/// stand in ``ReferenceBlend``.
enum BlendRow {
    /// Blends, and where coverage is partial mixes the result with what was there.
    ///
    /// - Parameter cover: Coverage of each pixel, or nil for full coverage.
    static func blend(
        _ mode: CGBlendMode,
        _ pixels: UnsafeMutablePointer<UInt32>,
        _ source: UnsafePointer<UInt32>,
        cover: UnsafePointer<UInt8>?,
        count: Int
    ) {
        if let factors = PorterDuff(mode), mode != .plusLighter {
            agate_blend_operator(
                pixels,
                source,
                cover,
                count,
                factors.source.kernelNumber,
                factors.below.kernelNumber
            )
        } else {
            agate_blend_mode(pixels, source, cover, count, mode.rawValue)
        }
    }
}

extension PorterDuff.Factor {
    /// The number of the factor in the kernels.
    fileprivate var kernelNumber: Int32 {
        switch self {
        case .zero: Int32(AGATE_FACTOR_ZERO)
        case .one: Int32(AGATE_FACTOR_ONE)
        case .alpha: Int32(AGATE_FACTOR_ALPHA)
        case .rest: Int32(AGATE_FACTOR_REST)
        }
    }
}
