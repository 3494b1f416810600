package import AgatePixels

extension CGColor {
    /// The colour with red, green and blue multiplied, as replicators do; alpha stays.
    package func tinted(_ factors: SIMD3<Double>) -> CGColor {
        CGColor(rgba: rgba * SIMD4(factors.x, factors.y, factors.z, 1))
    }
}
