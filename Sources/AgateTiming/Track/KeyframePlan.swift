import AgateGeometry
import Foundation

/// The part of a keyframe track that does not depend on time: key times, segments, tangents, lengths.
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
    private let times: KeyTimes
    private let paces: [PacingCurve]
    private let shape: Shape
    private let segments: [PathSegment]

    init(_ track: KeyframeTrack) {
        let mode = track.calculationMode
        let given = mode.isPaced ? nil : track.givenTimes
        segments =
            track.path.map { PathSegment.segments(of: $0, includesClosing: given == nil) } ?? []
        paces = mode.isPaced ? [] : track.segmentPaces.map(PacingCurve.of)
        guard mode != .discrete else {
            shape = .steps
            values = Self.steps(of: track, segments, given)
            times = given.map { KeyTimes($0) } ?? KeyTimes(evenIntervals: values.count)
            return
        }
        var values = track.path == nil ? track.values : Self.points(of: segments, on: track.path)
        // With fewer times than values the first ones are used, and the other way round.
        if let given, given.count < values.count { values.removeSubrange(given.count...) }
        self.values = values
        if mode == .paced, !segments.isEmpty {
            shape = .lengths(PathLengths(segments))
            times = KeyTimes([0, 1])
            return
        }
        let paced = mode.isPaced ? Self.pacedTimes(values) : nil
        times =
            (paced ?? given.map { Array($0.prefix(values.count)) }).map { KeyTimes($0) }
            ?? KeyTimes(evenIntervals: values.count - 1)
        if mode.isCubic, let spline = KeyframeSpline(values, track: track, times: paced) {
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
            return values[min(times.step(at: fraction), values.count - 1)]
        case .lengths(let lengths):
            return .pair(lengths.point(at: fraction))
        case .straight:
            return between(locate(fraction))
        case .transforms(let pairs):
            let place = locate(fraction)
            if let pair = pairs[place.index] { return .transform(pair.value(at: place.paced)) }
            return between(place)
        case .curves(let curves):
            let place = locate(fraction)
            return .pair(curves[place.index].point(at: place.paced))
        case .spline(let spline):
            let place = locate(fraction)
            return spline.value(segment: place.index, at: place.paced)
        }
    }

    /// The direction of motion at a fraction, for paths.
    func tangent(at fraction: Double) -> Double? {
        guard !segments.isEmpty else { return nil }
        let direction: SIMD2<Double>
        switch shape {
        case .lengths(let lengths):
            direction = lengths.direction(at: fraction)
        case .steps:
            let index = min(times.step(at: fraction), segments.count - 1)
            direction = segments[index].direction(at: 0)
        case _ where values.count < 2:
            direction = segments[0].direction(at: 0)
        case .spline(let spline):
            let place = locate(fraction)
            direction = spline.direction(segment: place.index, at: place.paced)
        case .straight, .transforms, .curves:
            let place = locate(fraction)
            direction = segments[place.index].direction(at: place.paced)
        }
        return atan2(direction.y, direction.x)
    }

    /// The fraction of the first step after a fraction, up to 1; `nil` when the values do not go in steps.
    func nextStep(after fraction: Double) -> Double? {
        guard case .steps = shape else { return nil }
        return values.count > 1 ? times.nextStep(after: fraction) ?? 1 : 1
    }

    /// A place in a segment: its fraction in time, and that fraction paced.
    private typealias Place = (index: Int, local: Double, paced: Double)

    private func locate(_ fraction: Double) -> Place {
        let (index, local) = times.interval(of: fraction)
        return (index, local, index < paces.count ? paces[index].value(at: local) : local)
    }

    private func between(_ place: Place) -> AnimatableValue {
        values[place.index].interpolated(
            to: values[place.index + 1],
            fraction: place.paced,
            timeFraction: place.local
        )
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
    /// The values of a discrete track: those given, or where the segments of a path start.
    ///
    /// A single value with two key times has no effect (claims 5.4). GUESS keyframes-single-step: whatever the two
    /// times are, but not for a path of one segment.
    private static func steps(
        of track: KeyframeTrack,
        _ segments: [PathSegment],
        _ times: [Double]?
    ) -> [AnimatableValue] {
        if let path = track.path {
            return segments.isEmpty ? points(of: segments, on: path) : segments.map(\.startValue)
        }
        return track.values.count == 1 && times?.count == 2 ? [] : track.values
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
