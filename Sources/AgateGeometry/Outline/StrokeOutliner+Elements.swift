import Foundation

/// Lines and curves.
extension StrokeOutliner {
    /// Outlines all elements of a path.
    ///
    /// - Parameters:
    ///   - map: From the path's space to that of the stroke.
    ///   - stream: Takes contours while there are more elements; nil to keep them all.
    mutating func outline(_ path: Path, _ map: PointMap, _ stream: StrokeStream? = nil) {
        let maxPoints = stream?.maxPoints ?? .max
        path.points.withUnsafeBufferPointer { points in
            guard var next = points.baseAddress else { return }
            path.verbs.withUnsafeBufferPointer { verbs in
                for index in verbs.indices {
                    let verb = verbs[index]
                    switch verb {
                    case .move:
                        if index > 0, verbs[index - 1] != .close { endSubpath() }
                        beginSubpath(at: map(next[0]), isClosed: Self.isClosed(verbs, from: index + 1))
                    case .line: line(to: map(next[0]))
                    case .quad: curve(CubicCurve(quad: currentPoint, map(next[0]), map(next[1])))
                    case .cubic: curve(CubicCurve(currentPoint, map(next[0]), map(next[1]), map(next[2])))
                    case .close: endSubpath()
                    }
                    next += verb.pointCount
                    if front.count &+ back.count > maxPoints, let stream { drain(into: stream) }
                }
                if let last = verbs.last, last != .close { endSubpath() }
            }
        }
    }

    /// Whether a subpath whose elements start at an index ends by being closed.
    private static func isClosed(_ verbs: UnsafeBufferPointer<Path.Verb>, from start: Int) -> Bool {
        var index = start
        while index < verbs.count {
            switch verbs[index] {
            case .move: return false
            case .close: return true
            default: index += 1
            }
        }
        return false
    }

    mutating func line(to end: Vector) {
        let vector = end - currentPoint
        let square = vector.squaredLength
        guard square > minSquaredLine, let direction = vector.direction else {
            hasRepeatedPoint = true
            return
        }
        let low = CubicCurve.minimum(currentPoint, end)
        let high = CubicCurve.maximum(currentPoint, end)
        let isInSight =
            high.x > area.low.x && high.y > area.low.y && low.x < area.high.x && low.y < area.high.y
        take(
            StrokeElement(start: currentPoint, end: end, startDirection: direction, endDirection: direction),
            isInSight: isInSight
        )
    }

    /// Outlines an element that is in sight, or that has a corner with one that is.
    ///
    /// A part out of reach needs no outline: each stretch in sight is a polygon of its own. The elements before and after it
    /// belong to it, so that the corners between them have the same points wherever the stroke is looked at.
    private mutating func take(_ element: StrokeElement, isInSight: Bool) {
        if firstElement == nil {
            firstElement = element
            isFirstInSight = isInSight
            if isInSight { outline(element, isFirst: true) }
        } else if isInSight {
            if let hiddenElement { outline(hiddenElement) }
            outline(element)
        } else if isLastInSight {
            outline(element)
        } else if isContourOpen {
            closeContour()
        }
        hiddenElement = isContourOpen ? nil : element
        isLastInSight = isInSight
        currentPoint = element.end
        currentDirection = element.endDirection
    }

    /// Goes on with an element, or begins a contour with it.
    mutating func outline(_ element: StrokeElement, isFirst: Bool = false) {
        if isContourOpen {
            join(to: element.startDirection, isBeforeLine: element.curve == nil)
        } else {
            currentPoint = element.start
            currentDirection = element.startDirection
            beginContour()
            isContourFirst = isFirst
        }
        elementStartOfFront = front.count - 1
        elementStartOfBack = back.count - 1
        if let curve = element.curve {
            offset(curve, element.startDirection, element.endDirection)
        } else {
            emit(element.end, pen.normal(element.startDirection))
        }
        isAfterLine = element.curve == nil
        currentPoint = element.end
        currentDirection = element.endDirection
    }

    mutating func curve(_ curve: CubicCurve) {
        self.curve(curve, depth: depthOfHalving)
    }

    private mutating func curve(_ curve: CubicCurve, depth: Int) {
        let (a, b) = curve.bends
        let isInSight = !curve.misses(area)
        if isInSight, depth > 0, steps.count(a, b) > CurveSteps.maxSteps {
            let (first, second) = curve.halves
            self.curve(first, depth: depth - 1)
            self.curve(second, depth: depth - 1)
            return
        }
        guard
            let start = (curve.p1 - curve.p0).direction ?? (curve.p2 - curve.p0).direction
                ?? (curve.p3 - curve.p0).direction,
            let end = (curve.p3 - curve.p2).direction ?? (curve.p3 - curve.p1).direction
                ?? (curve.p3 - curve.p0).direction
        else {
            hasRepeatedPoint = true
            return
        }
        take(
            StrokeElement(
                start: curve.p0,
                end: curve.p3,
                startDirection: start,
                endDirection: end,
                curve: curve
            ),
            isInSight: isInSight
        )
    }

    /// Adds the offsets of a curve's points after its start.
    private mutating func offset(_ curve: CubicCurve, _ start: Vector, _ end: Vector) {
        let polynomial = curve.polynomial
        let (a, b) = curve.bends
        let speeds =
            polynomial.c1.squaredLength + polynomial.c2.squaredLength + polynomial.c3.squaredLength
        let minSquaredSpeed = speeds * 1e-24
        var last = CurvePlace(parameter: 0, velocity: polynomial.c1, direction: start)
        steps.forEachInner(a, b) { t, step in
            let velocity = polynomial.derivative(at: t)
            let square = velocity.squaredLength
            guard square > minSquaredSpeed else { return }
            let place = CurvePlace(
                parameter: t,
                velocity: velocity,
                direction: velocity / square.squareRoot()
            )
            if isEven(polynomial, last, place) {
                let across = Vector(place.direction.y, -place.direction.x)
                let bulge = polynomial.secondDerivative(at: t).dot(across) * (step * step * 0.0625)
                emit(polynomial.point(at: t) - across * bulge, bent(last, place))
            } else {
                bend(polynomial, last, place, minSquaredSpeed, depth: Self.maxBends)
            }
            last = place
        }
        let place = CurvePlace(parameter: 1, velocity: polynomial.derivative(at: 1), direction: end)
        if !isEven(polynomial, last, place) {
            bend(polynomial, last, place, minSquaredSpeed, depth: Self.maxBends, emitsEnd: false)
        }
        emit(curve.p3, pen.normal(end))
    }

    /// The offset at the end of a stretch of a curve.
    @inline(__always)
    private func bent(_ start: CurvePlace, _ end: CurvePlace) -> Vector {
        pen.normal(end.direction) * StrokePen.lengthening(start.direction.dot(end.direction))
    }

    /// How often a stretch of a curve that turns too much is halved.
    private static var maxBends: Int { 12 }

    /// Whether a curve turns so little between two places that its offsets need no points between them.
    ///
    /// The velocity itself is a quadratic curve, which stays within the triangle of its controls.
    @inline(__always)
    private func isEven(_ curve: CubicPolynomial, _ start: CurvePlace, _ end: CurvePlace) -> Bool {
        guard start.direction.dot(end.direction) >= pen.cosineOfStep else { return false }
        let half = 0.5 * (end.parameter - start.parameter)
        let middle = start.velocity + curve.secondDerivative(at: start.parameter) * half
        let (before, after) = (middle.dot(start.direction), middle.dot(end.direction))
        let threshold = pen.squaredCosineOfStep * middle.squaredLength
        return before >= 0 && after >= 0 && before * before >= threshold && after * after >= threshold
    }

    /// Adds the offsets between two places where a curve turns much.
    private mutating func bend(
        _ curve: CubicPolynomial,
        _ start: CurvePlace,
        _ end: CurvePlace,
        _ minSquaredSpeed: Double,
        depth: Int,
        emitsEnd: Bool = true
    ) {
        let t = 0.5 * (start.parameter + end.parameter)
        let velocity = curve.derivative(at: t)
        let square = velocity.squaredLength
        if depth > 0, square > minSquaredSpeed {
            let middle = CurvePlace(
                parameter: t,
                velocity: velocity,
                direction: velocity / square.squareRoot()
            )
            if isEven(curve, start, middle) {
                emit(curve.point(at: t), bent(start, middle))
            } else {
                bend(curve, start, middle, minSquaredSpeed, depth: depth - 1)
            }
            if !isEven(curve, middle, end) {
                bend(curve, middle, end, minSquaredSpeed, depth: depth - 1, emitsEnd: emitsEnd)
            } else if emitsEnd {
                emit(curve.point(at: end.parameter), bent(middle, end))
            }
        } else {
            // A cusp: the pen turns on the spot.
            let point = curve.point(at: t)
            let (from, to) = (pen.normal(start.direction), pen.normal(end.direction))
            emit(point, from)
            if start.direction.cross(end.direction) >= 0 {
                pen.appendArc(&front, around: point, from: from, to: to, 1)
            } else {
                pen.appendArc(&back, around: point, from: -from, to: -to, -1)
            }
            emit(point, to)
            if emitsEnd { emit(curve.point(at: end.parameter), to) }
        }
    }
}

/// A line, or a curve that is outlined as one.
struct StrokeElement {
    var start: Vector
    var end: Vector
    var startDirection: Vector
    var endDirection: Vector
    /// Nil for a line.
    var curve: CubicCurve?
}

/// A place on a curve.
struct CurvePlace {
    var parameter: Double
    var velocity: Vector
    var direction: Vector
}
