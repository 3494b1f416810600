public import Foundation

/// A 3 by 2 matrix that maps points of a plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
    /// The x component of the image of the x axis.
    public var a: CGFloat
    /// The y component of the image of the x axis.
    public var b: CGFloat
    /// The x component of the image of the y axis.
    public var c: CGFloat
    /// The y component of the image of the y axis.
    public var d: CGFloat
    /// The x component of the image of the origin.
    public var tx: CGFloat
    /// The y component of the image of the origin.
    public var ty: CGFloat

    /// Makes a matrix of zeros, as the C structure's default is; see ``identity`` for the neutral one.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a matrix from its elements.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a matrix from its elements.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a matrix that moves by distances along x and y.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a rotation about the origin by an angle in radians, from +x towards +y.
    public init(rotationAngle angle: CGFloat) {
        let cosine = cos(angle)
        let sine = sin(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The matrix that maps every point to itself.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether this is exactly the identity.
    public var isIdentity: Bool { self == .identity }

    /// The matrix that applies this one first and then another.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty
        )
    }

    /// The inverse; the matrix itself when it has none.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }

    /// A translation followed by this matrix.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// A scaling followed by this matrix.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A rotation followed by this matrix.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

extension CGPoint {
    /// The image of the point.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The image of the size as a vector: without the translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The bounding box of the image of the rectangle; null stays null.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull { return self }
        // Each edge of the image is one edge of the rectangle per axis, whichever lies further out.
        let (ax, cx) = (width * t.a, height * t.c)
        let (by, dy) = (width * t.b, height * t.d)
        let corner = CGPoint(x: minX, y: minY).applying(t)
        return CGRect(
            x: corner.x + Swift.min(ax, 0) + Swift.min(cx, 0),
            y: corner.y + Swift.min(by, 0) + Swift.min(dy, 0),
            width: abs(ax) + abs(cx),
            height: abs(by) + abs(dy)
        )
    }
}

extension CGAffineTransform: Codable {
    /// Reads six numbers without keys, in the order a, b, c, d, tx, ty.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            a: try container.decode(CGFloat.self),
            b: try container.decode(CGFloat.self),
            c: try container.decode(CGFloat.self),
            d: try container.decode(CGFloat.self),
            tx: try container.decode(CGFloat.self),
            ty: try container.decode(CGFloat.self)
        )
    }

    /// Writes six numbers without keys, in the order a, b, c, d, tx, ty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in [a, b, c, d, tx, ty] { try container.encode(element) }
    }
}
