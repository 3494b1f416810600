import Foundation

/// A cubic curve that knows its length, to be walked at even speed.
///
/// Source: documents L32, L33.
package struct CubicCurve: Sendable, Equatable {
    package let p0: SIMD2<Double>
    package let p1: SIMD2<Double>
    package let p2: SIMD2<Double>
    package let p3: SIMD2<Double>
    /// The length from the start to the end of each sixteenth of the parameter.
    private let lengths: SIMD16<Double>
    /// Whether it is a line between its ends, walked evenly by its parameter.
    package let isLine: Bool

    /// Half of the points of Gauss and Legendre's rule of eight, with their weights.
    private static let nodes: [(x: Double, weight: Double)] = [
        (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
        (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
        (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
        (0.960_289_856_497_536_3, 0.101_228_536_290_376_3),
    ]
    private static let parts = 16

    package init(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
        isLine = p1 == p0 && p2 == p3
        var lengths = SIMD16<Double>()
        if isLine {
            let whole = (p3 - p0).magnitude
            for part in 0..<Self.parts { lengths[part] = whole * Double(part + 1) / Double(Self.parts) }
        } else {
            var length = 0.0
            for part in 0..<Self.parts {
                length += Self.arcLength(
                    p0,
                    p1,
                    p2,
                    p3,
                    Double(part) / Double(Self.parts),
                    Double(part + 1) / Double(Self.parts)
                )
                lengths[part] = length
            }
        }
        self.lengths = lengths
    }

    /// The length of the whole curve.
    package var length: Double { lengths[Self.parts - 1] }

    private static func derivative(
        _ p0: SIMD2<Double>,
        _ p1: SIMD2<Double>,
        _ p2: SIMD2<Double>,
        _ p3: SIMD2<Double>,
        _ t: Double
    ) -> SIMD2<Double> {
        let u = 1 - t
        return (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
    }

    private static func arcLength(
        _ p0: SIMD2<Double>,
        _ p1: SIMD2<Double>,
        _ p2: SIMD2<Double>,
        _ p3: SIMD2<Double>,
        _ start: Double,
        _ end: Double
    ) -> Double {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        var sum = 0.0
        for node in nodes {
            let first = derivative(p0, p1, p2, p3, middle - half * node.x).magnitude
            let second = derivative(p0, p1, p2, p3, middle + half * node.x).magnitude
            sum += node.weight * (first + second)
        }
        return sum * half
    }

    /// The point at a parameter.
    package func point(at t: Double) -> SIMD2<Double> {
        if t == 0 { return p0 }
        if t == 1 { return p3 }
        if isLine { return p0 + (p3 - p0) * t }
        let u = 1 - t
        return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
    }

    /// The parameter at which a length from the start is reached, `0...1`.
    package func parameter(atLength wanted: Double) -> Double {
        guard wanted > 0, length > 0 else { return 0 }
        guard wanted < length else { return 1 }
        if isLine { return wanted / length }
        var part = 0
        while part < Self.parts - 1, lengths[part] < wanted { part += 1 }
        let before = part == 0 ? 0 : lengths[part - 1]
        let start = Double(part) / Double(Self.parts)
        var low = start
        var high = Double(part + 1) / Double(Self.parts)
        let partLength = lengths[part] - before
        var t = low + (high - low) * (partLength > 0 ? (wanted - before) / partLength : 0.5)
        for _ in 0..<32 {
            let error = before + Self.arcLength(p0, p1, p2, p3, start, t) - wanted
            if abs(error) <= 1e-9 * length { break }
            if error > 0 { high = t } else { low = t }
            let speed = Self.derivative(p0, p1, p2, p3, t).magnitude
            let newton = t - error / max(speed, .leastNormalMagnitude)
            t = newton > low && newton < high ? newton : (low + high) / 2
        }
        return t
    }

    /// The point at a fraction of the length; beyond the ends, on along the tangents there.
    package func point(atFraction fraction: Double) -> SIMD2<Double> {
        if fraction < 0 { return p0 + unit(direction(at: 0)) * (fraction * length) }
        // GUESS lottie-overshoot: past its ends a curve goes on straight, at its own speed.
        if fraction > 1 { return p3 + unit(direction(at: 1)) * ((fraction - 1) * length) }
        return point(at: parameter(atLength: fraction * length))
    }

    /// The direction at a fraction of the length.
    package func direction(atFraction fraction: Double) -> SIMD2<Double>? {
        let clamped = min(max(fraction, 0), 1)
        let direction = direction(at: parameter(atLength: clamped * length))
        return direction == .zero ? nil : direction
    }

    /// The tangent at a parameter; where the curve rests, the way to the next different point.
    private func direction(at t: Double) -> SIMD2<Double> {
        let speed = Self.derivative(p0, p1, p2, p3, t)
        if speed.magnitude > 1e-9 * max(length, .leastNormalMagnitude) { return speed }
        return t < 0.5 ? point(at: t + 1e-4) - point(at: t) : point(at: t) - point(at: t - 1e-4)
    }

    private func unit(_ vector: SIMD2<Double>) -> SIMD2<Double> {
        let magnitude = vector.magnitude
        return magnitude > 0 ? vector / magnitude : .zero
    }

    /// The part between two parameters.
    package func part(from start: Double, to end: Double) -> CubicCurve {
        if start <= 0, end >= 1 { return self }
        if isLine {
            let (a, b) = (point(at: start), point(at: end))
            return CubicCurve(a, a, b, b)
        }
        return CubicCurve(
            point(at: start),
            blossom(start, start, end),
            blossom(start, end, end),
            point(at: end)
        )
    }

    /// The polar form.
    private func blossom(_ r: Double, _ s: Double, _ t: Double) -> SIMD2<Double> {
        func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ t: Double) -> SIMD2<Double> { a + (b - a) * t }
        let (a, b, c) = (mix(p0, p1, r), mix(p1, p2, r), mix(p2, p3, r))
        return mix(mix(a, b, s), mix(b, c, s), t)
    }
}

extension SIMD2<Double> {
    /// The length of the vector.
    package var magnitude: Double { (x * x + y * y).squareRoot() }
}
