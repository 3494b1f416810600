import CoreGraphics
public import UIKitCore

/// A range of numbers between two limits.
public struct UIFloatRange: Equatable, Codable, Sendable {
    /// The lower limit.
    public var minimum: CGFloat
    /// The upper limit.
    public var maximum: CGFloat

    /// Makes a range from zero to zero.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Makes a range.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// From zero to zero.
    public static let zero = UIFloatRange()

    /// Without limits.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether it has no limits.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
