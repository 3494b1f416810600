import Foundation

/// Interpolates between two transforms of the plane of which one has a shear.
///
/// Each is taken apart into the lengths of what x and y become, the angle of what x becomes, a displacement, and a rest, which is
/// what is left before the scale and after a turn back by that angle. All mix by themselves, the rest element by element and the
/// angle the shorter way, and are put together as scale, turn, rest and displacement.
///
/// Source: frames recorded on Apple's renderer of a skew of 26 degrees on its way to the same one turned by 60.
struct ShearedPlane: Sendable {
    /// One of the two, as parts.
    private struct Parts: Sendable {
        /// The lengths of what the units of x and y become.
        var scale: SIMD2<Double>
        var angle: Double
        /// The elements m11, m12, m21 and m22 of what is left.
        var rest: SIMD4<Double>
        var translation: SIMD3<Double>

        /// Nil for a matrix that leads out of the plane, or makes a line or a point of it.
        init?(_ t: CATransform3D) {
            guard t.keepsPlane else { return nil }
            let (x, y) = t.axes
            scale = SIMD2((x * x).sum().squareRoot(), (y * y).sum().squareRoot())
            guard scale.x > 0, scale.y > 0, scale.x.isFinite, scale.y.isFinite else { return nil }
            angle = atan2(t.m12, t.m11)
            let (alongX, alongY) = (x / scale.x, y / scale.y)
            // The turn back by the angle whose cosine and sine are those of x.
            rest = SIMD4(
                alongX.x * alongX.x - alongX.y * alongY.x,
                alongX.x * alongX.y - alongX.y * alongY.y,
                alongX.y * alongX.x + alongX.x * alongY.x,
                alongX.y * alongX.y + alongX.x * alongY.y
            )
            translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
        }
    }

    private let from: Parts
    private let to: Parts
    private let turn: Double

    /// The rounding error of a shear that is none, as a cosine.
    fileprivate static let shearTolerance = 1e-9

    /// Nil where a matrix leads out of the plane, where one has no inverse, and where neither has a shear.
    init?(from: CATransform3D, to: CATransform3D) {
        guard from.isSheared || to.isSheared, let from = Parts(from), let to = Parts(to) else { return nil }
        self.from = from
        self.to = to
        let wanted = to.angle - from.angle
        turn = abs(wanted) > .pi ? wanted - (wanted < 0 ? -2 : 2) * .pi : wanted
    }

    /// The matrix at a fraction, which may lie outside `0...1`.
    func matrix(at fraction: Double) -> CATransform3D {
        let scale = from.scale + (to.scale - from.scale) * fraction
        let rest = from.rest + (to.rest - from.rest) * fraction
        let translation = from.translation + (to.translation - from.translation) * fraction
        let (sine, cosine) = PortableTrigonometry.sineAndCosine(from.angle + turn * fraction)
        let (restX, restY) = (SIMD2(rest.x, rest.y), SIMD2(rest.z, rest.w))
        let x = scale.x * (cosine * restX + sine * restY)
        let y = scale.y * (cosine * restY - sine * restX)
        var result = CATransform3DIdentity
        (result.m11, result.m12) = (x.x, x.y)
        (result.m21, result.m22) = (y.x, y.y)
        (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
        return result
    }
}

extension CATransform3D {
    /// The units of x and y in the plane.
    fileprivate var axes: (x: SIMD2<Double>, y: SIMD2<Double>) {
        (SIMD2(Double(m11), Double(m12)), SIMD2(Double(m21), Double(m22)))
    }

    /// Whether what x and y become are not at right angles; a matrix that is none has no shear.
    fileprivate var isSheared: Bool {
        let (x, y) = axes
        let squares = (x * x).sum() * (y * y).sum()
        return abs((x * y).sum()) > ShearedPlane.shearTolerance * squares.squareRoot()
    }
}
