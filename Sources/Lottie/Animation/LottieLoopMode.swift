/// The number of times that an animation plays, and in which direction.
public enum LottieLoopMode: Hashable, Sendable {
    /// Once, and it stops at the end.
    case playOnce
    /// Again and again from the start.
    case loop
    /// Forward and backward, again and again.
    case autoReverse
    /// A number of times from the start.
    case `repeat`(Float)
    /// A number of times forward and backward.
    case repeatBackwards(Float)
}

extension LottieLoopMode {
    /// How often an animation repeats, each time with the way back if ``reverses``.
    var repeatCount: Float {
        switch self {
        case .playOnce: 1
        case .loop, .autoReverse: .infinity
        case .repeat(let count), .repeatBackwards(let count): count.isNaN ? 1 : max(count, 0)
        }
    }

    var reverses: Bool {
        switch self {
        case .autoReverse, .repeatBackwards: true
        case .playOnce, .loop, .repeat: false
        }
    }
}
