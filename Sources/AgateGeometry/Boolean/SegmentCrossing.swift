/// A point where a segment crosses another, inside of both, seen from the segment that is followed.
struct SegmentCrossing {
    /// Where on the way up along the segment, from 0 to 1; exact to 2⁻⁵¹.
    var fraction: Double
    /// The other segment.
    var other: Int32
    /// 1 where the way goes from the other segment's left to its right, and -1 where it comes back.
    var sign: Int32
}

/// Exact questions about crossings of segments between points of a grid of 2²⁸ steps either way.
///
/// Numbers are computed in floating point first, with known errors; what they leave open is decided in whole numbers.
struct SegmentCrossings {
    let ends: UnsafePointer<SegmentEnds>

    /// The crossing of a segment with another, neither with a vertex of the other inside; nil where they do not cross.
    ///
    /// - Parameter own: The ends of the segment, which are looked up once for many.
    @inline(__always)
    func crossing(of own: SegmentEnds, with second: Int) -> SegmentCrossing? {
        let other = ends[second]
        let (c, d) = (own.side(other.low), own.side(other.high))
        let (e, f) = (other.side(own.low), other.side(own.high))
        // Both pairs of sides have unlike signs: one branch that nothing foretells instead of two.
        guard (c ^ d) & (e ^ f) < 0, c != 0, d != 0, e != 0, f != 0 else { return nil }
        return SegmentCrossing(
            fraction: Double(e) / (Double(e) - Double(f)),
            other: Int32(truncatingIfNeeded: second),
            sign: e > 0 ? 1 : -1
        )
    }

    /// Whether one crossing of a segment comes before another on the way up.
    @inline(__always)
    func isBefore(_ a: SegmentCrossing, _ b: SegmentCrossing, on segment: Int) -> Bool {
        let difference = b.fraction - a.fraction
        // Four times the largest error of both together.
        if abs(difference) > 0x1p-48 { return difference > 0 }
        return isExactlyBefore(a, b, on: segment)
    }

    /// Whether two crossings of a segment, sorted, are one point.
    @inline(__always)
    func areOne(_ a: SegmentCrossing, _ b: SegmentCrossing, on segment: Int) -> Bool {
        abs(b.fraction - a.fraction) <= 0x1p-48 && !isExactlyBefore(a, b, on: segment)
    }

    /// The same as ``isBefore(_:_:on:)``, by the product of whole numbers.
    private func isExactlyBefore(_ a: SegmentCrossing, _ b: SegmentCrossing, on segment: Int) -> Bool {
        let (first, second) = (exactFraction(a, on: segment), exactFraction(b, on: segment))
        let left = first.part.multipliedFullWidth(by: second.whole)
        let right = second.part.multipliedFullWidth(by: first.whole)
        return (left.high, left.low) < (right.high, right.low)
    }

    private func exactFraction(_ crossing: SegmentCrossing, on segment: Int) -> (part: UInt, whole: UInt) {
        let other = ends[Int(crossing.other)]
        let (e, f) = (other.side(ends[segment].low), other.side(ends[segment].high))
        return (e.magnitude, e.magnitude + f.magnitude)
    }

    /// Nearly the point of a crossing, within 2⁻²⁰: the same numbers from both segments.
    @inline(__always)
    func place(of crossing: SegmentCrossing, on segment: Int) -> (x: Double, y: Double) {
        let other = Int(crossing.other)
        if segment < other { return place(on: segment, at: crossing.fraction) }
        let (low, high) = (ends[other].low, ends[other].high)
        let (c, d) = (Double(ends[segment].side(low)), Double(ends[segment].side(high)))
        return place(on: other, at: c / (c - d))
    }

    @inline(__always)
    private func place(on segment: Int, at fraction: Double) -> (x: Double, y: Double) {
        let (low, vector) = (ends[segment].low, ends[segment].vector)
        return (
            Double(low.x) + Double(vector.x) * fraction, Double(low.y) + Double(vector.y) * fraction
        )
    }

    /// The grid point nearest to a crossing, which depends on the point only and not on which segments cross there.
    func gridPoint(of crossing: SegmentCrossing, on segment: Int) -> GridPoint {
        let place = place(of: crossing, on: segment)
        func isDoubtful(_ value: Double) -> Bool { abs(value - value.rounded(.down) - 0.5) < 0x1p-10 }
        guard isDoubtful(place.x) || isDoubtful(place.y) else {
            return GridPoint(x: Int(place.x.rounded()), y: Int(place.y.rounded()))
        }
        let (part, whole) = exactFraction(crossing, on: segment)
        let (low, vector) = (ends[segment].low, ends[segment].vector)
        /// The nearest whole number to `start + length * part / whole`, the greater one of two.
        func rounded(_ start: Int, _ length: Int) -> Int {
            let numerator = 2 * Int128(length) * Int128(part) + Int128(whole)
            let denominator = 2 * Int128(whole)
            let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
            return start + Int(quotient) - (remainder < 0 ? 1 : 0)
        }
        return GridPoint(x: rounded(low.x, vector.x), y: rounded(low.y, vector.y))
    }
}
