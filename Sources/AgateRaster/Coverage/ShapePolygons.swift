package import AgateGeometry
import CAgateKernels
import Foundation

/// The polygons of a path of usual size, for all places that it is moved to.
///
/// ``EdgeBuffer`` rounds the points of a path as distances from its first one, so that they are the same wherever it is.
package final class ShapePolygons: Sendable {
    let points: [agate_point]
    /// How many points there are up to the end of each polygon.
    let ends: [Int32]
    /// The path's first point.
    private let first: CGPoint
    private let transform: CGAffineTransform
    /// How far the points lie from the first one, in pixels.
    private let reach: Double

    /// Nil for a path that is empty, of more than a thousand points, or too large.
    package init?(_ path: Path, transform: CGAffineTransform) {
        guard let first = path.points.first,
            let made = EdgeBuffer.relativePolygons(of: path, transform: transform), made.points.count <= 1000
        else { return nil }
        (points, ends) = made
        self.first = first
        self.transform = transform
        let furthest = points.lazy.map { max(abs(Int($0.x)), abs(Int($0.y))) }.max() ?? 0
        reach = Double(furthest) / 65536 + 1
    }

    /// Whether the polygons are the same under another transform, which may move the path elsewhere.
    package func isSame(under other: CGAffineTransform) -> Bool {
        transform.a == other.a && transform.b == other.b && transform.c == other.c && transform.d == other.d
    }

    /// Whether the polygons, moved as another transform says, are those of the path there.
    package func isValid(under other: CGAffineTransform) -> Bool { origin(under: other) != nil }

    /// Where the first point is under a transform; nil where the polygons are not those of the path.
    func origin(under other: CGAffineTransform) -> CGPoint? {
        guard isSame(under: other) else { return nil }
        let origin = first.applying(other)
        let limit = EdgeBuffer.pointLimit - reach
        return abs(origin.x) <= limit && abs(origin.y) <= limit ? origin : nil
    }
}
