package import Foundation

/// A corner-by-corner outline without dents, and what half planes leave of it.
package struct ConvexPolygon: Sendable, Hashable {
    /// The corners, in either sense of rotation; fewer than three enclose nothing.
    package private(set) var corners: [SIMD2<Double>]

    package init(_ corners: [SIMD2<Double>]) {
        self.corners = corners
    }

    /// A rectangle of whole pixels.
    package init(_ rect: DeviceRect) {
        let (minX, minY) = (Double(rect.minX), Double(rect.minY))
        let (maxX, maxY) = (Double(rect.maxX), Double(rect.maxY))
        self.init(
            rect.isEmpty
                ? [] : [SIMD2(minX, minY), SIMD2(maxX, minY), SIMD2(maxX, maxY), SIMD2(minX, maxY)]
        )
    }

    /// A rectangle of a plane as a projection shows it, cut off in front of the eye.
    ///
    /// - Parameter nearest: The least w that is kept, above 0.
    package init(_ rect: CGRect, seenBy projection: Projection, nearest: Double = 1e-4) {
        let rowX = SIMD3(projection.m11, projection.m12, projection.m13)
        let rowY = SIMD3(projection.m21, projection.m22, projection.m23)
        let rowW = SIMD3(projection.m31, projection.m32, projection.m33)
        func image(_ x: CGFloat, _ y: CGFloat) -> SIMD3<Double> { rowX * Double(x) + rowY * Double(y) + rowW }
        let images = [
            image(rect.minX, rect.minY), image(rect.maxX, rect.minY), image(rect.maxX, rect.maxY),
            image(rect.minX, rect.maxY),
        ]
        var seen: [SIMD2<Double>] = []
        for index in images.indices {
            let (a, b) = (images[index], images[(index + 1) % images.count])
            if a.z >= nearest { seen.append(SIMD2(a.x, a.y) / a.z) }
            if (a.z >= nearest) != (b.z >= nearest) {
                let cut = a + (b - a) * ((nearest - a.z) / (b.z - a.z))
                seen.append(SIMD2(cut.x, cut.y) / nearest)
            }
        }
        let isFinite = seen.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        self.init(isFinite && seen.count > 2 ? seen : [])
    }

    package var isEmpty: Bool { corners.count < 3 }

    /// The enclosed area, above 0 in either sense of rotation.
    package var area: Double { abs(signedArea) }

    private var signedArea: Double {
        guard let first = corners.first else { return 0 }
        var sum = 0.0
        for index in corners.indices {
            // Seen from a corner, so that far away little is lost.
            let a = corners[index] - first
            let b = corners[(index + 1) % corners.count] - first
            sum += a.x * b.y - b.x * a.y
        }
        return sum / 2
    }

    /// The smallest upright rectangle around it: its least and its largest coordinates.
    package var box: (lower: SIMD2<Double>, upper: SIMD2<Double>) {
        var lower = SIMD2(repeating: Double.infinity)
        var upper = SIMD2(repeating: -Double.infinity)
        for corner in corners {
            lower = pointwiseMin(lower, corner)
            upper = pointwiseMax(upper, corner)
        }
        return (lower, upper)
    }

    /// The part on the side of a line where its distance is above 0.
    package func clipped(to line: DirectedLine) -> ConvexPolygon {
        guard !isEmpty else { return self }
        var result: [SIMD2<Double>] = []
        result.reserveCapacity(corners.count + 1)
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let (da, db) = (line.distance(to: a), line.distance(to: b))
            if da >= 0 { result.append(a) }
            if (da >= 0) != (db >= 0) { result.append(a + (b - a) * (da / (da - db))) }
        }
        return ConvexPolygon(result.count > 2 ? result : [])
    }

    /// The part that lies in another polygon, too.
    package func clipped(to other: ConvexPolygon) -> ConvexPolygon {
        guard !isEmpty, !other.isEmpty else { return ConvexPolygon([]) }
        return other.sides.reduce(self) { $1.map($0.clipped(to:)) ?? $0 }
    }

    /// The lines along the sides, the inside on the positive side; nil where two corners are one.
    package var sides: [DirectedLine?] {
        let turn = signedArea < 0 ? -1.0 : 1.0
        return corners.indices.map { index in
            let along = corners[(index + 1) % corners.count] - corners[index]
            let normal = SIMD2(-along.y, along.x) * turn
            return DirectedLine(normal: normal, through: corners[index])
        }
    }
}

/// A straight line with a positive and a negative side.
package struct DirectedLine: Sendable, Hashable {
    /// Of length 1, towards the positive side.
    package let normal: SIMD2<Double>
    /// The distance of the origin.
    package let offset: Double

    /// The line where a linear function is 0; nil when there is none.
    package init?(x: Double, y: Double, constant: Double) {
        let length = (x * x + y * y).squareRoot()
        guard length > 0, length.isFinite, constant.isFinite else { return nil }
        normal = SIMD2(x, y) / length
        offset = constant / length
    }

    package init?(normal: SIMD2<Double>, through point: SIMD2<Double>) {
        self.init(x: normal.x, y: normal.y, constant: -(normal * point).sum())
    }

    /// How far a point lies on the positive side; below 0 on the other one.
    package func distance(to point: SIMD2<Double>) -> Double { (normal * point).sum() + offset }

    /// The same line with its sides changed over.
    package var reversed: DirectedLine {
        DirectedLine(normal: -normal, offset: -offset)
    }

    private init(normal: SIMD2<Double>, offset: Double) {
        self.normal = normal
        self.offset = offset
    }
}
