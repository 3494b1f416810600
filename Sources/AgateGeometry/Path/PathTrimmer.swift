import Foundation

extension Path {
    /// The length of all subpaths together, closing lines included.
    ///
    /// Curves are measured to about a millionth of their length; those with a cusp less well.
    package var length: Double { PathMeter(self).length }

    /// Where a fraction of the length cuts the line or curve that it falls into.
    package enum CutRule: Sendable {
        /// Where the length is reached.
        case length
        /// At the curve's parameter that is the same share of the parameters as the length is of the curve's length; the two
        /// differ on curves that are not passed evenly.
        case parameter
    }

    /// The part between two fractions of the total length over all subpaths, both clamped to 0…1; empty when
    /// the start is not before the end, the path itself when it is everything.
    ///
    /// Curves stay curves. A closed subpath stays closed when all of it is in the part.
    ///
    /// Edge cases: a start that is not a number counts as 0, such an end as 1.
    ///
    /// Source: claims 15.1, G16; the rule of the parameter: frames recorded of `strokeEnd`.
    package func trimmed(from start: Double, to end: Double, cutting rule: CutRule = .length) -> Path {
        let low = start > 0 ? min(start, 1) : 0
        let high = end < 1 ? max(end, 0) : 1
        guard low < high else { return Path() }
        if low == 0, high == 1 { return self }
        let meter = PathMeter(self)
        guard meter.length > 0, meter.length.isFinite else { return Path() }

        let (first, last) = (low * meter.length, high * meter.length)
        var result = Path()
        var position = 0.0
        /// Whether the part has the current subpath from its start, without a gap.
        var isWhole = false
        /// Whether the result's current point is where the next piece starts.
        var isDown = false
        meter.forEachPiece { piece in
            let (pieceStart, pieceEnd) = (position, position + piece.length)
            position = pieceEnd
            if piece.startsSubpath {
                isWhole = pieceStart >= first && pieceStart < last
                isDown = false
            }
            if piece.closesSubpath, isWhole, isDown, pieceEnd <= last {
                result.closeSubpath()
                return
            }
            guard piece.length > 0, pieceEnd > first, pieceStart < last else { return }
            let t0 = piece.parameter(atLength: first - pieceStart, by: rule)
            let t1 = piece.parameter(atLength: last - pieceStart, by: rule)
            guard t0 < t1 else { return }
            if !isDown { result.move(to: piece.point(at: t0)) }
            piece.appendPart(from: t0, to: t1, to: &result)
            isDown = true
        }
        return result
    }
}
