import Foundation

/// The shape that is drawn around every point of a stroked path.
struct StrokePen {
    /// Half the width.
    let radius: Double
    let cap: CGLineCap
    let join: CGLineJoin
    /// A miter is drawn where 1 + cos of the change of direction is at least this; infinite for other joins.
    let minForMiter: Double
    /// How far from the path anything may be drawn.
    let reach: Double
    /// The rotation from one point of an arc to the next: an even part of a half turn.
    let step: Vector
    /// How many steps a half turn has: an even number.
    let stepsOfHalfTurn: Int
    /// Two directions with at least this cosine need no points between them.
    let cosineOfStep: Double
    let squaredCosineOfStep: Double

    /// - Parameter tolerance: The largest distance of the lines of an arc from it.
    init(_ style: StrokeStyle, radius: Double, tolerance: Double) {
        self.radius = radius
        cap = style.cap
        join = style.join
        // An arc of angle φ rises r (1 - cos φ / 2) above its chord, which is less than r φ² / 8. Points between the
        // ends of an arc lie outside it by half of that, so that at most three quarters of it are left.
        let widest = (8 * 4 / 3 * tolerance / radius).squareRoot()
        let wanted = Double.pi / max(widest, 0.004)
        stepsOfHalfTurn = max(4, 2 * Int((wanted / 2).rounded(.up)))
        let (sine, cosine) = PortableTrigonometry.sineAndCosine(.pi / Double(stepsOfHalfTurn))
        step = Vector(cosine, sine)
        cosineOfStep = cosine
        squaredCosineOfStep = cosine * cosine
        // The miter is longer than the stroke is wide by 1 / cos(half the change) = √(2 / (1 + cosine)).
        let limit = style.miterLimit
        if style.join == .miter, limit >= 1 {
            minForMiter = max(2 / (limit * limit), 1e-6)
            reach = radius * max(2, min(limit, 1e3) + 1e-6)
        } else {
            minForMiter = .infinity
            reach = radius * 1.5
        }
    }

    /// The offset to the front side of a direction: the direction turned by a quarter from +y to +x.
    @inline(__always)
    func normal(_ direction: Vector) -> Vector { Vector(direction.y, -direction.x) * radius }

    /// How much longer offsets are between the ends of a bend: half of what the arc rises above the chord of
    /// two directions.
    @inline(__always)
    static func lengthening(_ cosine: Double) -> Double { 1 + (1 - cosine) * 0.125 }

    /// An offset turned by one step.
    ///
    /// - Parameter turn: 1 turns from +x to +y, -1 back.
    @inline(__always)
    func turned(_ offset: Vector, _ turn: Double) -> Vector {
        let sine = step.y * turn
        return Vector(offset.x * step.x - offset.y * sine, offset.x * sine + offset.y * step.x)
    }

    /// The points of an arc around a point, without its ends; at most half a turn.
    ///
    /// - Parameter turn: 1 turns from +x to +y, -1 back.
    func appendArc(
        _ side: inout PointList,
        around point: Vector,
        from start: Vector,
        to end: Vector,
        _ turn: Double
    ) {
        var offset = turned(start * Self.lengthening(cosineOfStep), turn)
        var left = stepsOfHalfTurn
        while offset.cross(end) * turn > 0, left > 0 {
            side.append(point + offset)
            offset = turned(offset, turn)
            left -= 1
        }
    }
}
