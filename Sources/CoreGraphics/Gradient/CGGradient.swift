public import AgatePixels
import AgateRaster
public import Foundation

/// Colours at places along a line or around a circle, with a smooth change between them.
///
/// Colours are mixed component by component, in the gradient's space, before their alpha is multiplied in.
public final class CGGradient: Hashable {
    /// The table that the rasteriser looks colours up in.
    let ramp: GradientRamp

    /// Makes a gradient of components.
    ///
    /// - Parameters:
    ///   - space: The colour space of the components.
    ///   - components: `count` times the components of the space with alpha last.
    ///   - locations: `count` places in 0...1 in rising order, or nil for even distances.
    ///   - count: How many colours there are.
    /// - Returns: nil without colours.
    public convenience init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: space, components: components + $0 * length)
        }
        guard colors.count == count else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        self.init(colors, mixedIn: space, locations: places)
    }

    /// Makes a gradient of colours.
    ///
    /// - Parameters:
    ///   - space: Where colours are mixed, such as linear sRGB or L*a*b*; nil for the space of the first colour.
    ///     Spaces of tables and patterns, from which no way leads back, count as sRGB.
    ///   - colors: An array of `CGColor`.
    ///   - locations: As many places as there are colours, in 0...1 in rising order, or nil for even distances.
    /// - Returns: nil without colours, and for an array with anything else in it.
    public convenience init?(
        colorsSpace space: CGColorSpace?,
        colors: CFArray,
        locations: UnsafePointer<CGFloat>?
    ) {
        let count = colors.count
        let list = (0..<count).compactMap { colors[$0] as? CGColor }
        guard count > 0, list.count == count else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        self.init(list, mixedIn: space ?? list[0].colorSpace, locations: places)
    }

    private init(_ colors: [CGColor], mixedIn space: CGColorSpace?, locations: [CGFloat]?) {
        var places =
            locations?.map { Double($0) } ?? colors.indices.map { Double($0) / Double(colors.count - 1) }
        if colors.count == 1 { places = [0] }
        var colors = colors
        if let space, !space.mixesAsPixels {
            (colors, places) = CGGradient.mixed(colors, at: places, in: space)
        }
        ramp = GradientRamp(stops: CGGradient.stops(colors.map(\.rgba), at: places))
    }

    /// Colours with as many more between them as it takes to see how they mix in a space.
    private static func mixed(
        _ colors: [CGColor],
        at places: [Double],
        in space: CGColorSpace
    ) -> ([CGColor], [Double]) {
        let ends = colors.compactMap { color in
            color.converted(to: space, intent: .defaultIntent, options: nil)?.components
        }
        guard ends.count == colors.count else { return (colors, places) }
        var result: ([CGColor], [Double]) = ([], [])
        for index in colors.indices {
            if index > 0, places[index] > places[index - 1] {
                for step in 1..<stepsOfSpace {
                    let fraction = Double(step) / Double(stepsOfSpace)
                    let components = zip(ends[index - 1], ends[index]).map {
                        $0 + ($1 - $0) * CGFloat(fraction)
                    }
                    guard let color = CGColor(colorSpace: space, components: components) else { continue }
                    result.0.append(color)
                    result.1.append(places[index - 1] + (places[index] - places[index - 1]) * fraction)
                }
            }
            result.0.append(colors[index])
            result.1.append(places[index])
        }
        return result
    }

    /// Straight pieces for the curve that a mixture in another space makes.
    private static let stepsOfSpace = 64

    /// Stops for a table that mixes premultiplied colours, close enough together to mix unpremultiplied ones.
    private static func stops(_ colors: [SIMD4<Double>], at places: [Double]) -> [GradientStop] {
        var stops: [GradientStop] = []
        for (index, color) in colors.enumerated() {
            if index > 0, colors[index - 1].w != color.w, places[index] > places[index - 1] {
                for step in 1..<stepsBetweenAlphas {
                    let fraction = Double(step) / Double(stepsBetweenAlphas)
                    let mixed = colors[index - 1] + (color - colors[index - 1]) * fraction
                    let place = places[index - 1] + (places[index] - places[index - 1]) * fraction
                    stops.append(GradientStop(color: PremultipliedColor(mixed), location: place))
                }
            }
            stops.append(GradientStop(color: PremultipliedColor(color), location: places[index]))
        }
        return stops
    }

    /// Straight pieces for the parabola that a component times a changing alpha makes; off by less than 1/255.
    private static let stepsBetweenAlphas = 16

    /// Whether both are the same object.
    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }

    /// Feeds the identity of the gradient to a hasher: only the same object is equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The options as a bit mask: 1 before the start, 2 after the end.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour fills what lies after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
