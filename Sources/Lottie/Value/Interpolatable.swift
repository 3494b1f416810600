import AgateDocuments
public import Foundation

/// A type of which two values mix.
public protocol Interpolatable: AnyInterpolatable {
    /// The value a part of the way to another one.
    ///
    /// - Parameter amount: 0 is this value and 1 the other one; it may lie beyond both.
    func interpolate(to: Self, amount: CGFloat) -> Self
}

/// A type of which two values mix along a curve in the plane.
public protocol SpatialInterpolatable: AnyInterpolatable {
    /// The value a part of the way to another one.
    ///
    /// - Parameters:
    ///   - to: The other value.
    ///   - amount: 0 is this value and 1 the other one; it may lie beyond both. It counts the length of the way.
    ///   - spatialOutTangent: From this value to the first control point; nil goes straight.
    ///   - spatialInTangent: From the other value to the second control point; nil goes straight.
    func interpolate(
        to: Self,
        amount: CGFloat,
        spatialOutTangent: CGPoint?,
        spatialInTangent: CGPoint?
    ) -> Self
}

/// The common base of both kinds of mixing types; programs conform to one of them, and not to this.
public protocol AnyInterpolatable {
    // swift-format-ignore: NoLeadingUnderscores
    /// Mixes, along a curve if the type can.
    func _interpolate(
        to: Self,
        amount: CGFloat,
        spatialOutTangent: CGPoint?,
        spatialInTangent: CGPoint?
    ) -> Self
}

extension Interpolatable {
    // swift-format-ignore: NoLeadingUnderscores
    /// Mixes; the tangents have no effect.
    public func _interpolate(
        to: Self,
        amount: CGFloat,
        spatialOutTangent _: CGPoint?,
        spatialInTangent _: CGPoint?
    ) -> Self {
        interpolate(to: to, amount: amount)
    }
}

extension SpatialInterpolatable {
    /// Mixes on the straight way.
    public func interpolate(to: Self, amount: CGFloat) -> Self {
        interpolate(to: to, amount: amount, spatialOutTangent: nil, spatialInTangent: nil)
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Interpolates along the spatial curve between two values.
    public func _interpolate(
        to: Self,
        amount: CGFloat,
        spatialOutTangent: CGPoint?,
        spatialInTangent: CGPoint?
    ) -> Self {
        interpolate(
            to: to,
            amount: amount,
            spatialOutTangent: spatialOutTangent,
            spatialInTangent: spatialInTangent
        )
    }
}

extension Interpolatable where Self: BinaryFloatingPoint {
    /// The number a part of the way to another one.
    public func interpolate(to: Self, amount: CGFloat) -> Self { self + (to - self) * Self(amount) }
}

extension Double: Interpolatable {}
extension CGFloat: Interpolatable {}
extension Float: Interpolatable {}

extension CGRect: Interpolatable {
    /// The rectangle a part of the way to another one: origin and size each for itself.
    public func interpolate(to: CGRect, amount: CGFloat) -> CGRect {
        CGRect(
            x: origin.x.interpolate(to: to.origin.x, amount: amount),
            y: origin.y.interpolate(to: to.origin.y, amount: amount),
            width: size.width.interpolate(to: to.size.width, amount: amount),
            height: size.height.interpolate(to: to.size.height, amount: amount)
        )
    }
}

extension CGSize: Interpolatable {
    /// The size a part of the way to another one.
    public func interpolate(to: CGSize, amount: CGFloat) -> CGSize {
        CGSize(
            width: width.interpolate(to: to.width, amount: amount),
            height: height.interpolate(to: to.height, amount: amount)
        )
    }
}

extension CGPoint: SpatialInterpolatable {
    /// The point a part of the way to another one, by length along a curve if there are both tangents.
    public func interpolate(
        to: CGPoint,
        amount: CGFloat,
        spatialOutTangent: CGPoint?,
        spatialInTangent: CGPoint?
    ) -> CGPoint {
        guard let out = spatialOutTangent, let into = spatialInTangent, out != .zero || into != .zero else {
            return CGPoint(
                x: x.interpolate(to: to.x, amount: amount),
                y: y.interpolate(to: to.y, amount: amount)
            )
        }
        let (start, end) = (SIMD2(Double(x), Double(y)), SIMD2(Double(to.x), Double(to.y)))
        let curve = CubicCurve(
            start,
            start + SIMD2(Double(out.x), Double(out.y)),
            end + SIMD2(Double(into.x), Double(into.y)),
            end
        )
        let point = curve.point(atFraction: Double(amount))
        return CGPoint(x: point.x, y: point.y)
    }
}

extension LottieColor: Interpolatable {
    /// The colour a part of the way to another one, each component for itself.
    public func interpolate(to: LottieColor, amount: CGFloat) -> LottieColor {
        LottieColor(
            r: r.interpolate(to: to.r, amount: amount),
            g: g.interpolate(to: to.g, amount: amount),
            b: b.interpolate(to: to.b, amount: amount),
            a: a.interpolate(to: to.a, amount: amount)
        )
    }
}

extension LottieVector1D: Interpolatable {
    /// The number a part of the way to another one.
    public func interpolate(to: LottieVector1D, amount: CGFloat) -> LottieVector1D {
        LottieVector1D(value.interpolate(to: to.value, amount: amount))
    }
}

extension LottieVector2D: SpatialInterpolatable {
    /// The vector a part of the way to another one, by length along a curve if there are both tangents.
    public func interpolate(
        to: LottieVector2D,
        amount: CGFloat,
        spatialOutTangent: CGPoint?,
        spatialInTangent: CGPoint?
    ) -> LottieVector2D {
        let point = pointValue.interpolate(
            to: to.pointValue,
            amount: amount,
            spatialOutTangent: spatialOutTangent,
            spatialInTangent: spatialInTangent
        )
        return LottieVector2D(x: Double(point.x), y: Double(point.y))
    }
}

extension LottieVector3D: SpatialInterpolatable {
    /// The vector a part of the way to another one; the first two numbers by length along a curve if there are both tangents.
    public func interpolate(
        to: LottieVector3D,
        amount: CGFloat,
        spatialOutTangent: CGPoint?,
        spatialInTangent: CGPoint?
    ) -> LottieVector3D {
        let point = pointValue.interpolate(
            to: to.pointValue,
            amount: amount,
            spatialOutTangent: spatialOutTangent,
            spatialInTangent: spatialInTangent
        )
        return LottieVector3D(
            x: Double(point.x),
            y: Double(point.y),
            z: z.interpolate(to: to.z, amount: amount)
        )
    }
}

extension Array: Interpolatable, AnyInterpolatable where Element: Interpolatable {
    /// The elements a part of the way to those of another array; the shorter array says how many.
    public func interpolate(to: [Element], amount: CGFloat) -> [Element] {
        zip(self, to).map { $0.interpolate(to: $1, amount: amount) }
    }
}

extension Optional: Interpolatable, AnyInterpolatable where Wrapped: Interpolatable {
    /// The value a part of the way to another one; nil if one of them is.
    public func interpolate(to: Wrapped?, amount: CGFloat) -> Wrapped? {
        guard let self, let to else { return nil }
        return self.interpolate(to: to, amount: amount)
    }
}
