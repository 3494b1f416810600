/// Counts messages, and says when there are too many.
///
/// Source: claim W40: 2,000 a second.
package struct MessageMeter {
    /// The maximum number of messages of a second.
    package static let limit = 2000.0
    private var credit = MessageMeter.limit
    private var last = -Double.infinity

    package init() {}

    /// Counts a message; false if it is one too many.
    package mutating func allows(at now: Double) -> Bool {
        if last > -.infinity { credit = min(Self.limit, credit + max(0, now - last) * Self.limit) }
        last = max(last, now)
        credit -= 1
        return credit >= 0
    }
}
