public import CoreGraphics

/// Options of layers and views that play.
public struct LottieConfiguration: Hashable {
    /// The options of everything that is given no others.
    nonisolated(unsafe) public static var shared = LottieConfiguration()

    /// The engine of Lottie that draws; without effect, as there is one: layers with animations.
    public var renderingEngine: RenderingEngineOption
    /// The way of reading files; without effect, as there is one way.
    public var decodingStrategy: DecodingStrategy
    /// When an animation's marker `reduced motion` plays in place of the requested frames.
    public var reducedMotionOption: ReducedMotionOption
    /// The colour space of a file's colours; without effect: they are in sRGB.
    public var colorSpace: CGColorSpace

    /// Makes a configuration; only the option of reduced motion has an effect.
    public init(
        renderingEngine: RenderingEngineOption = .automatic,
        decodingStrategy: DecodingStrategy = .dictionaryBased,
        colorSpace: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
        reducedMotionOption: ReducedMotionOption = .systemReducedMotionToggle
    ) {
        (self.renderingEngine, self.decodingStrategy) = (renderingEngine, decodingStrategy)
        (self.colorSpace, self.reducedMotionOption) = (colorSpace, reducedMotionOption)
    }

    /// Whether two have equal options.
    public static func == (lhs: LottieConfiguration, rhs: LottieConfiguration) -> Bool {
        lhs.renderingEngine == rhs.renderingEngine && lhs.decodingStrategy == rhs.decodingStrategy
            && lhs.reducedMotionOption == rhs.reducedMotionOption
    }

    /// Feeds the options to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(renderingEngine)
        hasher.combine(decodingStrategy)
        hasher.combine(reducedMotionOption)
    }
}

/// The way of reading files; without effect, as there is one way.
public enum DecodingStrategy: Hashable, Sendable {
    /// Files are decoded by `Codable`.
    case legacyCodable
    /// Files are decoded from dictionaries.
    case dictionaryBased
}
