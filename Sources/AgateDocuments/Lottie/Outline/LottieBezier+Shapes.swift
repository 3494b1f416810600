import Foundation

extension LottieBezier {
    /// How far a quarter circle's control points lie from its ends, by its radius.
    ///
    /// Source: documents L104.
    static let roundness = 0.5519150244935106

    /// A rectangle, clockwise from its top right.
    ///
    /// Source: documents L105.
    package static func rectangle(
        center: SIMD2<Double>,
        size: SIMD2<Double>,
        radius: Double,
        isReversed: Bool = false
    ) -> LottieBezier {
        let half = size / 2
        let radius = max(min(radius, abs(half.x), abs(half.y)), 0)
        let corners = [
            SIMD2(half.x, -half.y), half, SIMD2(-half.x, half.y), -half,
        ]
        var vertices: [Vertex] = []
        if radius == 0 {
            vertices = corners.map { Vertex(center + $0) }
        } else {
            // The way along each side, clockwise, beginning with the one down the right.
            let ways = [SIMD2(0.0, 1.0), SIMD2(-1, 0), SIMD2(0, -1), SIMD2(1, 0)]
            let turn = SIMD2(half.x < 0 ? -1.0 : 1, half.y < 0 ? -1.0 : 1)
            for side in 0..<4 {
                let way = ways[side] * turn
                let (start, end) = (center + corners[side], center + corners[(side + 1) % 4])
                vertices.append(Vertex(start + way * radius, in: -way * (radius * roundness)))
                vertices.append(Vertex(end - way * radius, out: way * (radius * roundness)))
            }
        }
        let result = LottieBezier(vertices, isClosed: true)
        return isReversed ? result.reversed : result
    }

    /// An ellipse, clockwise from its top.
    ///
    /// Source: documents L104.
    package static func ellipse(
        center: SIMD2<Double>,
        size: SIMD2<Double>,
        isReversed: Bool = false
    ) -> LottieBezier {
        let half = size / 2
        let (x, y) = (SIMD2(half.x, 0), SIMD2(0, half.y))
        let result = LottieBezier(
            [
                Vertex(center - y, in: -x * roundness, out: x * roundness),
                Vertex(center + x, in: -y * roundness, out: y * roundness),
                Vertex(center + y, in: x * roundness, out: -x * roundness),
                Vertex(center - x, in: y * roundness, out: -y * roundness),
            ],
            isClosed: true
        )
        return isReversed ? result.reversed : result
    }

    /// How long the tangents of a wholly round star are, by the radius over the number of points: what After Effects draws, a bit more than
    /// the quarter of a circle's share that players take.
    ///
    /// Source: reality Q4.4.
    static let starTangent = 1.708

    /// A star, or with no inner radius a regular polygon, clockwise from its top.
    ///
    /// - Parameters:
    ///   - points: How many; below 1 there is nothing.
    ///   - rotation: In degrees, clockwise.
    ///   - outer: The radius of the points, and how round they are, 0 to 1.
    ///   - inner: The same of what lies between them.
    ///
    /// Source: documents L106, L107.
    package static func star(
        center: SIMD2<Double>,
        points: Int,
        rotation: Double,
        outer: (radius: Double, roundness: Double),
        inner: (radius: Double, roundness: Double)?,
        isReversed: Bool = false
    ) -> LottieBezier {
        guard points > 0 else { return LottieBezier([], isClosed: true) }
        let count = inner == nil ? points : 2 * points
        let start = rotation * .pi / 180 - .pi / 2
        let vertices = (0..<count).map { index in
            let (radius, roundness) = index % 2 == 1 ? inner ?? outer : outer
            let angle = start + 2 * .pi * Double(index) / Double(count)
            let out = SIMD2(cos(angle), sin(angle))
            let tangent =
                SIMD2(-out.y, out.x) * (starTangent * abs(radius) / Double(points) * roundness)
            return Vertex(center + out * radius, in: -tangent, out: tangent)
        }
        let result = LottieBezier(vertices, isClosed: true)
        return isReversed ? result.reversed : result
    }
}
