/// The direction and the order of the glyphs of a run.
public struct CTRunStatus: OptionSet, Sendable, Hashable {
    /// The status as a bit mask, with Apple's values.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The glyphs of the run go from right to left.
    public static var rightToLeft: CTRunStatus { CTRunStatus(rawValue: 1 << 0) }

    /// In another order than their characters.
    public static var nonMonotonic: CTRunStatus { CTRunStatus(rawValue: 1 << 1) }

    /// Through a matrix, which ``CTRunGetTextMatrix(_:)`` gives.
    public static var hasNonIdentityMatrix: CTRunStatus { CTRunStatus(rawValue: 1 << 2) }
}
