// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C; the functions do what the members of the same meaning do.

public import Foundation

/// Makes a matrix from its elements.
public func CGAffineTransformMake(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Makes a matrix that moves by distances along x and y.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

/// Makes a scaling about the origin.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

/// Makes a rotation about the origin by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

/// A translation followed by a matrix.
public func CGAffineTransformTranslate(
    _ t: CGAffineTransform,
    _ tx: CGFloat,
    _ ty: CGFloat
) -> CGAffineTransform {
    t.translatedBy(x: tx, y: ty)
}

/// A scaling followed by a matrix.
public func CGAffineTransformScale(
    _ t: CGAffineTransform,
    _ sx: CGFloat,
    _ sy: CGFloat
) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
}

/// A rotation followed by a matrix.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
}

/// The inverse; the matrix itself when it has none.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// The matrix that applies `t1` first and then `t2`.
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
    t1.concatenating(t2)
}

/// Whether a matrix is exactly the identity.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// Whether two matrices are exactly equal.
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool {
    t1 == t2
}
