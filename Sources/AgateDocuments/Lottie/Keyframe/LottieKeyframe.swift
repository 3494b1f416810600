package import AgateTiming

/// A value of a property at a frame, and how it goes on to the next one.
package struct LottieKeyframe<Value: Sendable & Equatable>: Sendable, Equatable {
    /// The frame.
    package var time: Double
    package var value: Value
    /// Whether the value holds up to the next keyframe and jumps there.
    package var isHold: Bool
    /// The pace up to the next keyframe, one curve for each dimension, the last for all that follow; none is linear.
    package var curves: [UnitBezier]
    /// The way to the next keyframe, where it is not straight.
    package var motion: CubicCurve? {
        get { way?.curve }
        set { way = newValue.map(Way.init) }
    }
    private var way: Way?

    /// Few keyframes have a way, and a curve that knows its length is many times as large as all else (benchmark `lottie/read`).
    private final class Way: Sendable, Equatable {
        let curve: CubicCurve
        init(_ curve: CubicCurve) { self.curve = curve }
        static func == (first: Way, second: Way) -> Bool { first === second || first.curve == second.curve }
    }

    package init(
        time: Double,
        value: Value,
        isHold: Bool = false,
        curves: [UnitBezier] = [],
        motion: CubicCurve? = nil
    ) {
        (self.time, self.value, self.isHold) = (time, value, isHold)
        self.curves = curves
        way = motion.map(Way.init)
    }

    /// The keyframe with another value.
    func with(_ value: Value) -> LottieKeyframe {
        var result = self
        result.value = value
        return result
    }

    /// The pace of a dimension; nil is linear.
    @inline(__always)
    func fraction(_ linear: Double, dimension: Int) -> Double {
        guard !curves.isEmpty else { return linear }
        return curves[min(dimension, curves.count - 1)].value(at: linear)
    }
}

/// Where a frame lies among keyframes.
package enum KeyframePosition: Sendable, Equatable {
    /// The value of one keyframe holds.
    case at(Int)
    /// Between a keyframe and the next one: the fraction of the time between them.
    case between(Int, Double)
}

extension Array {
    /// Where a frame lies among keyframes in ascending order; the array is not empty.
    ///
    /// At the time of a keyframe its value counts; of several at one time the last one.
    ///
    /// Source: documents L22, L27, L28.
    package func position<Value>(
        at frame: Double
    ) -> KeyframePosition where Element == LottieKeyframe<Value> {
        guard frame >= self[0].time else { return .at(0) }
        // The last keyframe that is not after the frame.
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if self[middle].time <= frame { low = middle } else { high = middle }
        }
        guard low + 1 < count, !self[low].isHold else { return .at(low) }
        let length = self[low + 1].time - self[low].time
        guard length > 0, frame > self[low].time else { return .at(low) }
        return .between(low, (frame - self[low].time) / length)
    }
}
