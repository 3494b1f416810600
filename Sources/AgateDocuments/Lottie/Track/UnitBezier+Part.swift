package import AgateTiming

extension UnitBezier {
    /// The curve between two fractions of the time, as a curve of its own; nil where it begins and ends at one height, and so cannot be
    /// stretched to go from 0 to 1.
    ///
    /// A start behind the end is the curve backwards.
    package func part(from start: Double, to end: Double) -> UnitBezier? {
        if start <= 0, end >= 1 { return self }
        let (s, e) = (start > 0 ? min(parameter(at: start), 1) : 0, end < 1 ? max(parameter(at: end), 0) : 1)
        func point(_ first: Double, _ second: Double, _ u: Double, _ v: Double, _ w: Double) -> Double {
            // The blossom of the cubic with the ends 0 and 1.
            let ends = u * v * w
            let one = u * (1 - v) * (1 - w) + v * (1 - u) * (1 - w) + w * (1 - u) * (1 - v)
            let two = u * v * (1 - w) + u * w * (1 - v) + v * w * (1 - u)
            return first * one + second * two + ends
        }
        func controls(_ first: Double, _ second: Double) -> (Double, Double)? {
            let (from, to) = (point(first, second, s, s, s), point(first, second, e, e, e))
            guard abs(to - from) > 1e-6 else { return nil }
            return (
                (point(first, second, s, s, e) - from) / (to - from),
                (point(first, second, s, e, e) - from) / (to - from)
            )
        }
        guard let (x1, x2) = controls(min(max(self.x1, 0), 1), min(max(self.x2, 0), 1)),
            let (y1, y2) = controls(self.y1, self.y2)
        else { return nil }
        return UnitBezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)
    }
}
