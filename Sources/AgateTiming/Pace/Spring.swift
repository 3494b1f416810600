import Foundation

/// A damped spring that pulls from 0 to 1.
///
/// Source: claims 6.1-6.5.
package struct Spring: Sendable, Hashable {
    package var mass: Double = 1
    package var stiffness: Double = 100
    package var damping: Double = 10
    /// Progress units per second, positive towards the target.
    package var initialVelocity: Double = 0
    /// Whether a damping above the critical one slows the motion down; else it counts as critical.
    package var allowsOverdamping = false

    package init(
        mass: Double = 1,
        stiffness: Double = 100,
        damping: Double = 10,
        initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
    }

    /// The frequency without damping, in radians per second.
    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// How fast the motion dies down, per second.
    private var decay: Double { damping / (2 * mass) }

    /// The damping as a fraction of the critical one.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The three shapes of the motion.
    private enum Shape {
        /// Swings, with this frequency.
        case under(frequency: Double)
        case critical
        /// Creeps, with this rate.
        case over(rate: Double)
    }

    private var shape: Shape {
        let frequency = frequency
        let decay = decay
        let difference = frequency * frequency - decay * decay
        if difference > 0 { return .under(frequency: difference.squareRoot()) }
        if allowsOverdamping, difference < 0 { return .over(rate: (-difference).squareRoot()) }
        return .critical
    }

    /// Whether the numbers make a spring that moves.
    private var isUsable: Bool {
        mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite
            && initialVelocity.isFinite && (damping / mass).isFinite
    }

    /// How far the motion has come: 0 at the start, 1 at the target, above while it overshoots.
    ///
    /// A spring of impossible numbers is at its target at once.
    ///
    /// - Parameter time: Seconds since the start; before it 0.
    package func progress(at time: Double) -> Double {
        guard isUsable else { return 1 }
        guard time > 0 else { return 0 }
        guard time.isFinite else { return 1 }
        return 1 - displacement(at: time)
    }

    /// How much is left to the target.
    private func displacement(at time: Double) -> Double {
        let decay = decay
        switch shape {
        case .under(let frequency):
            let sine = (decay - initialVelocity) / frequency
            return exp(-decay * time) * (cos(frequency * time) + sine * sin(frequency * time))
        case .critical:
            let frequency = frequency
            return exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        case .over(let rate):
            // cosh and sinh as sums of two exponentials that both fall: no overflow at large times.
            let ratio = (decay - initialVelocity) / rate
            let slow = (1 + ratio) / 2 * exp((rate - decay) * time)
            let fast = (1 - ratio) / 2 * exp((-rate - decay) * time)
            return slow + fast
        }
    }

    /// How fast the motion is, in progress units per second.
    ///
    /// - Parameter time: Seconds since the start; before it the initial velocity.
    package func velocity(at time: Double) -> Double {
        guard isUsable, time.isFinite else { return 0 }
        let time = max(time, 0)
        let decay = decay
        switch shape {
        case .under(let frequency):
            let sine = (decay - initialVelocity) / frequency
            let swing = cos(frequency * time) + sine * sin(frequency * time)
            let change = frequency * (-sin(frequency * time) + sine * cos(frequency * time))
            return exp(-decay * time) * (decay * swing - change)
        case .critical:
            let frequency = frequency
            let push = frequency - initialVelocity
            return exp(-frequency * time) * (frequency * (1 + push * time) - push)
        case .over(let rate):
            let ratio = (decay - initialVelocity) / rate
            let slow = (1 + ratio) / 2 * exp((rate - decay) * time)
            let fast = (1 - ratio) / 2 * exp((-rate - decay) * time)
            return (decay - rate) * slow + (decay + rate) * fast
        }
    }
}

// MARK: - Settling

extension Spring {
    /// The displacement that counts as settled.
    private static let settledDisplacement = 0.001

    /// The time after which the motion is and stays within a thousandth of the target, in seconds.
    ///
    /// For swinging springs from the envelope, exactly; for others the first tenth of a second. Without
    /// damping the largest finite `Float`; 0 for a damping that is infinite.
    ///
    /// Source: claims 6.4-6.6. GUESS spring-overdamped: the rule of critical ones holds for over-damped ones.
    package var settlingDuration: Double {
        if damping == .infinity { return 0 }
        guard isUsable else { return 0 }
        guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
        if case .under(let frequency) = shape {
            let envelope = 1 + abs(decay - initialVelocity) / frequency
            return log(envelope / Self.settledDisplacement) / decay
        }
        return firstSettledTenth
    }

    /// The first multiple of a tenth of a second from which on the displacement stays small, for springs that
    /// do not swing: they cross the target once at most.
    private var firstSettledTenth: Double {
        // Past its last extreme the displacement only falls.
        let lastExtreme = lastExtreme
        func isSettled(_ time: Double) -> Bool {
            time >= lastExtreme && abs(displacement(at: time)) < Self.settledDisplacement
        }
        var high = 1.0
        while !isSettled(high / 10) {
            high *= 2
            if high > 1e12 { return Double(Float.greatestFiniteMagnitude) }
        }
        // Settled at `high` tenths; the border lies in between. From the first time on that is settled every
        // later one is, so halving finds it.
        var low = (high / 2).rounded(.down)
        if high == 1 { low = 0 }
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            if isSettled(middle / 10) { high = middle } else { low = middle }
        }
        return high / 10
    }
}

extension Spring {
    /// When a spring that does not swing stands still for the last time before it settles, if at all.
    private var lastExtreme: Double {
        let time: Double
        switch shape {
        case .under: return 0
        case .critical:
            let frequency = frequency
            time = 1 / frequency - 1 / (frequency - initialVelocity)
        case .over(let rate):
            let ratio = (decay - initialVelocity) / rate
            let quotient = -(decay + rate) * (1 - ratio) / ((decay - rate) * (1 + ratio))
            time = quotient > 0 ? log(quotient) / (2 * rate) : 0
        }
        return time.isFinite ? max(time, 0) : 0
    }
}

// MARK: - Other ways to say it

extension Spring {
    /// A spring from how long it seems to take and how much it bounces.
    ///
    /// - Parameters:
    ///   - perceptualDuration: Seconds; above 0.
    ///   - bounce: 0 no overshoot, 1 endless swinging, below 0 slower than critical.
    ///
    /// Source: claims 6.7.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let duration = perceptualDuration > 0 ? perceptualDuration : 0.001
        let limited = min(max(bounce, -1), 1)
        let ratio = limited >= 0 ? 1 - limited : 1 / (1 + limited)
        let frequency = 2 * Double.pi / duration
        self.init(
            mass: 1,
            stiffness: frequency * frequency,
            damping: 4 * .pi * ratio / duration,
            initialVelocity: initialVelocity,
            allowsOverdamping: true
        )
    }

    /// How long the motion seems to take, in seconds.
    package var perceptualDuration: Double { 2 * .pi * (mass / stiffness).squareRoot() }

    /// How much it bounces: 1 swings for ever, 0 does not overshoot, below 0 creeps.
    package var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The spring of UIKit's animations with a damping ratio and a duration.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not overshoot; limited to above 0 and up to 1.
    ///   - duration: After how many seconds the motion has settled; limited to 0.01...10.
    ///   - initialVelocity: Whole distances per second.
    ///
    /// Source: claims 16.18.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = min(max(dampingRatio, 1e-4), 1)
        let time = min(max(duration, 0.01), 10)
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let frequency = Self.frequency(ratio: ratio, settlingIn: time, velocity: velocity)
        self.init(
            mass: 1,
            stiffness: frequency * frequency,
            damping: 2 * ratio * frequency,
            initialVelocity: velocity
        )
    }

    /// The frequency whose envelope has fallen to a thousandth at a time.
    ///
    /// Newton's method on the logarithm of the envelope, which is nearly straight: from the frequency that a
    /// spring at rest has it lands on the root where the damping outweighs the velocity.
    private static func frequency(ratio: Double, settlingIn time: Double, velocity: Double) -> Double {
        let root = (1 - ratio * ratio).squareRoot()
        // The logarithm of envelope / target, and its slope in the frequency.
        func excess(_ frequency: Double) -> (value: Double, slope: Double) {
            guard ratio < 1 else {
                let inner = (frequency - velocity) * time + 1
                return (log(abs(inner) / settledDisplacement) - frequency * time, time / inner - time)
            }
            let push = ratio * frequency - velocity
            let envelope = abs(push) / (frequency * root)
            return (
                log(envelope / settledDisplacement) - ratio * frequency * time,
                ratio / push - 1 / frequency - ratio * time
            )
        }
        var frequency = 5 / time
        if ratio < 1 {
            frequency = max(frequency, log(ratio / root / settledDisplacement) / (ratio * time))
        } else {
            frequency = 10 / time
        }
        for _ in 0..<12 {
            let (value, slope) = excess(frequency)
            let next = frequency - value / slope
            guard next.isFinite, next > 0 else { break }
            frequency = next
        }
        return frequency
    }
}
