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
    private var memory: [SegmentCrossing] = []

    /// How often lines are looked through for vertices.
    private static let mostRounds = 6

    /// - Parameter keepsCancelled: Whether lines matter that no area ends at.
    init(_ arrangement: PathArrangement, keepsCancelled: Bool) {
        var arrangement = arrangement
        var segments = ArrangementSegments(arrangement, keepsCancelled: keepsCancelled)
        // Lines are bent to vertices beside them, and may come near others then; a few rounds end that. The last one leaves
        // every line where it is, after which none has a vertex inside.
        for round in 1...Self.mostRounds {
            let cuts = segments.cuts(in: arrangement, within: round < Self.mostRounds ? 1.5 : 0)
            if cuts.isEmpty { break }
            arrangement.cut(cuts)
            segments = ArrangementSegments(arrangement, keepsCancelled: keepsCancelled)
        }
        (self.arrangement, self.segments) = (arrangement, segments)
    }

    /// A part of a segment, on the way up, and what is said of it.
    private struct Stretch<State> {
        var part: ContourPart
        var state: State
    }

    /// Calls a closure with the parts of a segment between the points where what is said of them changes.
    ///
    /// - Parameters:
    ///   - span: The piece that the segment is part of, on the way up.
    ///   - state: What is to be said where the paths wind so often around both sides.
    ///   - isPlain: Whether nothing that crosses such a part has a vertex there, for all that is said stays.
    private mutating func forEachStretch<State: Equatable>(
        of segment: Int,
        as span: PieceSpan,
        state: (_ left: SIMD2<Int32>, _ right: SIMD2<Int32>) -> State,
        isPlain: (State) -> Bool,
        _ body: (ContourPart, State) -> Void
    ) {
        let own = segments.segments[segment].windings
        var left = segments.windingsOnLeft(of: segment)
        var current = state(left, left &+ own)
        var part = ContourPart(piece: span.piece, from: span.from, to: span.to, t0: span.t0, t1: span.t1)
        var memory: [SegmentCrossing] = []
        swap(&memory, &self.memory)
        segments.forEachCrossing(of: segment, memory: &memory) { crossing, isOnly, change in
            left &+= change
            let next = state(left, left &+ own)
            if next == current, isOnly || isPlain(current) { return true }
            let (vertex, t) = vertex(of: crossing, on: segment, span)
            if vertex == span.to { return false }
            if vertex != part.from {
                let end = span.t0 < span.t1 ? min(max(t, part.t0), span.t1) : max(min(t, part.t0), span.t1)
                (part.to, part.t1) = (vertex, end)
                body(part, current)
                (part.from, part.t0) = (vertex, end)
            }
            current = next
            return true
        }
        swap(&memory, &self.memory)
        (part.to, part.t1) = (span.to, span.t1)
        body(part, current)
    }

    /// The vertex of a crossing, and the parameter of the segment's piece there.
    private mutating func vertex(
        of crossing: SegmentCrossing,
        on segment: Int,
        _ span: PieceSpan
    ) -> (vertex: Int32, t: Double) {
        let otherSpan = segments.segments[Int(crossing.other)].span
        let fraction = segments.fractionOnOther(crossing, of: segment)
        let point = segments.gridPoint(of: crossing, on: segment)
        // In one order, so that it is one place from both sides.
        if segment < crossing.other {
            let meeting = arrangement.meeting(span, crossing.fraction, otherSpan, fraction)
            return (arrangement.vertex(at: point, meeting.place), meeting.t)
        }
        let meeting = arrangement.meeting(otherSpan, fraction, span, crossing.fraction)
        return (arrangement.vertex(at: point, meeting.place), meeting.u)
    }

    // MARK: Areas

    /// The boundary of a result; what is inside lies on the left of its parts, seen with y upwards.
    ///
    /// - Parameter isInside: Whether points belong to the result, from how often either path winds around them.
    mutating func boundary(_ isInside: (SIMD2<Int32>) -> Bool) -> [ContourPart] {
        var parts: [ContourPart] = []
        for segment in segments.segments.indices {
            forEachStretch(
                of: segment,
                as: segments.segments[segment].span,
                state: { SIMD2<UInt8>(isInside($0) ? 1 : 0, isInside($1) ? 1 : 0) },
                isPlain: { $0.x == $0.y }
            ) { part, sides in
                guard sides.x != sides.y else { return }
                parts.append(sides.x == 1 ? part : part.reversed)
            }
        }
        return parts
    }

    // MARK: Lines

    /// Calls a closure with the parts of the first path's lines, in its order, and whether they are wanted.
    ///
    /// - Parameter isWanted: Says so from how often the second path winds around both sides.
    mutating func forEachLine(
        _ isWanted: (_ left: Int, _ right: Int) -> Bool,
        _ body: (ContourPart, Bool) -> Void
    ) {
        var stretches: [(ContourPart, Bool)] = []
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
            stretches.removeAll(keepingCapacity: true)
            forEachStretch(
                of: segment,
                as: span,
                state: { isWanted(Int($0.y), Int($1.y)) },
                isPlain: { _ in true }
            ) { stretches.append(($0, $1)) }
            if goesUp {
                for (part, wanted) in stretches { body(part, wanted) }
            } else {
                for (part, wanted) in stretches.reversed() { body(part.reversed, wanted) }
            }
        }
    }
}

extension GridSegment {
    var span: PieceSpan { PieceSpan(piece: piece, from: low, to: high, t0: tLow, t1: tHigh) }
}
