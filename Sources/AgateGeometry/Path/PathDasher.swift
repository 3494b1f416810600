import Foundation

extension Path {
    /// The maximum number of dashes that ``dashed(lengths:phase:)`` makes.
    private static let maxDashes = 100_000.0

    /// The path cut into dashes.
    ///
    /// Lengths are taken in turn as dash and gap, an odd count twice over; a dash of no length is a line from a
    /// point to itself, which round and square caps show as a dot. Each subpath starts the pattern anew at the
    /// phase. Curves stay curves.
    ///
    /// Edge cases: a pattern without any length, or with a negative or non-finite one, gives the path itself, and
    /// so does one that would give more than 100 000 dashes.
    package func dashed(lengths: [Double], phase: Double) -> Path {
        var result = Path()
        forEachPartOfDashes(lengths: lengths, phase: phase, maxPoints: .max) { result = $0 }
        return result
    }

    /// Calls a closure with the dashes of ``dashed(lengths:phase:)`` in parts, so that no more than one is in memory.
    ///
    /// - Parameters:
    ///   - maxPoints: From how many points on a part ends, with the dash that has reached them; a path that is not dashed is
    ///     one part.
    ///   - body: Gets whole dashes, in their order.
    func forEachPartOfDashes(lengths: [Double], phase: Double, maxPoints: Int, _ body: (Path) -> Void) {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else {
            body(self)
            return
        }
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        let meter = PathMeter(self)
        guard period > 0, period.isFinite, meter.length / period * Double(pattern.count) < Self.maxDashes
        else {
            body(self)
            return
        }

        let start = DashPosition(in: pattern, period: period, phase: phase)
        var result = Path()
        var dash = start
        var isDown = false
        meter.forEachPiece { piece in
            if piece.startsSubpath {
                // GUESS dash-subpaths: each begins the pattern anew, and a closed one's last dash ends at its start.
                dash = start
                isDown = false
            }
            guard piece.length > 0 else { return }
            var position = 0.0
            var t0 = 0.0
            while true {
                let reach = position + dash.remaining
                let isLast = reach > piece.length
                let t1 = isLast ? 1 : piece.parameter(atLength: reach)
                // A dash that would start at the very end starts with the next piece, if there is one.
                if dash.isDash, !isLast || t1 > t0 {
                    if !isDown {
                        if result.points.count >= maxPoints {
                            body(result)
                            result = Path()
                        }
                        result.move(to: piece.point(at: t0))
                    }
                    if t1 > t0 {
                        piece.appendPart(from: t0, to: t1, to: &result)
                    } else if !isDown {
                        result.addLine(to: piece.point(at: t0))
                    }
                    isDown = true
                }
                if isLast {
                    dash.remaining -= piece.length - position
                    break
                }
                position = reach
                t0 = t1
                dash.advance(in: pattern)
                isDown = false
            }
        }
        body(result)
    }
}

/// A place in a dash pattern.
private struct DashPosition {
    var index = 0
    /// How much of the dash or gap is left.
    var remaining: Double

    var isDash: Bool { index % 2 == 0 }

    init(in pattern: [Double], period: Double, phase: Double) {
        var offset = phase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        while index < pattern.count - 1, offset > pattern[index] || (offset > 0 && offset == pattern[index]) {
            offset -= pattern[index]
            index += 1
        }
        remaining = max(0, pattern[index] - offset)
    }

    mutating func advance(in pattern: [Double]) {
        index = (index + 1) % pattern.count
        remaining = pattern[index]
    }
}
