package import Foundation

/// The curve of a corner whose curvature grows steadily, as three cubics that mirror each other about the diagonal.
///
/// Lengths are in radii, from the corner: `along` the side where the curve begins, and `aside` from it.
package struct ContinuousCorner: Sendable, Equatable {
    /// Where the curve leaves the side.
    var reach: CGFloat
    /// The first control of the first cubic, on the side.
    var first: CGFloat
    /// The second control of the first cubic.
    var second: (along: CGFloat, aside: CGFloat)
    /// Where the first cubic meets the middle one.
    var join: (along: CGFloat, aside: CGFloat)
    /// The first control of the middle cubic.
    var middle: (along: CGFloat, aside: CGFloat)

    package static func == (a: ContinuousCorner, b: ContinuousCorner) -> Bool {
        a.reach == b.reach && a.first == b.first && a.second == b.second && a.join == b.join
            && a.middle == b.middle
    }

    /// The corner of layers whose `cornerCurve` is continuous, fitted to a recorded picture.
    ///
    /// Source: claims 14.3.
    package static let layer = ContinuousCorner(
        reach: 1.5056,
        first: 1.1089,
        second: (0.8711, 0),
        join: (0.6358, 0.0740),
        middle: (0.3735, 0.1690)
    )

    /// The corner of `UIBezierPath(roundedRect:cornerRadius:)`, as programs read it from iOS's paths.
    ///
    /// Source: claims 14.3a.
    package static let bezierPath = ContinuousCorner(
        reach: 1.528_665,
        first: 1.088_493,
        second: (0.868_407, 0),
        join: (0.631_494, 0.074_911),
        middle: (0.372_824, 0.169_060)
    )

    /// A quarter of a circle as three arcs of 30 degrees.
    static let circle = ContinuousCorner(
        reach: 1,
        first: 0.824_456_6,
        second: (0.652_023_2, 0.046_202_9),
        join: (0.5, 0.133_974_60),
        middle: (0.347_976_8, 0.221_746_3)
    )

    /// The curve between a circle's and this one's that leaves the side at a distance; this one where there is room for it.
    ///
    /// - Parameter limit: The largest distance, in radii, not below 1.
    func limited(to limit: CGFloat) -> ContinuousCorner {
        guard limit < reach else { return self }
        // GUESS corner-continuous: without room, the curve is blended towards a circle.
        let fraction = (limit - 1) / (reach - 1)
        let circle = Self.circle
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        func mix(_ a: (along: CGFloat, aside: CGFloat), _ b: (along: CGFloat, aside: CGFloat)) -> (
            along: CGFloat, aside: CGFloat
        ) { (mix(a.along, b.along), mix(a.aside, b.aside)) }
        return ContinuousCorner(
            reach: limit,
            first: mix(circle.first, first),
            second: mix(circle.second, second),
            join: mix(circle.join, join),
            middle: mix(circle.middle, middle)
        )
    }
}

/// One of a rectangle's corners, on the way around it that turns right where y goes down.
struct RectangleCorner {
    let corner: CGPoint
    /// Unit vectors along the side that comes to the corner, and along the one that leaves it.
    let into: CGVector
    let out: CGVector

    /// The corners of a rectangle from the one of the largest x and the smallest y on.
    static func all(of rect: CGRect) -> [RectangleCorner] {
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
        let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
        return [
            RectangleCorner(corner: CGPoint(x: x1, y: y0), into: right, out: down),
            RectangleCorner(corner: CGPoint(x: x1, y: y1), into: down, out: left),
            RectangleCorner(corner: CGPoint(x: x0, y: y1), into: left, out: up),
            RectangleCorner(corner: CGPoint(x: x0, y: y0), into: up, out: right),
        ]
    }

    /// A point before the corner on its way in, and aside from that side.
    func before(_ distance: CGFloat, _ aside: CGFloat = 0) -> CGPoint {
        CGPoint(
            x: corner.x - into.dx * distance + out.dx * aside,
            y: corner.y - into.dy * distance + out.dy * aside
        )
    }

    /// A point behind the corner on its way out, and aside from that side.
    func after(_ distance: CGFloat, _ aside: CGFloat = 0) -> CGPoint {
        CGPoint(
            x: corner.x + out.dx * distance - into.dx * aside,
            y: corner.y + out.dy * distance - into.dy * aside
        )
    }
}

extension Path {
    /// Adds the curve around a corner to a path whose current point is where the curve begins.
    ///
    /// - Parameter curve: The continuous curve; nil for a quarter of a circle.
    mutating func addCorner(_ corner: RectangleCorner, radius: CGFloat, curve: ContinuousCorner?) {
        guard let curve else {
            let control = radius * (1 - quarterCircleControl)
            return addCurve(
                to: corner.after(radius),
                control1: corner.before(control),
                control2: corner.after(control)
            )
        }
        func scaled(_ place: (along: CGFloat, aside: CGFloat)) -> (CGFloat, CGFloat) {
            (place.along * radius, place.aside * radius)
        }
        let (second, join, middle) = (scaled(curve.second), scaled(curve.join), scaled(curve.middle))
        addCurve(
            to: corner.before(join.0, join.1),
            control1: corner.before(curve.first * radius),
            control2: corner.before(second.0, second.1)
        )
        addCurve(
            to: corner.after(join.0, join.1),
            control1: corner.before(middle.0, middle.1),
            control2: corner.after(middle.0, middle.1)
        )
        addCurve(
            to: corner.after(curve.reach * radius),
            control1: corner.after(second.0, second.1),
            control2: corner.after(curve.first * radius)
        )
    }

    /// A rectangle with four radii, its corners quarters of circles or curves of steadily growing curvature.
    ///
    /// A continuous corner starts 1.5056 radii before the corner, or as far as half the side allows.
    package init(roundedRect rect: CGRect, radii: CornerRadii, continuous: Bool) {
        self.init()
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        let radii = radii.clamped(to: rect.size)
        if radii.isZero {
            addRect(rect)
            return
        }
        let limit = min(rect.width, rect.height) / 2
        let ordered = [radii.topRight, radii.bottomRight, radii.bottomLeft, radii.topLeft]
        for (corner, radius) in zip(RectangleCorner.all(of: rect), ordered) {
            let curve = continuous && radius > 0 ? ContinuousCorner.layer.limited(to: limit / radius) : nil
            let start = corner.before((curve?.reach ?? 1) * radius)
            if isEmpty { move(to: start) } else { addLine(to: start) }
            if radius > 0 { addCorner(corner, radius: radius, curve: curve) }
        }
        closeSubpath()
    }

    /// A rectangle some of whose corners are rounded, clockwise where y goes down, from the end of its top left corner.
    ///
    /// Curves that have no room cross each other where they meet on a side.
    ///
    /// - Parameters:
    ///   - isRounded: Top right, bottom right, bottom left and top left; the others are sharp.
    ///   - curve: The continuous curve of the corners; nil for quarters of circles.
    package init(
        roundedRect rect: CGRect,
        cornerRadius radius: CGFloat,
        isRounded: [Bool],
        curve: ContinuousCorner?
    ) {
        self.init()
        let corners = RectangleCorner.all(of: rect)
        let reach = (curve?.reach ?? 1) * radius
        guard let topLeft = corners.last, let startsRounded = isRounded.last else { return }
        move(to: startsRounded ? topLeft.after(reach) : topLeft.corner)
        for (index, corner) in corners.enumerated() {
            if isRounded[index] {
                addLine(to: corner.before(reach))
                addCorner(corner, radius: radius, curve: curve)
            } else if index < 3 {
                addLine(to: corner.corner)
            }
        }
        closeSubpath()
    }
}
