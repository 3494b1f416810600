package import AgateTiming

extension Array {
    /// The paces at which a value goes from one frame to another one; none where it goes steadily, rests, or meets a keyframe in between.
    ///
    /// Dimensions of different paces give one for each. A start behind the end is played backwards.
    package func paces<Value>(from start: Double, to end: Double) -> [UnitBezier]
    where Element == LottieKeyframe<Value> {
        let (low, high) = (Swift.min(start, end), Swift.max(start, end))
        guard case .between(let index, _) = position(at: (low + high) / 2) else { return [] }
        let (from, to) = (self[index].time, self[index + 1].time)
        let slack = 1e-6 * (to - from)
        guard low >= from - slack, high <= to + slack else { return [] }
        func fraction(_ frame: Double) -> Double {
            let fraction = (frame - from) / (to - from)
            return fraction < 1e-6 ? 0 : fraction > 1 - 1e-6 ? 1 : fraction
        }
        return self[index].curves.compactMap { curve in
            start <= end
                ? curve.part(from: fraction(start), to: fraction(end))
                : curve.part(from: fraction(end), to: fraction(start)).map {
                    UnitBezier(x1: 1 - $0.x2, y1: 1 - $0.y2, x2: 1 - $0.x1, y2: 1 - $0.y1)
                }
        }
    }
}
