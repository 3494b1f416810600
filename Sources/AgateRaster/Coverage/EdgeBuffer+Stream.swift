import AgateGeometry
import CAgateKernels
import Foundation

/// Shapes of very many points, added up in parts: memory is bounded by the pixels in sight (benchmark `paths/curves`).
extension EdgeBuffer {
    /// Paths of more points are not held as polygons.
    static let streamedFrom = 65_536
    /// The maximum number of points of a path of lines alone that is kept, since lines become no more points.
    private static let maxLines = 1 << 18
    /// From how many points on what there is of a shape is added up.
    private static let maxPoints = 16_384
    /// How many elements of a path are looked at together.
    private static let maxElements = 64

    /// Whether a path that is filled is added up in parts.
    static func isStreamed(_ path: Path) -> Bool {
        let count = path.points.count
        guard count > streamedFrom else { return false }
        if count > maxLines { return true }
        for verb in path.verbs {
            switch verb {
            case .quad, .cubic: return true
            case .move, .line, .close: break
            }
        }
        return false
    }

    /// Lends a buffer that holds a stroked path.
    static func withStroke<Result>(
        _ path: Path,
        _ style: StrokeStyle,
        transform: CGAffineTransform,
        within area: DeviceRect,
        antialias: Bool,
        _ body: (EdgeBuffer) -> Result
    ) -> Result {
        withEmpty { buffer in
            buffer.stream(path, style, transform, area, antialias)
            return body(buffer)
        }
    }

    private func stream(
        _ path: Path,
        _ style: StrokeStyle,
        _ transform: CGAffineTransform,
        _ area: DeviceRect,
        _ antialias: Bool
    ) {
        guard let plane = makePlane(area, antialias) else { return }
        path.forEachPartOfStroke(
            style,
            transform: transform,
            tolerance: Canvas.strokeTolerance,
            within: area,
            maxPoints: Self.maxPoints
        ) { part in
            removePolygons()
            let total = part.points.count
            reserve(total)
            let isUsual = part.points.pointer.withMemoryRebound(to: Double.self, capacity: 2 * total) {
                agate_fix_points(points, $0, total)
            }
            if isUsual {
                count = total
                ends.append(contentsOf: part.ends.lazy.map { Int32(truncatingIfNeeded: $0) })
                plane.add(self)
            } else {
                var bounds = DeviceRect.empty
                plane.add(LargeShape.edges(part, bounds: &bounds))
            }
        }
        removePolygons()
    }

    func stream(_ path: Path, _ transform: CGAffineTransform, _ area: DeviceRect, _ antialias: Bool) {
        path.withElements { verbs, points in
            guard let first = points.first else { return }
            let origin = first.applying(transform)
            let linear = CGAffineTransform(
                a: transform.a,
                b: transform.b,
                c: transform.c,
                d: transform.d,
                tx: 0,
                ty: 0
            )
            func relative(_ point: CGPoint) -> CGPoint {
                CGPoint(x: point.x - first.x, y: point.y - first.y).applying(linear)
            }
            var hull = Hull()
            for point in points { _ = hull.take(point: relative(point)) }
            let moved = hull.moved(by: origin)
            let isRelative =
                abs(origin.x) <= Self.pointLimit && abs(origin.y) <= Self.pointLimit && hull.isRegular
                && moved.largest <= Self.pointLimit
            if isRelative {
                guard moved.intersects(area), let plane = makePlane(area, antialias) else { return }
                let view = CurveCulling(area, from: origin)
                stream(verbs, points, view, movedBy: Self.fixed(origin), to: plane) { relative($0) }
            } else {
                streamLarge(verbs, points, transform, area, antialias)
            }
        }
    }

    private func streamLarge(
        _ verbs: UnsafeBufferPointer<Path.Verb>,
        _ points: UnsafeBufferPointer<CGPoint>,
        _ transform: CGAffineTransform,
        _ area: DeviceRect,
        _ antialias: Bool
    ) {
        func place(_ point: CGPoint) -> CGPoint { Hull.usable(point.applying(transform)) }
        var hull = Hull()
        for point in points { _ = hull.take(point: place(point)) }
        guard hull.intersects(area), let plane = makePlane(area, antialias) else { return }
        if hull.largest <= Self.pointLimit {
            stream(
                verbs,
                points,
                CurveCulling(area, from: .zero),
                movedBy: agate_point(),
                to: plane,
                place: place
            )
        } else {
            LargeShape.forEachPart(verbs, points, maxPoints: Self.maxPoints, place: place) { plane.add($0) }
        }
    }

    /// Adds a path's polygons to a plane.
    ///
    /// A polygon that is not complete is closed for the time being, and goes on with the same line the other way.
    private func stream(
        _ verbs: UnsafeBufferPointer<Path.Verb>,
        _ points: UnsafeBufferPointer<CGPoint>,
        _ view: CurveCulling,
        movedBy distance: agate_point,
        to plane: CoveragePlane,
        place: (CGPoint) -> CGPoint
    ) {
        var cursor = PolygonCursor(start: place(points[0]), current: place(points[0]))
        var nextPoint = 0
        var verb = 0
        while verb < verbs.count {
            let lastVerb = min(verb + Self.maxElements, verbs.count)
            let part = UnsafeBufferPointer(rebasing: verbs[verb..<lastVerb])
            let pointCount = part.reduce(0) { $0 + $1.pointCount }
            placed.removeAll(keepingCapacity: true)
            for point in points[nextPoint..<nextPoint + pointCount] { placed.append(place(point)) }
            placed.withUnsafeBufferPointer { placed in
                withUnsafePointer(to: CGPoint.zero) { none in
                    takePolygons(part, placed.baseAddress ?? none, pointCount, view, &cursor)
                }
            }
            nextPoint += pointCount
            verb = lastVerb
            guard count > Self.maxPoints || verb == verbs.count else { continue }
            endPolygon()
            move(by: distance)
            plane.add(self)
            removePolygons()
            append(Self.fixed(cursor.start))
            append(Self.fixed(cursor.current))
        }
        removePolygons()
    }

    /// Makes a plane for an area the buffer's coverage; nil for none that can be had.
    private func makePlane(_ area: DeviceRect, _ antialias: Bool) -> CoveragePlane? {
        guard !area.isEmpty, area.width <= 1 << 20, area.height <= 1 << 20,
            area.width * area.height <= 1 << 30
        else { return nil }
        let plane = CoveragePlane(area, antialias: antialias)
        self.plane = plane
        bounds = area
        return plane
    }
}
