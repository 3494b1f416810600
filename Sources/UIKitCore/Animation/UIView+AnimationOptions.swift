import Foundation

extension UIView {
    /// The curves of speed that an animation can have.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at the start and at the end.
        case easeInOut = 0
        /// Slow at the start, then faster.
        case easeIn = 1
        /// Fast at the start, then slower.
        case easeOut = 2
        /// The same speed from start to end.
        case linear = 3

        /// The curve of a number; unknown numbers, such as the 7 of keyboards, are slow at both ends.
        public init?(rawValue: Int) {
            switch rawValue {
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: self = .easeInOut
            }
        }
    }

    /// The transitions of animations between begin and commit calls.
    public enum AnimationTransition: Int, Sendable {
        /// The change is shown without a transition.
        case none = 0
        /// Turned over about a vertical axis, from the left.
        case flipFromLeft
        /// Turned over about a vertical axis, from the right.
        case flipFromRight
        /// Curled up like a page; shown as a dissolve.
        case curlUp
        /// Curled down like a page; shown as a dissolve.
        case curlDown
    }

    /// Options for the animations of a block.
    public struct AnimationOptions: OptionSet, Sendable {
        /// Single bits, the curve from bit 16, the transition from bit 20.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out inside the block, so that they move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what the screen shows instead of the set value.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each run forward is followed by one backward; together with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// The views of a transition are shown live and not as snapshots.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows a transition's views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The options of an outer block are not inherited.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at the start and at the end; the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the start, then faster.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Fast at the start, then slower.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed from start to end.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Turned over about a vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turned over about a vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curled up like a page; shown as a dissolve.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curled down like a page; shown as a dissolve.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Dissolves from the old to the new content.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turned over about a horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turned over about a horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The curve of the bits; unknown ones are slow at both ends.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }

        /// The transition of the bits.
        var transition: Int { Int(rawValue >> 20 & 0xF) }
    }

    /// Options for a block of keyframes; a curve of ``AnimationOptions`` may be among the bits.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// Single bits, the calculation mode from bit 10.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out inside the block, so that they move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what the screen shows instead of the set value.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation repeats until it is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Each run forward is followed by one backward; together with `repeat`.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The options of an outer block are not inherited.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Values change linearly between keyframes.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Values jump from keyframe to keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even speed, whatever the times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve at an even speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
