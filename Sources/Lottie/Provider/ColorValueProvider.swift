public import Foundation

/// Gives colours in place of those of the file.
///
/// For key paths that end in `Color`: `**.Fill 1.Color`.
public final class ColorValueProvider: ValueProvider {
    /// The colour at a frame.
    public typealias ColorValueBlock = (CGFloat) -> LottieColor

    /// The colour for all frames; setting it replaces a closure and keyframes.
    ///
    /// An animation that is shown already takes the change over when the provider is set again, or with `forceDisplayUpdate()`.
    public var color: LottieColor {
        didSet { (block, keyframes) = (nil, nil) }
    }

    private var block: ColorValueBlock?
    private var keyframes: [Keyframe<LottieColor>]?

    /// Makes a provider that asks for the colour of each frame.
    ///
    /// Source: documents L156.
    public init(block: @escaping ColorValueBlock) {
        self.block = block
        color = LottieColor(r: 0, g: 0, b: 0, a: 1)
    }

    /// Makes a provider of one colour.
    public init(_ color: LottieColor) {
        self.color = color
    }

    /// Makes a provider of colours that follow each other.
    ///
    /// - Parameter keyframes: In ascending order of time, in frames of the file; without any, the file's own colours stay.
    public init(_ keyframes: [Keyframe<LottieColor>]) {
        self.keyframes = keyframes
        color = keyframes.first?.value ?? LottieColor(r: 0, g: 0, b: 0, a: 1)
    }

    /// The type of the values: ``LottieColor``.
    public var valueType: Any.Type { LottieColor.self }

    /// The colour as it is given: one value, a closure that is called for each frame, or keyframes.
    public var storage: ValueProviderStorage<LottieColor> {
        if let block { return .closure { block($0) } }
        if let keyframes { return .keyframes(keyframes) }
        return .singleValue(color)
    }

    /// Whether there may be another value at a frame: always with a closure.
    public func hasUpdate(frame _: CGFloat) -> Bool { block != nil || keyframes != nil }
}

extension ColorValueProvider: Equatable {
    /// Whether two providers have equal values; one with a closure is equal to itself alone.
    public static func == (_ lhs: ColorValueProvider, _ rhs: ColorValueProvider) -> Bool {
        if lhs === rhs { return true }
        return lhs.block == nil && rhs.block == nil && lhs.color == rhs.color
            && lhs.keyframes == rhs.keyframes
    }
}
