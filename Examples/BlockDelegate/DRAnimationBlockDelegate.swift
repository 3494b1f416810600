package import QuartzCore

/// An animation's delegate made of two blocks, as in the text.
package final class DRAnimationBlockDelegate: NSObject, CAAnimationDelegate {
    private var start: (() -> Void)?
    private var stop: ((Bool) -> Void)?

    package init(beginning: (() -> Void)? = nil, completion: ((_ finished: Bool) -> Void)? = nil) {
        start = beginning
        stop = completion
    }

    package func animationDidStart(_ anim: CAAnimation) {
        start?()
        start = nil
    }

    package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        stop?(flag)
        stop = nil
    }
}
