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
            edges.add(verb, points, next) { $0 }
            next += verb.pointCount
        }
        edges.close()
        bounds = edges.bounds
        return edges.lines
    }

    /// Calls a closure with the edges of a path in parts.
    ///
    /// - Parameters:
    ///   - maximum: From how many edges on a part ends.
    ///   - place: From the path's space to device pixels.
    static func forEachPart(
        _ verbs: UnsafeBufferPointer<Path.Verb>,
        _ points: UnsafeBufferPointer<CGPoint>,
        maxPoints: Int,
        place: (CGPoint) -> CGPoint,
        _ body: ([agate_line]) -> Void
    ) {
        var edges = EdgeList()
        var next = 0
        for verb in verbs {
            edges.add(verb, points, next, place)
            next += verb.pointCount
            if edges.lines.count > maxPoints {
                body(edges.lines)
                edges.removeLines()
            }
        }
        edges.close()
        body(edges.lines)
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

    mutating func removeLines() { lines.removeAll(keepingCapacity: true) }

    /// Adds an element whose points begin at an index.
    mutating func add(
        _ verb: Path.Verb,
        _ points: UnsafeBufferPointer<CGPoint>,
        _ next: Int,
        _ place: (CGPoint) -> CGPoint
    ) {
        let (from, tolerance) = (current, EdgeBuffer.tolerance)
        func point(_ index: Int) -> CGPoint { place(points[next + index]) }
        switch verb {
        case .move: move(to: point(0))
        case .line: add(to: point(0))
        case .quad:
            PathFlattener.flatten(quad: from, point(0), point(1), tolerance: tolerance) { add(to: $0) }
        case .cubic:
            PathFlattener.flatten(cubic: from, point(0), point(1), point(2), tolerance: tolerance) {
                add(to: $0)
            }
        case .close: close()
        }
    }

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
