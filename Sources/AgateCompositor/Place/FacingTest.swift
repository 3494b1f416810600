import AgateGeometry
import Foundation

/// How the viewer, who looks along -z from infinity or from the eye of a perspective, sees a layer's plane.
///
/// Source: claims 12.11, 12.19.
struct FacingTest {
    /// The depth of the middle after projection: larger is nearer.
    let depth: Double
    /// Whether the back of the plane is seen: the determinant of the projected plane is below 0.
    let isBackFacing: Bool

    /// - Parameters:
    ///   - matrix: The plane's space to the space that is looked at.
    ///   - middle: The point that stands for the plane.
    init(_ matrix: CATransform3D, middle: CGPoint) {
        let m = matrix
        let (x, y) = (Double(middle.x), Double(middle.y))
        let w = x * Double(m.m14) + y * Double(m.m24) + Double(m.m44)
        let z = x * Double(m.m13) + y * Double(m.m23) + Double(m.m43)
        depth = w > 0 ? z / w : .infinity
        let (a, b, c) = (Double(m.m11), Double(m.m12), Double(m.m14))
        let (d, e, f) = (Double(m.m21), Double(m.m22), Double(m.m24))
        let (g, h, i) = (Double(m.m41), Double(m.m42), Double(m.m44))
        let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
        isBackFacing = determinant < 0
    }
}
