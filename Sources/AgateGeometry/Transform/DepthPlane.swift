package import Foundation

/// How deep a tilted plane lies behind each point of the picture plane that it is projected on.
///
/// Projection takes planes to planes: depth after the division by w is a linear function of the place. So two planes
/// meet along a straight line, and which of them is nearer is the sign of a linear function.
///
/// Source: claims 12.10, 12.11, 15.15.
package struct DepthPlane: Sendable, Hashable {
    /// The depth is `x * px + y * py + constant`; larger is nearer.
    package var x, y, constant: Double

    /// The depth of the plane z = 0 that a transform puts in space; nil when it is seen edge-on.
    package init?(_ transform: CATransform3D) {
        let t = transform
        guard let back = Projection(t).inverted else { return nil }
        x = back.m11 * t.m13 + back.m12 * t.m23 + back.m13 * t.m43
        y = back.m21 * t.m13 + back.m22 * t.m23 + back.m23 * t.m43
        constant = back.m31 * t.m13 + back.m32 * t.m23 + back.m33 * t.m43
        guard x.isFinite, y.isFinite, constant.isFinite else { return nil }
    }

    /// Depths closer than this are one: rounding alone keeps them apart.
    package static let resolution = 1.0 / 65_536

    /// The depth at a point of the picture plane.
    package func depth(at point: CGPoint) -> Double { x * point.x + y * point.y + constant }

    /// The depth on the grid of depths that count as different.
    package static func compared(_ depth: Double) -> Double {
        depth.isNaN ? 0 : (depth / resolution).rounded()
    }
}
