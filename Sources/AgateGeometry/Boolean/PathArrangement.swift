import Foundation

/// A point of the arrangement's grid.
struct GridPoint: Hashable {
    var x: Int
    var y: Int

    /// Twice the area of a triangle; above 0 when the third point lies left of the way from the first to the second.
    ///
    /// Exact: coordinates stay below 2²⁸, and for doubled coordinates below 2²⁹.
    @inline(__always)
    static func orientation(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x &- a.x) &* (c.y &- a.y) &- (b.y &- a.y) &* (c.x &- a.x)
    }
}

/// A short line of an arrangement: part of a piece of one of two paths.
struct GridLine {
    /// Vertices.
    var from: Int
    var to: Int
    /// The piece, and its parameters at both ends.
    var piece: Int
    var t0: Double
    var t1: Double
    /// 0 for the first path and 1 for the second.
    var operand: Int
    /// Whether it has not been compared with the others yet.
    var isNew = true
}

/// Two paths as lines between points of a grid of 2²⁸ steps either way, which meet at their ends only.
///
/// Rounding to the grid makes every question about sides and order a matter of whole numbers, whose answers cannot
/// contradict each other.
struct PathArrangement {
    private(set) var pieces: [PathPiece] = []
    private(set) var lines: [GridLine] = []
    private(set) var grid: [GridPoint] = []
    /// Where the vertices are, as exactly as known.
    private(set) var places: [Vector] = []
    /// The lines that start a subpath, as indices at the time of adding.
    private var vertices: [GridPoint: Int] = [:]

    private let center: Vector
    private let scale: Double
    private let steps: CurveSteps

    /// The largest coordinate on the grid.
    private static let size = 268_435_456.0

    /// - Parameter box: Around everything that will be added.
    init(box: CGRect) {
        let extent = box.isNull ? 1 : max(box.width, box.height, 1e-290)
        center = box.isNull ? .zero : Vector(box.midX, box.midY)
        // Rounding outwards and intersections stay within.
        scale = (Self.size - 16) / (extent / 2 * 1.000_001)
        steps = CurveSteps(tolerance: max(extent * 1e-5, 1e-290))
    }

    // MARK: Adding

    /// Adds a path.
    ///
    /// - Parameter closes: Whether open subpaths get a line to their start.
    mutating func add(_ path: Path, operand: Int, closes: Bool) {
        var start = Vector.zero
        var current = Vector.zero
        func closing() -> PathPiece? { current == start ? nil : PathPiece(line: current, start) }
        path.forEachElement { verb, _, p in
            switch verb {
            case .move:
                if closes, let line = closing() { add(line, operand) }
                start = Vector(p[0])
                current = start
            case .line:
                add(PathPiece(line: current, Vector(p[0])), operand)
                current = Vector(p[0])
            case .quad:
                add(PathPiece(quad: current, Vector(p[0]), Vector(p[1])), operand)
                current = Vector(p[1])
            case .cubic:
                let curve = CubicCurve(current, Vector(p[0]), Vector(p[1]), Vector(p[2]))
                add(PathPiece(cubic: curve), operand)
                current = curve.p3
            case .close:
                if let line = closing() { add(line, operand) }
                current = start
            }
        }
        if closes, let line = closing() { add(line, operand) }
    }

    private mutating func add(_ piece: PathPiece, _ operand: Int) {
        let index = pieces.count
        pieces.append(piece)
        var from = vertex(at: piece.curve.p0)
        var t0 = 0.0
        func end(at t: Double, _ place: Vector) {
            let to = vertex(at: place)
            guard to != from else { return }
            lines.append(GridLine(from: from, to: to, piece: index, t0: t0, t1: t, operand: operand))
            from = to
            t0 = t
        }
        if piece.verb != .line {
            let (a, b) = piece.curve.bends
            let polynomial = piece.curve.polynomial
            steps.forEachInner(a, b) { t, _ in end(at: t, polynomial.point(at: t)) }
        }
        end(at: 1, piece.curve.p3)
        // A last step too short for the grid belongs to the one before.
        if let last = lines.indices.last, lines[last].piece == index { lines[last].t1 = 1 }
    }

    private mutating func vertex(at place: Vector) -> Int {
        let scaled = (place - center) * scale
        let limit = Self.size - 1
        func rounded(_ value: Double) -> Int {
            value.isNaN ? 0 : Int(min(max(value, -limit), limit).rounded())
        }
        let point = GridPoint(x: rounded(scaled.x), y: rounded(scaled.y))
        if let known = vertices[point] { return known }
        let index = grid.count
        vertices[point] = index
        grid.append(point)
        places.append(place)
        return index
    }

    // MARK: Cutting

    private struct Cut {
        var line: Int
        var fraction: Double
        var vertex: Int
        var t: Double
    }

    /// Cuts lines where they meet others.
    ///
    /// Rounding moves lines a little, and may make them meet again; a few rounds end that.
    mutating func cutWhereLinesMeet() {
        for _ in 0..<12 {
            var cuts = findCuts()
            guard !cuts.isEmpty else { return }
            cuts.sort { ($0.line, $0.fraction) < ($1.line, $1.fraction) }
            var result: [GridLine] = []
            result.reserveCapacity(lines.count + cuts.count)
            var next = 0
            for index in lines.indices {
                var line = lines[index]
                line.isNew = false
                let end = (vertex: line.to, t: line.t1)
                while next < cuts.count, cuts[next].line == index {
                    let cut = cuts[next]
                    next += 1
                    guard cut.vertex != line.from, cut.vertex != end.vertex else { continue }
                    line.isNew = true
                    line.to = cut.vertex
                    line.t1 = cut.t
                    result.append(line)
                    line.from = cut.vertex
                    line.t0 = cut.t
                }
                (line.to, line.t1) = end
                result.append(line)
            }
            lines = result
        }
    }

    private mutating func findCuts() -> [Cut] {
        var cuts: [Cut] = []
        let order = lines.indices.sorted { minY(lines[$0]) < minY(lines[$1]) }
        var active: [Int] = []
        for index in order {
            let line = lines[index]
            let low = minY(line)
            let (a, b) = (grid[line.from], grid[line.to])
            let (left, right) = (min(a.x, b.x), max(a.x, b.x))
            var kept = 0
            for place in active.indices {
                let other = active[place]
                let (c, d) = (grid[lines[other].from], grid[lines[other].to])
                guard max(c.y, d.y) >= low else { continue }
                active[kept] = other
                kept += 1
                guard max(c.x, d.x) >= left, min(c.x, d.x) <= right, line.isNew || lines[other].isNew else {
                    continue
                }
                addCuts(index, other, &cuts)
            }
            active.removeLast(active.count - kept)
            active.append(index)
        }
        return cuts
    }

    private func minY(_ line: GridLine) -> Int { min(grid[line.from].y, grid[line.to].y) }

    private mutating func addCuts(_ i: Int, _ j: Int, _ cuts: inout [Cut]) {
        let (first, second) = (lines[i], lines[j])
        let (a, b, c, d) = (grid[first.from], grid[first.to], grid[second.from], grid[second.to])
        let sideOfC = GridPoint.orientation(a, b, c)
        let sideOfD = GridPoint.orientation(a, b, d)
        guard (sideOfC <= 0 || sideOfD <= 0) && (sideOfC >= 0 || sideOfD >= 0) else { return }
        let sideOfA = GridPoint.orientation(c, d, a)
        let sideOfB = GridPoint.orientation(c, d, b)
        guard (sideOfA <= 0 || sideOfB <= 0) && (sideOfA >= 0 || sideOfB >= 0) else { return }
        if sideOfC == 0 { cut(i, at: second.from, &cuts) }
        if sideOfD == 0 { cut(i, at: second.to, &cuts) }
        if sideOfA == 0 { cut(j, at: first.from, &cuts) }
        if sideOfB == 0 { cut(j, at: first.to, &cuts) }
        guard sideOfA != 0, sideOfB != 0, sideOfC != 0, sideOfD != 0 else { return }
        let s = Double(sideOfA) / (Double(sideOfA) - Double(sideOfB))
        let u = Double(sideOfC) / (Double(sideOfC) - Double(sideOfD))
        let meeting = meeting(first, s, second, u)
        let vertex = vertex(at: meeting.place)
        if vertex != first.from, vertex != first.to {
            cuts.append(Cut(line: i, fraction: s, vertex: vertex, t: meeting.t))
        }
        if vertex != second.from, vertex != second.to {
            cuts.append(Cut(line: j, fraction: u, vertex: vertex, t: meeting.u))
        }
    }

    /// Cuts a line at a vertex that is on it, if it is not one of its ends or beyond.
    private func cut(_ index: Int, at vertex: Int, _ cuts: inout [Cut]) {
        let line = lines[index]
        guard vertex != line.from, vertex != line.to else { return }
        let (a, b, p) = (grid[line.from], grid[line.to], grid[vertex])
        guard min(a.x, b.x) <= p.x, p.x <= max(a.x, b.x), min(a.y, b.y) <= p.y, p.y <= max(a.y, b.y) else {
            return
        }
        let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
        let fraction = (Double(p.x - a.x) * dx + Double(p.y - a.y) * dy) / (dx * dx + dy * dy)
        let t = line.t0 + (line.t1 - line.t0) * fraction
        cuts.append(Cut(line: index, fraction: fraction, vertex: vertex, t: t))
    }

    /// Where the pieces of two lines meet, found from where the lines meet by Newton's steps.
    private func meeting(
        _ first: GridLine,
        _ s: Double,
        _ second: GridLine,
        _ u: Double
    ) -> (place: Vector, t: Double, u: Double) {
        let start = (t: first.t0 + (first.t1 - first.t0) * s, u: second.t0 + (second.t1 - second.t0) * u)
        var (t, v) = start
        let (a, b) = (pieces[first.piece], pieces[second.piece])
        for _ in 0..<6 {
            let gap = b.point(at: v) - a.point(at: t)
            let (da, db) = (a.derivative(at: t), b.derivative(at: v))
            let determinant = da.cross(db)
            guard determinant != 0 else { break }
            let (dt, dv) = (gap.cross(db) / determinant, gap.cross(da) / determinant)
            t += dt
            v += dv
            if abs(dt) + abs(dv) < 1e-15 { break }
        }
        let isWithin =
            t >= min(first.t0, first.t1) && t <= max(first.t0, first.t1) && v >= min(second.t0, second.t1)
            && v <= max(second.t0, second.t1)
        if isWithin {
            let (pointOfA, pointOfB) = (a.point(at: t), b.point(at: v))
            if (pointOfA - pointOfB).squaredLength.squareRoot() * scale < 0.25 { return (pointOfA, t, v) }
        }
        let (from, to) = (places[first.from], places[first.to])
        return (from + (to - from) * s, start.t, start.u)
    }
}
