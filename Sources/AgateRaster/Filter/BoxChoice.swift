import CAgateKernels

/// The boxes whose succession is nearest to a Gaussian.
struct BoxChoice {
    /// The widths of the three boxes.
    private var widths = [1, 1, 1]
    private var narrow = 1
    private var wide = 3
    /// The share of the narrow box in the mean.
    private var share = 1.0

    /// Finds the widths for a deviation of 3 or more.
    init(sigma: Double) {
        // A pixel is a square, with a variance of 1/12.
        let variance = sigma * sigma + 1.0 / 12
        // Near 3/5 of the variance belong to the three boxes.
        let usual = (12 * 0.18 * variance).squareRoot()
        let step = max(2, Int(sigma / 12) * 2)
        var smallest = Double.infinity
        for width in stride(from: Self.odd(usual * 0.7 - 2), through: Self.odd(usual * 1.35 + 2), by: step) {
            for longer in 0..<3 {
                let boxes = [width, width + (longer > 1 ? 2 : 0), width + (longer > 0 ? 2 : 0)]
                let sum = boxes.reduce(Cumulants.zero) { $0 + Cumulants(box: $1) }
                let rest = variance - sum.second
                guard rest > 0 else { continue }
                for narrow in stride(from: 1, through: Self.odd(sigma * 2), by: step) {
                    guard Cumulants.variance(ofBox: narrow) < rest else { break }
                    let first = Self.odd((12 * rest + 1).squareRoot()) + 2
                    for wide in stride(
                        from: max(first, narrow + 2),
                        through: Self.odd(sigma * 5) + 2,
                        by: step
                    ) {
                        let (low, high) = (
                            Cumulants.variance(ofBox: narrow), Cumulants.variance(ofBox: wide)
                        )
                        guard high >= rest else { continue }
                        let share = (high - rest) / (high - low)
                        let error = (sum + Cumulants(boxes: narrow, wide, share: share)).error(sigma: sigma)
                        guard error < smallest else { continue }
                        smallest = error
                        (widths, self.narrow, self.wide, self.share) = (boxes, narrow, wide, share)
                    }
                }
            }
        }
    }

    /// The odd number at or below.
    private static func odd(_ value: Double) -> Int { max(1, (Int(value) - 1) / 2 * 2 + 1) }

    /// The boxes as the kernel takes them.
    var boxes: agate_gauss {
        let product = widths.reduce(1.0) { $0 * Double($1) }
        // Sums stay below 2³¹.
        let isWide = product * 65280 > 2_147_000_000
        func scale(_ index: Int) -> Float {
            guard isWide else { return Float(8 / product) }
            return Float((index == 0 ? 8.0 : 1) / Double(widths[index]))
        }
        return agate_gauss(
            boxes: (Int32(widths[0]), Int32(widths[1]), Int32(widths[2])),
            narrow: Int32(narrow),
            wide: Int32(wide),
            reach: Int32(widths.reduce(wide / 2) { $0 + $1 / 2 }),
            is_wide: isWide,
            scale: (scale(0), scale(1), scale(2)),
            narrow_weight: Float(share / Double(8 * narrow)),
            wide_weight: Float((1 - share) / Double(8 * wide))
        )
    }
}

/// The second, fourth and sixth cumulant of a kernel; those of kernels that follow each other add up.
private struct Cumulants {
    var second: Double
    var fourth: Double
    var sixth: Double

    static let zero = Cumulants(second: 0, fourth: 0, sixth: 0)

    static func + (a: Cumulants, b: Cumulants) -> Cumulants {
        Cumulants(second: a.second + b.second, fourth: a.fourth + b.fourth, sixth: a.sixth + b.sixth)
    }

    static func variance(ofBox width: Int) -> Double { (Double(width) * Double(width) - 1) / 12 }

    private init(second: Double, fourth: Double, sixth: Double) {
        (self.second, self.fourth, self.sixth) = (second, fourth, sixth)
    }

    /// Of moments around the middle.
    private init(moments m: SIMD3<Double>) {
        second = m.x
        fourth = m.y - 3 * m.x * m.x
        sixth = m.z - 15 * m.y * m.x + 30 * m.x * m.x * m.x
    }

    init(box width: Int) { self.init(moments: Self.moments(width)) }

    /// Of the mean of two boxes, the first with a share.
    init(boxes first: Int, _ second: Int, share: Double) {
        self.init(moments: Self.moments(first) * share + Self.moments(second) * (1 - share))
    }

    /// Σ i², Σ i⁴ and Σ i⁶ over the box, each divided by its width.
    private static func moments(_ width: Int) -> SIMD3<Double> {
        let n = Double(width)
        let square = n * n
        let fourth = ((3 * square - 10) * square + 7) / 240
        let sixth = (((3 * square - 21) * square + 49) * square - 31) / 1344
        return SIMD3((square - 1) / 12, fourth, sixth)
    }

    /// About the largest error of a blurred edge: the cumulants' terms in the Edgeworth series.
    ///
    /// A Gaussian over square pixels has those of a square.
    func error(sigma: Double) -> Double {
        let square = sigma * sigma
        let first = abs(fourth + 1.0 / 120) / (square * square) / 24 * 0.55
        let next = abs(sixth - 1.0 / 252) / (square * square * square) / 720 * 2.3
        return first + next
    }
}
