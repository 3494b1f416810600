public import Foundation

/// A 4 by 4 matrix that acts on row vectors: `[x y z 1] · M`.
public struct CATransform3D: Sendable, Hashable {
    /// Element of row 1, column 1.
    public var m11: CGFloat = 0
    /// Element of row 1, column 2.
    public var m12: CGFloat = 0
    /// Element of row 1, column 3.
    public var m13: CGFloat = 0
    /// Element of row 1, column 4.
    public var m14: CGFloat = 0
    /// Element of row 2, column 1.
    public var m21: CGFloat = 0
    /// Element of row 2, column 2.
    public var m22: CGFloat = 0
    /// Element of row 2, column 3.
    public var m23: CGFloat = 0
    /// Element of row 2, column 4.
    public var m24: CGFloat = 0
    /// Element of row 3, column 1.
    public var m31: CGFloat = 0
    /// Element of row 3, column 2.
    public var m32: CGFloat = 0
    /// Element of row 3, column 3.
    public var m33: CGFloat = 0
    /// Element of row 3, column 4; `-1/d` is the perspective of a viewer at distance `d`.
    public var m34: CGFloat = 0
    /// Element of row 4, column 1: the translation along x.
    public var m41: CGFloat = 0
    /// Element of row 4, column 2: the translation along y.
    public var m42: CGFloat = 0
    /// Element of row 4, column 3: the translation along z.
    public var m43: CGFloat = 0
    /// Element of row 4, column 4.
    public var m44: CGFloat = 0

    /// Makes a matrix of zeros, as the C structure's default is; see `CATransform3DIdentity`.
    public init() {}

    /// Makes a matrix from its elements, row by row.
    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }

    /// The rows as vectors.
    @inlinable
    package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
        (
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44)
        )
    }

    /// Makes a matrix from its rows.
    @inlinable
    package init(rows r0: SIMD4<Double>, _ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>) {
        self.init(
            m11: r0.x,
            m12: r0.y,
            m13: r0.z,
            m14: r0.w,
            m21: r1.x,
            m22: r1.y,
            m23: r1.z,
            m24: r1.w,
            m31: r2.x,
            m32: r2.y,
            m33: r2.z,
            m34: r2.w,
            m41: r3.x,
            m42: r3.y,
            m43: r3.z,
            m44: r3.w
        )
    }
}
