import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
    /// The animations that the system offers for views.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and are removed.
        case delete = 0
    }

    /// Runs one of the system's animations on views, with other changes beside it.
    ///
    /// GUESS system-delete: deleted views become a tenth as large, and clear, within 0.25 s.
    ///
    /// - Parameters:
    ///   - parallelAnimations: Changes that are animated beside it.
    ///   - completion: Called with whether the animation was completed; the views have been removed by then.
    public class func perform(
        _ animation: SystemAnimation,
        on views: [UIView],
        options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let looks = views.map { (transform: $0.transform, alpha: $0.alpha) }
        animate(
            withDuration: 0.25,
            delay: 0,
            options: options,
            animations: {
                for view in views {
                    view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                    view.alpha = 0
                }
                parallelAnimations?()
            },
            completion: { isFinished in
                for (view, look) in zip(views, looks) {
                    view.removeFromSuperview()
                    (view.transform, view.alpha) = look
                }
                completion?(isFinished)
            }
        )
    }

    // MARK: Waiting for the end

    /// Animates changes of views, and waits for the end: whether the animation came to it.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { end in
            animate(withDuration: duration, delay: delay, options: options, animations: animations) {
                end.resume(returning: $0)
            }
        }
    }

    /// Replaces one view by another with a transition, and waits for the end: whether the transition came to it.
    @discardableResult
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = []
    ) async -> Bool {
        await withCheckedContinuation { end in
            transition(from: fromView, to: toView, duration: duration, options: options) {
                end.resume(returning: $0)
            }
        }
    }

    /// Animates changes of views with a spring, and waits for the end: whether the animation came to it.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { end in
            animate(
                withDuration: duration,
                delay: delay,
                usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity,
                options: options,
                animations: animations
            ) { end.resume(returning: $0) }
        }
    }

    /// Animates changes of views in steps, and waits for the end: whether the animation came to it.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { end in
            animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
                end.resume(returning: $0)
            }
        }
    }

    /// Changes the content of a view with a transition, and waits for its end; returns whether the transition was completed.
    @discardableResult
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { end in
            transition(with: view, duration: duration, options: options, animations: animations) {
                end.resume(returning: $0)
            }
        }
    }

    /// Runs an animation of the system's on views, and waits for the end: whether the animation came to it.
    @discardableResult
    public class func perform(
        _ animation: SystemAnimation,
        on views: [UIView],
        options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { end in
            perform(animation, on: views, options: options, animations: parallelAnimations) {
                end.resume(returning: $0)
            }
        }
    }
}
