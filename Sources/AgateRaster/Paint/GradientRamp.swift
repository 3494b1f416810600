package import AgatePixels
import CAgateKernels

/// A colour at a place along a gradient.
package struct GradientStop: Sendable, Hashable {
    /// The colour, premultiplied: between stops premultiplied components are mixed.
    package var color: PremultipliedColor
    /// Where, nominally 0...1.
    package var location: Double

    /// Makes a stop.
    package init(color: PremultipliedColor, location: Double) {
        self.color = color
        self.location = location
    }
}

/// The space in which the colours between two stops are mixed.
package enum GradientMixing: Sendable, Hashable {
    /// sRGB: components change evenly as they are.
    case standard
    /// Generic RGB, as `render(in:)` does; see ``GenericRGB``.
    case genericRGB

    /// A colour between two others, which are mixed premultiplied.
    func color(
        from first: PremultipliedColor,
        to second: PremultipliedColor,
        fraction: Float
    ) -> PremultipliedColor {
        guard self == .genericRGB else { return first.interpolated(to: second, fraction: fraction) }
        let (near, far) = (Self.generic(first), Self.generic(second))
        let mixed = near + (far - near) * Double(fraction)
        guard mixed.w > 0 else { return .clear }
        let color = GenericRGB.standard(of: SIMD3(mixed.x, mixed.y, mixed.z) / mixed.w)
        return PremultipliedColor(SIMD4(color, mixed.w))
    }

    /// How a stop's own colour looks: without what the space does not have.
    func shown(_ color: PremultipliedColor) -> PremultipliedColor {
        self == .standard ? color : self.color(from: color, to: color, fraction: 0)
    }

    /// Premultiplied components of Generic RGB.
    private static func generic(_ color: PremultipliedColor) -> SIMD4<Double> {
        let alpha = Double(color.a)
        guard alpha > 0 else { return .zero }
        let components = SIMD3(Double(color.r), Double(color.g), Double(color.b)) / alpha
        return SIMD4(GenericRGB.components(ofStandard: components) * alpha, alpha)
    }
}

/// The colours along a gradient as a table.
///
/// Between two stops colours change evenly; at stops of one location they jump. Before the first stop and
/// after the last the colour stays.
package final class GradientRamp: Sendable {
    /// The stops, each at or after the one before.
    let stops: [GradientStop]
    /// Where the colours between stops come from.
    let mixing: GradientMixing
    /// Whether all colours are opaque.
    package let isOpaque: Bool
    /// Entry 0 is before location 0, the last one after location 1; the others are the middles of equal
    /// parts.
    let colors: [UInt32]
    var size: Int { colors.count - 2 }
    /// The bytes of the table.
    package var byteCount: Int { colors.count * 4 }
    /// The colours without a table, when there are few stops; positions count in entries.
    let fold: agate_ramp_fold?

    /// Makes the table of stops.
    ///
    /// - Parameters:
    ///   - stops: A location before the one of the stop before it counts as equal to it, and one
    ///     that is not a number too. No stop at all gives a transparent ramp.
    ///   - mixing: The space of the colours between two stops.
    package init(stops: [GradientStop], mixing: GradientMixing = .standard) {
        var stops = stops
        self.mixing = mixing
        var last = -Double.infinity
        for index in stops.indices {
            if !(stops[index].location > last) { stops[index].location = last.isFinite ? last : 0 }
            last = stops[index].location
        }
        self.stops = stops
        isOpaque = !stops.isEmpty && stops.allSatisfy(\.color.isOpaque)
        guard let first = stops.first, let final = stops.last else {
            colors = [0, 0, 0]
            fold = nil
            return
        }
        let jumps = zip(stops, stops.dropFirst()).contains { $1.location - $0.location < 1.0 / 256 }
        let size = stops.count == 1 ? 1 : jumps ? 4096 : 1024
        var colors: [UInt32] = []
        colors.reserveCapacity(size + 2)
        var next = 0
        func color(at location: Double) -> UInt32 {
            while next < stops.count, stops[next].location <= location { next += 1 }
            guard next > 0 else { return mixing.shown(first.color).packed }
            guard next < stops.count else { return mixing.shown(final.color).packed }
            let (from, to) = (stops[next - 1], stops[next])
            let fraction = (location - from.location) / (to.location - from.location)
            return mixing.color(from: from.color, to: to.color, fraction: Float(fraction)).packed
        }
        colors.append(first.location > 0 ? color(at: 0) : mixing.shown(first.color).packed)
        for index in 0..<size { colors.append(color(at: (Double(index) + 0.5) / Double(size))) }
        colors.append(final.location > 1 ? color(at: 1) : mixing.shown(final.color).packed)
        self.colors = colors
        fold = mixing == .standard ? Self.fold(stops, size: Double(size)) : nil
    }

    /// Colours as straight lines between two or three stops in 0...1; nil when they are others.
    private static func fold(_ stops: [GradientStop], size: Double) -> agate_ramp_fold? {
        guard (2...3).contains(stops.count), stops[0].location >= 0, stops[stops.count - 1].location <= 1,
            zip(stops, stops.dropFirst()).allSatisfy({ $1.location - $0.location >= 1.0 / 256 })
        else { return nil }
        func line(_ from: GradientStop, _ to: GradientStop) -> SIMD4<Double> {
            (components(to) - components(from)) / ((to.location - from.location) * size)
        }
        let first = line(stops[0], stops[1])
        let second = stops.count == 3 ? line(stops[1], stops[2]) : .zero
        let base = components(stops[0]) - first * (stops[0].location * size) + 0.5
        func floats(_ vector: SIMD4<Double>) -> (Float, Float, Float, Float) {
            (Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
        }
        return agate_ramp_fold(
            low: Float(stops[0].location * size),
            middle: Float(stops[1].location * size),
            high: Float(stops[stops.count - 1].location * size),
            base: floats(base),
            first: floats(first),
            second: floats(second)
        )
    }

    /// In 255ths.
    private static func components(_ stop: GradientStop) -> SIMD4<Double> {
        SIMD4(Double(stop.color.r), Double(stop.color.g), Double(stop.color.b), Double(stop.color.a)) * 255
    }
}

extension GradientRamp: Hashable {
    /// Whether two tables are of the same stops.
    package static func == (one: GradientRamp, other: GradientRamp) -> Bool {
        one === other || (one.stops == other.stops && one.mixing == other.mixing)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(stops)
        hasher.combine(mixing)
    }
}
