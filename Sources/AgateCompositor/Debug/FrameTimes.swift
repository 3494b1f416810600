/// How long the last frames took.
package struct FrameTimes: Sendable, Hashable {
    /// The number of frames that are kept.
    package static let limit = 60

    /// Seconds, the newest last.
    package private(set) var seconds: [Double] = []
    /// The time that one refresh has, in seconds.
    package var budget = 1.0 / 60

    package init() {}

    /// Adds a frame; a time that is no number counts as none.
    package mutating func add(_ time: Double, budget: Double) {
        if seconds.count == Self.limit { seconds.removeFirst() }
        seconds.append(time.isFinite ? max(time, 0) : 0)
        if budget.isFinite, budget > 0 { self.budget = budget }
    }
}
