public import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or done.
    case inactive
    /// Running or paused.
    case active
    /// Stopped in between, and waiting to be finished.
    case stopped
}

/// A place on the way of an animator.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the changes lead.
    case end
    /// Where the views were before.
    case start
    /// Where the views are shown.
    case current
}

/// An object that runs animations of views and whose fraction can be set.
public protocol UIViewAnimating: NSObjectProtocol {
    /// What the animator is doing.
    var state: UIViewAnimatingState { get }
    /// Whether time moves the animations.
    var isRunning: Bool { get }
    /// Whether the animations run towards their start.
    var isReversed: Bool { get set }
    /// How far the animations are, from 0 at the start to 1 at the end.
    var fractionComplete: CGFloat { get set }
    /// Runs the animations from where they are.
    func startAnimation()
    /// Runs the animations after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animations where they are.
    func pauseAnimation()
    /// Takes the animations off; the views stay where they are shown.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Puts the views of a stopped animator at a place, and completes it.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that makes its animations from blocks of changes.
///
/// Apple's four members are optional requirements; here they have empty implementations.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block of changes that begins later than the rest.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block of changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block to run at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another timing.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    )
}

extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {}
}
