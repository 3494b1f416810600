import CAgateKernels
import Foundation

/// What runs over columns to blur them by a standard deviation.
///
/// A small deviation takes the weights of the Gaussian themselves. A larger one takes ``passCount`` passes of the
/// mean of two boxes of different width, which costs the same for any deviation. A box over [−h, h] has
/// fractional ends, so that h can be any number of at least ½.
struct BlurPass {
    /// How often the boxes run.
    static let passCount = 4
    /// Below it the boxes are too small to have the moments of a Gaussian.
    private static let smallestForBoxes = 2.5

    /// What there is to do.
    enum Kind {
        case none
        case weights([Float])
        case boxes(agate_box_pair)
    }

    let kind: Kind
    /// The pixels to which a pixel spreads, to each side.
    let reach: Int

    /// The blur of a standard deviation of 0 or more.
    init(sigma: Double) {
        if sigma < 0.05 {
            (kind, reach) = (.none, 0)
        } else if sigma < Self.smallestForBoxes {
            reach = Int((sigma * 3.7).rounded(.up))
            // A pixel is a square, not a point: its weight is the integral over it.
            let scale = 1 / (sigma * 2.0.squareRoot())
            let raw = (0...reach).map {
                erf((Double($0) + 0.5) * scale) - erf((Double($0) - 0.5) * scale)
            }
            let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
            kind = .weights(raw.map { Float($0 / sum) })
        } else {
            // A pixel is a square with a variance of 1/12.
            let boxes = Self.boxes(variance: (sigma * sigma + 1.0 / 12) / Double(Self.passCount))
            kind = .boxes(boxes)
            reach = Self.passCount * (Int(boxes.wide_reach) + 1)
        }
    }

    /// Two boxes whose mean has a variance, and the fourth moment of a Gaussian with it.
    ///
    /// They have variances of (1 ∓ spread) · variance; the fourth moment grows with the spread.
    private static func boxes(variance: Double) -> agate_box_pair {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<30 {
            let spread = (low + high) / 2
            let narrow = moments(halfWidth(variance: variance * (1 - spread))).fourth
            let wide = moments(halfWidth(variance: variance * (1 + spread))).fourth
            if (narrow + wide) / 2 < 3 * variance * variance { low = spread } else { high = spread }
        }
        let narrow = box(halfWidth(variance: variance * (1 - low)))
        let wide = box(halfWidth(variance: variance * (1 + low)))
        return agate_box_pair(
            narrow_reach: narrow.reach,
            wide_reach: wide.reach,
            narrow_inner: narrow.inner,
            narrow_outer: narrow.outer,
            wide_inner: wide.inner,
            wide_outer: wide.outer
        )
    }

    /// The second and fourth moments of a box.
    private static func moments(_ halfWidth: Double) -> (second: Double, fourth: Double) {
        let reach = (halfWidth - 0.5).rounded(.down)
        let part = halfWidth - 0.5 - reach
        // Sums of i² and i⁴ for i = 1...n.
        let n = reach
        let squares = n * (n + 1) * (2 * n + 1) / 6
        let fourths = n * (n + 1) * (2 * n + 1) * (3 * n * n + 3 * n - 1) / 30
        let end = n + 1
        return (
            (squares + part * end * end) / halfWidth, (fourths + part * end * end * end * end) / halfWidth
        )
    }

    /// The box with a variance.
    private static func halfWidth(variance: Double) -> Double {
        var (low, high) = (0.5, 0.5 + 4 * (variance + 1).squareRoot())
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if moments(middle).second < variance { low = middle } else { high = middle }
        }
        return low
    }

    /// The reach and the weights of a box in the mean of two.
    private static func box(_ halfWidth: Double) -> (reach: Int32, inner: Float, outer: Float) {
        let reach = (halfWidth - 0.5).rounded(.down)
        let inner = 0.5 / (2 * halfWidth)
        return (Int32(reach), Float(inner), Float(inner * (halfWidth - 0.5 - reach)))
    }
}
