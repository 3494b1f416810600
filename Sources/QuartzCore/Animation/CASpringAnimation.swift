import AgateScene
import AgateTiming
import CAgateThreads
public import CoreGraphics
public import Foundation

/// A basic animation whose progress is the motion of a damped spring.
///
/// The motion depends on seconds, not on ``CAAnimation/duration``, which only cuts it off; give it
/// ``settlingDuration`` to let it come to rest.
///
/// Source: claims 6.1-6.9.
open class CASpringAnimation: CABasicAnimation {
    /// Touched in sections of the animation.
    @exclusivity(unchecked) private var storedSpring = Spring()

    private var spring: Spring {
        get { section(of: owner) { storedSpring } }
        _modify {
            let before = agate_section_enter(owner)
            defer { agate_section_exit(before) }
            yield &storedSpring
        }
    }

    /// Makes a spring by how it feels.
    ///
    /// - Parameters:
    ///   - perceptualDuration: About how long the motion seems to take, in seconds.
    ///   - bounce: 0 for none, up to 1 for more, below 0 for a slower rest.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(
            perceptualDuration: perceptualDuration,
            bounce: bounce.isFinite ? Double(bounce) : 0
        )
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        allowsOverdamping = true
        duration = settlingDuration
    }

    /// The mass on the spring, above 0; other values are ignored.
    open var mass: CGFloat {
        get { CGFloat(spring.mass) }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            spring.mass = Double(newValue)
            noteSet(.mass)
        }
    }

    /// The stiffness of the spring, above 0; other values are ignored.
    open var stiffness: CGFloat {
        get { CGFloat(spring.stiffness) }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            spring.stiffness = Double(newValue)
            noteSet(.stiffness)
        }
    }

    /// The damping, at least 0; other values are ignored.
    open var damping: CGFloat {
        get { CGFloat(spring.damping) }
        set {
            guard newValue >= 0 else { return }
            spring.damping = Double(newValue)
            noteSet(.damping)
        }
    }

    /// The velocity at the start, in ways per second towards the end.
    open var initialVelocity: CGFloat {
        get { CGFloat(spring.initialVelocity) }
        set {
            guard newValue.isFinite else { return }
            spring.initialVelocity = Double(newValue)
            noteSet(.velocity)
        }
    }

    /// Whether more than critical damping slows the motion down; otherwise it counts as critical.
    open var allowsOverdamping: Bool {
        get { spring.allowsOverdamping }
        set {
            spring.allowsOverdamping = newValue
            noteSet(.allowsOverdamping)
        }
    }

    /// The time that the spring takes to come to rest, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// About how long the motion seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

    /// The overshoot of the motion: 1 − damping ratio, negative when it is over-damped.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "mass": NSNumber(value: 1)
        case "stiffness": NSNumber(value: 100)
        case "damping": NSNumber(value: 10)
        default: super.defaultValue(forKey: key)
        }
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "mass": NSNumber(value: spring.mass)
        case "stiffness": NSNumber(value: spring.stiffness)
        case "damping": NSNumber(value: spring.damping)
        case "initialVelocity", "velocity": NSNumber(value: spring.initialVelocity)
        case "allowsOverdamping": NSNumber(value: spring.allowsOverdamping)
        case "settlingDuration": NSNumber(value: settlingDuration)
        case "perceptualDuration": NSNumber(value: perceptualDuration)
        case "bounce": NSNumber(value: Double(bounce))
        default: super.value(forKey: key)
        }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        let number = numberValue(of: value)
        switch key {
        case "mass": if let number { mass = CGFloat(number) }
        case "stiffness": if let number { stiffness = CGFloat(number) }
        case "damping": if let number { damping = CGFloat(number) }
        case "initialVelocity", "velocity": if let number { initialVelocity = CGFloat(number) }
        case "allowsOverdamping": if let number { allowsOverdamping = number != 0 }
        default: super.setValue(value, forKey: key)
        }
    }

    override func copyValues(into copy: CAAnimation) {
        super.copyValues(into: copy)
        (copy as? CASpringAnimation)?.spring = spring
    }

    override func compiledTrack() -> PropertyAnimation.Track? {
        compiledEnds().map { .spring($0, spring) }
    }
}
