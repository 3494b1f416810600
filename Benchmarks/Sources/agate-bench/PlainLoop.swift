import AgateGeometry
import Foundation

/// The work of an evaluation in a bare loop over flat records grouped by curve: no engine does it with less.
///
/// The curves are solved by Newton's method in four lanes, one step from a table's guess, to 1e-9.
struct PlainLoop {
    /// One curve, ready to be solved.
    struct Curve {
        let x: (a: Double, b: Double, c: Double)
        let y: (a: Double, b: Double, c: Double)
        /// The parameter at even steps of the square root of x's distance from the nearer end.
        ///
        /// At an end where the curve stands still in x the parameter goes with that root.
        let guesses: [Double]
        static let steps = 256

        init(_ p: (Double, Double, Double, Double)) {
            x = (1 + 3 * p.0 - 3 * p.2, 3 * p.2 - 6 * p.0, 3 * p.0)
            y = (1 + 3 * p.1 - 3 * p.3, 3 * p.3 - 6 * p.1, 3 * p.1)
            let x = x
            guesses = (0...Self.steps + 1).map { step in
                let place = min(Double(step) / Double(Self.steps), 1)
                return Self.parameter(
                    where: x,
                    is: place < 0.5 ? 2 * place * place : 1 - 2 * (1 - place) * (1 - place)
                )
            }
        }

        /// Where a coordinate has a value, by bisection: slow, and sure.
        private static func parameter(where x: (a: Double, b: Double, c: Double), is wanted: Double) -> Double
        {
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let s = (low + high) / 2
                if ((x.a * s + x.b) * s + x.c) * s < wanted { low = s } else { high = s }
            }
            return (low + high) / 2
        }

        /// The value of the curve.
        func exactValue(at x: Double) -> Double {
            let s = Self.parameter(where: self.x, is: x)
            return ((y.a * s + y.b) * s + y.c) * s
        }

        /// The four named curves of Core Animation.
        static let named = [
            Curve((0.25, 0.1, 0.25, 1)), Curve((0.42, 0, 1, 1)), Curve((0, 0, 0.58, 1)),
            Curve((0.42, 0, 0.58, 1)),
        ]
    }

    private let count: Int
    private let inverses: UnsafeMutablePointer<SIMD4<Double>>
    private let from: UnsafeMutablePointer<SIMD4<Double>>
    private let delta: UnsafeMutablePointer<SIMD4<Double>>
    private let fromY: UnsafeMutablePointer<SIMD4<Double>>
    private let deltaY: UnsafeMutablePointer<SIMD4<Double>>
    private let results: UnsafeMutablePointer<SIMD4<Double>>
    private let resultsY: UnsafeMutablePointer<SIMD4<Double>>
    private let matrices: UnsafeMutablePointer<CATransform3D>

    /// Makes records for some animations; they live as long as the process.
    init(count: Int) {
        self.count = count
        func lanes(_ value: (Int) -> Double) -> UnsafeMutablePointer<SIMD4<Double>> {
            let lanes = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: count / 4)
            for group in 0..<count / 4 {
                lanes[group] = SIMD4(
                    value(4 * group),
                    value(4 * group + 1),
                    value(4 * group + 2),
                    value(4 * group + 3)
                )
            }
            return lanes
        }
        inverses = lanes { 1 / MovingLayers.duration(of: $0) }
        from = lanes { _ in 1000 }
        delta = lanes { _ in 1000 }
        fromY = lanes { Double($0 % 100) }
        deltaY = lanes { _ in 0 }
        results = lanes { _ in 0 }
        resultsY = lanes { _ in 0 }
        matrices = .allocate(capacity: count)
        matrices.initialize(repeating: CATransform3DIdentity, count: count)
    }

    /// The groups of four of one curve.
    private func groups(of curve: Int) -> Range<Int> {
        let share = count / 4 / Curve.named.count
        return curve * share..<(curve + 1) * share
    }

    /// The paced fractions of four animations.
    @inline(__always)
    private func progress(
        _ group: Int,
        at time: Double,
        _ curve: Curve,
        _ guesses: UnsafeBufferPointer<Double>
    ) -> SIMD4<Double> {
        let x = (inverses[group] * time).clamped(lowerBound: .zero, upperBound: .one)
        let isEarly = x .< SIMD4(repeating: 0.5)
        let root = (0.5 * x.replacing(with: 1 - x, where: .!isEarly)).squareRoot()
        let place = root.replacing(with: 1 - root, where: .!isEarly) * Double(Curve.steps)
        var (low, high) = (SIMD4<Double>(), SIMD4<Double>())
        var step = SIMD4<Double>()
        for lane in 0..<4 {
            let index = Int(place[lane])
            step[lane] = Double(index)
            low[lane] = guesses[index]
            high[lane] = guesses[index + 1]
        }
        var s = low + (high - low) * (place - step)
        let reached: SIMD4<Double> = (curve.x.a * s + curve.x.b) * s + curve.x.c
        let slope: SIMD4<Double> = (3 * curve.x.a * s + 2 * curve.x.b) * s + (curve.x.c + 1e-12)
        s -= (reached * s - x) / slope
        let rise: SIMD4<Double> = (curve.y.a * s + curve.y.b) * s + curve.y.c
        return rise * s
    }

    /// Evaluates one number each.
    @inline(never)
    func scalars(at time: Double) {
        for (index, curve) in Curve.named.enumerated() {
            curve.guesses.withUnsafeBufferPointer { guesses in
                for group in groups(of: index) {
                    results[group] = from[group] + delta[group] * progress(group, at: time, curve, guesses)
                }
            }
        }
    }

    /// Evaluates two numbers each.
    @inline(never)
    func positions(at time: Double) {
        for (index, curve) in Curve.named.enumerated() {
            curve.guesses.withUnsafeBufferPointer { guesses in
                for group in groups(of: index) {
                    let y = progress(group, at: time, curve, guesses)
                    results[group] = from[group] + delta[group] * y
                    resultsY[group] = fromY[group] + deltaY[group] * y
                }
            }
        }
    }

    /// Evaluates a matrix each: scale, turn and move on their ways, the turn the short way round.
    @inline(never)
    func transforms(at time: Double) {
        let angle = 2.1 / 2
        let axis = SIMD3(0.2, 0.3, 1) / (0.04 + 0.09 + 1).squareRoot()
        let inverseSine = 1 / sin(angle)
        for (index, curve) in Curve.named.enumerated() {
            curve.guesses.withUnsafeBufferPointer { guesses in
                for group in groups(of: index) {
                    let y = progress(group, at: time, curve, guesses)
                    for lane in 0..<4 {
                        let fraction = y[lane]
                        let a = sin((1 - fraction) * angle) * inverseSine
                        let b = sin(fraction * angle) * inverseSine
                        let w = a + b * cos(angle)
                        let v = b * sin(angle) * axis
                        matrices[4 * group + lane] = Self.matrix(
                            w,
                            v,
                            scale: SIMD3(1 + 0.5 * fraction, 1 - 0.5 * fraction, 1),
                            move: SIMD3(30, 20, 5) * fraction
                        )
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func matrix(
        _ w: Double,
        _ v: SIMD3<Double>,
        scale: SIMD3<Double>,
        move: SIMD3<Double>
    ) -> CATransform3D {
        var result = CATransform3DIdentity
        result.m11 = (1 - 2 * (v.y * v.y + v.z * v.z)) * scale.x
        result.m12 = 2 * (v.x * v.y + v.z * w) * scale.x
        result.m13 = 2 * (v.x * v.z - v.y * w) * scale.x
        result.m21 = 2 * (v.x * v.y - v.z * w) * scale.y
        result.m22 = (1 - 2 * (v.x * v.x + v.z * v.z)) * scale.y
        result.m23 = 2 * (v.y * v.z + v.x * w) * scale.y
        result.m31 = 2 * (v.x * v.z + v.y * w) * scale.z
        result.m32 = 2 * (v.y * v.z - v.x * w) * scale.z
        result.m33 = (1 - 2 * (v.x * v.x + v.y * v.y)) * scale.z
        (result.m41, result.m42, result.m43) = (move.x, move.y, move.z)
        return result
    }

    /// How far the loop is from the curve, at most, over many places.
    func largestError() -> Double {
        var largest = 0.0
        for time in stride(from: 1.0, to: 100, by: 7.3) {
            scalars(at: time)
            for index in stride(from: 0, to: count, by: 97) {
                let curve = Curve.named[min(index / (count / Curve.named.count), Curve.named.count - 1)]
                guard groups(of: Curve.named.count - 1).upperBound * 4 > index else { continue }
                let x = min(time / MovingLayers.duration(of: index), 1)
                let expected = 1000 + 1000 * curve.exactValue(at: x)
                largest = max(largest, abs(results[index / 4][index % 4] - expected) / 1000)
            }
        }
        return largest
    }
}
