/// An end of a stretch: a vertex, or where one will be.
struct StretchEnd {
    /// -1 where there may be no vertex yet.
    var vertex: Int32
    var point: GridPoint
    /// Where a new vertex is, as exactly as known.
    var place: Vector
}

/// A part of a segment, on the way up, and the state of its sides.
struct Stretch<State> {
    var piece: Int32
    var from: StretchEnd
    var to: StretchEnd
    var t0: Double
    var t1: Double
    var state: State
}

/// Cuts segments of an arrangement where the state of their sides changes; makes no vertices, so that threads may share it.
struct StretchFinder {
    let arrangement: PathArrangement
    let segments: ArrangementSegments

    /// The stretches of some segments with the result on one side only.
    ///
    /// The state says whether the left and the right of the way up belong to the result, by 1 or 0.
    func boundary(
        of range: Range<Int>,
        _ isInside: (SIMD2<Int32>) -> Bool
    ) -> [Stretch<SIMD2<UInt8>>] {
        var result: [Stretch<SIMD2<UInt8>>] = []
        var memory: [SegmentCrossing] = []
        for segment in range {
            forEachStretch(
                of: segment,
                as: segments.segments[segment].span,
                memory: &memory,
                state: { SIMD2<UInt8>(isInside($0) ? 1 : 0, isInside($1) ? 1 : 0) },
                isPlain: { $0.x == $0.y }
            ) { stretch in
                if stretch.state.x != stretch.state.y { result.append(stretch) }
            }
        }
        return result
    }

    /// Calls a closure with the parts of a segment between the points where the state of its sides changes.
    ///
    /// - Parameters:
    ///   - span: The piece that the segment is part of, on the way up.
    ///   - memory: Used on the way.
    ///   - state: The state where the paths wind so often around both sides.
    ///   - isPlain: Whether nothing that crosses such a part has a vertex there, for all that is said stays.
    @inline(__always)
    func forEachStretch<State: Equatable>(
        of segment: Int,
        as span: PieceSpan,
        memory: inout [SegmentCrossing],
        state: (_ left: SIMD2<Int32>, _ right: SIMD2<Int32>) -> State,
        isPlain: (State) -> Bool,
        _ body: (Stretch<State>) -> Void
    ) {
        let own = segments.segments[segment].windings
        var left = segments.windingsOnLeft(of: segment)
        let end = end(at: span.to)
        var stretch = Stretch(
            piece: span.piece,
            from: self.end(at: span.from),
            to: end,
            t0: span.t0,
            t1: span.t1,
            state: state(left, left &+ own)
        )
        segments.forEachCrossing(of: segment, memory: &memory) { crossing, isOnly, change in
            left &+= change
            let next = state(left, left &+ own)
            if next == stretch.state, isOnly || isPlain(stretch.state) { return true }
            let point = segments.gridPoint(of: crossing, on: segment)
            if point == end.point { return false }
            if point != stretch.from.point {
                let (place, t) = meeting(crossing, on: segment, span)
                stretch.to = StretchEnd(vertex: -1, point: point, place: place)
                stretch.t1 =
                    span.t0 < span.t1
                    ? min(max(t, stretch.t0), span.t1) : max(min(t, stretch.t0), span.t1)
                body(stretch)
                (stretch.from, stretch.t0) = (stretch.to, stretch.t1)
            }
            stretch.state = next
            return true
        }
        (stretch.to, stretch.t1) = (end, span.t1)
        body(stretch)
    }

    private func end(at vertex: Int32) -> StretchEnd {
        StretchEnd(
            vertex: vertex,
            point: arrangement.grid[Int(vertex)],
            place: arrangement.places[Int(vertex)]
        )
    }

    /// Where a crossing is, and the parameter of the segment's piece there.
    private func meeting(
        _ crossing: SegmentCrossing,
        on segment: Int,
        _ span: PieceSpan
    ) -> (place: Vector, t: Double) {
        let otherSpan = segments.segments[Int(crossing.other)].span
        let fraction = segments.fractionOnOther(crossing, of: segment)
        // In one order, so that it is one place from both sides.
        if segment < crossing.other {
            let meeting = arrangement.meeting(span, crossing.fraction, otherSpan, fraction)
            return (meeting.place, meeting.t)
        }
        let meeting = arrangement.meeting(otherSpan, fraction, span, crossing.fraction)
        return (meeting.place, meeting.u)
    }
}
