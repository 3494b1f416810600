import AgateGeometry
import Foundation

/// Areas in closed form, to compare coverage with.
enum ExactArea {
    /// The area that a convex polygon shares with the pixel of a column and a row.
    static func shared(_ polygon: [CGPoint], column: Int, row: Int) -> Double {
        let (x, y) = (Double(column), Double(row))
        var part = polygon
        part = cut(part) { $0.x - x }
        part = cut(part) { x + 1 - $0.x }
        part = cut(part) { $0.y - y }
        part = cut(part) { y + 1 - $0.y }
        guard part.count > 2 else { return 0 }
        // Relative to the pixel, so that nothing is lost where coordinates are huge.
        let sum = part.indices.reduce(0.0) { sum, index in
            let (a, b) = (part[index], part[(index + 1) % part.count])
            return sum + (a.x - x) * (b.y - y) - (b.x - x) * (a.y - y)
        }
        return abs(sum) / 2
    }

    /// What of a convex polygon lies where a linear function is above 0.
    private static func cut(_ polygon: [CGPoint], _ side: (CGPoint) -> Double) -> [CGPoint] {
        var result: [CGPoint] = []
        for index in polygon.indices {
            let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
            let (sideA, sideB) = (side(a), side(b))
            if sideA >= 0 { result.append(a) }
            if (sideA < 0) != (sideB < 0) {
                let t = sideA / (sideA - sideB)
                result.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
            }
        }
        return result
    }

    /// The area that a disc around a point shares with the pixel of a column and a row.
    static func ofDisc(_ center: CGPoint, _ radius: Double, column: Int, row: Int) -> Double {
        let (x0, x1) = (Double(column) - center.x, Double(column) + 1 - center.x)
        let (y0, y1) = (Double(row) - center.y, Double(row) + 1 - center.y)
        // What lies left of x and below y, counted from the centre; its four corners give the pixel.
        func quarter(_ x: Double, _ y: Double) -> Double {
            let sign = (x < 0 ? -1.0 : 1) * (y < 0 ? -1.0 : 1)
            return sign * rectangle(min(abs(x), radius), min(abs(y), radius), radius)
        }
        return quarter(x1, y1) - quarter(x0, y1) - quarter(x1, y0) + quarter(x0, y0)
    }

    /// The area of a disc around the origin within 0...x, 0...y.
    private static func rectangle(_ x: Double, _ y: Double, _ r: Double) -> Double {
        // Up to `bend` the rectangle's upper side is inside the disc.
        let bend = (r * r - y * y).squareRoot()
        guard x > bend else { return x * y }
        func integral(_ x: Double) -> Double {
            (x * max(r * r - x * x, 0).squareRoot() + r * r * asin(min(x / r, 1))) / 2
        }
        return bend * y + integral(x) - integral(bend)
    }
}
