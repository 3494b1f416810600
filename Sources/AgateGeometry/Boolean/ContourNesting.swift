import Foundation

/// Finds for each hole among contours the outer contour that it lies in.
///
/// Contours turn one way around areas (positive area, seen with y upwards) and the other way around holes, and meet in
/// points at most, as ``ContourBuilder`` makes them.
///
/// - Complexity: About O(points · log points): outer contours are taken from the smallest one on, look only at the holes in
///   their box that no smaller one has taken (``PointSet``), and at those edges only that reach a point's row
///   (``PolygonRows``).
struct ContourNesting {
    /// A contour as a polygon.
    private struct Polygon {
        let points: [CGPoint]
        let box: CGRect
        /// Below 0 for holes.
        let area: Double

        init(_ contour: Path) {
            box = contour.boundingBox
            points = contour.flattened(tolerance: 1e-4 * max(box.width, box.height)).points
            var sum = 0.0
            if let origin = points.first {
                for index in points.indices {
                    let (a, b) = (points[index], points[(index + 1) % points.count])
                    sum += (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x)
                }
            }
            area = sum / 2
        }

        /// Middles of edges, spread along the contour; vertices may lie on other contours.
        func samples(_ count: Int) -> [CGPoint] {
            let step = max(1, points.count / count)
            return stride(from: 0, to: points.count, by: step).map { index in
                let (a, b) = (points[index], points[(index + 1) % points.count])
                return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
            }
        }
    }

    /// The indices of outer contours, in order.
    let outers: [Int]
    /// The holes, in order, with the index of the outer contour around each; those that lie in none are left out.
    let holes: [(hole: Int, outer: Int)]

    init(_ contours: [Path]) {
        let polygons = contours.map { Polygon($0) }
        outers = contours.indices.filter { polygons[$0].area > 0 }
        let inner = contours.indices.filter { polygons[$0].area < 0 }
        let samples = inner.map { polygons[$0].samples(Self.sampleCount) }
        var outerOfHole = [Int?](repeating: nil, count: inner.count)
        var waiting = PointSet(samples.map { $0.first ?? .zero })
        for outer in outers.sorted(by: { (polygons[$0].area, $0) < (polygons[$1].area, $1) }) {
            let polygon = polygons[outer]
            let area = polygon.area
            let candidates = waiting.indices(in: polygon.box).filter { area >= -polygons[inner[$0]].area }
            guard !candidates.isEmpty else { continue }
            let rows = PolygonRows(polygon.points, polygon.box)
            for hole in candidates {
                let inside = samples[hole].filter { rows.contains($0) }.count
                guard 2 * inside > samples[hole].count else { continue }
                outerOfHole[hole] = outer
                waiting.remove(hole)
            }
        }
        holes = zip(inner, outerOfHole).compactMap { hole, outer in outer.map { (hole, $0) } }
    }

    /// How many points decide about a hole, most of which must lie inside; rounding may put single ones outside.
    private static let sampleCount = 16
}

/// The edges of a polygon by rows, for many questions about points.
private struct PolygonRows {
    private let points: [CGPoint]
    private let minY: Double
    private let rowsPerUnit: Double
    /// Where the edges of each row begin in `edges`.
    private var starts: [Int32]
    /// The first point of each edge.
    private var edges: [Int32] = []

    init(_ points: [CGPoint], _ box: CGRect) {
        // One row for four edges; fewer where edges reach so many rows that their lists would be long.
        var rows = max(1, points.count / 4)
        while rows > 1 {
            let rowsPerUnit = Self.rowsPerUnit(rows, box)
            let entries = points.indices.reduce(0) { sum, edge in
                let (first, last) = Self.rows(of: edge, points, box.minY, rowsPerUnit, rows)
                return sum + last - first + 1
            }
            if entries <= 8 * points.count + 64 { break }
            rows /= 2
        }
        self.init(points, box.minY, Self.rowsPerUnit(rows, box), rows)
    }

    private static func rowsPerUnit(_ rows: Int, _ box: CGRect) -> Double {
        box.height > 0 ? Double(rows) / box.height : 0
    }

    private init(_ points: [CGPoint], _ minY: Double, _ rowsPerUnit: Double, _ rows: Int) {
        (self.points, self.minY, self.rowsPerUnit) = (points, minY, rowsPerUnit)
        starts = [Int32](repeating: 0, count: rows + 1)
        for index in points.indices {
            let (first, last) = Self.rows(of: index, points, minY, rowsPerUnit, rows)
            for row in first...last { starts[row + 1] += 1 }
        }
        for row in 0..<rows { starts[row + 1] += starts[row] }
        edges = [Int32](repeating: 0, count: Int(starts[rows]))
        var filled = starts
        for index in points.indices {
            let (first, last) = Self.rows(of: index, points, minY, rowsPerUnit, rows)
            for row in first...last {
                edges[Int(filled[row])] = Int32(truncatingIfNeeded: index)
                filled[row] += 1
            }
        }
    }

    private static func row(_ y: Double, _ minY: Double, _ rowsPerUnit: Double, _ rows: Int) -> Int {
        Int(min(max((y - minY) * rowsPerUnit, 0), Double(rows - 1)))
    }

    private static func rows(
        of edge: Int,
        _ points: [CGPoint],
        _ minY: Double,
        _ rowsPerUnit: Double,
        _ rows: Int
    ) -> (first: Int, last: Int) {
        let (a, b) = (points[edge].y, points[edge + 1 == points.count ? 0 : edge + 1].y)
        return (row(min(a, b), minY, rowsPerUnit, rows), row(max(a, b), minY, rowsPerUnit, rows))
    }

    /// Whether the polygon winds around a point.
    func contains(_ point: CGPoint) -> Bool {
        let row = Self.row(point.y, minY, rowsPerUnit, starts.count - 1)
        var winding = 0
        for place in starts[row]..<starts[row + 1] {
            let index = Int(edges[Int(place)])
            let (a, b) = (points[index], points[index + 1 == points.count ? 0 : index + 1])
            guard (a.y <= point.y) != (b.y <= point.y) else { continue }
            let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
            if a.y <= point.y {
                if side > 0 { winding += 1 }
            } else if side < 0 {
                winding -= 1
            }
        }
        return winding != 0
    }
}
