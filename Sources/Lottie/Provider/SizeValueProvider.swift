public import Foundation

/// Gives sizes in place of those of the file.
///
/// For key paths that end in `Size`, `Scale` (in percent) and other pairs of numbers.
public final class SizeValueProvider: ValueProvider {
    /// The size at a frame.
    public typealias SizeValueBlock = (CGFloat) -> CGSize

    /// The size for all frames; setting it replaces a closure.
    ///
    /// An animation that is shown already takes the change over when the provider is set again, or with `forceDisplayUpdate()`.
    public var size: CGSize {
        didSet { block = nil }
    }

    private var block: SizeValueBlock?

    /// Makes a provider that asks for the size of each frame.
    ///
    /// Source: documents L156.
    public init(block: @escaping SizeValueBlock) {
        self.block = block
        size = .zero
    }

    /// Makes a provider of one size.
    public init(_ size: CGSize) {
        self.size = size
    }

    /// The type of the values: ``LottieVector3D``.
    public var valueType: Any.Type { LottieVector3D.self }

    /// The size as it is given: one value, a closure that is called for each frame.
    public var storage: ValueProviderStorage<LottieVector3D> {
        if let block { return .closure { LottieVector3D(block($0)) } }
        return .singleValue(LottieVector3D(size))
    }

    /// Whether there may be another value at a frame: always with a closure.
    public func hasUpdate(frame _: CGFloat) -> Bool { block != nil }
}

extension SizeValueProvider: Equatable {
    /// Whether two providers have equal values; one with a closure is equal to itself alone.
    public static func == (_ lhs: SizeValueProvider, _ rhs: SizeValueProvider) -> Bool {
        if lhs === rhs { return true }
        return lhs.block == nil && rhs.block == nil && lhs.size == rhs.size
    }
}
