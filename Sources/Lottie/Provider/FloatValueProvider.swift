public import Foundation

/// Gives numbers in place of those of the file.
///
/// For key paths that end in `Opacity` (in percent), `Rotation` (in degrees), `Stroke Width` and other numbers.
public final class FloatValueProvider: ValueProvider {
    /// The number at a frame.
    public typealias CGFloatValueBlock = (CGFloat) -> CGFloat

    /// The number for all frames; setting it replaces a closure.
    ///
    /// An animation that is shown already takes the change over when the provider is set again, or with `forceDisplayUpdate()`.
    public var float: CGFloat {
        didSet { block = nil }
    }

    private var block: CGFloatValueBlock?

    /// Makes a provider that asks for the number of each frame.
    ///
    /// Source: documents L156.
    public init(block: @escaping CGFloatValueBlock) {
        self.block = block
        float = 0
    }

    /// Makes a provider of one number.
    public init(_ float: CGFloat) {
        self.float = float
    }

    /// The type of the values: ``LottieVector1D``.
    public var valueType: Any.Type { LottieVector1D.self }

    /// The number as it is given: one value, a closure that is called for each frame.
    public var storage: ValueProviderStorage<LottieVector1D> {
        if let block { return .closure { LottieVector1D(Double(block($0))) } }
        return .singleValue(LottieVector1D(Double(float)))
    }

    /// Whether there may be another value at a frame: always with a closure.
    public func hasUpdate(frame _: CGFloat) -> Bool { block != nil }
}

extension FloatValueProvider: Equatable {
    /// Whether two providers have equal values; one with a closure is equal to itself alone.
    public static func == (_ lhs: FloatValueProvider, _ rhs: FloatValueProvider) -> Bool {
        if lhs === rhs { return true }
        return lhs.block == nil && rhs.block == nil && lhs.float == rhs.float
    }
}
