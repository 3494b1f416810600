/// A line of an arrangement, from both paths together, with what lies on its sides.
struct ArrangementEdge {
    /// The lower end, or the left one of an edge along x.
    let low: Int
    let high: Int
    /// How often either path goes up along it, less how often it goes down.
    var windings = SIMD2<Int>(0, 0)
    /// A line that it stands for, if possible one of a curve.
    var line: Int
    /// How often either path winds around the points on its left, going up, and on its right.
    var left = SIMD2<Int>(0, 0)
    var right = SIMD2<Int>(0, 0)
}

/// The edges of an arrangement whose lines have been cut.
struct ArrangementEdges {
    private(set) var edges: [ArrangementEdge] = []
    /// For each line of the arrangement, its edge.
    private(set) var edgeOfLine: [Int] = []

    init(_ arrangement: PathArrangement) {
        var known: [SIMD2<Int>: Int] = [:]
        known.reserveCapacity(arrangement.lines.count)
        edgeOfLine.reserveCapacity(arrangement.lines.count)
        for (index, line) in arrangement.lines.enumerated() {
            let (from, to) = (arrangement.grid[line.from], arrangement.grid[line.to])
            let goesUp = (from.y, from.x) < (to.y, to.x)
            let (low, high) = goesUp ? (line.from, line.to) : (line.to, line.from)
            let key = SIMD2(low, high)
            let edge = known[key] ?? edges.count
            if edge == edges.count {
                known[key] = edge
                edges.append(ArrangementEdge(low: low, high: high, line: index))
            }
            edges[edge].windings[line.operand] += goesUp ? 1 : -1
            let isStraight = arrangement.pieces[arrangement.lines[edges[edge].line].piece].verb == .line
            if isStraight, arrangement.pieces[line.piece].verb != .line { edges[edge].line = index }
            edgeOfLine.append(edge)
        }
        findWindings(arrangement.grid)
    }

    /// An edge in doubled coordinates, so that the middle of another is a whole number too.
    private struct Span {
        let index: Int
        let low: GridPoint
        let high: GridPoint
        let windings: SIMD2<Int>

        /// Whether the edge lies left of a point of a row that it crosses.
        @inline(__always)
        func isLeft(of point: GridPoint) -> Bool {
            if max(low.x, high.x) < point.x { return true }
            if min(low.x, high.x) > point.x { return false }
            return GridPoint.orientation(low, high, point) < 0
        }
    }

    /// Counts, for the middle of each edge, the edges to its left.
    private mutating func findWindings(_ grid: [GridPoint]) {
        func doubled(_ point: GridPoint) -> GridPoint { GridPoint(x: 2 * point.x, y: 2 * point.y) }
        let spans = edges.indices.map { index in
            Span(
                index: index,
                low: doubled(grid[edges[index].low]),
                high: doubled(grid[edges[index].high]),
                windings: edges[index].windings
            )
        }
        func middle(_ span: Span) -> GridPoint {
            GridPoint(x: (span.low.x + span.high.x) / 2, y: (span.low.y + span.high.y) / 2)
        }
        let byStart = spans.filter { $0.low.y != $0.high.y && $0.windings != .zero }
            .sorted { $0.low.y < $1.low.y }
        let queries = spans.sorted { middle($0).y < middle($1).y }
        var active: [Span] = []
        var next = 0
        for query in queries {
            let point = middle(query)
            while next < byStart.count, byStart[next].low.y <= point.y {
                active.append(byStart[next])
                next += 1
            }
            var above = SIMD2<Int>(0, 0)
            var below = SIMD2<Int>(0, 0)
            var kept = 0
            for place in active.indices {
                let span = active[place]
                guard span.high.y >= point.y else { continue }
                active[kept] = span
                kept += 1
                guard span.index != query.index, span.isLeft(of: point) else { continue }
                if span.high.y > point.y { above &+= span.windings }
                if span.low.y < point.y { below &+= span.windings }
            }
            active.removeLast(active.count - kept)
            if query.low.y == query.high.y {
                // Along x, going right: its left side is above.
                edges[query.index].left = above
                edges[query.index].right = below
            } else {
                edges[query.index].left = above
                edges[query.index].right = above &+ query.windings
            }
        }
    }
}
