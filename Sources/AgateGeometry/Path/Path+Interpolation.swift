import Foundation

/// Paths on the way from one to another.
///
/// Source: claims 7.9.
extension Path {
    /// The path on the way to another; nil when they do not mix: other numbers of elements, or a move or a closing
    /// beside something else.
    ///
    /// The ends of elements mix linearly. Lines stay lines; a line beside a curve counts as a cubic whose control points
    /// are its own ends. The control points of curves mix as tangents, seen from the end that they belong to: by
    /// length and by angle, the shorter way, or linearly where one of the two has no length. Fractions below 0
    /// and above 1 go on in the same way; one that is not finite counts as 0.
    ///
    /// GUESS path-quadratic: quadratic curves mix as the cubics that they are. GUESS path-half-turn: from a tangent to
    /// the opposite one by a positive angle. GUESS path-elements: which elements do not mix.
    package func interpolated(to other: Path, fraction: Double) -> Path? {
        guard mixes(with: other) else { return nil }
        if fraction == 1 { return other }
        guard fraction != 0, fraction.isFinite else { return self }
        return PathMixer.mix(self, other, fraction) { $0.mixed() }
    }

    /// Whether the path on the way to another one is as near to a wanted one as that; nil where the two do not mix.
    ///
    /// The same as to compare the points of ``interpolated(to:fraction:)``, without making that path (benchmark `lottie/layers`).
    ///
    /// - Parameter distance: The largest difference of a coordinate.
    package func isNear(_ wanted: Path, onTheWayTo other: Path, fraction: Double, distance: Double) -> Bool? {
        guard mixes(with: other) else { return nil }
        if fraction == 1 || fraction == 0 || !fraction.isFinite {
            return (fraction == 1 ? other : self).isNear(wanted, distance: distance)
        }
        return PathMixer.mix(self, other, fraction) { $0.isNear(wanted, distance: distance) }
    }

    /// Whether a path has the same elements, with points as near as that.
    package func isNear(_ other: Path, distance: Double) -> Bool {
        guard verbs == other.verbs, points.count == other.points.count else { return false }
        for index in points.indices {
            let (a, b) = (points[index], other.points[index])
            guard abs(a.x - b.x) <= distance, abs(a.y - b.y) <= distance else { return false }
        }
        return true
    }

    private func mixes(with other: Path) -> Bool {
        if verbs == other.verbs { return points.count == other.points.count }
        return verbs.count == other.verbs.count
            && zip(verbs, other.verbs).allSatisfy { $0 == $1 || ($0.isSegment && $1.isSegment) }
    }
}

extension Path.Verb {
    /// Whether it leads from the current point to another one that it names.
    fileprivate var isSegment: Bool {
        switch self {
        case .line, .quad, .cubic: true
        case .move, .close: false
        }
    }
}

/// A walk along two paths of matching elements, whose points are read in place (benchmark `lottie/layers`).
private struct PathMixer {
    /// One of the paths, and where the walk is in it.
    private struct Side {
        let verbs: UnsafeBufferPointer<Path.Verb>
        let points: UnsafeBufferPointer<CGPoint>
        let startPoint: CGPoint
        /// The index of the next element's first point.
        var next = 0
        var current = CGPoint.zero
        var start = CGPoint.zero

        /// The end of the next element, and the tangents at both of its ends as vectors to their control points.
        mutating func advance(_ verb: Path.Verb) -> (end: CGPoint, leaving: CGVector, arriving: CGVector) {
            let end = points[next + verb.pointCount - 1]
            var leaving = CGVector.zero
            var arriving = CGVector.zero
            switch verb {
            case .quad:
                leaving = current.vector(to: points[next], scale: 2.0 / 3)
                arriving = end.vector(to: points[next], scale: 2.0 / 3)
            case .cubic:
                leaving = current.vector(to: points[next])
                arriving = end.vector(to: points[next + 1])
            case .move, .line, .close: break
            }
            next += verb.pointCount
            current = end
            return (end, leaving, arriving)
        }
    }

    private var from: Side
    private var to: Side
    private let fraction: CGFloat
    private var result = Path()

    /// Calls a function with a walk; it is good while the function runs.
    static func mix<Result>(
        _ from: Path,
        _ to: Path,
        _ fraction: Double,
        _ body: (inout PathMixer) -> Result
    ) -> Result {
        withSide(from) { from in
            withSide(to) { to in
                var mixer = PathMixer(from: from, to: to, fraction: CGFloat(fraction))
                return body(&mixer)
            }
        }
    }

    private static func withSide<Result>(_ path: Path, _ body: (Side) -> Result) -> Result {
        path.verbs.withUnsafeBufferPointer { verbs in
            path.points.withUnsafeBufferPointer { points in
                body(Side(verbs: verbs, points: points, startPoint: path.startPoint))
            }
        }
    }

    private init(from: Side, to: Side, fraction: CGFloat) {
        (self.from, self.to, self.fraction) = (from, to, fraction)
    }

    mutating func mixed() -> Path {
        let (verbs, others) = (from.verbs, to.verbs)
        result.reserve(elements: verbs.count)
        result.points.reserveCapacity(max(from.points.count, to.points.count))
        for (verb, other) in zip(verbs, others) {
            guard verb != .close else {
                result.verbs.append(.close)
                (from.current, to.current) = (from.start, to.start)
                continue
            }
            let (start, otherStart) = (from.current, to.current)
            let (a, b) = (from.advance(verb), to.advance(other))
            let end = mix(a.end, b.end)
            switch (verb, other) {
            case (.move, _):
                (from.start, to.start) = (a.end, b.end)
                result.verbs.append(.move)
            case (.line, .line):
                result.verbs.append(.line)
            default:
                result.verbs.append(.cubic)
                let leaving = mixTangents(a.leaving, b.leaving)
                let arriving = mixTangents(a.arriving, b.arriving)
                result.points.append(point(mix(start, otherStart), plus: leaving))
                result.points.append(point(end, plus: arriving))
            }
            result.points.append(end)
        }
        result.startPoint = mix(from.startPoint, to.startPoint)
        return result
    }

    /// Whether the mixed path is as near to another one as that; stops where it is not.
    mutating func isNear(_ wanted: Path, distance: CGFloat) -> Bool {
        Self.withSide(wanted) { isNear($0, distance) }
    }

    private mutating func isNear(_ wanted: Side, _ distance: CGFloat) -> Bool {
        let (verbs, others) = (from.verbs, to.verbs)
        guard wanted.verbs.count == verbs.count else { return false }
        var next = 0
        func isNext(_ point: CGPoint, _ place: Int) -> Bool {
            guard place < wanted.points.count else { return false }
            let other = wanted.points[place]
            return abs(point.x - other.x) <= distance && abs(point.y - other.y) <= distance
        }
        for index in verbs.indices {
            let (verb, other) = (verbs[index], others[index])
            guard verb != .close else {
                guard wanted.verbs[index] == .close else { return false }
                (from.current, to.current) = (from.start, to.start)
                continue
            }
            let (start, otherStart) = (from.current, to.current)
            let (a, b) = (from.advance(verb), to.advance(other))
            let end = mix(a.end, b.end)
            switch (verb, other) {
            case (.move, _), (.line, .line):
                guard wanted.verbs[index] == verb, isNext(end, next) else { return false }
                if verb == .move { (from.start, to.start) = (a.end, b.end) }
                next += 1
            default:
                guard wanted.verbs[index] == .cubic, isNext(end, next + 2),
                    isNext(point(mix(start, otherStart), plus: mixTangents(a.leaving, b.leaving)), next),
                    isNext(point(end, plus: mixTangents(a.arriving, b.arriving)), next + 1)
                else { return false }
                next += 3
            }
        }
        return next == wanted.points.count
    }

    private func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let mixed = CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
        return Path.usable(mixed) ?? from
    }

    private func point(_ origin: CGPoint, plus vector: CGVector) -> CGPoint {
        Path.usable(CGPoint(x: origin.x + vector.dx, y: origin.y + vector.dy)) ?? origin
    }

    /// Between two tangents, by length and angle.
    private func mixTangents(_ from: CGVector, _ to: CGVector) -> CGVector {
        let square = from.dx * from.dx + from.dy * from.dy
        let otherSquare = to.dx * to.dx + to.dy * to.dy
        // Adding 0 makes one zero of both, so that half a turn has one direction.
        let cross = from.dx * to.dy - from.dy * to.dx + 0
        let dot = from.dx * to.dx + from.dy * to.dy
        guard square > 0, otherSquare > 0, cross != 0 || dot < 0 else {
            return CGVector(
                dx: from.dx + (to.dx - from.dx) * fraction,
                dy: from.dy + (to.dy - from.dy) * fraction
            )
        }
        let (length, otherLength) = (square.squareRoot(), otherSquare.squareRoot())
        let turn = PortableTrigonometry.sineAndCosine(Double(CGFloat(atan2(cross, dot)) * fraction))
        let scale = (length + (otherLength - length) * fraction) / length
        let (sine, cosine) = (CGFloat(turn.sine) * scale, CGFloat(turn.cosine) * scale)
        return CGVector(dx: from.dx * cosine - from.dy * sine, dy: from.dx * sine + from.dy * cosine)
    }
}

extension CGPoint {
    fileprivate func vector(to other: CGPoint, scale: CGFloat = 1) -> CGVector {
        CGVector(dx: (other.x - x) * scale, dy: (other.y - y) * scale)
    }
}
