import AgateGeometry
import CAgateKernels
import Foundation

/// The edges of shapes that do not fit into fixed numbers.
enum LargeShape {
    /// The edges of a path whose points are in device pixels, and the pixels around them.
    static func edges(
        _ verbs: UnsafeBufferPointer<Path.Verb>,
        _ points: UnsafeBufferPointer<CGPoint>,
        bounds: inout DeviceRect
    ) -> [agate_line] {
        var edges = EdgeList()
        var next = 0
        for verb in verbs {
            let from = edges.current
            switch verb {
            case .move: edges.move(to: points[next])
            case .line: edges.add(to: points[next])
            case .quad:
                PathFlattener.flatten(
                    quad: from,
                    points[next],
                    points[next + 1],
                    tolerance: EdgeBuffer.tolerance
                ) { edges.add(to: $0) }
            case .cubic:
                PathFlattener.flatten(
                    cubic: from,
                    points[next],
                    points[next + 1],
                    points[next + 2],
                    tolerance: EdgeBuffer.tolerance
                ) { edges.add(to: $0) }
            case .close: edges.close()
            }
            next += verb.pointCount
        }
        edges.close()
        bounds = edges.bounds
        return edges.lines
    }

    /// The edges of polygons in device pixels.
    static func edges(_ polygons: PolygonBuffer, bounds: inout DeviceRect) -> [agate_line] {
        var edges = EdgeList()
        polygons.forEachContour { contour in
            for (index, point) in contour.enumerated() {
                let place = Hull.usable(CGPoint(x: point.x, y: point.y))
                if index == 0 { edges.move(to: place) } else { edges.add(to: place) }
            }
        }
        edges.close()
        bounds = edges.bounds
        return edges.lines
    }
}

/// Edges that go down, one after the other.
private struct EdgeList {
    private(set) var lines: [agate_line] = []
    private(set) var current = CGPoint.zero
    private var start = CGPoint.zero
    private var hull = Hull()

    mutating func move(to point: CGPoint) {
        close()
        start = point
        current = point
    }

    mutating func close() { add(to: start) }

    mutating func add(to end: CGPoint) {
        let (x0, y0) = (current.x, Self.snapped(current.y))
        let (x1, y1) = (end.x, Self.snapped(end.y))
        current = end
        // An edge along the row has no height and covers nothing.
        guard y0 != y1 else { return }
        _ = hull.take(CGPoint(x: x0, y: y0))
        _ = hull.take(CGPoint(x: x1, y: y1))
        if y0 < y1 {
            lines.append(agate_line(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1))
        } else {
            lines.append(agate_line(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1))
        }
    }

    /// Rounds to whole 65536ths: adding 1.5 · 2³⁶ leaves no smaller bits in the number.
    private static func snapped(_ y: Double) -> Double {
        let shift = 103_079_215_104.0
        return (y + shift) - shift
    }

    var bounds: DeviceRect {
        guard hull.minX <= hull.maxX else { return .empty }
        return DeviceRect(
            covering: CGRect(
                x: hull.minX,
                y: hull.minY,
                width: hull.maxX - hull.minX,
                height: hull.maxY - hull.minY
            )
        )
    }
}
