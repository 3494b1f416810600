package import Foundation

/// How far a cubic's controls lie from its ends to draw a quarter of a unit circle.
let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

extension Path {
    package init(rect: CGRect) {
        self.init()
        addRect(rect)
    }

    package mutating func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        let (x0, y0) = (rect.origin.x, rect.origin.y)
        let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
        move(to: CGPoint(x: x0, y: y0))
        addLine(to: CGPoint(x: x1, y: y0))
        addLine(to: CGPoint(x: x1, y: y1))
        addLine(to: CGPoint(x: x0, y: y1))
        closeSubpath()
    }

    /// An ellipse in a rectangle, from the middle of its right side towards +y.
    package mutating func addEllipse(in rect: CGRect) {
        guard !rect.isNull else { return }
        let (cx, cy) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarterCircleControl, ry * quarterCircleControl)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(cx + rx, cy))
        addCurve(
            to: point(cx, cy + ry),
            control1: point(cx + rx, cy + ky),
            control2: point(cx + kx, cy + ry)
        )
        addCurve(
            to: point(cx - rx, cy),
            control1: point(cx - kx, cy + ry),
            control2: point(cx - rx, cy + ky)
        )
        addCurve(
            to: point(cx, cy - ry),
            control1: point(cx - rx, cy - ky),
            control2: point(cx - kx, cy - ry)
        )
        addCurve(
            to: point(cx + rx, cy),
            control1: point(cx + kx, cy - ry),
            control2: point(cx + rx, cy - ky)
        )
        closeSubpath()
    }

    /// A rectangle with elliptical corners; radii are clamped to half the sides.
    package mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        guard !rect.isNull else { return }
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect) }
        let k = 1 - quarterCircleControl
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(x1, rect.midY))
        addLine(to: point(x1, y1 - ry))
        addCurve(to: point(x1 - rx, y1), control1: point(x1, y1 - ry * k), control2: point(x1 - rx * k, y1))
        addLine(to: point(x0 + rx, y1))
        addCurve(to: point(x0, y1 - ry), control1: point(x0 + rx * k, y1), control2: point(x0, y1 - ry * k))
        addLine(to: point(x0, y0 + ry))
        addCurve(to: point(x0 + rx, y0), control1: point(x0, y0 + ry * k), control2: point(x0 + rx * k, y0))
        addLine(to: point(x1 - rx, y0))
        addCurve(to: point(x1, y0 + ry), control1: point(x1 - rx * k, y0), control2: point(x1, y0 + ry * k))
        closeSubpath()
    }

    /// An arc of a circle, joined by a line to the current point if there is one.
    ///
    /// As Core Graphics names it: `clockwise` is seen with y upwards, so a path drawn with y downwards turns
    /// the other way. Angles that lie a turn or more apart in that direction give all of it, circle and overlap, and the
    /// path ends at the end's angle; those that lie apart in the other direction are a way of less than a turn.
    ///
    /// Source: published programs that write rings from -π/2 to 2π and have a whole one at 0.8 of the path's length.
    package mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite, radius >= 0 else {
            return
        }
        // In the direction of travel; angles that are whole turns apart, but for rounding, give at least one.
        let turn = 2 * CGFloat.pi
        let wanted = clockwise ? startAngle - endAngle : endAngle - startAngle
        var swept = wanted
        if wanted < turn {
            swept = wanted.truncatingRemainder(dividingBy: turn)
            if swept < 0 { swept += turn }
            if wanted != 0, min(swept, turn - swept) < 1e-9, abs(wanted) > 1e-9 { swept = turn }
        }
        let delta = clockwise ? -swept : swept
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: delta,
            transform: transform
        )
    }

    /// An arc of a circle over an angle that may be negative or more than a turn.
    package mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite, radius >= 0 else {
            return
        }
        func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
            let (s, c) = PortableTrigonometry.sineAndCosine(angle)
            return CGPoint(
                x: center.x + radius * (c - s * along),
                y: center.y + radius * (s + c * along)
            ).applying(transform)
        }
        let start = point(startAngle)
        if isEmpty {
            move(to: start)
        } else if currentPoint != start {
            addLine(to: start)
        }
        // Beyond 32 turns whole turns are left out: the end stays where it is.
        let turn = 2 * CGFloat.pi
        let rest = delta.truncatingRemainder(dividingBy: turn)
        let limited = abs(delta) <= 32 * turn ? delta : rest + (delta < 0 ? -31 : 31) * turn
        let pieces = max(1, Int((abs(limited) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = limited / CGFloat(pieces)
        guard step != 0 else { return }
        let (sine, cosine) = PortableTrigonometry.sineAndCosine(step / 4)
        let control = 4 / 3 * sine / cosine
        for piece in 0..<pieces {
            let from = startAngle + CGFloat(piece) * step
            let to = piece == pieces - 1 ? startAngle + limited : from + step
            addCurve(to: point(to), control1: point(from, control), control2: point(to, -control))
        }
    }

    /// An arc that touches the lines from the current point to `end1` and from there to `end2`.
    package mutating func addArc(
        tangent1End end1: CGPoint,
        tangent2End end2: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard end1.isFinite, end2.isFinite, radius.isFinite else { return }
        guard let current = currentPoint else { return move(to: end1.applying(transform)) }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        let (ax, ay) = (start.x - end1.x, start.y - end1.y)
        let (bx, by) = (end2.x - end1.x, end2.y - end1.y)
        let (al, bl) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        let cross = ax * by - ay * bx
        guard al > 0, bl > 0, abs(cross) > 1e-12 * al * bl, radius > 0 else {
            return addLine(to: end1.applying(transform))
        }
        let cosine = min(max((ax * bx + ay * by) / (al * bl), -1), 1)
        // Of half the angle between the lines: its tangent and its sine.
        let distance = radius / ((1 - cosine) / (1 + cosine)).squareRoot()
        let toCenter = radius / ((1 - cosine) / 2).squareRoot()
        let (mx, my) = (ax / al + bx / bl, ay / al + by / bl)
        let ml = (mx * mx + my * my).squareRoot()
        let center = Vector(end1.x + mx / ml * toCenter, end1.y + my / ml * toCenter)
        let first = Vector(end1.x + ax / al * distance, end1.y + ay / al * distance) - center
        let last = Vector(end1.x + bx / bl * distance, end1.y + by / bl * distance) - center
        addLine(to: CGPoint(center + first).applying(transform))
        if first.dot(last) < 0 {
            let middle = Vector(-mx / ml * radius, -my / ml * radius)
            addShortArc(center, from: first, to: middle, transform)
            addShortArc(center, from: middle, to: last, transform)
        } else {
            addShortArc(center, from: first, to: last, transform)
        }
    }

    /// An arc of at most a quarter of a circle, from the current point.
    private mutating func addShortArc(
        _ center: Vector,
        from start: Vector,
        to end: Vector,
        _ transform: CGAffineTransform
    ) {
        let cosine = min(max(start.dot(end) / start.squaredLength, 0), 1)
        let tangentOfHalf = ((1 - cosine) / (1 + cosine)).squareRoot()
        let tangentOfQuarter = tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
        let control = (start.cross(end) < 0 ? -4 : 4) / 3 * tangentOfQuarter
        addCurve(
            to: CGPoint(center + end).applying(transform),
            control1: CGPoint(center + start + Vector(-start.y, start.x) * control).applying(transform),
            control2: CGPoint(center + end + Vector(end.y, -end.x) * control).applying(transform)
        )
    }
}
