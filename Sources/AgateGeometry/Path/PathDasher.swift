import Foundation

extension Path {
    /// The path cut into dashes.
    ///
    /// Lengths are taken in turn as dash and gap, an odd count twice over. Each subpath starts the pattern anew
    /// at the phase. A pattern without any length, or with a negative or non-finite one, gives the path itself,
    /// and so does one that would give more than 100 000 dashes.
    package func dashed(lengths: [Double], phase: Double) -> Path {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return self }
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard period > 0 else { return self }
        let lines = lines(tolerance: measureTolerance)
        let total = lines.reduce(0) { $0 + $1.length }
        guard total / period * Double(pattern.count) < 100_000 else { return self }

        var result = Path()
        var index = 0
        var remaining = 0.0
        var isDown = false
        func restart() {
            var offset = phase.truncatingRemainder(dividingBy: period)
            if offset < 0 { offset += period }
            index = 0
            while offset >= pattern[index] {
                offset -= pattern[index]
                index = (index + 1) % pattern.count
                if offset == 0, pattern[index] > 0 { break }
            }
            remaining = pattern[index] - offset
            isDown = false
        }
        for line in lines {
            if line.startsSubpath { restart() }
            let length = line.length
            guard length > 0 else { continue }
            var position = 0.0
            func point(_ at: Double) -> CGPoint {
                let t = at / length
                return CGPoint(
                    x: line.from.x + (line.to.x - line.from.x) * t,
                    y: line.from.y + (line.to.y - line.from.y) * t)
            }
            while position < length {
                let isDash = index % 2 == 0
                if isDash, !isDown {
                    result.move(to: point(position))
                    isDown = true
                }
                let step = min(remaining, length - position)
                position += step
                remaining -= step
                if isDash { result.addLine(to: position >= length ? line.to : point(position)) }
                if remaining <= 0 {
                    index = (index + 1) % pattern.count
                    remaining = pattern[index]
                    isDown = false
                    // Dashes of no length are dots for round and square caps.
                    while remaining == 0 {
                        if index % 2 == 0 {
                            let dot = point(position)
                            result.move(to: dot)
                            result.addLine(to: dot)
                        }
                        index = (index + 1) % pattern.count
                        remaining = pattern[index]
                    }
                }
            }
        }
        return result
    }
}
