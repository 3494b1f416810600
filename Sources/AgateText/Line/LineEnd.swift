/// Where a line ends.
package struct LineEnd: Sendable, Equatable {
    /// The first unit of the next line.
    package let offset: Int
    /// How the line came to its end.
    package let reason: Reason

    /// The reason for which a line ended.
    package enum Reason: Sendable, Equatable {
        /// The end of the text.
        case end
        /// A line terminator, which belongs to the line.
        case terminator
        /// A tab that has no stop, which belongs to the line.
        case tab
        /// The next word did not fit.
        case opportunity
        /// As `opportunity`, behind a soft hyphen: a hyphen is shown.
        case softHyphen
        /// A word was divided by ``Hyphenation``: a hyphen is shown.
        case hyphenation
        /// Not one word fitted, or lines are broken between clusters.
        case cluster
    }

    /// Makes the end of a line.
    package init(offset: Int, reason: Reason) {
        self.offset = offset
        self.reason = reason
    }

    /// Whether a hyphen is shown that the text does not have.
    package var hasHyphen: Bool { reason == .softHyphen || reason == .hyphenation }
}
