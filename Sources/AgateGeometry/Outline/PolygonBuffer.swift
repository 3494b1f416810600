import Foundation

/// Memory for closed polygons that is used again for the next shape.
///
/// Points of all contours stand in one list, one contour after the other; each goes from its last point to its
/// first without repeating it. Neighbouring points may be the same.
///
/// `@unchecked Sendable`: one thread at a time acquires each from the pool.
package final class PolygonBuffer: @unchecked Sendable {
    /// The points of all contours.
    package internal(set) var points = PointList()
    /// Where each contour ends: the index after its last point.
    package internal(set) var ends: [Int] = []
    /// The other side of strokes while they are outlined.
    var scratch = PointList()

    /// The memory of more points than this is freed after use: 1 MiB.
    private static let keptPoints = 65_536
    private static let pool = ScratchPool<PolygonBuffer>()

    package init() {}

    deinit {
        points.deallocate()
        scratch.deallocate()
    }

    /// Calls a function with an empty buffer.
    package static func with<Result>(_ body: (PolygonBuffer) -> Result) -> Result {
        let buffer = pool.acquire { PolygonBuffer() }
        defer {
            buffer.removeAll()
            pool.release(buffer)
        }
        return body(buffer)
    }

    /// Removes all contours.
    package func removeAll() {
        points.removeAll(keeping: Self.keptPoints)
        scratch.removeAll(keeping: Self.keptPoints)
        if ends.capacity > Self.keptPoints { ends = [] } else { ends.removeAll(keepingCapacity: true) }
    }

    /// Calls a closure with the points of each contour.
    @inline(__always)
    package func forEachContour(_ body: (UnsafeBufferPointer<Vector>) -> Void) {
        var start = 0
        for end in ends {
            body(UnsafeBufferPointer(start: points.pointer + start, count: end - start))
            start = end
        }
    }

    /// The contours as a path of lines; points that repeat the one before are left out.
    package var path: Path {
        var result = Path()
        result.reserve(elements: points.count + 2 * ends.count)
        forEachContour { contour in
            var last: Vector?
            for point in contour where point != last {
                let place = CGPoint(x: point.x, y: point.y)
                if last == nil { result.move(to: place) } else { result.addLine(to: place) }
                last = point
            }
            result.closeSubpath()
        }
        return result
    }
}

extension Vector {
    @inline(__always)
    init(_ point: CGPoint) { self.init(point.x, point.y) }

    /// The length, squared.
    @inline(__always)
    var squaredLength: Double { x * x + y * y }

    @inline(__always)
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// Positive where the other vector lies from this one towards +y as seen along +x.
    @inline(__always)
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    /// The same direction with length 1; nil for a vector without direction.
    @inline(__always)
    var direction: Vector? {
        let square = squaredLength
        guard square > 1e-280, square < 1e280 else { return scaledDirection }
        return self / square.squareRoot()
    }

    /// The direction of vectors whose squares are out of range.
    private var scaledDirection: Vector? {
        let size = Swift.max(abs(x), abs(y))
        guard size > 0, size < .infinity else { return nil }
        let scaled = self / size
        return scaled / scaled.squaredLength.squareRoot()
    }
}
