import AgateTiming
public import CoreGraphics
public import Foundation

/// The motion of a spring for animators.
///
/// Source: claims 16.18, 16.20, 16.21.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity, in whole ways per second towards the end; `dx` counts.
    ///
    /// Apple applies it component by component to values of two components; here `dx` is the velocity of all
    /// properties.
    public let initialVelocity: CGVector
    private let form: Form

    private enum Form {
        /// As stiff as settles in the animator's time.
        case ratio(Double)
        /// A spring that takes its own time.
        case physical(mass: Double, stiffness: Double, damping: Double)
        /// A spring given by its perceptual duration.
        case perceptual(duration: Double, bounce: Double)
    }

    /// Makes the system's spring: critically damped, mass 3, stiffness 1000.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Makes a spring that settles in the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not swing at all; the nearer to 0, the more it swings.
    ///   - velocity: Whole ways per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(ratio.isFinite ? Double(ratio) : 1)
        initialVelocity = velocity.finite
        super.init()
    }

    /// Makes a spring that settles in the animator's duration, from rest.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Makes a spring from its mass, stiffness and damping; its own duration counts, and not the animator's.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        form = .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        initialVelocity = velocity.finite
        super.init()
    }

    /// Makes a spring that seems to take a time; the animator's duration does not count.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Makes a spring that seems to take a time; the animator's duration does not count.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - bounce: 0 does not swing, 1 swings for ever, below 0 creeps.
    ///   - initialVelocity: Whole ways per second.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
        form = .perceptual(duration: duration, bounce: Double(bounce))
        self.initialVelocity = initialVelocity.finite
        super.init()
    }

    /// Makes a spring from an archive, in the form in which it was made.
    public required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        switch coder.decodeInteger(forKey: "form") {
        case 0: form = .ratio(number("a"))
        case 1: form = .physical(mass: number("a"), stiffness: number("b"), damping: number("c"))
        default: form = .perceptual(duration: number("a"), bounce: number("b"))
        }
        initialVelocity = CGVector(dx: number("dx"), dy: number("dy")).finite
        super.init()
    }

    /// Writes the spring into an archive, in the form in which it was made.
    open func encode(with coder: NSCoder) {
        let (kind, numbers): (Int, [Double]) =
            switch form {
            case .ratio(let ratio): (0, [ratio])
            case .physical(let mass, let stiffness, let damping): (1, [mass, stiffness, damping])
            case .perceptual(let duration, let bounce): (2, [duration, bounce])
            }
        coder.encode(kind, forKey: "form")
        for (key, number) in zip(["a", "b", "c"], numbers) { coder.encode(number, forKey: key) }
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
    }

    /// The spring itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `spring`, since these parameters describe one.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Always nil: a spring is no cubic curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Always the parameters themselves.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring for a duration of the animator.
    func spring(settlingIn duration: TimeInterval) -> Spring {
        let velocity = Double(initialVelocity.dx)
        return switch form {
        case .ratio(let ratio): Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        case .physical(let mass, let stiffness, let damping):
            Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        case .perceptual(let duration, let bounce):
            Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
        }
    }

    /// Whether the spring takes its own time.
    var hasOwnDuration: Bool {
        if case .ratio = form { false } else { true }
    }
}

extension CGVector {
    fileprivate var finite: CGVector { CGVector(dx: dx.isFinite ? dx : 0, dy: dy.isFinite ? dy : 0) }
}
