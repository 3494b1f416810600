import Foundation

/// A part of a piece between two vertices.
struct ContourPart {
    var piece: Int
    var t0: Double
    var t1: Double
    var from: Int
    var to: Int

    init(_ line: GridLine, isReversed: Bool = false) {
        piece = line.piece
        (t0, t1) = isReversed ? (line.t1, line.t0) : (line.t0, line.t1)
        (from, to) = isReversed ? (line.to, line.from) : (line.from, line.to)
    }

    /// Goes on along the same piece, if that is what a part does.
    ///
    /// A line that only touches another's end goes on, too.
    mutating func extend(by next: ContourPart) -> Bool {
        guard next.piece == piece, next.t0 == t1, to == next.from, (t1 > t0) == (next.t1 > next.t0) else {
            return false
        }
        t1 = next.t1
        to = next.to
        return true
    }
}

/// Joins edges to contours, and the lines of contours to curves.
struct ContourBuilder {
    let arrangement: PathArrangement

    /// The boundary of a result.
    ///
    /// Contours touch each other and themselves in points only; what is inside lies on their left, seen with y upwards.
    ///
    /// - Parameter isInside: Whether points belong to the result, from how often either path winds around them.
    func boundary(of edges: ArrangementEdges, _ isInside: (SIMD2<Int>) -> Bool) -> [Path] {
        var parts: [ContourPart] = []
        for edge in edges.edges {
            let (left, right) = (isInside(edge.left), isInside(edge.right))
            guard left != right else { continue }
            let line = arrangement.lines[edge.line]
            parts.append(ContourPart(line, isReversed: (line.from == edge.low) != left))
        }
        // Parts by the vertex where they start.
        let starts = parts.indices.sorted { (parts[$0].from, $0) < (parts[$1].from, $1) }
        var firstOfVertex: [Int: Int] = [:]
        for (place, part) in starts.enumerated().reversed() { firstOfVertex[parts[part].from] = place }
        var isUsed = [Bool](repeating: false, count: parts.count)
        var result: [Path] = []
        for first in parts.indices where !isUsed[first] {
            var contour: [ContourPart] = []
            var current = first
            while true {
                isUsed[current] = true
                contour.append(parts[current])
                let vertex = parts[current].to
                if vertex == parts[first].from { break }
                guard var place = firstOfVertex[vertex] else { break }
                var best: Int?
                while place < starts.count, parts[starts[place]].from == vertex {
                    let candidate = starts[place]
                    place += 1
                    guard !isUsed[candidate] else { continue }
                    if let known = best, !turnsMoreLeft(parts[current], parts[candidate], parts[known]) {
                        continue
                    }
                    best = candidate
                }
                guard let best else { break }
                current = best
            }
            let path = closedPath(contour)
            if !path.isEmpty { result.append(path) }
        }
        return result
    }

    /// Whether one part goes more to the left than another, after a part that comes to where both start.
    private func turnsMoreLeft(_ before: ContourPart, _ a: ContourPart, _ b: ContourPart) -> Bool {
        let grid = arrangement.grid
        let origin = grid[before.to]
        func vector(_ vertex: Int) -> (x: Int, y: Int) {
            (grid[vertex].x - origin.x, grid[vertex].y - origin.y)
        }
        func cross(_ a: (x: Int, y: Int), _ b: (x: Int, y: Int)) -> Int { a.x * b.y - a.y * b.x }
        let back = vector(before.from)
        let (first, second) = (vector(a.to), vector(b.to))
        // Half turns clockwise from the way back: 0 for the first half, which is on the left.
        func half(_ v: (x: Int, y: Int)) -> Int {
            let side = cross(back, v)
            return side < 0 || (side == 0 && back.x * v.x + back.y * v.y > 0) ? 0 : 1
        }
        let (halfOfFirst, halfOfSecond) = (half(first), half(second))
        if halfOfFirst != halfOfSecond { return halfOfFirst < halfOfSecond }
        return cross(first, second) < 0
    }

    private func closedPath(_ lines: [ContourPart]) -> Path {
        var parts: [ContourPart] = []
        for line in lines {
            if parts.isEmpty || !parts[parts.count - 1].extend(by: line) { parts.append(line) }
        }
        // The contour may have begun in the middle of a piece.
        if parts.count > 1 {
            var last = parts[parts.count - 1]
            if last.extend(by: parts[0]) {
                parts[0] = last
                parts.removeLast()
            }
        }
        guard parts.count > 2 || parts.contains(where: { arrangement.pieces[$0.piece].verb != .line }) else {
            return Path()
        }
        return path(of: parts, isClosed: true)
    }

    /// A path of parts of which each starts where the one before ends.
    private func path(of parts: [ContourPart], isClosed: Bool) -> Path {
        var path = Path()
        guard let first = parts.first else { return path }
        path.move(to: CGPoint(arrangement.places[first.from]))
        for (index, part) in parts.enumerated() {
            let piece = arrangement.pieces[part.piece]
            // The closing line draws itself.
            if isClosed, index == parts.count - 1, piece.verb == .line { break }
            piece.append(from: part.t0, to: part.t1, end: arrangement.places[part.to], to: &path)
        }
        if isClosed { path.closeSubpath() }
        return path
    }

    /// The lines of the first path that are wanted, in its order and joined where it goes on.
    func lines(_ isWanted: (Int) -> Bool) -> Path {
        var result = Path()
        var parts: [ContourPart] = []
        func flush() {
            guard let first = parts.first, let last = parts.last else { return }
            result.append(path(of: parts, isClosed: first.from == last.to && parts.count > 1))
            parts.removeAll()
        }
        for (index, line) in arrangement.lines.enumerated() where line.operand == 0 {
            guard isWanted(index) else {
                flush()
                continue
            }
            if let last = parts.last, last.to != line.from { flush() }
            let part = ContourPart(line)
            if parts.isEmpty || !parts[parts.count - 1].extend(by: part) { parts.append(part) }
        }
        flush()
        return result
    }
}
