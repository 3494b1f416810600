import Foundation

/// A pacing curve: a cubic Bezier from (0, 0) to (1, 1).
///
/// Source: claims 3.1-3.6.
package struct UnitBezier: Sendable, Hashable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    // Apple keeps the control points as `Float`.
    package static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    package static let easeIn = UnitBezier(x1: Double(Float(0.42)), y1: 0, x2: 1, y2: 1)
    package static let easeOut = UnitBezier(x1: 0, y1: 0, x2: Double(Float(0.58)), y2: 1)
    package static let easeInEaseOut = UnitBezier(
        x1: Double(Float(0.42)),
        y1: 0,
        x2: Double(Float(0.58)),
        y2: 1
    )
    /// The curve of implicit animations.
    package static let `default` = UnitBezier(x1: 0.25, y1: Double(Float(0.1)), x2: 0.25, y2: 1)

    /// The paced fraction at a fraction of the time.
    ///
    /// 0 at and below 0, 1 at and above 1; in between it leaves `0...1` when the control points do.
    /// Control points with x outside `0...1` are taken as if at the border.
    ///
    /// - Complexity: O(1): about four steps of Newton's method; where the curve is too flat for it, at most 60
    ///   bisections.
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return x }
        let s = parameter(at: x)
        return ((1 + 3 * y1 - 3 * y2) * s + 3 * y2 - 6 * y1) * s * s + 3 * y1 * s
    }

    /// The curve's parameter where its x has a value between 0 and 1.
    package func parameter(at x: Double) -> Double {
        let firstX = min(max(x1, 0), 1)
        let secondX = min(max(x2, 0), 1)
        // X(s) = ((a s + b) s + c) s
        let c = 3 * firstX
        let b = 3 * secondX - 6 * firstX
        let a = 1 + 3 * firstX - 3 * secondX
        var low = 0.0
        var high = 1.0
        var s = x
        for _ in 0..<60 {
            let error = ((a * s + b) * s + c) * s - x
            if abs(error) < 1e-14 { break }
            if error > 0 { high = s } else { low = s }
            let slope = (3 * a * s + 2 * b) * s + c
            let next = s - error / slope
            // X rises throughout, so the root stays between the two: a step out of there is none.
            s = next > low && next < high ? next : (low + high) / 2
        }
        return s
    }

    /// One coordinate of the curve at a parameter, with its first and second derivative by the parameter.
    struct Coordinate {
        var value: Double
        var slope: Double
        var bend: Double

        init(_ first: Double, _ second: Double, at s: Double) {
            let c = 3 * first
            let b = 3 * second - 6 * first
            let a = 1 + 3 * first - 3 * second
            value = ((a * s + b) * s + c) * s
            slope = (3 * a * s + 2 * b) * s + c
            bend = 6 * a * s + 2 * b
        }
    }

    /// The time at a parameter.
    func horizontal(at s: Double) -> Coordinate {
        Coordinate(min(max(x1, 0), 1), min(max(x2, 0), 1), at: s)
    }

    /// The fraction at a parameter.
    func vertical(at s: Double) -> Coordinate { Coordinate(y1, y2, at: s) }
}
