import Foundation

/// Corners and ends.
extension StrokeOutliner {
    /// Goes on from the current point in another direction: a corner, unless the directions are the same.
    ///
    /// Both sides already have the offsets of the current point for the direction before.
    ///
    /// - Parameter isBeforeLine: Whether a line follows, so that a miter may end without the line's own start.
    mutating func join(to direction: Vector, isBeforeLine: Bool) {
        cutCorner()
        let (point, before) = (currentPoint, currentDirection)
        let normal = pen.normal(direction)
        let cosine = before.dot(direction)
        guard cosine < Self.cosineOfCorner else {
            if 2 * (1 - cosine) * pen.radius * pen.radius > minSquaredShift { emit(point, normal) }
            return
        }
        let isFrontOuter = before.cross(direction) >= 0
        if isFrontOuter {
            beginCorner(cornerIndex: back.count - 1, tailStart: elementStartOfBack, before, direction)
            back.append(point)
            back.append(point - normal)
            Self.appendOuter(
                pen,
                &front,
                point,
                pen.normal(before),
                normal,
                cosine,
                1,
                isAfterLine: isAfterLine,
                isBeforeLine: isBeforeLine
            )
        } else {
            beginCorner(cornerIndex: front.count - 1, tailStart: elementStartOfFront, before, direction)
            front.append(point)
            front.append(point + normal)
            Self.appendOuter(
                pen,
                &back,
                point,
                -pen.normal(before),
                -normal,
                cosine,
                -1,
                isAfterLine: isAfterLine,
                isBeforeLine: isBeforeLine
            )
        }
        isCornerInFront = !isFrontOuter
    }

    /// Directions whose cosine is at least this are the same: a curve goes on smoothly.
    private static var cosineOfCorner: Double { 0.999_98 }

    private mutating func beginCorner(cornerIndex: Int, tailStart: Int, _ before: Vector, _ after: Vector) {
        self.cornerIndex = cornerIndex
        cornerTailStart = tailStart
        cornerDirections = (before, after)
    }

    /// The outer side of a corner, from one offset to another.
    private static func appendOuter(
        _ pen: StrokePen,
        _ side: inout PointList,
        _ point: Vector,
        _ start: Vector,
        _ end: Vector,
        _ cosine: Double,
        _ turn: Double,
        isAfterLine: Bool,
        isBeforeLine: Bool
    ) {
        if 1 + cosine >= pen.minForMiter {
            let tip = point + (start + end) / (1 + cosine)
            if isAfterLine { side[side.count - 1] = tip } else { side.append(tip) }
            if isBeforeLine { return }
        } else if pen.join == .round {
            pen.appendArc(&side, around: point, from: start, to: end, turn)
        }
        side.append(point + end)
    }

    /// The end of a stroke that comes in a direction, from its front side to its back side, added to the front.
    mutating func cap(at point: Vector, _ direction: Vector) {
        let normal = pen.normal(direction)
        let along = direction * pen.radius
        switch pen.cap {
        case .butt: break
        case .square:
            front.append(point + normal + along)
            front.append(point - normal + along)
        case .round:
            pen.appendArc(&front, around: point, from: normal, to: along, 1)
            front.append(point + along)
            pen.appendArc(&front, around: point, from: along, to: -normal, 1)
        }
    }

    /// A subpath without length.
    mutating func dot(at point: Vector) {
        let along = axis * pen.radius
        let across = Vector(-along.y, along.x)
        let start = front.count
        switch pen.cap {
        case .butt: return
        // GUESS stroke-dots: nothing says which way the square of a dot points.
        case .square:
            front.append(point - along - across)
            front.append(point + along - across)
            front.append(point + along + across)
            front.append(point - along + across)
        case .round:
            for (from, to) in [(along, across), (across, -along), (-along, -across), (-across, along)] {
                front.append(point + from)
                pen.appendArc(&front, around: point, from: from, to: to, 1)
            }
        }
        if (front[start] - point).squaredLength > 0 { ends.append(front.count) } else { front.count = start }
        contourStart = front.count
    }

    /// Takes the loop out of the inner side of the last corner, if its two offset lines cross nearby.
    ///
    /// Points within the loop move to where the lines cross, so that no memory moves.
    ///
    /// - Parameter head: The side after the corner, when that does not simply follow.
    mutating func cutCorner(head: CornerHead? = nil) {
        guard cornerIndex >= 0 else { return }
        let index = cornerIndex
        cornerIndex = -1
        let side = isCornerInFront ? front : back
        let head = head ?? CornerHead(side: side, start: index + 2, stride: 1, count: side.count - index - 2)
        let (before, after) = cornerDirections
        var tail = index
        let lastTail = max(cornerTailStart, index - Self.longestLoop)
        let lastHead = min(head.count - 1, Self.longestLoop)
        while tail > lastTail {
            let a = side[tail - 1]
            let tailLine = side[tail] - a
            guard tailLine.dot(before) > 0 else { return }
            var step = 0
            while step < lastHead {
                let b = head[step]
                let headLine = head[step + 1] - b
                guard headLine.dot(after) > 0 else { break }
                let scale = tailLine.cross(headLine)
                let s = (b - a).cross(headLine)
                let u = (b - a).cross(tailLine)
                let isWithin =
                    scale > 0
                    ? s >= 0 && s <= scale && u >= 0 && u <= scale
                    : scale < 0 && s <= 0 && s >= scale && u <= 0 && u >= scale
                if isWithin {
                    let crossing = a + tailLine * (s / scale)
                    for place in tail...index + 2 { side[place] = crossing }
                    for place in 0...step { head[place] = crossing }
                    return
                }
                step += 1
            }
            tail -= 1
        }
    }

    /// How many lines of a curve on either side of a corner are looked at.
    private static var longestLoop: Int { 8 }
}

/// The points of one side of a stroke from a corner on.
struct CornerHead {
    let side: PointList
    let start: Int
    /// -1 where the side has been turned round already.
    let stride: Int
    let count: Int

    subscript(step: Int) -> Vector {
        get { side[start + step * stride] }
        nonmutating set { side[start + step * stride] = newValue }
    }
}
