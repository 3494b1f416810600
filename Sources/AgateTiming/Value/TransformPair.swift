package import AgateGeometry

/// Two transforms, taken apart once so that many in-between ones are cheap.
///
/// A class, so that the tracks that hold one stay small.
///
/// Source: claims 7.3-7.6. GUESS transform-singular: where one of them has no parts the elements mix.
/// GUESS transform-half-turn: of the two ways of half a turn the one that the quaternions have is taken.
package final class TransformPair: Sendable {
    package let from: CATransform3D
    package let to: CATransform3D
    /// Nil when one of them cannot be taken apart.
    private let interpolator: TransformInterpolator?

    package init(from: CATransform3D, to: CATransform3D) {
        self.from = from
        self.to = to
        interpolator = TransformInterpolator(from: from, to: to)
    }

    /// The way in between in few numbers, if they can say it; the ends are exact only in ``value(at:)``.
    package var plain: TranslationRotationScale? { interpolator?.plain }

    /// The transform in between; both ends exact.
    package func value(at fraction: Double) -> CATransform3D {
        if fraction == 0 { return from }
        if fraction == 1 { return to }
        guard let interpolator else { return from.interpolated(to: to, fraction: fraction) }
        return interpolator.matrix(at: fraction)
    }
}
