import AgateGeometry
import Foundation

/// What of a keyframe track does not depend on time: key times, segments, tangents, lengths.
final class KeyframePlan: Sendable {
    /// How the value of one segment is made from its fraction.
    private enum Shape: Sendable {
        /// Each value holds until the next.
        case steps
        /// From value to value.
        case straight
        /// Between transforms, taken apart; nil where a neighbour is none.
        case transforms([TransformPair?])
        /// Along the curves of a path, by their parameters.
        case curves([PathSegment])
        /// Along the curves of a path, at constant speed.
        case lengths(PathLengths)
        /// A spline through the values.
        case spline(KeyframeSpline)
    }

    private let values: [AnimatableValue]
    /// One more than segments; ascending from 0 to 1.
    private let times: [Double]
    private let paces: [PacingCurve]
    private let shape: Shape
    private let segments: [PathSegment]

    init(_ track: KeyframeTrack) {
        let mode = track.calculationMode
        segments = track.path.map(PathSegment.segments(of:)) ?? []
        values =
            track.path == nil
            ? track.values : Self.points(of: segments, on: track.path)
        paces = mode.isPaced ? [] : track.segmentPaces.map(PacingCurve.of)

        if mode == .discrete {
            shape = .steps
            times = Self.discreteTimes(
                track.keyTimes,
                count: segments.isEmpty ? values.count : segments.count
            )
            return
        }
        let count = values.count
        var times = Self.evenTimes(segments: count - 1)
        if mode == .paced, !segments.isEmpty {
            let lengths = PathLengths(segments)
            shape = .lengths(lengths)
            self.times = [0, 1]
            return
        }
        if mode.isPaced {
            times = Self.pacedTimes(values) ?? times
        } else if let given = track.keyTimes, Self.isSuitable(given, count: count) {
            times = given
            times[count - 1] = 1
        }
        self.times = times
        if mode.isCubic, let spline = KeyframeSpline(values, track: track, times: mode.isPaced ? times : nil)
        {
            shape = .spline(spline)
        } else if !segments.isEmpty {
            shape = .curves(segments)
        } else if values.contains(where: \.isTransform) {
            shape = .transforms(zip(values, values.dropFirst()).map { TransformPair(between: $0, $1) })
        } else {
            shape = .straight
        }
    }

    // MARK: Values

    /// The value at a fraction of `0...1`.
    func value(at fraction: Double) -> AnimatableValue? {
        guard let first = values.first else { return nil }
        guard values.count > 1 else { return first }
        switch shape {
        case .steps:
            return step(at: fraction)
        case .lengths(let lengths):
            return .pair(lengths.point(at: fraction))
        case .straight:
            let (index, local) = locate(fraction)
            return values[index].interpolated(to: values[index + 1], fraction: local)
        case .transforms(let pairs):
            let (index, local) = locate(fraction)
            if let pair = pairs[index] { return .transform(pair.value(at: local)) }
            return values[index].interpolated(to: values[index + 1], fraction: local)
        case .curves(let curves):
            let (index, local) = locate(fraction)
            return .pair(curves[index].point(at: local))
        case .spline(let spline):
            let (index, local) = locate(fraction)
            return spline.value(segment: index, at: local)
        }
    }

    /// The direction of motion at a fraction, for paths.
    func tangent(at fraction: Double) -> Double? {
        guard !segments.isEmpty else { return nil }
        let direction: SIMD2<Double>
        switch shape {
        case .lengths(let lengths):
            direction = lengths.direction(at: fraction)
        case .spline(let spline):
            let (index, local) = locate(fraction)
            direction = spline.direction(segment: index, at: local)
        case .steps:
            let index = min(Self.segment(of: fraction, in: times), segments.count - 1)
            direction = segments[index].direction(at: 0)
        case .straight, .transforms, .curves:
            let (index, local) = locate(fraction)
            direction = segments[index].direction(at: local)
        }
        return atan2(direction.y, direction.x)
    }

    private func step(at fraction: Double) -> AnimatableValue {
        // GUESS keyframes-discrete-end: paths have a value more than steps: the point where the last segment ends.
        if fraction >= 1 { return values[values.count - 1] }
        let index = Self.segment(of: fraction + Self.stepTolerance, in: times)
        return values[min(index, values.count - 1)]
    }

    /// A fraction this near to the next step has reached it: the rounding of a time must not show the old one.
    private static let stepTolerance = 1e-9

    /// The fraction of the first step after a fraction, `nil` when the values do not go in steps.
    func nextStep(after fraction: Double) -> Double? {
        guard case .steps = shape, values.count > 1 else { return nil }
        return times.first { $0 > fraction + Self.stepTolerance } ?? 1
    }

    /// The segment of a fraction and the paced fraction inside.
    private func locate(_ fraction: Double) -> (index: Int, local: Double) {
        let index = Self.segment(of: fraction, in: times)
        let length = times[index + 1] - times[index]
        let local = length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1
        return (index, index < paces.count ? paces[index].value(at: local) : local)
    }

    /// The last segment that begins at or before a fraction; a border belongs to the segment after it.
    private static func segment(of fraction: Double, in times: [Double]) -> Int {
        var low = 0
        var high = times.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= fraction { low = middle } else { high = middle }
        }
        return low
    }
}

extension KeyframePlan {
    /// The keyframes of a path: where each of its pieces ends, and before them its start, which a path of a
    /// move alone has too (claims 5.1, 5.16).
    private static func points(of segments: [PathSegment], on path: Path?) -> [AnimatableValue] {
        if let first = segments.first { return [first.startValue] + segments.map(\.endValue) }
        return path?.points.last.map { [AnimatableValue($0)] } ?? []
    }
}

// MARK: - Key times

extension KeyframePlan {
    private static func evenTimes(segments: Int) -> [Double] {
        guard segments > 0 else { return [0, 1] }
        return (0...segments).map { Double($0) / Double(segments) }
    }

    /// The borders between the steps: one more than values.
    private static func discreteTimes(_ given: [Double]?, count: Int) -> [Double] {
        if let given, isSuitable(given, count: count + 1) { return given }
        return evenTimes(segments: count)
    }

    /// Whether key times follow the rules: so many, ascending from 0 to 1 (claims 5.3).
    private static func isSuitable(_ times: [Double], count: Int) -> Bool {
        guard times.count == count, count > 1, times[0] == 0, abs(times[count - 1] - 1) < 1e-6 else {
            return false
        }
        return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// Key times in proportion to the distances, `nil` for values without distance.
    private static func pacedTimes(_ values: [AnimatableValue]) -> [Double]? {
        var lengths: [Double] = [0]
        for (from, to) in zip(values, values.dropFirst()) {
            guard let distance = from.distance(to: to), distance.isFinite else { return nil }
            lengths.append(lengths[lengths.count - 1] + distance)
        }
        let total = lengths[lengths.count - 1]
        guard total > 0, total.isFinite else { return nil }
        return lengths.map { $0 / total }
    }
}

extension AnimatableValue {
    fileprivate var isTransform: Bool {
        if case .transform = self { true } else { false }
    }
}

extension TransformPair {
    fileprivate convenience init?(between from: AnimatableValue, _ to: AnimatableValue) {
        guard case .transform(let from) = from, case .transform(let to) = to else { return nil }
        self.init(from: from, to: to)
    }
}
