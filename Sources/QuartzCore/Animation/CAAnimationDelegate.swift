/// The methods that an animation calls when it starts and stops; both may be left out.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation's active interval has begun.
    func animationDidStart(_ anim: CAAnimation)

    /// The animation has ended, or was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing: the default of a delegate that does not follow the begin of animations.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing: the default of a delegate that does not follow the end of animations.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
