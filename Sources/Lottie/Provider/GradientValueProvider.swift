public import Foundation

/// Gives the colours of gradients in place of those of the file.
///
/// For key paths that end in `Colors`: `**.Gradient Fill 1.Colors`. There may be more or fewer colours than in the file.
public final class GradientValueProvider: ValueProvider {
    /// The colours at a frame.
    public typealias ColorsValueBlock = (CGFloat) -> [LottieColor]
    /// Gives the places of the colours of a frame, each from 0 to 1.
    public typealias ColorLocationsBlock = (CGFloat) -> [Double]

    /// The colours for all frames; setting them replaces the closures.
    ///
    /// An animation that is shown already takes the change over when the provider is set again, or with `forceDisplayUpdate()`.
    public var colors: [LottieColor] {
        didSet { (block, locationsBlock) = (nil, nil) }
    }

    /// The places of the colours, each from 0 to 1; missing ones lie at even distances.
    public var locations: [Double] {
        didSet { (block, locationsBlock) = (nil, nil) }
    }

    private var block: ColorsValueBlock?
    private var locationsBlock: ColorLocationsBlock?

    /// Makes a provider that asks for the colours of each frame.
    ///
    /// - Parameters:
    ///   - block: The colours.
    ///   - locations: Where they lie; at even distances without it.
    public init(block: @escaping ColorsValueBlock, locations: ColorLocationsBlock? = nil) {
        self.block = block
        locationsBlock = locations
        (colors, self.locations) = ([], [])
    }

    /// Makes a provider of colours for all frames.
    ///
    /// - Parameters:
    ///   - colors: The colours.
    ///   - locations: Where they lie, each from 0 to 1; those that are missing lie at even distances.
    public init(_ colors: [LottieColor], locations: [Double] = []) {
        (self.colors, self.locations) = (colors, locations)
    }

    /// The type of the values: a list of numbers as in files.
    public var valueType: Any.Type { [Double].self }

    /// The values: of each colour where it lies, red, green and blue; then, if a colour is not opaque, of each where it lies and
    /// its alpha.
    public var storage: ValueProviderStorage<[Double]> {
        if block == nil { return .singleValue(numbers(frame: 0)) }
        return .closure { self.numbers(frame: $0) }
    }

    /// Whether there may be other values at a frame: always with a closure.
    public func hasUpdate(frame _: CGFloat) -> Bool { block != nil || locationsBlock != nil }

    /// The stops at a frame, in ascending order of their places.
    func stops(frame: AnimationFrameTime) -> [(place: Double, color: LottieColor)] {
        let colors = block.map { $0(frame) } ?? colors
        let places = locationsBlock.map { $0(frame) } ?? locations
        let last = Double(max(colors.count - 1, 1))
        return colors.enumerated().map { index, color in
            let place = index < places.count ? places[index] : Double(index) / last
            return (place.isFinite ? min(max(place, 0), 1) : 0, color)
        }
    }

    private func numbers(frame: AnimationFrameTime) -> [Double] {
        let stops = stops(frame: frame)
        let isOpaque = stops.allSatisfy { $0.color.a >= 1 }
        return stops.flatMap { [$0.place, $0.color.r, $0.color.g, $0.color.b] }
            + (isOpaque ? [] : stops.flatMap { [$0.place, $0.color.a] })
    }
}

extension GradientValueProvider: Equatable {
    /// Whether two providers have equal values; one with a closure is equal to itself alone.
    public static func == (_ lhs: GradientValueProvider, _ rhs: GradientValueProvider) -> Bool {
        if lhs === rhs { return true }
        return lhs.block == nil && rhs.block == nil && lhs.colors == rhs.colors
            && lhs.locations == rhs.locations
    }
}
