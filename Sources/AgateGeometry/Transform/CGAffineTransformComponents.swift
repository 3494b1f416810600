public import Foundation

/// The parts of an affine transform: scale first, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale along x and y; a negative height means that the image is flipped.
    public var scale: CGSize
    /// The movement of x for each unit of y, after scaling.
    public var horizontalShear: CGFloat
    /// The rotation in radians, after the shear, from +x towards +y.
    public var rotation: CGFloat
    /// The displacement of the origin, last of all.
    public var translation: CGVector

    /// Makes components; those left out do nothing.
    public init(
        scale: CGSize = CGSize(width: 1, height: 1),
        horizontalShear: CGFloat = 0,
        rotation: CGFloat = 0,
        translation: CGVector = .zero
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Makes the transform that components describe.
    public init(_ components: CGAffineTransformComponents) {
        let (c, s) = (cos(components.rotation), sin(components.rotation))
        let (sx, sy) = (components.scale.width, components.scale.height)
        let k = components.horizontalShear
        self.init(
            a: sx * c,
            b: sx * s,
            c: sy * (k * c - s),
            d: sy * (k * s + c),
            tx: components.translation.dx,
            ty: components.translation.dy
        )
    }

    /// The components of the transform.
    ///
    /// The width of the scale is never negative. Where x or y is scaled to nothing there is no one answer; then
    /// the shear is 0.
    public func decomposed() -> CGAffineTransformComponents {
        var result = CGAffineTransformComponents(translation: CGVector(dx: tx, dy: ty))
        let width = hypot(a, b)
        guard width > 0 else {
            result.rotation = atan2(-c, d)
            result.scale = CGSize(width: 0, height: hypot(c, d))
            return result
        }
        result.rotation = atan2(b, a)
        let (cosine, sine) = (a / width, b / width)
        let height = d * cosine - c * sine
        result.scale = CGSize(width: width, height: height)
        result.horizontalShear = height == 0 ? 0 : (c * cosine + d * sine) / height
        return result
    }
}
