/// The lines of an arrangement, those between the same vertices taken together, and what crosses them.
struct ArrangementSegments {
    private(set) var segments: [GridSegment] = []
    /// For each line of the arrangement, its segment; -1 where the segment is left out.
    private(set) var segmentOfLine: [Int32] = []
    let ends: [SegmentEnds]
    private let windings: [SIMD2<Int32>]
    private let tree: SegmentTree

    /// - Parameter keepsCancelled: Whether segments stay that both paths go up as often as down; no area ends at them.
    init(_ arrangement: PathArrangement, keepsCancelled: Bool) {
        // By the numbers of their vertices, the lower one first.
        var known = GridPointTable()
        segments.reserveCapacity(arrangement.lines.count)
        segmentOfLine.reserveCapacity(arrangement.lines.count)
        for line in arrangement.lines {
            let (from, to) = (arrangement.grid[Int(line.from)], arrangement.grid[Int(line.to)])
            let goesUp = (from.y, from.x) < (to.y, to.x)
            let (low, high) = goesUp ? (line.from, line.to) : (line.to, line.from)
            let (tLow, tHigh) = goesUp ? (line.t0, line.t1) : (line.t1, line.t0)
            let next = Int32(truncatingIfNeeded: segments.count)
            let index = known.index(of: GridPoint(x: Int(low), y: Int(high)), orAdd: next)
            if index == next {
                segments.append(
                    GridSegment(low: low, high: high, piece: line.piece, tLow: tLow, tHigh: tHigh)
                )
            }
            let place = Int(index)
            segments[place].windings[Int(line.operand)] &+= goesUp ? 1 : -1
            if arrangement.pieces[Int(segments[place].piece)].verb == .line,
                arrangement.pieces[Int(line.piece)].verb != .line
            {
                (segments[place].piece, segments[place].tLow, segments[place].tHigh) =
                    (line.piece, tLow, tHigh)
            }
            segmentOfLine.append(index)
        }
        if !keepsCancelled { Self.dropCancelled(&segments, &segmentOfLine) }
        ends = segments.map { segment in
            SegmentEnds(low: arrangement.grid[Int(segment.low)], high: arrangement.grid[Int(segment.high)])
        }
        windings = segments.map(\.windings)
        tree = SegmentTree(ends, windings)
    }

    private static func dropCancelled(_ segments: inout [GridSegment], _ segmentOfLine: inout [Int32]) {
        guard segments.contains(where: { $0.windings == .zero }) else { return }
        var places = [Int32](repeating: -1, count: segments.count)
        var kept: [GridSegment] = []
        for (index, segment) in segments.enumerated() where segment.windings != .zero {
            places[index] = Int32(truncatingIfNeeded: kept.count)
            kept.append(segment)
        }
        segments = kept
        for line in segmentOfLine.indices { segmentOfLine[line] = places[Int(segmentOfLine[line])] }
    }

    /// Vertices that lie inside of lines.
    ///
    /// - Parameter distance: How many steps of the grid a vertex may be away: 0 for those that lie on the line exactly.
    ///   Lines that coincide do so within two roundings to the grid, which each move a point by 0.71 steps at most.
    func cuts(in arrangement: PathArrangement, within distance: Double) -> [PathArrangement.Cut] {
        var isSeen = [Bool](repeating: false, count: arrangement.grid.count)
        var cutsOfSegment: [Int32: [(vertex: Int32, fraction: Double)]] = [:]
        for segment in segments {
            for vertex in [segment.low, segment.high] where !isSeen[Int(vertex)] {
                isSeen[Int(vertex)] = true
                let point = arrangement.grid[Int(vertex)]
                tree.forEachMember(near: point) { member in
                    guard let fraction = fraction(of: point, inside: ends[Int(member)], distance) else {
                        return
                    }
                    cutsOfSegment[member, default: []].append((vertex, fraction))
                }
            }
        }
        guard !cutsOfSegment.isEmpty else { return [] }
        var result: [PathArrangement.Cut] = []
        for (index, line) in arrangement.lines.enumerated() {
            guard let cuts = cutsOfSegment[segmentOfLine[index]] else { continue }
            let goesUp = line.from == segments[Int(segmentOfLine[index])].low
            for cut in cuts {
                result.append(
                    PathArrangement.Cut(
                        line: Int32(truncatingIfNeeded: index),
                        fraction: goesUp ? cut.fraction : 1 - cut.fraction,
                        vertex: cut.vertex
                    )
                )
            }
        }
        return result
    }

    /// How far up a segment a point lies that is inside of it or as near as that; nil for others.
    private func fraction(of point: GridPoint, inside ends: SegmentEnds, _ distance: Double) -> Double? {
        let side = ends.side(point)
        guard side == 0 || distance > 0 else { return nil }
        let (low, vector) = (ends.low, ends.vector)
        let along = (point.x - low.x) * vector.x + (point.y - low.y) * vector.y
        let whole = vector.x * vector.x + vector.y * vector.y
        guard along > 0, along < whole, point != ends.high, point != low else { return nil }
        guard side == 0 || Double(side.magnitude) < distance * Double(whole).squareRoot() else { return nil }
        return Double(along) / Double(whole)
    }

    // MARK: Following a segment

    /// How often the paths wind around the points on the left of a segment, before anything crosses it.
    func windingsOnLeft(of segment: Int) -> SIMD2<Int32> {
        ends.withUnsafeBufferPointer { ends in
            windings.withUnsafeBufferPointer { windings in
                guard let ends = ends.baseAddress, let windings = windings.baseAddress else { return .zero }
                return tree.windingsOnLeft(of: segment, ends, windings)
            }
        }
    }

    /// Calls a closure with the points where others cross a segment, on the way up.
    ///
    /// - Parameters:
    ///   - memory: Used on the way.
    ///   - body: Gets one of the crossings at a point, whether it is the only one, and what is added there to the windings
    ///     on both sides. Returns whether to go on.
    func forEachCrossing(
        of segment: Int,
        memory: inout [SegmentCrossing],
        _ body: (SegmentCrossing, _ isOnly: Bool, _ change: SIMD2<Int32>) -> Bool
    ) {
        memory.removeAll(keepingCapacity: true)
        ends.withUnsafeBufferPointer { ends in
            guard let start = ends.baseAddress else { return }
            let crossings = SegmentCrossings(ends: start)
            tree.collect(&memory, of: segment, crossings)
            var index = 0
            while index < memory.count {
                let first = memory[index]
                var change = windings[Int(first.other)] &* SIMD2(repeating: first.sign)
                var next = index + 1
                while next < memory.count, crossings.areOne(first, memory[next], on: segment) {
                    change &+= windings[Int(memory[next].other)] &* SIMD2(repeating: memory[next].sign)
                    next += 1
                }
                guard body(first, next == index + 1, change) else { return }
                index = next
            }
        }
    }

    /// The grid point nearest to a crossing.
    func gridPoint(of crossing: SegmentCrossing, on segment: Int) -> GridPoint {
        ends.withUnsafeBufferPointer { ends in
            guard let start = ends.baseAddress else { return GridPoint(x: 0, y: 0) }
            return SegmentCrossings(ends: start).gridPoint(of: crossing, on: segment)
        }
    }

    /// How far up the other segment a crossing is.
    func fractionOnOther(_ crossing: SegmentCrossing, of segment: Int) -> Double {
        let other = ends[Int(crossing.other)]
        let (c, d) = (Double(ends[segment].side(other.low)), Double(ends[segment].side(other.high)))
        return c / (c - d)
    }
}
