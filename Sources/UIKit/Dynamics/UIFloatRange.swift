import CoreGraphics

/// A range of numbers between two limits.
public struct UIFloatRange: Equatable, Codable, Sendable {
    /// The lower limit of the range, which belongs to it.
    public var minimum: CGFloat
    /// The upper limit of the range, which belongs to it.
    public var maximum: CGFloat

    /// Makes a range from zero to zero.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Makes a range from its two limits.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()

    /// The range from minus infinity to infinity.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range is infinite in both directions.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
