// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C.

public import Foundation

/// The matrix that maps every point to itself.
public let CATransform3DIdentity = CATransform3D(
    m11: 1,
    m12: 0,
    m13: 0,
    m14: 0,
    m21: 0,
    m22: 1,
    m23: 0,
    m24: 0,
    m31: 0,
    m32: 0,
    m33: 1,
    m34: 0,
    m41: 0,
    m42: 0,
    m43: 0,
    m44: 1
)

/// Whether a matrix is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two matrices are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Makes a matrix that moves by distances along x, y and z.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m41 = tx
    result.m42 = ty
    result.m43 = tz
    return result
}

/// Makes a matrix that scales about the origin by factors along x, y and z.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = sx
    result.m22 = sy
    result.m33 = sz
    return result
}

/// Makes a rotation by an angle in radians about an axis; a zero axis gives the identity.
public func CATransform3DMakeRotation(
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let c = cos(angle)
    let s = sin(angle)
    let k = 1 - c
    return CATransform3D(
        m11: c + ux * ux * k,
        m12: ux * uy * k + uz * s,
        m13: ux * uz * k - uy * s,
        m14: 0,
        m21: ux * uy * k - uz * s,
        m22: c + uy * uy * k,
        m23: uy * uz * k + ux * s,
        m24: 0,
        m31: ux * uz * k + uy * s,
        m32: uy * uz * k - ux * s,
        m33: c + uz * uz * k,
        m34: 0,
        m41: 0,
        m42: 0,
        m43: 0,
        m44: 1
    )
}

/// The translation followed by a matrix.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The scaling followed by a matrix.
public func CATransform3DScale(
    _ t: CATransform3D,
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The rotation followed by a matrix.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
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
    // Cofactors from the determinants of 2 by 2 parts: of the upper two rows (u) and the lower two (v).
    let u0 = t.m11 * t.m22 - t.m21 * t.m12
    let u1 = t.m11 * t.m23 - t.m21 * t.m13
    let u2 = t.m11 * t.m24 - t.m21 * t.m14
    let u3 = t.m12 * t.m23 - t.m22 * t.m13
    let u4 = t.m12 * t.m24 - t.m22 * t.m14
    let u5 = t.m13 * t.m24 - t.m23 * t.m14
    let v0 = t.m31 * t.m42 - t.m41 * t.m32
    let v1 = t.m31 * t.m43 - t.m41 * t.m33
    let v2 = t.m31 * t.m44 - t.m41 * t.m34
    let v3 = t.m32 * t.m43 - t.m42 * t.m33
    let v4 = t.m32 * t.m44 - t.m42 * t.m34
    let v5 = t.m33 * t.m44 - t.m43 * t.m34
    let determinant = (u0 * v5 - u1 * v4 + u2 * v3) + (u3 * v2 - u4 * v1 + u5 * v0)
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return t }
    let k = 1 / determinant
    var result = CATransform3D()
    result.m11 = (t.m22 * v5 - t.m23 * v4 + t.m24 * v3) * k
    result.m12 = (t.m13 * v4 - t.m12 * v5 - t.m14 * v3) * k
    result.m13 = (t.m42 * u5 - t.m43 * u4 + t.m44 * u3) * k
    result.m14 = (t.m33 * u4 - t.m32 * u5 - t.m34 * u3) * k
    result.m21 = (t.m23 * v2 - t.m21 * v5 - t.m24 * v1) * k
    result.m22 = (t.m11 * v5 - t.m13 * v2 + t.m14 * v1) * k
    result.m23 = (t.m43 * u2 - t.m41 * u5 - t.m44 * u1) * k
    result.m24 = (t.m31 * u5 - t.m33 * u2 + t.m34 * u1) * k
    result.m31 = (t.m21 * v4 - t.m22 * v2 + t.m24 * v0) * k
    result.m32 = (t.m12 * v2 - t.m11 * v4 - t.m14 * v0) * k
    result.m33 = (t.m41 * u4 - t.m42 * u2 + t.m44 * u0) * k
    result.m34 = (t.m32 * u2 - t.m31 * u4 - t.m34 * u0) * k
    result.m41 = (t.m22 * v1 - t.m21 * v3 - t.m23 * v0) * k
    result.m42 = (t.m11 * v3 - t.m12 * v1 + t.m13 * v0) * k
    result.m43 = (t.m42 * u1 - t.m41 * u3 - t.m43 * u0) * k
    result.m44 = (t.m31 * u3 - t.m32 * u1 + t.m33 * u0) * k
    return result
}

/// An affine transform as a matrix of three dimensions.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a,
        m12: m.b,
        m13: 0,
        m14: 0,
        m21: m.c,
        m22: m.d,
        m23: 0,
        m24: 0,
        m31: 0,
        m32: 0,
        m33: 1,
        m34: 0,
        m41: m.tx,
        m42: m.ty,
        m43: 0,
        m44: 1
    )
}

/// Whether a matrix is an affine transform of the plane, but for what rounding leaves.
///
/// No element that leads out of the plane, and none that depth or perspective come from, differs from the identity's by 1e-6 or
/// more. A displacement along z (m43) is a length: there any is one.
///
/// Source: recorded pictures, in which three half turns about an axis of the plane, 3.7e-8 from the plane, are affine; a single half
/// turn about x, with an m33 of -1, is not.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.keepsPlane && t.m43 == 0 }

extension CATransform3D {
    /// An element that is nearer than this to that of an affine transform is that but for rounding.
    package static let planeTolerance: CGFloat = 1e-6

    /// Whether planes parallel to z = 0 stay so at the distances that they have, and nothing shrinks with depth, but for rounding.
    package var keepsPlane: Bool {
        func isNone(_ element: CGFloat) -> Bool { abs(element) < Self.planeTolerance }
        return isNone(m13) && isNone(m14) && isNone(m23) && isNone(m24) && isNone(m31) && isNone(m32)
            && isNone(m34)
            && isNone(m33 - 1) && isNone(m44 - 1)
    }
}

/// The affine part of a matrix; not meaningful when it is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
