import Foundation

/// A transform as translation, scale, skew, perspective and rotation: the parts that interpolate well.
///
/// `matrix` is scale · skew · rotation · translation · perspective on row vectors.
///
/// Source: claims 7.3-7.4.
package struct TransformDecomposition: Sendable, Hashable {
    package var translation = SIMD3<Double>(0, 0, 0)
    package var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz.
    package var skew = SIMD3<Double>(0, 0, 0)
    /// x, y, z, w of the last column.
    package var perspective = SIMD4<Double>(0, 0, 0, 1)
    /// Rotation as x, y, z, w; a positive turn about z has a positive z.
    package var rotation = SIMD4<Double>(0, 0, 0, 1)

    package init() {}

    /// Whether the last column is other than that of a plain transform.
    var hasPerspective: Bool { perspective != SIMD4(0, 0, 0, 1) }

    /// The parts as one matrix.
    package var matrix: CATransform3D {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        let turned = (
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        )
        let row0 = scale.x * turned.0
        let row1 = scale.y * (skew.x * turned.0 + turned.1)
        let row2 = scale.z * (skew.y * turned.0 + skew.z * turned.1 + turned.2)
        let affine = CATransform3D(
            rows: SIMD4(row0, 0),
            SIMD4(row1, 0),
            SIMD4(row2, 0),
            SIMD4(translation, 1)
        )
        guard hasPerspective else { return affine }
        var last = CATransform3DIdentity
        last.m14 = perspective.x
        last.m24 = perspective.y
        last.m34 = perspective.z
        last.m44 = perspective.w
        return CATransform3DConcat(affine, last)
    }

    /// The parts on the way to others, the rotation along the shorter arc.
    package func interpolated(to other: TransformDecomposition, fraction: Double) -> TransformDecomposition {
        TransformInterpolator(from: self, to: other).parts(at: fraction)
    }
}

extension CATransform3D {
    /// The parts of the matrix; nil when it is singular or not finite.
    package func decomposed() -> TransformDecomposition? {
        guard m44 != 0, m44.isFinite else { return nil }
        var (r0, r1, r2, r3) = rows
        r0 /= m44
        r1 /= m44
        r2 /= m44
        r3 /= m44
        let determinant = Self.determinant(r0, r1, r2)
        guard determinant != 0, determinant.isFinite else { return nil }

        var result = TransformDecomposition()
        let lastColumn = SIMD4(r0.w, r1.w, r2.w, r3.w)
        if lastColumn.x != 0 || lastColumn.y != 0 || lastColumn.z != 0 {
            var affine = CATransform3D(rows: r0, r1, r2, r3)
            affine.m14 = 0
            affine.m24 = 0
            affine.m34 = 0
            affine.m44 = 1
            // affine · p = last column, so p = affine⁻¹ · last column.
            let (i0, i1, i2, i3) = CATransform3DInvert(affine).rows
            result.perspective = SIMD4(
                (i0 * lastColumn).sum(),
                (i1 * lastColumn).sum(),
                (i2 * lastColumn).sum(),
                (i3 * lastColumn).sum()
            )
        }
        result.translation = SIMD3(r3.x, r3.y, r3.z)

        var x = SIMD3(r0.x, r0.y, r0.z)
        var y = SIMD3(r1.x, r1.y, r1.z)
        var z = SIMD3(r2.x, r2.y, r2.z)
        result.scale.x = (x * x).sum().squareRoot()
        guard result.scale.x > 0 else { return nil }
        x /= result.scale.x
        result.skew.x = (x * y).sum()
        y -= result.skew.x * x
        result.scale.y = (y * y).sum().squareRoot()
        guard result.scale.y > 0 else { return nil }
        y /= result.scale.y
        result.skew.x /= result.scale.y
        result.skew.y = (x * z).sum()
        z -= result.skew.y * x
        result.skew.z = (y * z).sum()
        z -= result.skew.z * y
        result.scale.z = (z * z).sum().squareRoot()
        guard result.scale.z > 0 else { return nil }
        z /= result.scale.z
        result.skew.y /= result.scale.z
        result.skew.z /= result.scale.z
        if determinant < 0 {
            result.scale = -result.scale
            x = -x
            y = -y
            z = -z
        }
        result.rotation = Self.quaternion(x, y, z)
        return result
    }

    /// The matrix on the way to another: by parts, or element by element where one has no parts.
    ///
    /// Source: claims 7.3-7.6.
    package func interpolated(to other: CATransform3D, fraction: Double) -> CATransform3D {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        if let parts = TransformInterpolator(from: self, to: other) { return parts.matrix(at: fraction) }
        let (a0, a1, a2, a3) = rows
        let (b0, b1, b2, b3) = other.rows
        return CATransform3D(
            rows: a0 + (b0 - a0) * fraction,
            a1 + (b1 - a1) * fraction,
            a2 + (b2 - a2) * fraction,
            a3 + (b3 - a3) * fraction
        )
    }

    private static func determinant(
        _ a: SIMD4<Double>,
        _ b: SIMD4<Double>,
        _ c: SIMD4<Double>
    ) -> Double {
        a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
    }

    /// The rotation whose rows are three orthonormal vectors.
    private static func quaternion(
        _ r0: SIMD3<Double>,
        _ r1: SIMD3<Double>,
        _ r2: SIMD3<Double>
    ) -> SIMD4<Double> {
        let trace = r0.x + r1.y + r2.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return SIMD4((r1.z - r2.y) / s, (r2.x - r0.z) / s, (r0.y - r1.x) / s, s / 4)
        }
        if r0.x > r1.y, r0.x > r2.z {
            let s = (1 + r0.x - r1.y - r2.z).squareRoot() * 2
            return SIMD4(s / 4, (r0.y + r1.x) / s, (r0.z + r2.x) / s, (r1.z - r2.y) / s)
        }
        if r1.y > r2.z {
            let s = (1 + r1.y - r0.x - r2.z).squareRoot() * 2
            return SIMD4((r0.y + r1.x) / s, s / 4, (r1.z + r2.y) / s, (r2.x - r0.z) / s)
        }
        let s = (1 + r2.z - r0.x - r1.y).squareRoot() * 2
        return SIMD4((r0.z + r2.x) / s, (r1.z + r2.y) / s, s / 4, (r0.y - r1.x) / s)
    }
}
