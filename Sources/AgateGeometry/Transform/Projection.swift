package import Foundation

/// A projective map of the plane: a 3 by 3 matrix that acts on row vectors `[x y 1]`.
package struct Projection: Sendable, Hashable {
    /// Elements row by row; the third column gives w.
    package var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double

    package init(
        _ m11: Double,
        _ m12: Double,
        _ m13: Double,
        _ m21: Double,
        _ m22: Double,
        _ m23: Double,
        _ m31: Double,
        _ m32: Double,
        _ m33: Double
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
    }

    /// The effect of a transform on the plane z = 0, seen along z.
    ///
    /// A perspective that is only what rounding leaves of a half turn or a whole one, not seen within a million points, is none.
    package init(_ t: CATransform3D) {
        self.init(t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44)
        let minimum = Self.minPerspective * abs(m33)
        if abs(m13) < minimum, abs(m23) < minimum { (m13, m23) = (0, 0) }
    }

    /// The least change of depth per unit of x or y that counts.
    private static let minPerspective = 1e-12

    package init(_ t: CGAffineTransform) {
        self.init(t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1)
    }

    package static let identity = Projection(1, 0, 0, 0, 1, 0, 0, 0, 1)

    /// Whether parallel lines stay parallel, in front of the viewer.
    package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 > 0 }

    /// The same map as an affine transform; nil when it is not one.
    package var affine: CGAffineTransform? {
        guard isAffine else { return nil }
        if m33 == 1 { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
        return CGAffineTransform(
            a: m11 / m33,
            b: m12 / m33,
            c: m21 / m33,
            d: m22 / m33,
            tx: m31 / m33,
            ty: m32 / m33
        )
    }

    package var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// The map back; nil when the plane is seen edge-on.
    package var inverted: Projection? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        return Projection(
            (m22 * m33 - m23 * m32) * k,
            (m13 * m32 - m12 * m33) * k,
            (m12 * m23 - m13 * m22) * k,
            (m23 * m31 - m21 * m33) * k,
            (m11 * m33 - m13 * m31) * k,
            (m13 * m21 - m11 * m23) * k,
            (m21 * m32 - m22 * m31) * k,
            (m12 * m31 - m11 * m32) * k,
            (m11 * m22 - m12 * m21) * k
        )
    }

    /// The w of a point's image: above 0 in front of the viewer.
    package func w(at point: CGPoint) -> Double { point.x * m13 + point.y * m23 + m33 }

    /// The image of a point; nil behind the viewer.
    package func map(_ point: CGPoint) -> CGPoint? {
        let w = w(at: point)
        guard w > 0 else { return nil }
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / w,
            y: (point.x * m12 + point.y * m22 + m32) / w
        )
    }

    /// The map that applies this one first and then another.
    package func concatenating(_ n: Projection) -> Projection {
        Projection(
            m11 * n.m11 + m12 * n.m21 + m13 * n.m31,
            m11 * n.m12 + m12 * n.m22 + m13 * n.m32,
            m11 * n.m13 + m12 * n.m23 + m13 * n.m33,
            m21 * n.m11 + m22 * n.m21 + m23 * n.m31,
            m21 * n.m12 + m22 * n.m22 + m23 * n.m32,
            m21 * n.m13 + m22 * n.m23 + m23 * n.m33,
            m31 * n.m11 + m32 * n.m21 + m33 * n.m31,
            m31 * n.m12 + m32 * n.m22 + m33 * n.m32,
            m31 * n.m13 + m32 * n.m23 + m33 * n.m33
        )
    }
}
