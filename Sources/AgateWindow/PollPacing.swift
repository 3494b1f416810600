/// How often a desktop without a descriptor is polled for events: at each refresh while something happens, seldom otherwise.
///
/// Source: window W8.
package struct PollPacing: Sendable {
    /// The time from one question to the next while something happens, in seconds.
    package static let active = 1.0 / 60
    /// GUESS kms-poll: the same while nothing happens.
    package static let idle = 0.05
    /// The number of seconds without an event or a frame after which the desktop counts as idle.
    package static let patience = 1.0

    private var lastActivity: Double

    package init(at time: Double) {
        lastActivity = time
    }

    /// Notes a question, and says when to ask next.
    ///
    /// - Parameters:
    ///   - isActive: Whether there were events, or frames were shown since the last one.
    ///   - time: The time, in seconds.
    package mutating func pause(isActive: Bool, at time: Double) -> Double {
        if isActive { lastActivity = time }
        return time - lastActivity < Self.patience ? Self.active : Self.idle
    }
}
