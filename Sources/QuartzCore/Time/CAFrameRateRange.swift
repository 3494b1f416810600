/// A range of frame rates, in frames per second; zeros leave the choice to the system.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The lowest rate that is still good enough, in frames per second; 0 leaves it to the system.
    public var minimum: Float
    /// The highest rate that is of use, in frames per second; 0 leaves it to the system.
    public var maximum: Float
    /// The preferred rate within the range, in frames per second; nil or 0 leaves it to the system.
    public var preferred: Float?

    /// Makes the system's range.
    public init() {
        self.init(minimum: 0, maximum: 0, preferred: nil)
    }

    /// Makes a range of rates in frames per second; the numbers are kept as they are given.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// A range of zeros, which leaves the rate to the system.
    public static let `default` = CAFrameRateRange()
}
