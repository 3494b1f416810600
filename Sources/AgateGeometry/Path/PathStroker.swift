import Foundation

extension Path {
    /// The outline of the stroked path, to be filled by the winding rule; dashes included.
    ///
    /// A subpath without length, closed or with a line or curve to its own start, draws a dot with round and
    /// square caps and nothing with butt caps; one that only starts draws nothing. A width that is not above 0
    /// gives an empty path; one above ``largestCoordinate`` is clamped.
    ///
    /// - Parameters:
    ///   - style: Width, caps, joins and dashes, in the path's units.
    ///   - tolerance: The largest distance between the outline's lines and the round parts that they stand for;
    ///     at least a millionth.
    package func stroked(_ style: StrokeStyle, tolerance: Double) -> Path {
        guard style.width > 0 else { return Path() }
        let source =
            style.dashLengths.isEmpty ? self : dashed(lengths: style.dashLengths, phase: style.dashPhase)
        let usedTolerance = tolerance > 1e-6 ? min(tolerance, Self.largestCoordinate) : 1e-6
        var stroker = PathStroker(style: style, tolerance: usedTolerance)
        return stroker.stroke(source)
    }
}

/// Makes the outline of strokes, one subpath after the other.
///
/// Each line becomes a rectangle. Where two meet, the outer side gets the join. The inner sides are cut where they
/// cross, or, when a line is too short for that, go through the corner itself: then rectangles overlap, but their
/// windings add up, so that the winding number is never 0 inside the stroke.
struct PathStroker {
    /// The direction of a line, of length 1, or of an offset.
    typealias Vector = SIMD2<Double>

    private let radius: Double
    private let style: StrokeStyle
    private let tolerance: Double
    /// Two offsets that differ by this angle at most are joined by a straight line.
    private let arcStep: Double
    private let arcStepCosine: Double
    /// Points nearer than this to the one before are left out.
    private let smallestLine: Double
    private var output = Path()

    // The current subpath: its points without repetition, whether each is a corner (and not inside a curve), and
    // the direction and length of the line after each.
    private var points: [CGPoint] = []
    private var isCorner: [Bool] = []
    private var directions: [Vector] = []
    private var lengths: [Double] = []
    /// Whether anything was drawn to where the pen already was.
    private var hasRepeatedPoint = false
    /// The exact directions of the subpath's two ends; nil where it has no element yet.
    private var startDirection: Vector?
    private var endDirection: Vector?

    /// The outline on the one side and on the other, both in the direction of the path.
    private var front: [CGPoint] = []
    private var back: [CGPoint] = []

    init(style: StrokeStyle, tolerance: Double) {
        self.style = style
        self.tolerance = tolerance
        radius = min(style.width, Path.largestCoordinate) / 2
        // An arc of this angle rises above its chord by the tolerance.
        arcStep = min(max(0.004, 2 * acos(max(0, 1 - tolerance / radius))), .pi / 4)
        arcStepCosine = cos(arcStep)
        smallestLine = tolerance * 1e-4
    }

    /// The outline of a path.
    mutating func stroke(_ path: Path) -> Path {
        path.forEachElement { verb, start, p in
            switch verb {
            case .move:
                finish(isClosed: false)
                append(p[0], corner: true)
            case .line:
                begin(towards: Self.direction(start, p[0]))
                append(p[0], corner: true)
                end(towards: Self.direction(start, p[0]))
            case .quad:
                begin(towards: Self.direction(start, p[0]) ?? Self.direction(start, p[1]))
                PathFlattener.flatten(quad: start, p[0], p[1], tolerance: tolerance) {
                    append($0, corner: false)
                }
                end(towards: Self.direction(p[0], p[1]) ?? Self.direction(start, p[1]))
            case .cubic:
                begin(
                    towards: Self.direction(start, p[0]) ?? Self.direction(start, p[1])
                        ?? Self.direction(start, p[2])
                )
                PathFlattener.flatten(cubic: start, p[0], p[1], p[2], tolerance: tolerance) {
                    append($0, corner: false)
                }
                end(
                    towards: Self.direction(p[1], p[2]) ?? Self.direction(p[0], p[2])
                        ?? Self.direction(start, p[2])
                )
            case .close:
                finish(isClosed: true)
            }
        }
        finish(isClosed: false)
        return output
    }

    // MARK: Taking in a subpath

    /// From one point to another, of length 1; nil when they are the same.
    @inline(__always)
    private static func direction(_ start: CGPoint, _ end: CGPoint) -> Vector? {
        let vector = Vector(end.x - start.x, end.y - start.y)
        let length = (vector * vector).sum().squareRoot()
        return length > 0 ? vector / length : nil
    }

    private mutating func append(_ point: CGPoint, corner: Bool) {
        if let last = points.last {
            let (dx, dy) = (point.x - last.x, point.y - last.y)
            guard dx * dx + dy * dy > smallestLine * smallestLine else {
                hasRepeatedPoint = true
                return
            }
        }
        points.append(point)
        isCorner.append(corner)
    }

    /// An element starts: where it goes on as the one before ended, there is no corner.
    private mutating func begin(towards direction: Vector?) {
        guard let direction else { return }
        if startDirection == nil { startDirection = direction }
        if let endDirection, let last = isCorner.indices.last {
            isCorner[last] = Self.isCorner(endDirection, direction)
        }
    }

    private mutating func end(towards direction: Vector?) {
        guard let direction else { return }
        endDirection = direction
        if let last = isCorner.indices.last { isCorner[last] = true }
    }

    private static func isCorner(_ before: Vector, _ after: Vector) -> Bool {
        (before * after).sum() < 0.999_98
    }

    private mutating func finish(isClosed: Bool) {
        defer {
            points.removeAll(keepingCapacity: true)
            isCorner.removeAll(keepingCapacity: true)
            hasRepeatedPoint = false
            startDirection = nil
            endDirection = nil
        }
        guard let first = points.first else { return }

        if isClosed {
            let drawnBack = points.count > 1 ? points[points.count - 1] : first
            let (dx, dy) = (first.x - drawnBack.x, first.y - drawnBack.y)
            if points.count > 1, dx * dx + dy * dy <= smallestLine * smallestLine {
                points.removeLast()
                isCorner.removeLast()
            } else {
                begin(towards: Self.direction(drawnBack, first))
                endDirection = Self.direction(drawnBack, first) ?? endDirection
            }
            if let endDirection, let startDirection {
                isCorner[0] = Self.isCorner(endDirection, startDirection)
            }
        }
        guard points.count > 1 else {
            if isClosed || hasRepeatedPoint { dot(at: first) }
            return
        }
        measureLines(isClosed: isClosed)
        front.removeAll(keepingCapacity: true)
        back.removeAll(keepingCapacity: true)
        if isClosed { strokeClosed() } else { strokeOpen() }
    }

    private mutating func measureLines(isClosed: Bool) {
        directions.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
        for index in points.indices {
            let isLast = index == points.count - 1
            if isLast, !isClosed { break }
            let next = isLast ? points[0] : points[index + 1]
            let vector = Vector(next.x - points[index].x, next.y - points[index].y)
            let length = (vector * vector).sum().squareRoot()
            directions.append(vector / length)
            lengths.append(length)
        }
    }

    // MARK: Subpaths

    private mutating func strokeOpen() {
        let last = points.count - 1
        // Curves end in their own direction, not in that of their last line.
        let startNormal = normal(startDirection ?? directions[0])
        let endNormal = normal(endDirection ?? directions[last - 1])
        // Around the start, along the path, around its end to the other side, and back along that.
        cap(at: points[0], -startNormal)
        front.append(points[0] + startNormal)
        back.append(points[0] - startNormal)
        for index in 1..<last { join(at: index, previous: index - 1) }
        front.append(points[last] + endNormal)
        back.append(points[last] - endNormal)
        cap(at: points[last], endNormal)
        output.appendPolygon(front, thenReversed: back)
    }

    private mutating func strokeClosed() {
        for index in points.indices { join(at: index, previous: index == 0 ? points.count - 1 : index - 1) }
        output.appendPolygon(front)
        output.appendPolygon([], thenReversed: back)
    }

    private mutating func dot(at point: CGPoint) {
        let square = CGRect(
            x: point.x - radius,
            y: point.y - radius,
            width: 2 * radius,
            height: 2 * radius
        )
        switch style.cap {
        case .butt: break
        case .round: output.addEllipse(in: square)
        // GUESS stroke-dots: nothing says which way the square of a dot points.
        case .square: output.addRect(square)
        }
    }

    // MARK: Parts

    /// The offset to the front side of a line: its direction turned by a quarter from +y to +x.
    private func normal(_ direction: Vector) -> Vector {
        Vector(direction.y, -direction.x) * radius
    }

    /// Joins the line before a point to the line after it, on both sides.
    private mutating func join(at index: Int, previous: Int) {
        let point = points[index]
        let (before, after) = (directions[previous], directions[index])
        let cross = before.x * after.y - before.y * after.x
        let dot = (before * after).sum()
        // The inner side is cut where the two offset lines cross, if that leaves something of both lines even when
        // they are cut at both ends.
        let isCut = 2 * radius * abs(cross) <= (1 + dot) * min(lengths[previous], lengths[index])
        if dot >= arcStepCosine, isCut, !isCorner[index] || style.join == .round {
            let crossing = normal(before + after) / (1 + dot)
            front.append(point + crossing)
            back.append(point - crossing)
            return
        }
        joinApart(at: point, before, after, cross: cross, dot: dot, isCut: isCut, isCorner: isCorner[index])
    }

    /// Joins two lines that meet at an angle.
    private mutating func joinApart(
        at point: CGPoint,
        _ before: Vector,
        _ after: Vector,
        cross: Double,
        dot: Double,
        isCut: Bool,
        isCorner: Bool
    ) {
        // With a positive cross product the line turns away from the front side, which then is the outer one.
        let turn: Double = cross >= 0 ? 1 : -1
        let (offsetBefore, offsetAfter) = (normal(before) * turn, normal(after) * turn)
        let outerIsFront = cross >= 0
        let crossing = (offsetBefore + offsetAfter) / max(1 + dot, 1e-9)

        if isCut, dot > -0.999_999 {
            append(point - crossing, toFront: !outerIsFront)
        } else {
            append(point - offsetBefore, toFront: !outerIsFront)
            append(point, toFront: !outerIsFront)
            append(point - offsetAfter, toFront: !outerIsFront)
        }

        // The miter is longer than the stroke is wide by 1 / cos(angle / 2) = √(2 / (1 + dot)).
        let limit = style.miterLimit
        if isCorner, style.join == .miter, limit >= 1, dot > -0.999_999, 2 <= limit * limit * (1 + dot) {
            append(point + crossing, toFront: outerIsFront)
            return
        }
        append(point + offsetBefore, toFront: outerIsFront)
        if !isCorner || style.join == .round {
            appendArc(
                at: point,
                from: offsetBefore,
                angle: atan2(abs(cross), dot) * turn,
                toFront: outerIsFront
            )
        }
        append(point + offsetAfter, toFront: outerIsFront)
    }

    /// Adds a point to one of the two sides.
    @inline(__always)
    private mutating func append(_ point: CGPoint, toFront: Bool) {
        if toFront { front.append(point) } else { back.append(point) }
    }

    /// The points of an arc around a point, without its ends.
    private mutating func appendArc(at point: CGPoint, from start: Vector, angle: Double, toFront: Bool) {
        let pieces = Int((abs(angle) / arcStep).rounded(.up))
        guard pieces > 1 else { return }
        let step = angle / Double(pieces)
        let (c, s) = (cos(step), sin(step))
        var offset = start
        for _ in 1..<pieces {
            offset = Vector(offset.x * c - offset.y * s, offset.x * s + offset.y * c)
            append(point + offset, toFront: toFront)
        }
    }

    /// The end of a line, from its front side to its back side, added to the front.
    private mutating func cap(at point: CGPoint, _ normal: Vector) {
        switch style.cap {
        case .butt: break
        case .square:
            let along = Vector(-normal.y, normal.x)
            front.append(point + normal + along)
            front.append(point - normal + along)
        case .round:
            appendArc(at: point, from: normal, angle: .pi, toFront: true)
        }
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, vector: SIMD2<Double>) -> CGPoint {
        CGPoint(x: point.x + vector.x, y: point.y + vector.y)
    }

    fileprivate static func - (point: CGPoint, vector: SIMD2<Double>) -> CGPoint {
        CGPoint(x: point.x - vector.x, y: point.y - vector.y)
    }
}
