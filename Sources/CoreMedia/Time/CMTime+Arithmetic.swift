// Apple's rules for what has no number: invalid with anything is invalid; then unknown; then infinite, of which two of opposite signs are invalid.

extension CMTime {
    /// What an operation gives where not both times have numbers; nil where they have.
    private static func special(_ left: CMTime, _ right: CMTime) -> CMTime? {
        guard left.isValid, right.isValid else { return .invalid }
        if left.isIndefinite || right.isIndefinite { return .indefinite }
        let isUp = left.isPositiveInfinity || right.isPositiveInfinity
        let isDown = left.isNegativeInfinity || right.isNegativeInfinity
        if isUp, isDown { return .invalid }
        if isUp { return .positiveInfinity }
        if isDown { return .negativeInfinity }
        return left.isNumeric && right.isNumeric ? nil : .invalid
    }

    /// The scale in which two times are added: one that both fit, or the larger of the two where that is too large.
    private static func sharedScale(_ left: CMTime, _ right: CMTime) -> CMTimeScale {
        guard left.timescale != right.timescale else { return left.timescale }
        let (one, other) = (Int64(left.timescale), Int64(right.timescale))
        let product = one / TimeFraction.commonDivisor(one, other) * other
        return product <= Int64(Int32.max) ? Int32(product) : max(left.timescale, right.timescale)
    }

    /// The sum of two times, in a scale that both fit if there is one, else rounded.
    public static func + (left: CMTime, right: CMTime) -> CMTime {
        if let special = special(left, right) { return special }
        var scale = sharedScale(left, right)
        while true {
            let one = left.convertScale(scale, method: .default)
            let other = right.convertScale(scale, method: .default)
            if one.isNumeric, other.isNumeric {
                let (sum, isTooLarge) = one.value.addingReportingOverflow(other.value)
                if !isTooLarge {
                    let flags = one.flags.union(other.flags)
                    return CMTime(
                        value: sum,
                        timescale: scale,
                        flags: flags,
                        epoch: max(left.epoch, right.epoch)
                    )
                }
            }
            guard scale > 1 else {
                return left.seconds + right.seconds > 0 ? .positiveInfinity : .negativeInfinity
            }
            scale /= 2
        }
    }

    /// The difference of two times.
    public static func - (left: CMTime, right: CMTime) -> CMTime { left + right.negated }

    /// The time with the other sign.
    private var negated: CMTime {
        if isPositiveInfinity { return .negativeInfinity }
        if isNegativeInfinity { return .positiveInfinity }
        guard isNumeric else { return self }
        return CMTime(value: value == .min ? .max : -value, timescale: timescale, flags: flags, epoch: epoch)
    }

    /// Adds a time to another, as `+` does.
    public static func += (left: inout CMTime, right: CMTime) { left = left + right }

    /// Takes a time off.
    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }
}

extension CMTime: Comparable, Hashable {
    /// The order of times: earlier than all others negative infinity, then numbers, then infinity, then times that are not known, and last invalid ones.
    private var rank: Int {
        guard isValid else { return 4 }
        if isNegativeInfinity { return 0 }
        if isPositiveInfinity { return 2 }
        return isIndefinite ? 3 : isNumeric ? 1 : 4
    }

    /// -1, 0 or 1: whether a time is earlier than another, the same, or later.
    func compared(to other: CMTime) -> Int {
        guard rank == other.rank else { return rank < other.rank ? -1 : 1 }
        guard rank == 1 else { return 0 }
        guard epoch == other.epoch else { return epoch < other.epoch ? -1 : 1 }
        let one = value.multipliedFullWidth(by: Int64(other.timescale))
        let two = other.value.multipliedFullWidth(by: Int64(timescale))
        if one.high != two.high { return one.high < two.high ? -1 : 1 }
        return one.low == two.low ? 0 : one.low < two.low ? -1 : 1
    }

    /// Whether two times are the same as numbers, or both without one in the same way.
    public static func == (left: CMTime, right: CMTime) -> Bool { left.compared(to: right) == 0 }

    /// Whether a time is earlier; times that are not known, and then invalid ones, are later than all others.
    public static func < (left: CMTime, right: CMTime) -> Bool { left.compared(to: right) < 0 }

    /// Feeds what equal times share: the fraction in its lowest terms.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard rank == 1 else { return }
        hasher.combine(epoch)
        let magnitude = Int64(clamping: value.magnitude)
        let divisor = TimeFraction.commonDivisor(max(magnitude, 1), Int64(timescale))
        hasher.combine(value == 0 ? 0 : value / divisor)
        hasher.combine(value == 0 ? 1 : Int64(timescale) / divisor)
    }
}
