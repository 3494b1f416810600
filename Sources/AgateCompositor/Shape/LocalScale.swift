import AgateGeometry
import Foundation

/// The lengths of a step of one unit along each axis of a plane, in device pixels, around a point.
struct LocalScale {
    let alongX: SIMD2<Double>
    let alongY: SIMD2<Double>

    /// Nil where the point is not in front of the eye, or the plane is degenerate beyond numbers.
    init?(_ projection: Projection, at point: CGPoint) {
        guard let origin = projection.map(point),
            let unitX = projection.map(CGPoint(x: point.x + 1, y: point.y)),
            let unitY = projection.map(CGPoint(x: point.x, y: point.y + 1))
        else { return nil }
        alongX = SIMD2(Double(unitX.x - origin.x), Double(unitX.y - origin.y))
        alongY = SIMD2(Double(unitY.x - origin.x), Double(unitY.y - origin.y))
        guard (alongX * 0 + alongY * 0).sum() == 0 else { return nil }
    }

    /// The standard deviations along rows and columns of a blur that is round in the plane.
    func deviation(of radius: Double) -> SIMD2<Double> {
        let scale = alongX * alongX + alongY * alongY
        return SIMD2(Self.drawn(radius * scale.x.squareRoot()), Self.drawn(radius * scale.y.squareRoot()))
    }

    /// A distance of the plane, in device pixels.
    func offset(_ distance: SIMD2<Double>) -> SIMD2<Double> { alongX * distance.x + alongY * distance.y }

    /// A deviation that can be drawn, 0 where it would not be seen.
    private static func drawn(_ deviation: Double) -> Double {
        deviation >= 0.05 ? min(deviation, ShadowGeometry.widestDeviation) : 0
    }
}
