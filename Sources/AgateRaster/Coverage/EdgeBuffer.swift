import AgateGeometry
import CAgateKernels
import Foundation

/// A shape as closed polygons in device pixels, in memory that is used again.
///
/// Usual shapes are points in fixed numbers of 16 bits of fraction. A shape that reaches further than
/// ``pointLimit`` pixels from the origin is a list of edges instead, in floating-point numbers; the vertical
/// positions are whole 65536ths of a pixel in both, so that the heights of edges that meet add up exactly.
/// Coordinates beyond 2³⁶ pixels are cut off there; what is not a number counts as 0.
///
/// The points of a path of usual size are rounded as distances from its first point, which is rounded by itself: a path
/// that moves keeps its shape to the last bit, and by whole pixels its coverage.
///
/// `@unchecked Sendable`: one thread at a time acquires each from the pool.
final class EdgeBuffer: @unchecked Sendable {
    /// The largest distance of a curve from its edges, in pixels.
    static let tolerance = 0.04
    /// The largest coordinate of a usual shape, in pixels.
    static let pointLimit = Double(AGATE_POINT_LIMIT)

    /// A cell holds less than 32 768 windings.
    private static let maxWindings = 32_000

    /// From how many points on the extents of edges are worth their time.
    private static let extentsFrom = 512

    private(set) var points: UnsafeMutablePointer<agate_point>
    var count = 0
    private var capacity: Int
    /// How many points there are up to the end of each polygon.
    var ends: [Int32] = []
    /// Which rows stretches of points reach, so that a band leaves out most of a long outline; empty for short ones.
    private(set) var extents: [agate_extent] = []
    /// The edges of a shape of unusual size; `points` is empty then.
    var lines: [agate_line] = []
    /// The coverage of a shape of very many points, which is added up at once instead of being held as edges.
    var plane: CoveragePlane?
    /// The smallest rectangle of pixels around the shape.
    var bounds = DeviceRect.empty

    /// The largest distance of a curve from its edges, in pixels, in the shape that is held.
    var tolerance = EdgeBuffer.tolerance

    /// The path's points in device pixels.
    var placed: [CGPoint] = []

    private static let pool = ScratchPool<EdgeBuffer>()

    private init(capacity: Int = 1024) {
        self.capacity = capacity
        points = .allocate(capacity: capacity)
    }

    deinit { points.deallocate() }

    /// A copy for good, as large as its contents; nil where a shape was added up.
    func copied() -> EdgeBuffer? {
        guard plane == nil else { return nil }
        let copy = EdgeBuffer(capacity: count)
        copy.points.update(from: points, count: count)
        (copy.count, copy.ends, copy.extents) = (count, ends, extents)
        (copy.lines, copy.bounds) = (lines, bounds)
        return copy
    }

    /// Calls a function with a buffer that holds a path.
    ///
    /// - Parameters:
    ///   - transform: From the path's space to device pixels.
    ///   - area: Where coverage is wanted. What cannot change it may be left out.
    ///   - antialias: Whether coverage will be read with antialiasing.
    ///   - tolerance: The largest distance of a curve from its edges, in pixels, in a shape of usual size.
    static func with<Result>(
        _ path: Path,
        transform: CGAffineTransform,
        within area: DeviceRect,
        antialias: Bool,
        tolerance: Double = EdgeBuffer.tolerance,
        _ body: (EdgeBuffer) -> Result
    ) -> Result {
        withEmpty { buffer in
            buffer.tolerance = tolerance
            buffer.fill(path, transform, area, antialias)
            return body(buffer)
        }
    }

    /// Holds a path, as edges or added up.
    func fill(_ path: Path, _ transform: CGAffineTransform, _ area: DeviceRect, _ antialias: Bool) {
        if !Self.isStreamed(path) {
            fill(path, transform, area)
            guard count > Self.maxWindings else { return }
            // The content of a cell with more windings is not known.
            guard agate_count_descents(points, ends, ends.count) > Self.maxWindings else { return }
            clear()
        }
        stream(path, transform, area, antialias)
    }

    /// Holds polygons that are known, or the first ones of them, instead of what was there.
    ///
    /// - Returns: False where they are not those of the transform.
    func load(_ polygons: ShapePolygons, _ transform: CGAffineTransform, first: Int = .max) -> Bool {
        guard let origin = polygons.origin(under: transform) else { return false }
        clear()
        fill(polygons, at: origin, first: min(first, polygons.ends.count))
        return true
    }

    /// Holds a path, instead of what was there.
    func load(_ path: Path, transform: CGAffineTransform, within area: DeviceRect) {
        clear()
        fill(path, transform, area)
    }

    /// Calls a function with a buffer that holds polygons in device pixels.
    static func with<Result>(
        _ polygons: PolygonBuffer,
        within area: DeviceRect,
        _ body: (EdgeBuffer) -> Result
    ) -> Result {
        withEmpty { buffer in
            buffer.fill(polygons, area)
            return body(buffer)
        }
    }

    /// Calls a function with an empty buffer.
    static func withEmpty<Result>(_ body: (EdgeBuffer) -> Result) -> Result {
        let buffer = acquire()
        defer { release(buffer) }
        buffer.clear()
        return body(buffer)
    }

    /// A buffer with anything in it.
    static func acquire() -> EdgeBuffer { pool.acquire { EdgeBuffer() } }

    static func release(_ buffer: EdgeBuffer) {
        buffer.plane = nil
        // A very large shape's memory is not kept.
        if buffer.capacity <= 1 << 20 { pool.release(buffer) }
    }

    private func clear() {
        count = 0
        ends.removeAll(keepingCapacity: true)
        extents.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        plane = nil
        bounds = .empty
        tolerance = Self.tolerance
    }

    private func fill(_ polygons: PolygonBuffer, _ area: DeviceRect) {
        guard !area.isEmpty, polygons.points.count > 0 else { return }
        let total = polygons.points.count
        reserve(total)
        let isUsual = polygons.points.pointer.withMemoryRebound(to: Double.self, capacity: 2 * total) {
            agate_fix_points(points, $0, total)
        }
        if isUsual {
            count = total
            ends.append(contentsOf: polygons.ends.lazy.map { Int32(truncatingIfNeeded: $0) })
            measure()
        } else {
            lines = LargeShape.edges(polygons, bounds: &bounds)
        }
    }

    private func fill(_ polygons: ShapePolygons, at origin: CGPoint, first: Int) {
        guard first > 0 else { return }
        let total = Int(polygons.ends[first - 1])
        reserve(total)
        let (target, distance) = (points, Self.fixed(origin))
        polygons.points.withUnsafeBufferPointer { source in
            for index in 0..<total {
                target[index] = agate_point(
                    x: source[index].x &+ distance.x,
                    y: source[index].y &+ distance.y
                )
            }
        }
        count = total
        ends.append(contentsOf: polygons.ends.prefix(first))
        measure()
    }

    /// Removes the polygons, but keeps the sums that were made of them.
    func removePolygons() {
        count = 0
        ends.removeAll(keepingCapacity: true)
    }

    func move(by distance: agate_point) {
        for index in 0..<count {
            points[index].x &+= distance.x
            points[index].y &+= distance.y
        }
    }

    func measure() {
        guard count > 0 else { return }
        var (low, high) = (agate_point(), agate_point())
        agate_bounds(points, count, &low, &high)
        bounds = DeviceRect(
            minX: Int(low.x >> 16),
            minY: Int(low.y >> 16),
            maxX: Int((high.x + 65535) >> 16),
            maxY: Int((high.y + 65535) >> 16)
        )
        guard count >= Self.extentsFrom, let total = ends.last, total > 0 else { return }
        let blocks = (Int(total) + Int(AGATE_EXTENT_POINTS) - 1) / Int(AGATE_EXTENT_POINTS)
        extents.append(contentsOf: repeatElement(agate_extent(), count: blocks))
        agate_measure_extents(&extents, points, ends, ends.count)
    }

    /// Adding 1.5 · 2⁵² leaves the number's whole part in the lower bits, rounded to nearest.
    @inline(__always)
    static func fixed(_ value: Double) -> Int32 {
        Int32(truncatingIfNeeded: (value * 65536 + 6_755_399_441_055_744).bitPattern)
    }

    @inline(__always)
    static func fixed(_ point: CGPoint) -> agate_point {
        agate_point(x: fixed(point.x), y: fixed(point.y))
    }

    @inline(__always)
    func append(_ point: agate_point) {
        if count == capacity { grow(to: count + 1) }
        points[count] = point
        count += 1
    }

    func reserve(_ more: Int) {
        if count + more > capacity { grow(to: count + more) }
    }

    @inline(never)
    private func grow(to wanted: Int) {
        let larger = max(wanted, capacity * 2)
        let memory = UnsafeMutablePointer<agate_point>.allocate(capacity: larger)
        memory.update(from: points, count: count)
        points.deallocate()
        (points, capacity) = (memory, larger)
    }

    /// The polygons as a list of edges.
    var pointLines: [agate_line] {
        var result: [agate_line] = []
        var first = 0
        for end in ends {
            for index in first..<Int(end) {
                let (a, b) = (points[index], points[index + 1 == end ? first : index + 1])
                guard a.y != b.y else { continue }
                let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
                result.append(
                    agate_line(
                        x0: Double(top.x) / 65536,
                        y0: Double(top.y) / 65536,
                        x1: Double(bottom.x) / 65536,
                        y1: Double(bottom.y) / 65536,
                        winding: a.y < b.y ? 1 : -1
                    )
                )
            }
            first = Int(end)
        }
        return result
    }

    // MARK: Rectangles

    /// The pixels of a rectangle with its sides on pixel borders; nil for all other shapes.
    ///
    /// Without antialiasing every upright rectangle is one of whole pixels.
    func pixelRect(antialias: Bool) -> DeviceRect? {
        guard ends.count == 1, count <= 6, count >= 4 else { return nil }
        var upright = 0
        var (x0, x1, from0, to0, from1, to1) = (Int32(0), Int32(0), Int32(0), Int32(0), Int32(0), Int32(0))
        for index in 0..<count {
            let (a, b) = (points[index], points[index + 1 == count ? 0 : index + 1])
            if a.y == b.y { continue }
            guard a.x == b.x, upright < 2 else { return nil }
            (x0, from0, to0, x1, from1, to1) = (x1, from1, to1, a.x, a.y, b.y)
            upright += 1
        }
        guard upright == 2, from0 == to1, to0 == from1 else { return nil }
        (x0, x1) = (min(x0, x1), max(x0, x1))
        var (y0, y1) = (min(from0, to0), max(from0, to0))
        if !antialias {
            // A pixel is in when its centre is.
            func firstCenter(_ value: Int32) -> Int32 { ((value + 32767) >> 16) << 16 }
            (x0, x1, y0, y1) = (firstCenter(x0), firstCenter(x1), firstCenter(y0), firstCenter(y1))
        }
        guard (x0 | x1 | y0 | y1) & 65535 == 0 else { return nil }
        return DeviceRect(minX: Int(x0 >> 16), minY: Int(y0 >> 16), maxX: Int(x1 >> 16), maxY: Int(y1 >> 16))
    }
}
