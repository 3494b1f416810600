import CoreGraphics
import Foundation
import QuartzCore

/// Runs the animation blocks of views.
///
/// Source: claims 16.2, 16.14, 16.17, 16.22.
@MainActor enum ViewAnimator {
    /// What Apple's systems store for a repetition without end.
    static let endless: Float = 2_147_483_648

    static func animate(
        _ duration: TimeInterval,
        _ delay: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ pace: AnimationPace,
        _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let state: UIViewAnimationState = makeState(duration, delay, options, pace)
        state.delegate = UIViewAnimationBlockDelegate(completion: completion)
        state.run(animations)
    }

    static func makeState<State: UIViewAnimationState>(
        _ duration: TimeInterval,
        _ delay: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ pace: AnimationPace
    ) -> State {
        let state = State(
            duration: duration.isFinite ? duration : 0,
            delay: delay.isFinite ? max(0, delay) : 0,
            pace: pace
        )
        state.repeatCount = options.contains(.repeat) ? endless : 0
        state.autoreverses = options.contains(.autoreverse)
        state.beginsFromCurrentState = options.contains(.beginFromCurrentState)
        state.allowsUserInteraction = options.contains(.allowUserInteraction)
        state.laysOutSubviews = options.contains(.layoutSubviews)
        state.inherit(from: UIViewAnimationState.current, overriding: options)
        return state
    }

    static func modify(repeatCount: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
        guard let state = UIViewAnimationState.current else {
            animations()
            return
        }
        let (oldCount, oldReverses) = (state.repeatCount, state.autoreverses)
        state.repeatCount = Float(repeatCount)
        state.autoreverses = autoreverses
        animations()
        state.repeatCount = oldCount
        state.autoreverses = oldReverses
    }

    // MARK: Keyframes

    static func animateKeyframes(
        _ duration: TimeInterval,
        _ delay: TimeInterval,
        _ options: UIView.KeyframeAnimationOptions,
        _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        // The common bits mean the same, those of the curve too: it paces the whole. Without them a nested block takes the
        // curve of the block around it.
        var common = UIView.AnimationOptions(rawValue: options.rawValue)
        if options.rawValue >> 16 & 0xF != 0 { common.insert(.overrideInheritedCurve) }
        let state: UIViewKeyframeAnimationState = makeState(
            duration,
            delay,
            common,
            .curve(common.curve)
        )
        state.delegate = UIViewAnimationBlockDelegate(completion: completion)
        let recorder = KeyframeRecorder()
        state.recorder = state.duration > 0 ? recorder : nil
        state.run {
            animations()
            recorder.finish()
            recorder.addAnimations(of: state, mode: Int(options.rawValue >> 10 & 7))
        }
    }

    static func addKeyframe(_ start: Double, _ duration: Double, _ animations: () -> Void) {
        guard let recorder = UIViewAnimationState.current?.recorder else {
            animations()
            return
        }
        recorder.frame(from: start, to: start + duration, animations)
    }
}
