public import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animations have not been started, or are finished.
    case inactive
    /// The animations have been started: they run or are paused.
    case active
    /// Stopped in between, and waiting to be finished.
    case stopped
}

/// The positions at which an animator can end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values that the changes have set.
    case end
    /// The values from before the changes.
    case start
    /// The values that are shown at present.
    case current
}

/// An object that runs animations of views and whose fraction can be set.
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animator.
    var state: UIViewAnimatingState { get }
    /// Whether the animations progress with time; false while they are paused.
    var isRunning: Bool { get }
    /// Whether the animations run towards their start.
    var isReversed: Bool { get set }
    /// The fraction of the animations that is complete, from 0 at the start to 1 at the end.
    var fractionComplete: CGFloat { get set }
    /// Starts the animations from their present position.
    func startAnimation()
    /// Starts the animations after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations at their present values.
    func pauseAnimation()
    /// Stops the animations; the views keep the values that they show.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animator at a position, and calls its completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that makes its animations from blocks of changes.
///
/// Apple's four members are optional requirements; here they have empty implementations.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block of changes that begins later than the rest.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block of changes to be animated.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block to run at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues paused animations with other timing parameters and a part of the duration.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    )
}

extension UIViewImplicitlyAnimating {
    /// Has no effect; an animator that can delay blocks implements it.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Has no effect; an animator that takes more blocks implements it.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Has no effect, and the block is not called; an animator that reports its end implements it.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Has no effect; an animator that can change its timing implements it.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {}
}
