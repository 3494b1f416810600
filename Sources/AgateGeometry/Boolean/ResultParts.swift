/// A part of a piece between two vertices.
struct ContourPart {
    var piece: Int32
    var from: Int32
    var to: Int32
    var t0: Double
    var t1: Double

    /// The same part the other way.
    var reversed: ContourPart { ContourPart(piece: piece, from: to, to: from, t0: t1, t1: t0) }

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

/// A part of a piece with the vertices at its ends.
struct PieceSpan {
    var piece: Int32
    var from: Int32
    var to: Int32
    var t0: Double
    var t1: Double
}

/// Follows the segments of an arrangement and finds what of them a result consists of.
struct ResultParts {
    private(set) var arrangement: PathArrangement
    private let segments: ArrangementSegments

    /// How often lines are looked through for vertices.
    private static let maxRounds = 6

    /// - Parameter keepsCancelled: Whether lines matter that no area ends at.
    init(_ arrangement: PathArrangement, keepsCancelled: Bool) {
        var arrangement = arrangement
        var segments = ArrangementSegments(arrangement, keepsCancelled: keepsCancelled)
        // Lines are bent to vertices beside them, and may come near others then; a few rounds end that. The last one leaves
        // every line where it is, after which none has a vertex inside.
        for round in 1...Self.maxRounds {
            let cuts = segments.cuts(in: arrangement, within: round < Self.maxRounds ? 1.5 : 0)
            if cuts.isEmpty { break }
            arrangement.cut(cuts)
            segments = ArrangementSegments(arrangement, keepsCancelled: keepsCancelled)
        }
        (self.arrangement, self.segments) = (arrangement, segments)
    }

    // MARK: Vertices

    /// The vertex at the end of a stretch, a new one if there is none at that point of the grid yet.
    private mutating func vertex(_ end: StretchEnd) -> Int32 {
        end.vertex >= 0 ? end.vertex : arrangement.vertex(at: end.point, end.place)
    }

    private mutating func part<State>(_ stretch: Stretch<State>) -> ContourPart {
        // A start that is no vertex is the end of the stretch before it, which is one by now.
        ContourPart(
            piece: stretch.piece,
            from: vertex(stretch.from),
            to: vertex(stretch.to),
            t0: stretch.t0,
            t1: stretch.t1
        )
    }

    // MARK: Areas

    /// The boundary of a result; what is inside lies on the left of its parts, seen with y upwards.
    ///
    /// Segments are followed by several threads, and vertices made by one, in the segments' order: the result is the same
    /// for any number of threads.
    ///
    /// - Parameters:
    ///   - threads: The maximum number of threads.
    ///   - isInside: Whether points belong to the result, from how often either path winds around them.
    mutating func boundary(threads: Int, _ isInside: @Sendable (SIMD2<Int32>) -> Bool) -> [ContourPart] {
        var parts: [ContourPart] = []
        let count = segments.segments.count
        // Batches bound what is found and not yet made into parts.
        let batch = Self.batch * (threads > 1 ? 4 * threads : 1)
        for first in stride(from: 0, to: count, by: batch) {
            let range = first..<min(first + batch, count)
            for stretches in boundaryStretches(of: range, threads: threads, isInside) {
                for stretch in stretches {
                    let part = part(stretch)
                    parts.append(stretch.state.x == 1 ? part : part.reversed)
                }
            }
        }
        return parts
    }

    /// The stretches that ``StretchFinder/boundary(of:_:)`` finds, by groups of segments in their order.
    ///
    /// A function of its own, so that nothing shares the arrangement's memory when vertices are added.
    private func boundaryStretches(
        of range: Range<Int>,
        threads: Int,
        _ isInside: @Sendable (SIMD2<Int32>) -> Bool
    ) -> [[Stretch<SIMD2<UInt8>>]] {
        let finder = StretchFinder(arrangement: arrangement, segments: segments)
        let groups = (range.count + Self.batch - 1) / Self.batch
        // A few groups are done sooner than other threads are woken.
        return ParallelMap(threads: threads, minimum: 8).map(groups) { group in
            let low = range.lowerBound + group * Self.batch
            return finder.boundary(of: low..<min(low + Self.batch, range.upperBound), isInside)
        }
    }

    /// How many segments a thread follows at a time.
    private static let batch = 64

    // MARK: Lines

    /// Calls a closure with the parts of the first path's lines, in its order, and whether they are wanted.
    ///
    /// - Parameter isWanted: Says so from how often the second path winds around both sides.
    mutating func forEachLine(
        _ isWanted: (_ left: Int, _ right: Int) -> Bool,
        _ body: (ContourPart, Bool) -> Void
    ) {
        var memory: [SegmentCrossing] = []
        for index in arrangement.lines.indices where arrangement.lines[index].operand == 0 {
            let line = arrangement.lines[index]
            let segment = Int(segments.segmentOfLine[index])
            let goesUp = line.from == segments.segments[segment].low
            var span = PieceSpan(
                piece: line.piece,
                from: line.from,
                to: line.to,
                t0: line.t0,
                t1: line.t1
            )
            if !goesUp { (span.from, span.to, span.t0, span.t1) = (line.to, line.from, line.t1, line.t0) }
            var stretches: [Stretch<Bool>] = []
            StretchFinder(arrangement: arrangement, segments: segments).forEachStretch(
                of: segment,
                as: span,
                memory: &memory,
                state: { isWanted(Int($0.y), Int($1.y)) },
                isPlain: { _ in true }
            ) { stretches.append($0) }
            let parts = stretches.map { (part: part($0), isWanted: $0.state) }
            if goesUp {
                for (part, isWanted) in parts { body(part, isWanted) }
            } else {
                for (part, isWanted) in parts.reversed() { body(part.reversed, isWanted) }
            }
        }
    }
}

extension GridSegment {
    var span: PieceSpan { PieceSpan(piece: piece, from: low, to: high, t0: tLow, t1: tHigh) }
}
