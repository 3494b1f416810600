package import Foundation

/// A plane in space, with a side that its normal points to.
package struct SpacePlane: Sendable, Hashable {
    /// Of length 1.
    package let normal: SIMD3<Double>
    /// The distance of the origin.
    package let offset: Double

    /// How far a point lies on the side of the normal, in points; below 0 on the other one.
    package func distance(to point: SIMD3<Double>) -> Double { (normal * point).sum() + offset }

    /// The same plane with its sides exchanged.
    package var reversed: SpacePlane { SpacePlane(normal: -normal, offset: -offset) }

    package init(normal: SIMD3<Double>, offset: Double) {
        self.normal = normal
        self.offset = offset
    }
}

/// A flat convex polygon in space, after the division by w: x and y are points of the plane that the space is projected on, and a larger z
/// is nearer to the viewer.
package struct SpacePolygon: Sendable, Hashable {
    package private(set) var corners: [SIMD3<Double>]

    package init(_ corners: [SIMD3<Double>]) {
        self.corners = corners
    }

    /// A rectangle of a layer's plane, cut off in front of the eye.
    ///
    /// - Parameters:
    ///   - transform: From the layer's plane to the space.
    ///   - nearest: The smallest w that is kept, above 0.
    package init(_ rect: CGRect, under transform: CATransform3D, nearest: Double = 1e-4) {
        let t = transform
        func image(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Double> {
            SIMD4(
                x * t.m11 + y * t.m21 + t.m41,
                x * t.m12 + y * t.m22 + t.m42,
                x * t.m13 + y * t.m23 + t.m43,
                x * t.m14 + y * t.m24 + t.m44
            )
        }
        let images = [
            image(rect.minX, rect.minY), image(rect.maxX, rect.minY), image(rect.maxX, rect.maxY),
            image(rect.minX, rect.maxY),
        ]
        func divided(_ point: SIMD4<Double>) -> SIMD3<Double> { SIMD3(point.x, point.y, point.z) / point.w }
        var seen: [SIMD3<Double>] = []
        for index in images.indices {
            let (a, b) = (images[index], images[(index + 1) % images.count])
            if a.w >= nearest { seen.append(divided(a)) }
            if (a.w >= nearest) != (b.w >= nearest) {
                seen.append(divided(a + (b - a) * ((nearest - a.w) / (b.w - a.w))))
            }
        }
        let isFinite = seen.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }
        corners = isFinite && seen.count > 2 ? seen : []
    }

    package var isEmpty: Bool { corners.count < 3 }

    /// The plane that it lies in, its normal towards the viewer; nil for a polygon without area.
    package var plane: SpacePlane? {
        guard corners.count > 2 else { return nil }
        // Twice the area along the normal: every corner counts, and rounding in none of them decides.
        var sum = SIMD3<Double>.zero
        let first = corners[0]
        for index in 1..<corners.count - 1 {
            let (a, b) = (corners[index] - first, corners[index + 1] - first)
            sum += SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let length = (sum * sum).sum().squareRoot()
        guard length > 1e-9, length.isFinite else { return nil }
        let normal = sum / (sum.z < 0 ? -length : length)
        let middle = corners.reduce(.zero, +) / Double(corners.count)
        return SpacePlane(normal: normal, offset: -(normal * middle).sum())
    }

    /// The mean of its corners.
    package var middle: SIMD3<Double> { corners.reduce(.zero, +) / Double(max(corners.count, 1)) }

    /// The part on the side of a plane where its distance is 0 or more.
    package func clipped(to plane: SpacePlane) -> SpacePolygon {
        guard !isEmpty else { return self }
        var result: [SIMD3<Double>] = []
        result.reserveCapacity(corners.count + 1)
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let (da, db) = (plane.distance(to: a), plane.distance(to: b))
            if da >= 0 { result.append(a) }
            if (da >= 0) != (db >= 0) { result.append(a + (b - a) * (da / (da - db))) }
        }
        return SpacePolygon(result.count > 2 ? result : [])
    }

    /// Whether a point of the plane that the space is projected on lies in it.
    package func contains(_ point: CGPoint) -> Bool {
        var turn = 0.0
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
            guard side != 0 else { continue }
            if side * turn < 0 { return false }
            turn = side
        }
        return turn != 0
    }
}
