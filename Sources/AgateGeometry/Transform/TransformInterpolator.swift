import Foundation

/// Interpolates between two decomposed transforms; everything that does not depend on the fraction is computed once.
///
/// Transforms of the plane with a shear have parts of their own: `ShearedPlane`.
///
/// Source: claims 7.3-7.6.
package struct TransformInterpolator: Sendable {
    private let from: TransformDecomposition
    private let to: TransformDecomposition
    private let arc: RotationArc
    private let sheared: ShearedPlane?
    /// The same interpolation in fewer numbers; nil where an end has skew or perspective.
    package let plain: TranslationRotationScale?

    /// Nil where one of the two cannot be taken apart.
    package init?(from: CATransform3D, to: CATransform3D) {
        guard let fromParts = from.decomposed(), let toParts = to.decomposed() else { return nil }
        self.init(fromParts, toParts, ShearedPlane(from: from, to: to))
    }

    package init(from: TransformDecomposition, to: TransformDecomposition) {
        self.init(from, to, nil)
    }

    private init(_ from: TransformDecomposition, _ to: TransformDecomposition, _ sheared: ShearedPlane?) {
        self.from = from
        self.to = to
        self.sheared = sheared
        arc = RotationArc(from: from.rotation, to: to.rotation)
        let isPlain = from.isPlain && to.isPlain && sheared == nil
        plain = isPlain ? TranslationRotationScale(from, to, arc) : nil
    }

    /// The parts at a fraction, which may lie outside `0...1`.
    package func parts(at fraction: Double) -> TransformDecomposition {
        var result = TransformDecomposition()
        result.translation = from.translation + (to.translation - from.translation) * fraction
        result.scale = from.scale + (to.scale - from.scale) * fraction
        result.skew = from.skew + (to.skew - from.skew) * fraction
        result.perspective = from.perspective + (to.perspective - from.perspective) * fraction
        result.rotation = arc.rotation(at: fraction)
        return result
    }

    /// The matrix at a fraction.
    package func matrix(at fraction: Double) -> CATransform3D {
        plain?.matrix(at: fraction) ?? sheared?.matrix(at: fraction) ?? parts(at: fraction).matrix
    }
}

/// Interpolates between two transforms that translate, rotate and scale only.
///
/// Small, because a frame reads one for each transform that is animated. Benchmark `evaluate-transform`: half of
/// what the whole interpolator behind a reference takes, most of which is waiting for memory.
package struct TranslationRotationScale: Sendable {
    private let translation: SIMD3<Double>
    private let translationChange: SIMD3<Double>
    private let scale: SIMD3<Double>
    private let scaleChange: SIMD3<Double>
    private let arc: RotationArc

    init(_ from: TransformDecomposition, _ to: TransformDecomposition, _ arc: RotationArc) {
        translation = from.translation
        translationChange = to.translation - from.translation
        scale = from.scale
        scaleChange = to.scale - from.scale
        self.arc = arc
    }

    /// The matrix at a fraction, which may lie outside `0...1`.
    package func matrix(at fraction: Double) -> CATransform3D {
        let translation = translation + translationChange * fraction
        let scale = scale + scaleChange * fraction
        let q = arc.rotation(at: fraction)
        let double = q + q
        let (xx, yy, zz) = (q.x * double.x, q.y * double.y, q.z * double.z)
        let (xy, xz, yz) = (q.x * double.y, q.x * double.z, q.y * double.z)
        let (xw, yw, zw) = (q.w * double.x, q.w * double.y, q.w * double.z)
        return CATransform3D(
            rows: scale.x * SIMD4(1 - (yy + zz), xy + zw, xz - yw, 0),
            scale.y * SIMD4(xy - zw, 1 - (xx + zz), yz + xw, 0),
            scale.z * SIMD4(xz + yw, yz - xw, 1 - (xx + yy), 0),
            SIMD4(translation, 1)
        )
    }
}

extension TransformDecomposition {
    /// The rounding error of a skew that is none, after a turned matrix was taken apart.
    private static let skewTolerance = 1e-13

    /// Whether there is neither a skew nor a perspective.
    fileprivate var isPlain: Bool {
        !hasPerspective && (skew * skew).sum() < Self.skewTolerance * Self.skewTolerance
    }
}

/// The shorter arc between two rotations.
struct RotationArc: Sendable {
    private let from: SIMD4<Double>
    private let to: SIMD4<Double>
    private let angle: Double
    /// The cosine and one over the sine of the angle; 0 where the arc is as good as a line.
    private let cosine: Double
    private let inverseSine: Double

    init(from: SIMD4<Double>, to: SIMD4<Double>) {
        let product = (from * to).sum()
        self.from = product < 0 ? -from : from
        self.to = to
        cosine = min(abs(product), 1)
        if cosine > 1 - 1e-10 {
            // Nearly the same rotation: the angle is too small to divide by.
            angle = 0
            inverseSine = 0
        } else {
            angle = acos(cosine)
            inverseSine = 1 / (1 - cosine * cosine).squareRoot()
        }
    }

    func rotation(at fraction: Double) -> SIMD4<Double> {
        if inverseSine == 0 {
            let mixed = from + (to - from) * fraction
            let length = (mixed * mixed).sum().squareRoot()
            return length > 0 && length.isFinite ? mixed / length : from
        }
        let (sine, turn) = PortableTrigonometry.sineAndCosine(fraction * angle)
        let weight = sine * inverseSine
        return from * (turn - cosine * weight) + to * weight
    }
}
