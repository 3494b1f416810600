import AgateGeometry
import AgatePixels

extension AnimatableValue {
    /// The value between this one and another.
    ///
    /// - numbers, points, sizes, rectangles, colours (unpremultiplied sRGB), lists of equal length: part by
    ///   part;
    /// - transforms: by decomposition, rotating the shorter way; where that is impossible element by element;
    /// - paths of as many elements: point by point, tangents by length and angle;
    /// - images: a dissolve of the two, plain at both ends; from a dissolve on, without a jump;
    /// - Booleans: as numbers, true from ½ on; a Boolean beside a number is a number;
    /// - no value counts as clear black beside a colour and as no image beside an image;
    /// - lists of as many values: value by value; lists of filters of the same types: input by input;
    /// - everything else, paths and lists that do not match among it: this one at 0, the other one after.
    ///
    /// What switches does so once, by the time: a spring comes by its end several times, and is on its way for long after what
    /// is seen of it is over.
    ///
    /// Source: claims 7.1-7.14. GUESS value-color: colours mix unpremultiplied, and none is clear black.
    /// GUESS value-switch: when values that do not mix change. GUESS value-boolean: when
    /// Booleans do.
    ///
    /// - Parameters:
    ///   - other: The value at 1.
    ///   - fraction: 0 gives this value, 1 the other one exactly; beyond that extrapolates what can be.
    ///   - timeFraction: How much of the time is over, `0...1`.
    package func interpolated(
        to other: AnimatableValue,
        fraction: Double,
        timeFraction: Double
    ) -> AnimatableValue {
        switch (self, other) {
        case (.number(let from), .number(let to)):
            return .number(mix(from, to, fraction))
        case (.pair(let from), .pair(let to)):
            return .pair(mix(from, to, fraction))
        case (.rect(let from), .rect(let to)):
            return .rect(mix(from, to, fraction))
        case (.color(let from), .color(let to)):
            return .color(mix(from, to, fraction))
        case (.color(let from), .none):
            return .color(mix(from, .zero, fraction))
        case (.none, .color(let to)):
            return .color(mix(.zero, to, fraction))
        case (.bool(let from), .bool(let to)):
            return .bool(mix(from ? 1 : 0, to ? 1 : 0, fraction) >= 0.5)
        case (.bool(let from), .number(let to)):
            return fraction == 0 ? self : .number(mix(from ? 1 : 0, to, fraction))
        case (.number(let from), .bool(let to)):
            return fraction == 1 ? other : .number(mix(from, to ? 1 : 0, fraction))
        case (.transform(let from), .transform(let to)):
            return .transform(TransformPair(from: from, to: to).value(at: fraction))
        case (.path(let from), .path(let to)):
            if let between = from.interpolated(to: to, fraction: fraction) { return .path(between) }
            return timeFraction > 0 ? other : self
        case (.image, .image), (.image, .none), (.none, .image), (.dissolve, .image), (.image, .dissolve),
            (.dissolve, .none), (.none, .dissolve), (.dissolve, .dissolve):
            return dissolved(to: other, fraction: fraction)
        case (.array(let from), .array(let to)):
            guard from.count == to.count else { return timeFraction > 0 ? other : self }
            return .array(
                zip(from, to).map { $0.interpolated(to: $1, fraction: fraction, timeFraction: timeFraction) }
            )
        case (.object(let from), .object(let to)):
            if let between = from.mixed(with: to, fraction: fraction, timeFraction: timeFraction) {
                return .object(between)
            }
            return timeFraction > 0 ? other : self
        default:
            return timeFraction > 0 ? other : self
        }
    }

    /// The value at a fraction of the time, without pacing.
    package func interpolated(to other: AnimatableValue, fraction: Double) -> AnimatableValue {
        interpolated(to: other, fraction: fraction, timeFraction: fraction)
    }

    private func dissolved(to other: AnimatableValue, fraction: Double) -> AnimatableValue {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        return .dissolve(shown.dissolved(to: other.shown, fraction: fraction))
    }

    /// The images that this value shows.
    private var shown: ImageDissolve {
        switch self {
        case .image(let image): ImageDissolve(image)
        case .dissolve(let dissolve): dissolve
        default: ImageDissolve(nil)
        }
    }
}

/// Between two numbers, both ends exact.
@inline(__always)
func mix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    fraction == 1 ? to : from + (to - from) * fraction
}

@inline(__always)
func mix(_ from: SIMD2<Double>, _ to: SIMD2<Double>, _ fraction: Double) -> SIMD2<Double> {
    fraction == 1 ? to : from + (to - from) * fraction
}

@inline(__always)
func mix(_ from: SIMD4<Double>, _ to: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
    fraction == 1 ? to : from + (to - from) * fraction
}
