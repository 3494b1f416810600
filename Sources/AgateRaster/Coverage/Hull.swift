import AgateGeometry
import Foundation

/// The rectangle around points.
struct Hull {
    private(set) var minX = Double.infinity
    private(set) var minY = Double.infinity
    private(set) var maxX = -Double.infinity
    private(set) var maxY = -Double.infinity

    /// Whether all points were numbers of usual size; what ``take(_:)`` makes usable is.
    private(set) var isRegular = true

    /// Nothing yet.
    init() {}

    /// A rectangle that is known.
    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// Takes in a point as it is.
    @inline(__always)
    mutating func take(point: CGPoint) -> CGPoint {
        // Also false for what is not a number.
        if !(abs(point.x) <= 1e6 && abs(point.y) <= 1e6) { isRegular = false }
        minX = point.x < minX ? point.x : minX
        maxX = point.x > maxX ? point.x : maxX
        minY = point.y < minY ? point.y : minY
        maxY = point.y > maxY ? point.y : maxY
        return point
    }

    /// The rectangle elsewhere.
    func moved(by distance: CGPoint) -> Hull {
        var result = self
        result.minX += distance.x
        result.maxX += distance.x
        result.minY += distance.y
        result.maxY += distance.y
        return result
    }

    /// Takes in a point, made usable.
    @inline(__always)
    mutating func take(_ point: CGPoint) -> CGPoint { take(point: Self.usable(point)) }

    /// A point within 2³⁶ pixels of the origin; what is not a number becomes 0.
    @inline(__always)
    static func usable(_ point: CGPoint) -> CGPoint {
        let limit = 68_719_476_736.0
        return abs(point.x) <= limit && abs(point.y) <= limit ? point : cut(point, limit)
    }

    private static func cut(_ point: CGPoint, _ limit: Double) -> CGPoint {
        func cut(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -limit), limit) }
        return CGPoint(x: cut(point.x), y: cut(point.y))
    }

    /// The largest distance of a coordinate from 0.
    var largest: Double { max(max(-minX, maxX), max(-minY, maxY)) }

    /// Whether the rectangle has a part in an area.
    func intersects(_ area: DeviceRect) -> Bool {
        minY < Double(area.maxY) && maxY > Double(area.minY) && minX < Double(area.maxX)
            && maxX > Double(area.minX)
    }
}

/// Tells which curves can be seen in an area.
///
/// A curve that lies on one side of it gives every pixel there what the straight line to its end gives: nothing
/// above, below and to the right, and to the left the height between its ends.
struct CurveCulling {
    private let minX: Double
    private let minY: Double
    private let maxX: Double
    private let maxY: Double

    /// Leaves out none.
    static let none = CurveCulling(
        DeviceRect(minX: -1 << 40, minY: -1 << 40, maxX: 1 << 40, maxY: 1 << 40),
        from: .zero
    )

    /// - Parameter origin: Where the curves' points are counted from.
    init(_ area: DeviceRect, from origin: CGPoint) {
        minX = Double(area.minX) - 1 - origin.x
        minY = Double(area.minY) - 1 - origin.y
        maxX = Double(area.maxX) + 1 - origin.x
        maxY = Double(area.maxY) + 1 - origin.y
    }

    /// False when the four control points lie on one side.
    @inline(__always)
    func mayShow(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> Bool {
        if a.y < minY, b.y < minY, c.y < minY, d.y < minY { return false }
        if a.y > maxY, b.y > maxY, c.y > maxY, d.y > maxY { return false }
        if a.x < minX, b.x < minX, c.x < minX, d.x < minX { return false }
        return !(a.x > maxX && b.x > maxX && c.x > maxX && d.x > maxX)
    }
}
