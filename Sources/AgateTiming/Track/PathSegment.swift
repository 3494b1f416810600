import AgateGeometry
import Foundation

/// A piece of a path that an animation follows, as a cubic Bezier curve.
struct PathSegment: Sendable {
    var start: SIMD2<Double>
    var control1: SIMD2<Double>
    var control2: SIMD2<Double>
    var end: SIMD2<Double>
    /// A straight line keeps its speed: its points follow the fraction exactly.
    var isLine: Bool

    var startValue: AnimatableValue { .pair(start) }
    var endValue: AnimatableValue { .pair(end) }

    /// The pieces of a path: each element but a move is one, and closing is a line unless there is nothing to
    /// close.
    ///
    /// Source: claims 5.1, 5.3, 5.9. GUESS keyframes-closing: a closing line without length is none.
    ///
    /// - Parameter includesClosing: Whether closing is a piece at all; where key times are given it is none.
    static func segments(of path: Path, includesClosing: Bool = true) -> [PathSegment] {
        var segments: [PathSegment] = []
        var current = SIMD2<Double>.zero
        var subpathStart = current
        var next = 0
        func point(_ offset: Int) -> SIMD2<Double> {
            let index = next + offset
            guard index < path.points.count else { return .zero }
            return SIMD2(Double(path.points[index].x), Double(path.points[index].y))
        }
        for verb in path.verbs {
            switch verb {
            case .move:
                current = point(0)
                subpathStart = current
                next += 1
            case .line:
                segments.append(PathSegment(from: current, to: point(0)))
                current = point(0)
                next += 1
            case .quad:
                segments.append(PathSegment(from: current, control: point(0), to: point(1)))
                current = point(1)
                next += 2
            case .cubic:
                segments.append(
                    PathSegment(
                        start: current,
                        control1: point(0),
                        control2: point(1),
                        end: point(2),
                        isLine: false
                    )
                )
                current = point(2)
                next += 3
            case .close:
                if includesClosing, current != subpathStart {
                    segments.append(PathSegment(from: current, to: subpathStart))
                }
                current = subpathStart
            }
        }
        return segments
    }

    init(
        start: SIMD2<Double>,
        control1: SIMD2<Double>,
        control2: SIMD2<Double>,
        end: SIMD2<Double>,
        isLine: Bool
    ) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        self.isLine = isLine
    }

    private init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
        self.init(
            start: start,
            control1: start + (end - start) / 3,
            control2: end - (end - start) / 3,
            end: end,
            isLine: true
        )
    }

    private init(from start: SIMD2<Double>, control: SIMD2<Double>, to end: SIMD2<Double>) {
        self.init(
            start: start,
            control1: start + (control - start) * (2 / 3),
            control2: end + (control - end) * (2 / 3),
            end: end,
            isLine: false
        )
    }

    /// The point at a parameter of `0...1`.
    func point(at u: Double) -> SIMD2<Double> {
        if isLine { return u == 1 ? end : start + (end - start) * u }
        let v = 1 - u
        let inner = control1 * (3 * v * v * u) + control2 * (3 * v * u * u)
        return start * (v * v * v) + inner + end * (u * u * u)
    }

    /// The derivative by the parameter.
    func velocity(at u: Double) -> SIMD2<Double> {
        if isLine { return end - start }
        let v = 1 - u
        let outer = (control1 - start) * (3 * v * v) + (end - control2) * (3 * u * u)
        return outer + (control2 - control1) * (6 * v * u)
    }

    /// The direction of motion; where the curve stands still, that of the points near by.
    func direction(at u: Double) -> SIMD2<Double> {
        let velocity = velocity(at: u)
        if (velocity * velocity).sum() > 1e-18 { return velocity }
        let nearby = u < 0.5 ? point(at: u + 1e-3) - point(at: u) : point(at: u) - point(at: u - 1e-3)
        return nearby == .zero ? end - start : nearby
    }

    /// The length between two parameters, by Gauss-Legendre with 16 points.
    func length(from: Double, to: Double) -> Double {
        if isLine { return ((end - start) * (end - start)).sum().squareRoot() * (to - from) }
        let middle = (from + to) / 2
        let half = (to - from) / 2
        var sum = 0.0
        for (node, weight) in Self.gaussNodes {
            let left = velocity(at: middle - half * node)
            let right = velocity(at: middle + half * node)
            sum += weight * ((left * left).sum().squareRoot() + (right * right).sum().squareRoot())
        }
        return sum * half
    }

    private static let gaussNodes: [(Double, Double)] = [
        (0.0950125098376374402, 0.1894506104550684963),
        (0.2816035507792589132, 0.1826034150449235889),
        (0.4580167776572273863, 0.1691565193950025382),
        (0.6178762444026437484, 0.1495959888165767321),
        (0.7554044083550030339, 0.1246289712555338720),
        (0.8656312023878317439, 0.0951585116824927848),
        (0.9445750230732325761, 0.0622535239386478929),
        (0.9894009349916499326, 0.0271524594117540949),
    ]
}

/// The pieces of a path by their lengths: where a point is that moves at constant speed.
///
/// Source: claims 5.8. GUESS path-length: the true arc length, which Apple's differs from by a tenth of a point.
struct PathLengths: Sendable {
    /// A part of a segment short enough for its length to be exact.
    private struct Part: Sendable {
        var segment: Int
        var from: Double
        var to: Double
        /// The length of all parts before.
        var offset: Double
        var length: Double
    }

    private static let partsPerCurve = 16

    private let segments: [PathSegment]
    private var parts: [Part] = []
    private var total = 0.0

    init(_ segments: [PathSegment]) {
        self.segments = segments
        for (index, segment) in segments.enumerated() {
            let count = segment.isLine ? 1 : Self.partsPerCurve
            for part in 0..<count {
                let from = Double(part) / Double(count)
                let to = Double(part + 1) / Double(count)
                let length = segment.length(from: from, to: to)
                guard length > 0, length.isFinite else { continue }
                parts.append(Part(segment: index, from: from, to: to, offset: total, length: length))
                total += length
            }
        }
    }

    /// The point at a fraction of the total length.
    func point(at fraction: Double) -> SIMD2<Double> {
        guard let (segment, u) = locate(fraction) else { return segments.first?.start ?? .zero }
        return segments[segment].point(at: u)
    }

    /// The direction of motion at a fraction of the total length.
    func direction(at fraction: Double) -> SIMD2<Double> {
        guard let (segment, u) = locate(fraction) else { return SIMD2(1, 0) }
        return segments[segment].direction(at: u)
    }

    private func locate(_ fraction: Double) -> (segment: Int, u: Double)? {
        guard let last = parts.last else { return nil }
        if fraction >= 1 { return (last.segment, last.to) }
        let target = fraction * total
        var low = 0
        var high = parts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if parts[middle].offset <= target { low = middle } else { high = middle }
        }
        let part = parts[low]
        let segment = segments[part.segment]
        let share = min(max((target - part.offset) / part.length, 0), 1)
        var u = part.from + (part.to - part.from) * share
        guard !segment.isLine else { return (part.segment, u) }
        // Newton's method on the length; inside such a short part the first try is near.
        for _ in 0..<8 {
            let error = segment.length(from: part.from, to: u) - (target - part.offset)
            let velocity = segment.velocity(at: u)
            let speed = (velocity * velocity).sum().squareRoot()
            guard abs(error) > 1e-12 * total, speed > 0 else { break }
            u = min(max(u - error / speed, part.from), part.to)
        }
        return (part.segment, u)
    }
}
