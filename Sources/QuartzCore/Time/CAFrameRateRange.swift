/// A range of frame rates, in frames per second; zeros leave the choice to the system.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The best rate.
    public var preferred: Float?

    /// Makes the system's range.
    public init() {
        self.init(minimum: 0, maximum: 0, preferred: nil)
    }

    /// Makes a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The system's range.
    public static let `default` = CAFrameRateRange()
}
