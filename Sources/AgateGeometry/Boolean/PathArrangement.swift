import Foundation

/// Two paths as lines between points of a grid of 2²⁸ steps either way, none of which has a vertex inside.
///
/// Rounding to the grid makes every question about sides and order a matter of whole numbers, whose answers cannot
/// contradict each other. Where lines cross they are not cut: a crossing is known exactly from its two lines, and only
/// those that come to stand in a result become vertices.
struct PathArrangement {
    private(set) var pieces: [PathPiece] = []
    private(set) var lines: [GridLine] = []
    private(set) var grid: [GridPoint] = []
    /// Where the vertices are, as exactly as known.
    private(set) var places: [Vector] = []
    private var vertices = GridPointTable()

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
    mutating func add(_ path: Path, operand: Int32, closes: Bool) {
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

    private mutating func add(_ piece: PathPiece, _ operand: Int32) {
        let index = Int32(truncatingIfNeeded: pieces.count)
        pieces.append(piece)
        var from = vertex(at: piece.curve.p0)
        var t0 = 0.0
        let first = lines.count
        func end(at t: Double, _ place: Vector) {
            let to = vertex(at: place)
            guard to != from else { return }
            lines.append(GridLine(from: from, to: to, piece: index, operand: operand, t0: t0, t1: t))
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
        if lines.count > first { lines[lines.count - 1].t1 = 1 }
    }

    private mutating func vertex(at place: Vector) -> Int32 {
        let scaled = (place - center) * scale
        let limit = Self.size - 1
        func rounded(_ value: Double) -> Int {
            value.isNaN ? 0 : Int(min(max(value, -limit), limit).rounded())
        }
        return vertex(at: GridPoint(x: rounded(scaled.x), y: rounded(scaled.y)), place)
    }

    /// The vertex at a point of the grid.
    ///
    /// - Parameter place: Where it is exactly, if there is none yet.
    mutating func vertex(at point: GridPoint, _ place: Vector) -> Int32 {
        let next = Int32(truncatingIfNeeded: grid.count)
        let index = vertices.index(of: point, orAdd: next)
        if index == next {
            grid.append(point)
            places.append(place)
        }
        return index
    }

    // MARK: Cutting

    /// A vertex inside a line.
    struct Cut {
        var line: Int32
        var fraction: Double
        var vertex: Int32
    }

    /// Cuts lines at vertices inside of them; the parts have no others.
    mutating func cut(_ cuts: [Cut]) {
        let cuts = cuts.sorted { ($0.line, $0.fraction) < ($1.line, $1.fraction) }
        var result: [GridLine] = []
        result.reserveCapacity(lines.count + cuts.count)
        var next = 0
        for index in lines.indices {
            var line = lines[index]
            let (t0, t1, end) = (line.t0, line.t1, line.to)
            while next < cuts.count, cuts[next].line == index {
                line.to = cuts[next].vertex
                line.t1 = t0 + (t1 - t0) * cuts[next].fraction
                result.append(line)
                (line.from, line.t0) = (line.to, line.t1)
                next += 1
            }
            (line.to, line.t1) = (end, t1)
            result.append(line)
        }
        lines = result
    }

    /// Where a line crosses another, as a fraction of the way along each, and where their pieces meet.
    func meeting(
        _ first: PieceSpan,
        _ s: Double,
        _ second: PieceSpan,
        _ u: Double
    ) -> (place: Vector, t: Double, u: Double) {
        let start = (t: first.t0 + (first.t1 - first.t0) * s, u: second.t0 + (second.t1 - second.t0) * u)
        var (t, v) = start
        let (a, b) = (pieces[Int(first.piece)], pieces[Int(second.piece)])
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
        let (from, to) = (places[Int(first.from)], places[Int(first.to)])
        return (from + (to - from) * s, start.t, start.u)
    }
}
