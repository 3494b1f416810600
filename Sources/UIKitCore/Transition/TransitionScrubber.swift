import CoreGraphics
import Foundation
import QuartzCore

/// Holds the animations of a transition and shows any moment of them.
@MainActor protocol TransitionScrubber: AnyObject {
    /// Shows them at a part of their time, 0 to 1.
    func show(_ percent: CGFloat)
    /// Adds what goes along with them.
    func addAlongside(_ block: @escaping () -> Void)
    /// Lets them run on to their end, or back to their start, and then end.
    func run(
        forward: Bool,
        from percent: CGFloat,
        speed: CGFloat,
        curve: UIView.AnimationCurve,
        timing: (any UITimingCurveProvider)?
    )
    /// Gives up what is held; the transition is over.
    func release()
}

/// Scrubs an animator that knows how.
@MainActor final class AnimatorScrubber: TransitionScrubber {
    private let animator: any UIViewImplicitlyAnimating

    init(_ animator: any UIViewImplicitlyAnimating) {
        self.animator = animator
        animator.pauseAnimation()
    }

    func show(_ percent: CGFloat) { animator.fractionComplete = percent }

    func addAlongside(_ block: @escaping () -> Void) { animator.addAnimations(block) }

    func run(
        forward: Bool,
        from percent: CGFloat,
        speed: CGFloat,
        curve: UIView.AnimationCurve,
        timing: (any UITimingCurveProvider)?
    ) {
        if !forward { animator.isReversed = true }
        let left = forward ? 1 - percent : percent
        animator.continueAnimation(
            withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: curve),
            durationFactor: max(left / max(speed, 0.001), 0.001)
        )
    }

    func release() {}
}

/// Scrubs plain animations of layers by the clock of the container's layer.
///
/// The layer's time stands still; its offset says which moment is seen. What goes along is an animator of its own.
@MainActor final class LayerScrubber: TransitionScrubber {
    private let layer: CALayer
    private let duration: TimeInterval
    private let start: CFTimeInterval
    private weak var transition: ControllerTransition?
    private var companions: [UIViewPropertyAnimator] = []
    private var percent: CGFloat = 0
    private var link: CADisplayLink?
    /// Whether the animations have begun: until then the clock stays at their start, or they would begin later.
    private var hasBegun: Bool

    /// - Parameter hasBegun: Whether the animations have been there for longer than this turn.
    init(_ transition: ControllerTransition, start: CFTimeInterval, hasBegun: Bool) {
        (self.transition, self.start, self.hasBegun) = (transition, start, hasBegun)
        layer = transition.container.layer
        duration = transition.duration
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = now
        guard !hasBegun else { return }
        DisplayContext.current.enqueue { [weak self] in
            guard let self, let transition = self.transition, !transition.isOver else { return }
            self.hasBegun = true
            self.show(self.percent)
        }
    }

    func show(_ percent: CGFloat) {
        self.percent = percent
        layer.timeOffset = start + (hasBegun ? Double(percent) * duration : 0)
        for companion in companions { companion.fractionComplete = percent }
    }

    func addAlongside(_ block: @escaping () -> Void) {
        let companion = UIViewPropertyAnimator(
            duration: max(duration, 0.001),
            curve: .easeInOut,
            animations: block
        )
        companion.scrubsLinearly = false
        companion.fractionComplete = percent
        companions.append(companion)
    }

    func run(
        forward: Bool,
        from percent: CGFloat,
        speed: CGFloat,
        curve: UIView.AnimationCurve,
        timing: (any UITimingCurveProvider)?
    ) {
        let goal: CGFloat = forward ? 1 : 0
        let length = duration * Double(abs(goal - percent)) / Double(max(speed, 0.001))
        let pace = AnimatorTiming(timing ?? UICubicTimingParameters(animationCurve: curve), duration: length)
        let begin = CACurrentMediaTime()
        guard length > 0 else { return finish(forward) }
        link = CADisplayLink.calling { [weak self] in
            guard let self else { return }
            let part = (CACurrentMediaTime() - begin) / length
            guard part < 1 else { return self.finish(forward) }
            self.show(percent + (goal - percent) * CGFloat(pace.progress(at: part)))
        }
    }

    /// Shows the last moment and calls the completions of the animations.
    private func finish(_ forward: Bool) {
        link?.invalidate()
        link = nil
        show(forward ? 1 : 0)
        let running = TransitionAnimations(in: layer)
        running.complete()
        running.remove()
        guard let transition, !transition.isOver else { return }
        // Delegates of layers' animations are called when the time goes on, beyond their end.
        if forward { resume(at: start + duration + 0.001) } else { running.removeAll() }
    }

    private func resume(at local: CFTimeInterval) {
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.beginTime = now - local
    }

    func release() {
        link?.invalidate()
        link = nil
        for companion in companions where companion.state == .active {
            companion.stopAnimation(false)
            companion.finishAnimation(at: transition?.wasCancelled == true ? .start : .end)
        }
        companions = []
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
    }
}

/// The animations that blocks of views have added in a layer and what is in it, masks included.
@MainActor struct TransitionAnimations {
    private var found: [(layer: CALayer, key: String, state: UIViewAnimationState?)] = []

    init(in top: CALayer) {
        var stack = [top]
        while let layer = stack.popLast() {
            for key in layer.animationKeys() ?? [] {
                guard let animation = layer.animation(forKey: key), animation.repeatCount == 0 else {
                    continue
                }
                found.append((layer, key, animation.delegate as? UIViewAnimationState))
            }
            stack += layer.sublayers ?? []
            if let mask = layer.mask { stack.append(mask) }
        }
    }

    /// Calls what waits for the end of the blocks.
    func complete() {
        for (_, _, state) in found { state?.completeNow() }
    }

    /// Takes the animations of blocks off.
    func remove() {
        for (layer, key, state) in found where state != nil { layer.removeAnimation(forKey: key) }
    }

    /// Takes all off.
    func removeAll() {
        for (layer, key, _) in found { layer.removeAnimation(forKey: key) }
    }
}

extension CADisplayLink {
    /// A link that calls a closure at each refresh until it is invalidated.
    @MainActor static func calling(_ body: @escaping () -> Void) -> CADisplayLink {
        let target = LinkTarget(body)
        let link = CADisplayLink(target: target, selector: Selector("refresh:", LinkTarget.refresh))
        link.add(to: .main, forMode: .common)
        return link
    }
}

/// What a display link calls.
@MainActor private final class LinkTarget {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func refresh(_ link: CADisplayLink) { body() }
}
