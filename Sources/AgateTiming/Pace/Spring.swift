/// A damped spring that pulls from 0 to 1.
///
/// Source: claims 6.1-6.5.
package struct Spring: Sendable, Hashable {
    package var mass: Double = 1
    package var stiffness: Double = 100
    package var damping: Double = 10
    /// Progress units per second, positive towards the target.
    package var initialVelocity: Double = 0
    package var allowsOverdamping = false

    package init(
        mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
    }
}
