import AgateGeometry
import CAgateKernels
import Foundation

/// Where a path has been read to: where its subpath began, and its current point.
struct PolygonCursor {
    var start: CGPoint
    var current: CGPoint
}

/// Paths as polygons: their points in place, their curves as lines.
extension EdgeBuffer {
    /// The points of a path of usual size, counted from its first one, and the ends of its polygons; nil for other paths.
    static func relativePolygons(of path: Path, transform: CGAffineTransform)
        -> (points: [agate_point], ends: [Int32])?
    {
        withEmpty { buffer in
            var isUsual = false
            path.withElements { verbs, points in
                isUsual = buffer.placeRelatively(points, transform) != nil
                guard isUsual else { return }
                buffer.placed.withUnsafeBufferPointer { placed in
                    guard let start = placed.baseAddress else { return }
                    buffer.takePolygons(verbs, start, points.count, .none)
                }
            }
            guard isUsual else { return nil }
            return (Array(UnsafeBufferPointer(start: buffer.points, count: buffer.count)), buffer.ends)
        }
    }

    func fill(_ path: Path, _ transform: CGAffineTransform, _ area: DeviceRect) {
        guard !area.isEmpty, !path.isEmpty else { return }
        path.withElements { verbs, points in
            if let (origin, hull) = placeRelatively(points, transform) {
                guard hull.intersects(area) else { return }
                placed.withUnsafeBufferPointer { placed in
                    guard let start = placed.baseAddress else { return }
                    takePolygons(verbs, start, points.count, CurveCulling(area, from: origin))
                }
                move(by: Self.fixed(origin))
                measure()
            } else {
                let hull = place(points, transform)
                guard hull.intersects(area) else { return }
                placed.withUnsafeBufferPointer { placed in
                    guard let start = placed.baseAddress else { return }
                    if hull.largest <= Self.pointLimit {
                        takePolygons(verbs, start, placed.count, CurveCulling(area, from: .zero))
                        measure()
                    } else {
                        lines = LargeShape.edges(verbs, placed, bounds: &bounds)
                    }
                }
            }
        }
    }

    /// Transforms the path's points, counted from the first one, into the first ones of `placed`.
    ///
    /// - Returns: Where that is, and the rectangle around all; nil for a path of unusual size.
    private func placeRelatively(
        _ points: UnsafeBufferPointer<CGPoint>,
        _ transform: CGAffineTransform
    ) -> (origin: CGPoint, hull: Hull)? {
        guard let start = points.baseAddress, let first = points.first else { return nil }
        let origin = first.applying(transform)
        guard abs(origin.x) <= Self.pointLimit, abs(origin.y) <= Self.pointLimit else { return nil }
        if placed.count < points.count {
            placed.append(contentsOf: repeatElement(.zero, count: points.count - placed.count))
        }
        var matrix = agate_matrix(
            a: Double(transform.a),
            b: Double(transform.b),
            c: Double(transform.c),
            d: Double(transform.d)
        )
        var sides = agate_sides()
        let isRegular = placed.withUnsafeMutableBytes {
            agate_place_points(
                $0.bindMemory(to: Double.self).baseAddress,
                &sides,
                UnsafeRawPointer(start).assumingMemoryBound(to: Double.self),
                points.count,
                &matrix
            )
        }
        guard isRegular else { return nil }
        let hull = Hull(minX: sides.min_x, minY: sides.min_y, maxX: sides.max_x, maxY: sides.max_y)
        let moved = hull.moved(by: origin)
        return moved.largest <= Self.pointLimit ? (origin, moved) : nil
    }

    /// Transforms the path's points.
    private func place(_ points: UnsafeBufferPointer<CGPoint>, _ transform: CGAffineTransform) -> Hull {
        placed.removeAll(keepingCapacity: true)
        var hull = Hull()
        for point in points {
            placed.append(hull.take(transform == .identity ? point : point.applying(transform)))
        }
        return hull
    }

    private func takePolygons(
        _ verbs: UnsafeBufferPointer<Path.Verb>,
        _ placed: UnsafePointer<CGPoint>,
        _ placedCount: Int,
        _ view: CurveCulling
    ) {
        var cursor = PolygonCursor(start: placed[0], current: placed[0])
        takePolygons(verbs, placed, placedCount, view, &cursor)
        endPolygon()
    }

    /// Adds some elements of a path, of which more may follow.
    func takePolygons(
        _ verbs: UnsafeBufferPointer<Path.Verb>,
        _ placed: UnsafePointer<CGPoint>,
        _ placedCount: Int,
        _ view: CurveCulling,
        _ cursor: inout PolygonCursor
    ) {
        var next = placed
        var (start, current) = (cursor.start, cursor.current)
        reserve(placedCount + verbs.count)
        var index = 0
        while index < verbs.count {
            let verb = verbs[index]
            index += 1
            switch verb {
            case .move:
                endPolygon()
                start = next[0]
                current = start
                append(Self.fixed(current))
                next += 1
            case .line:
                // Long outlines are lines mostly: as many as there are together.
                let first = index - 1
                while index < verbs.count, verbs[index] == .line { index += 1 }
                append(next, index - first)
                next += index - first
                current = next[-1]
            case .quad:
                if view.mayShow(current, next[0], next[1], next[1]) {
                    append(quad: current, next[0], next[1])
                } else {
                    append(Self.fixed(next[1]))
                }
                current = next[1]
                next += 2
            case .cubic:
                if view.mayShow(current, next[0], next[1], next[2]) {
                    append(cubic: current, next[0], next[1], next[2])
                } else {
                    append(Self.fixed(next[2]))
                }
                current = next[2]
                next += 3
            case .close:
                endPolygon()
                current = start
                append(Self.fixed(start))
            }
        }
        cursor = PolygonCursor(start: start, current: current)
    }

    private func append(_ lines: UnsafePointer<CGPoint>, _ added: Int) {
        guard added > 3 else {
            for index in 0..<added { append(Self.fixed(lines[index])) }
            return
        }
        reserve(added)
        _ = agate_fix_points(
            points + count,
            UnsafeRawPointer(lines).assumingMemoryBound(to: Double.self),
            added
        )
        count += added
    }

    /// A polygon of one point is none.
    func endPolygon() {
        let start = Int(ends.last ?? 0)
        if count - start > 1 { ends.append(Int32(truncatingIfNeeded: count)) } else { count = start }
    }

}

// MARK: Curves

extension EdgeBuffer {
    private func append(quad p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) {
        let (x, y) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let lines = PathFlattener.lineCount(squared: x * x + y * y, factor: 0.25, tolerance: tolerance)
        append(
            Coefficients(
                a: (0, 0),
                b: (x, y),
                c: (2 * (p1.x - p0.x), 2 * (p1.y - p0.y)),
                d: (p0.x, p0.y)
            ),
            lines: lines,
            end: p2
        )
    }

    private func append(cubic p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        let (ax, ay) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let (bx, by) = (p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        let lines = PathFlattener.lineCount(
            squared: max(ax * ax + ay * ay, bx * bx + by * by),
            factor: 0.75,
            tolerance: tolerance
        )
        append(
            Coefficients(
                a: (bx - ax, by - ay),
                b: (3 * ax, 3 * ay),
                c: (3 * (p1.x - p0.x), 3 * (p1.y - p0.y)),
                d: (p0.x, p0.y)
            ),
            lines: lines,
            end: p3
        )
    }

    /// A curve as a polynomial ((a t + b) t + c) t + d, as the kernel reads it.
    private struct Coefficients {
        var a, b, c, d: (Double, Double)
    }

    private func append(_ curve: Coefficients, lines: Int, end: CGPoint) {
        guard lines > 1 else {
            append(Self.fixed(end))
            return
        }
        reserve(lines)
        withUnsafePointer(to: curve) {
            $0.withMemoryRebound(to: Double.self, capacity: 8) {
                agate_flatten_curve(points + count, $0, lines, Self.fixed(end))
            }
        }
        count += lines
    }
}
