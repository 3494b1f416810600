/// A path that may change over frames.
package struct LottiePathProperty: Sendable, Equatable {
    /// In ascending order of time; never empty.
    package let keyframes: [LottieKeyframe<LottieBezier>]

    package init(_ path: LottieBezier) {
        keyframes = [LottieKeyframe(time: 0, value: path)]
    }

    package init(keyframes: [LottieKeyframe<LottieBezier>]) {
        precondition(!keyframes.isEmpty, "a property has a keyframe")
        self.keyframes = keyframes
    }

    package var isAnimated: Bool { keyframes.count > 1 }

    /// The path at a frame.
    ///
    /// Paths of different numbers of vertices do not mix: the first one holds. Source: documents L37.
    package func value(at frame: Double) -> LottieBezier {
        switch keyframes.position(at: frame) {
        case .at(let index): return keyframes[index].value
        case .between(let index, let linear):
            let fraction = keyframes[index].fraction(linear, dimension: 0)
            // GUESS lottie-vertex-counts: see LottieBezier.mixed.
            return keyframes[index].value.mixed(with: keyframes[index + 1].value, fraction: fraction)
                ?? keyframes[index].value
        }
    }
}
