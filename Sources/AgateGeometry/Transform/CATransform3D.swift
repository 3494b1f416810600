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
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
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
            m11: r0.x, m12: r0.y, m13: r0.z, m14: r0.w, m21: r1.x, m22: r1.y, m23: r1.z, m24: r1.w,
            m31: r2.x, m32: r2.y, m33: r2.z, m34: r2.w, m41: r3.x, m42: r3.y, m43: r3.z, m44: r3.w)
    }
}

/// The matrix that maps every point to itself.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether a matrix is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two matrices are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Makes a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m41 = tx
    result.m42 = ty
    result.m43 = tz
    return result
}

/// Makes a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = sx
    result.m22 = sy
    result.m33 = sz
    return result
}

/// Makes a rotation by an angle in radians about an axis; a zero axis gives the identity.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let c = cos(angle)
    let s = sin(angle)
    let k = 1 - c
    return CATransform3D(
        m11: c + ux * ux * k, m12: ux * uy * k + uz * s, m13: ux * uz * k - uy * s, m14: 0,
        m21: ux * uy * k - uz * s, m22: c + uy * uy * k, m23: uy * uz * k + ux * s, m24: 0,
        m31: ux * uz * k + uy * s, m32: uy * uz * k - ux * s, m33: c + uz * uz * k, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The translation followed by a matrix.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The scaling followed by a matrix.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The rotation followed by a matrix.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The matrix that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (b0, b1, b2, b3) = b.rows
    let (a0, a1, a2, a3) = a.rows
    func row(_ r: SIMD4<Double>) -> SIMD4<Double> { (r.x * b0 + r.y * b1) + (r.z * b2 + r.w * b3) }
    return CATransform3D(rows: row(a0), row(a1), row(a2), row(a3))
}

/// The inverse; a matrix that has none is returned as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var work: [[Double]] = [
        [t.m11, t.m12, t.m13, t.m14, 1, 0, 0, 0], [t.m21, t.m22, t.m23, t.m24, 0, 1, 0, 0],
        [t.m31, t.m32, t.m33, t.m34, 0, 0, 1, 0], [t.m41, t.m42, t.m43, t.m44, 0, 0, 0, 1],
    ]
    // Gauss-Jordan with the largest pivot of each column.
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(work[$0][column]) < abs(work[$1][column]) } ?? column
        guard work[pivot][column] != 0, work[pivot][column].isFinite else { return t }
        work.swapAt(pivot, column)
        let scale = work[column][column]
        for index in 0..<8 { work[column][index] /= scale }
        for row in 0..<4 where row != column {
            let factor = work[row][column]
            guard factor != 0 else { continue }
            for index in 0..<8 { work[row][index] -= factor * work[column][index] }
        }
    }
    func row(_ index: Int) -> SIMD4<Double> {
        SIMD4(work[index][4], work[index][5], work[index][6], work[index][7])
    }
    return CATransform3D(rows: row(0), row(1), row(2), row(3))
}

/// An affine transform as a matrix of three dimensions.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
        m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Whether a matrix is exactly an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m34 == 0
        && t.m43 == 0 && t.m33 == 1 && t.m44 == 1
}

/// The affine part of a matrix; not meaningful when it is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
