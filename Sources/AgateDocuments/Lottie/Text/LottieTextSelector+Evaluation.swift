import AgateTiming
import Foundation

extension LottieTextSelector {
    /// By how much a character is changed at a frame: 1 wholly, below 0 the other way.
    ///
    /// - Parameters:
    ///   - index: The number of what the character belongs to, among those that are counted.
    ///   - count: How many of these there are.
    package func weight(of index: Int, among count: Int, at frame: Double) -> Double {
        guard count > 0 else { return 0 }
        let unit = isInPercent ? Double(count) / 100 : 1
        let shift = (offset?.number(at: frame) ?? 0) * unit
        let first = (start?.number(at: frame) ?? 0) * unit + shift
        let last = (end.map { $0.number(at: frame) * unit } ?? Double(count)) + shift
        let covered = cover(index, from: min(first, last), to: max(first, last), at: frame)
        return ease(covered, at: frame) * min(max(amount.number(at: frame) / 100, -1), 1)
    }

    /// The height of the shape between two places at one that goes from `index` to `index + 1`.
    private func cover(_ index: Int, from first: Double, to last: Double, at frame: Double) -> Double {
        let (low, high) = (Double(index), Double(index) + 1)
        guard shape != .square else {
            let part = max(0, min(high, last) - max(low, first))
            let softness = min(max(smoothness.number(at: frame) / 100, 0), 1)
            guard softness > 1e-9 else { return part >= 0.5 ? 1 : 0 }
            return min(max((part - 0.5) / softness + 0.5, 0), 1)
        }
        let length = last - first
        let middle = (low + high) / 2
        // Where the middle stands in the shape: 0 at its start, 1 at its end.
        let place = length > 1e-9 ? (middle - first) / length : middle < first ? -1 : 2
        let inside = min(max(place, 0), 1)
        switch shape {
        case .square, .rampUp: return inside
        case .rampDown: return 1 - inside
        case .triangle: return 1 - abs(2 * inside - 1)
        case .round: return max(1 - (2 * inside - 1) * (2 * inside - 1), 0).squareRoot()
        case .smooth: return (1 - cos(2 * .pi * inside)) / 2
        }
    }

    /// GUESS lottie-text-ease: the eases are the ends of a curve's handles, along the time above 0 and along the value below.
    private func ease(_ value: Double, at frame: Double) -> Double {
        func share(_ property: LottieProperty) -> Double { min(max(property.number(at: frame) / 100, -1), 1) }
        let (low, high) = (share(easeLow), share(easeHigh))
        guard low != 0 || high != 0, value > 0, value < 1 else { return value }
        return UnitBezier(x1: max(low, 0), y1: max(-low, 0), x2: 1 - max(high, 0), y2: 1 - max(-high, 0))
            .value(at: value)
    }
}
