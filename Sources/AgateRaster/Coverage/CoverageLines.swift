import AgateGeometry
import CAgateKernels
import Foundation

/// A path as the edges of its area: straight, in device pixels, going down.
///
/// Vertical positions are whole 65536ths of a pixel, so that the heights of edges that meet add up exactly.
/// Subpaths are closed. Coordinates beyond 2³⁶ pixels are cut off there; what is not a number counts as 0.
struct CoverageLines {
    /// The largest distance of a curve from its edges, in pixels.
    static let tolerance = 0.04

    private(set) var lines: [agate_line] = []
    private var minX = Double.infinity
    private var minY = Double.infinity
    private var maxX = -Double.infinity
    private var maxY = -Double.infinity
    private var start = CGPoint.zero
    private var current = CGPoint.zero

    /// Flattens a path, unless nothing of it can be in an area.
    init(_ path: Path, transform: CGAffineTransform, within area: DeviceRect) {
        guard !area.isEmpty, !path.verbs.isEmpty else { return }
        let isIdentity = transform == .identity
        let points = path.points.map { Self.sanitized(isIdentity ? $0 : $0.applying(transform)) }
        guard Self.mayTouch(points, area) else { return }
        lines.reserveCapacity(points.count * 4)
        points.withUnsafeBufferPointer { points in
            var next = 0
            for verb in path.verbs {
                switch verb {
                case .move:
                    add(to: start)
                    start = points[next]
                    current = start
                case .line: add(to: points[next])
                case .quad:
                    let from = current
                    PathFlattener.flatten(
                        quad: from,
                        points[next],
                        points[next + 1],
                        tolerance: Self.tolerance
                    ) { add(to: $0) }
                case .cubic:
                    let from = current
                    PathFlattener.flatten(
                        cubic: from,
                        points[next],
                        points[next + 1],
                        points[next + 2],
                        tolerance: Self.tolerance
                    ) { add(to: $0) }
                case .close: add(to: start)
                }
                next += verb.pointCount
            }
        }
        add(to: start)
    }

    /// Takes polygons that are in device pixels.
    init(_ polygons: PolygonBuffer) {
        lines.reserveCapacity(polygons.points.count)
        polygons.forEachContour { contour in
            guard let last = contour.last else { return }
            current = Self.sanitized(CGPoint(x: last.x, y: last.y))
            for point in contour { add(to: Self.sanitized(CGPoint(x: point.x, y: point.y))) }
        }
    }

    /// The smallest rectangle of pixels around all edges.
    var bounds: DeviceRect {
        guard minX <= maxX, minY <= maxY else { return .empty }
        return DeviceRect(covering: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
    }

    /// The pixels of a rectangle with its sides on pixel borders; nil for all other shapes.
    ///
    /// Without antialiasing every upright rectangle is one of whole pixels.
    func pixelRect(antialias: Bool) -> DeviceRect? {
        guard lines.count == 2, lines[0].x0 == lines[0].x1, lines[1].x0 == lines[1].x1,
            lines[0].y0 == lines[1].y0, lines[0].y1 == lines[1].y1,
            lines[0].winding == -lines[1].winding
        else { return nil }
        var sides = SIMD4(minX, minY, maxX, maxY)
        if !antialias {
            for index in 0..<4 { sides[index] = (sides[index] - 0.5).rounded(.up) }
        }
        for index in 0..<4 where sides[index] != sides[index].rounded() || abs(sides[index]) > 1e9 {
            return nil
        }
        return DeviceRect(minX: Int(sides[0]), minY: Int(sides[1]), maxX: Int(sides[2]), maxY: Int(sides[3]))
    }

    private static func sanitized(_ point: CGPoint) -> CGPoint {
        let limit = 68_719_476_736.0
        if abs(point.x) <= limit, abs(point.y) <= limit { return point }
        func cut(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -limit), limit) }
        return CGPoint(x: cut(point.x), y: cut(point.y))
    }

    /// Whether the control points' hull reaches the area, or is left of it in the same rows.
    private static func mayTouch(_ points: [CGPoint], _ area: DeviceRect) -> Bool {
        var (top, bottom, left, right) = (
            Double.infinity, -Double.infinity, Double.infinity, -Double.infinity
        )
        for point in points {
            top = min(top, point.y)
            bottom = max(bottom, point.y)
            left = min(left, point.x)
            right = max(right, point.x)
        }
        return top < Double(area.maxY) && bottom > Double(area.minY) && left < Double(area.maxX)
            && right > Double(area.minX)
    }

    /// Rounds to whole 65536ths: adding 1.5 · 2³⁶ leaves no smaller bits in the number.
    private static func snapped(_ y: Double) -> Double {
        let shift = 103_079_215_104.0
        return (y + shift) - shift
    }

    private mutating func add(to end: CGPoint) {
        let (x0, y0) = (current.x, Self.snapped(current.y))
        let (x1, y1) = (end.x, Self.snapped(end.y))
        current = end
        // An edge along the row has no height and covers nothing.
        guard y0 != y1 else { return }
        minX = min(minX, x0, x1)
        maxX = max(maxX, x0, x1)
        minY = min(minY, y0, y1)
        maxY = max(maxY, y0, y1)
        if y0 < y1 {
            lines.append(agate_line(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1))
        } else {
            lines.append(agate_line(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1))
        }
    }
}
