public import Foundation

/// Animates changes of views, with animations that can be paused, scrubbed, reversed, stopped and continued.
///
/// Calls for which Apple's class raises an exception, such as finishing an animator that was not stopped, have no effect here.
///
///     let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
///         view.center.x = 100
///     }
///     animator.fractionComplete = 0.25
///     animator.startAnimation()
///
/// Source: claims 16.25-16.30, G19, G20.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, @preconcurrency UIViewImplicitlyAnimating,
    @preconcurrency NSCopying
{
    private let run: AnimatorRun
    /// The motion that the animator was made with.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Seconds to wait before the animations begin; set by ``startAnimation(afterDelay:)``.
    open private(set) var delay: TimeInterval = 0
    /// Whether views receive touches while they are animated; holds for blocks that have not run yet.
    open var isUserInteractionEnabled: Bool {
        get { !run.touches.areBlocked }
        set { run.touches.areBlocked = !newValue }
    }
    /// Whether the program does the hit testing of animated views itself; holds for blocks that have not run yet.
    ///
    /// If not, the views are hit where they are seen; else where they are going to, as without an animator.
    open var isManualHitTestingEnabled: Bool {
        get { run.touches.areManual }
        set { run.touches.areManual = newValue }
    }
    /// Whether the animator can be paused, stopped and scrubbed; if not, these calls have no effect while it is active.
    ///
    /// True at first.
    open var isInterruptible = true
    /// Kept, and without effect: pending changes of layout are part of the blocks that make them.
    open var flushUpdates = false

    /// Makes an animator.
    ///
    /// - Parameters:
    ///   - duration: Seconds; springs of a given mass or perceived duration take their own time.
    ///   - parameters: The motion.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        run = AnimatorRun(duration: duration, parameters: parameters)
        super.init()
    }

    /// Makes an animator of duration 0 with the system's curve: changes are made at once.
    ///
    /// GUESS animator-default: Apple does not document the defaults.
    @preconcurrency @MainActor public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    /// Makes an animator with a built-in curve.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a cubic Bézier curve.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring that settles in its duration.
    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds before it begins.
    ///   - options: The curve counts.
    ///   - animations: The changes.
    ///   - completion: Runs at the end.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration,
            curve: options.curve,
            animations: animations
        )
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Where it is

    /// The duration of the animations, in seconds, without the delay.
    open var duration: TimeInterval { run.duration }
    /// The state of the animator; inactive at first.
    open var state: UIViewAnimatingState { run.state }
    /// Whether the animations progress with time; false while they are paused.
    open var isRunning: Bool { run.isRunning }
    /// Whether half the fraction is half the way while scrubbing; if not, the curve applies.
    ///
    /// True at first.
    open var scrubsLinearly: Bool {
        get { run.scrubsLinearly }
        set { run.scrubsLinearly = newValue }
    }
    /// Whether the animator stays active at the end, without completing.
    open var pausesOnCompletion: Bool {
        get { run.pausesOnCompletion }
        set { run.pausesOnCompletion = newValue }
    }
    /// Whether the animations run toward their start; reversing takes as long back as it took there.
    open var isReversed: Bool {
        get { run.isReversed }
        set { run.setReversed(newValue) }
    }
    /// The fraction of the animations that is complete, from 0 to 1; setting it pauses them there.
    open var fractionComplete: CGFloat {
        get { CGFloat(run.fractionComplete) }
        set { if mayInterrupt { run.scrub(to: Double(newValue), animator: self) } }
    }

    private var mayInterrupt: Bool { isInterruptible || run.state == .inactive }

    // MARK: What it does

    /// Adds changes; to an active animator over the time that is left.
    ///
    /// - Parameters:
    ///   - animation: The changes.
    ///   - delayFactor: When they begin, as a part of the duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        run.add(animation, delayFactor: Double(delayFactor))
    }

    /// Adds changes; to an active animator over the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) {
        run.add(animation, delayFactor: 0)
    }

    /// Adds a block that runs when the animator has ended or was finished, with the place where it left the views.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        run.addCompletion(completion)
    }

    /// Waits until the animations have ended, and returns the position at which they did.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            run.addCompletion { continuation.resume(returning: $0) }
        }
    }

    /// Starts the animations from their present position.
    open func startAnimation() { run.start(afterDelay: 0, animator: self) }

    /// Starts the animations after a delay in seconds; one that is negative or not finite counts as 0.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay.isFinite ? max(delay, 0) : 0
        run.start(afterDelay: self.delay, animator: self)
    }

    /// Pauses the animations at their present values, so that ``fractionComplete`` can be set.
    open func pauseAnimation() {
        if mayInterrupt { run.pause(animator: self) }
    }

    /// Continues paused animations with other timing parameters and a part of the duration.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest; nil keeps the curve.
    ///   - durationFactor: The time for the rest, as a part of the duration; 0 for the time that is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        run.continue(with: parameters, durationFactor: Double(durationFactor), animator: self)
    }

    /// Stops the animations; the views keep the values that they show.
    ///
    /// - Parameter withoutFinishing: Whether that was all; if not, ``finishAnimation(at:)`` is waited for.
    open func stopAnimation(_ withoutFinishing: Bool) {
        if mayInterrupt { run.stop(withoutFinishing: withoutFinishing) }
    }

    /// Finishes a stopped animator at a position, and calls its completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        run.finishStopped(at: finalPosition)
    }

    /// Returns an animator with the same duration and timing, without animations.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIViewPropertyAnimator(
            duration: run.duration,
            timingParameters: timingParameters ?? UICubicTimingParameters()
        )
    }
}
