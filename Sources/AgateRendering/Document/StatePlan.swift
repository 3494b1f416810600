/// Which states a document goes through, and for how long it is in each.
package struct StatePlan: Sendable, Hashable {
    /// The states, the first of which holds from the beginning.
    package var names: [String]
    /// Seconds from one to the next.
    package var hold: Double

    /// Makes a plan.
    package init(_ names: [String], hold: Double) { (self.names, self.hold) = (names, hold) }

    /// The length in seconds; nil for a single state, which has none.
    var duration: Double? { names.count > 1 ? Double(names.count) * hold : nil }
}
