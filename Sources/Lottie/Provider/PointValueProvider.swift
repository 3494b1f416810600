public import Foundation

/// Gives points in place of those of the file.
///
/// For key paths that end in `Position`, `Anchor Point`, `Scale` (in percent) and other pairs of numbers.
public final class PointValueProvider: ValueProvider {
    /// The point at a frame.
    public typealias PointValueBlock = (CGFloat) -> CGPoint

    /// The point for all frames; setting it replaces a closure.
    ///
    /// An animation that is shown already takes the change over when the provider is set again, or with `forceDisplayUpdate()`.
    public var point: CGPoint {
        didSet { block = nil }
    }

    private var block: PointValueBlock?

    /// Makes a provider that asks for the point of each frame.
    ///
    /// Source: documents L156.
    public init(block: @escaping PointValueBlock) {
        self.block = block
        point = .zero
    }

    /// Makes a provider of one point.
    public init(_ point: CGPoint) {
        self.point = point
    }

    /// The type of the values: ``LottieVector3D``.
    public var valueType: Any.Type { LottieVector3D.self }

    /// The point as it is given: one value, a closure that is called for each frame.
    public var storage: ValueProviderStorage<LottieVector3D> {
        if let block { return .closure { LottieVector3D(block($0)) } }
        return .singleValue(LottieVector3D(point))
    }

    /// Whether there may be another value at a frame: always with a closure.
    public func hasUpdate(frame _: CGFloat) -> Bool { block != nil }
}

extension PointValueProvider: Equatable {
    /// Whether two providers have equal values; one with a closure is equal to itself alone.
    public static func == (_ lhs: PointValueProvider, _ rhs: PointValueProvider) -> Bool {
        if lhs === rhs { return true }
        return lhs.block == nil && rhs.block == nil && lhs.point == rhs.point
    }
}
