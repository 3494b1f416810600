/// Whole numbers of twice the size, for products of times.
enum TimeFraction {
    /// `value * factor / divisor`, rounded.
    ///
    /// - Parameters:
    ///   - factor: At least 0.
    ///   - divisor: Above 0.
    ///   - isCoarser: Whether the result has the coarser scale, for QuickTime's way of rounding.
    /// - Returns: Nil where the result has no room.
    static func quotient(
        _ value: Int64,
        times factor: Int64,
        by divisor: Int64,
        _ method: CMTimeRoundingMethod = .default,
        isCoarser: Bool = true
    ) -> (value: Int64, isExact: Bool)? {
        let isNegative = value < 0
        let product = value.magnitude.multipliedFullWidth(by: factor.magnitude)
        guard product.high < divisor.magnitude else { return nil }
        var (quotient, rest) = divisor.magnitude.dividingFullWidth(product)
        let isExact = rest == 0
        let isUp =
            switch method {
            case .roundHalfAwayFromZero: rest >= divisor.magnitude - rest
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .quickTime: !isCoarser
            case .roundTowardPositiveInfinity: !isNegative
            case .roundTowardNegativeInfinity: isNegative
            }
        if !isExact, isUp { quotient += 1 }
        guard quotient <= UInt64(Int64.max) else { return nil }
        rest = 0
        return (isNegative ? -Int64(quotient) : Int64(quotient), isExact)
    }

    /// The largest number that divides two, both above 0.
    static func commonDivisor(_ one: Int64, _ other: Int64) -> Int64 {
        var (one, other) = (one, other)
        while other != 0 { (one, other) = (other, one % other) }
        return one
    }
}
