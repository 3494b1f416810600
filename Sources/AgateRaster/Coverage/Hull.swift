import AgateGeometry
import Foundation

/// The rectangle around points.
struct Hull {
    private(set) var minX = Double.infinity
    private(set) var minY = Double.infinity
    private(set) var maxX = -Double.infinity
    private(set) var maxY = -Double.infinity

    /// Takes in a point, made usable.
    @inline(__always)
    mutating func take(_ point: CGPoint) -> CGPoint {
        let point = Self.usable(point)
        minX = point.x < minX ? point.x : minX
        maxX = point.x > maxX ? point.x : maxX
        minY = point.y < minY ? point.y : minY
        maxY = point.y > maxY ? point.y : maxY
        return point
    }

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
    func reaches(_ area: DeviceRect) -> Bool {
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

    init(_ area: DeviceRect) {
        minX = Double(area.minX) - 1
        minY = Double(area.minY) - 1
        maxX = Double(area.maxX) + 1
        maxY = Double(area.maxY) + 1
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
