import AgateTiming

/// A list of numbers that may change over frames: a scalar, a point, a colour, the stops of a gradient.
package struct LottieProperty: Sendable, Equatable {
    /// In ascending order of time; never empty.
    package let keyframes: [LottieKeyframe<[Double]>]

    /// A value that never changes.
    package init(_ value: [Double]) {
        keyframes = [LottieKeyframe(time: 0, value: value)]
    }

    /// A number that never changes.
    package init(_ value: Double) { self.init([value]) }

    /// Keyframes in ascending order of time.
    package init(keyframes: [LottieKeyframe<[Double]>]) {
        precondition(!keyframes.isEmpty, "a property has a keyframe")
        self.keyframes = keyframes
    }

    /// The properties that a file does not mention; those of one kind share their memory.
    package static let zero = LottieProperty(0)
    package static let origin = LottieProperty([0, 0])
    package static let black = LottieProperty([0, 0, 0])
    /// In percent.
    package static let whole = LottieProperty(100)
    /// In percent.
    package static let natural = LottieProperty([100, 100])

    /// Whether the value may change.
    package var isAnimated: Bool { keyframes.count > 1 }

    /// The value at a frame.
    ///
    /// Lists of different lengths mix as far as both go. Source: documents L22 to L28, L32, L33.
    package func value(at frame: Double) -> [Double] {
        switch keyframes.position(at: frame) {
        case .at(let index): return keyframes[index].value
        case .between(let index, let linear):
            let (from, next) = (keyframes[index], keyframes[index + 1].value)
            if let motion = from.motion {
                let fraction = from.fraction(linear, dimension: 0)
                let point = motion.point(atFraction: fraction)
                var result = [point.x, point.y]
                if from.value.count > 2, next.count > 2 {
                    result.append(from.value[2] + (next[2] - from.value[2]) * fraction)
                }
                return result
            }
            var result = from.value
            for dimension in 0..<min(result.count, next.count) where result[dimension] != next[dimension] {
                let fraction = from.fraction(linear, dimension: dimension)
                result[dimension] += (next[dimension] - result[dimension]) * fraction
            }
            return result
        }
    }

    /// The first number at a frame; 0 if there is none.
    package func number(at frame: Double) -> Double { component(0, at: keyframes.position(at: frame)) ?? 0 }

    /// The first two numbers at a frame, of a place; a missing one is 0.
    ///
    /// Source: reality Q4.4.
    package func point(at frame: Double) -> SIMD2<Double> {
        let position = keyframes.position(at: frame)
        return SIMD2(component(0, at: position) ?? 0, component(1, at: position) ?? 0)
    }

    /// The first two numbers at a frame, of a size or a scale; a missing second one is the first one's copy.
    ///
    /// GUESS lottie-single-size: one number for both directions, where a place has 0.
    package func size(at frame: Double) -> SIMD2<Double> {
        let position = keyframes.position(at: frame)
        let x = component(0, at: position) ?? 0
        return SIMD2(x, component(1, at: position) ?? x)
    }

    /// One of the first two numbers; nil where the list has no such.
    private func component(_ dimension: Int, at position: KeyframePosition) -> Double? {
        switch position {
        case .at(let index):
            return keyframes[index].value.count > dimension ? keyframes[index].value[dimension] : nil
        case .between(let index, let linear):
            if let motion = keyframes[index].motion {
                return motion.point(atFraction: keyframes[index].fraction(linear, dimension: 0))[dimension]
            }
            guard keyframes[index].value.count > dimension else { return nil }
            let from = keyframes[index].value[dimension]
            guard keyframes[index + 1].value.count > dimension else { return from }
            let to = keyframes[index + 1].value[dimension]
            return from == to
                ? from : from + (to - from) * keyframes[index].fraction(linear, dimension: dimension)
        }
    }

    /// The direction in which a position moves at a frame; where it rests, the last one, and before the
    /// first motion that one.
    ///
    /// Nil if it never moves.
    ///
    /// Source: documents L55.
    package func direction(at frame: Double) -> SIMD2<Double>? {
        var index = 0
        var fraction = 0.0
        switch keyframes.position(at: frame) {
        case .at(let at): (index, fraction) = (at, at == 0 && frame <= keyframes[0].time ? 0 : 1)
        case .between(let at, let linear):
            (index, fraction) = (at, keyframes[at].fraction(linear, dimension: 0))
        }
        if let found = direction(from: index, atFraction: fraction) { return found }
        for before in stride(from: index - 1, through: 0, by: -1) {
            if let found = direction(from: before, atFraction: 1) { return found }
        }
        for after in index..<keyframes.count {
            if let found = direction(from: after, atFraction: 0) { return found }
        }
        return nil
    }

    private func direction(from index: Int, atFraction fraction: Double) -> SIMD2<Double>? {
        guard index + 1 < keyframes.count, !keyframes[index].isHold else { return nil }
        if let motion = keyframes[index].motion { return motion.direction(atFraction: fraction) }
        let (from, to) = (keyframes[index].value, keyframes[index + 1].value)
        guard from.count > 1, to.count > 1 else { return nil }
        let way = SIMD2(to[0] - from[0], to[1] - from[1])
        return way == .zero ? nil : way
    }
}
