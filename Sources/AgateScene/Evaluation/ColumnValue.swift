import AgateGeometry
import AgateTiming

/// A type of value that running animations can keep flat: no boxes, no allocation per frame.
protocol ColumnValue: Sendable {
    /// What a basic animation needs to know to make a value from a fraction.
    associatedtype Ends: Sendable

    /// What holds the place of a value that is not there.
    static var placeholder: Self { get }

    /// Both ends as they are kept, `nil` when they are no such values.
    static func ends(from: AnimatableValue, to: AnimatableValue) -> (ends: Ends, owner: TransformPair?)?

    /// What stands for the ends of an animation that is no mix of two.
    static var noEnds: Ends { get }

    /// The value at a paced fraction: the same, to the last bit, as interpolating the ends.
    static func value(between ends: Ends, at fraction: Double) -> Self

    /// What a keyframe, a spring or a cumulative animation gives, as such a value.
    init?(_ value: AnimatableValue)
}

/// Two plain values.
struct PlainEnds<Value: Sendable>: Sendable {
    var from: Value
    var to: Value
}

extension Double: ColumnValue {
    static var noEnds: PlainEnds<Double> { PlainEnds(from: placeholder, to: placeholder) }
    static var placeholder: Double { 0 }

    static func ends(from: AnimatableValue, to: AnimatableValue) -> (
        ends: PlainEnds<Double>, owner: TransformPair?
    )? {
        guard case .number(let from) = from, case .number(let to) = to else { return nil }
        return (PlainEnds(from: from, to: to), nil)
    }

    @inline(__always)
    static func value(between ends: PlainEnds<Double>, at fraction: Double) -> Double {
        fraction == 1 ? ends.to : ends.from + (ends.to - ends.from) * fraction
    }

    init?(_ value: AnimatableValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }
}

extension SIMD2<Double>: ColumnValue {
    static var noEnds: PlainEnds<SIMD2<Double>> { PlainEnds(from: placeholder, to: placeholder) }
    static var placeholder: Self { .zero }

    static func ends(from: AnimatableValue, to: AnimatableValue) -> (
        ends: PlainEnds<Self>, owner: TransformPair?
    )? {
        guard case .pair(let from) = from, case .pair(let to) = to else { return nil }
        return (PlainEnds(from: from, to: to), nil)
    }

    @inline(__always)
    static func value(between ends: PlainEnds<Self>, at fraction: Double) -> Self {
        fraction == 1 ? ends.to : ends.from + (ends.to - ends.from) * fraction
    }

    init?(_ value: AnimatableValue) {
        guard case .pair(let pair) = value else { return nil }
        self = pair
    }
}

extension SIMD4<Double>: ColumnValue {
    static var noEnds: PlainEnds<SIMD4<Double>> { PlainEnds(from: placeholder, to: placeholder) }
    static var placeholder: Self { .zero }

    static func ends(from: AnimatableValue, to: AnimatableValue) -> (
        ends: PlainEnds<Self>, owner: TransformPair?
    )? {
        switch (from, to) {
        case (.rect(let from), .rect(let to)), (.color(let from), .color(let to)):
            (PlainEnds(from: from, to: to), nil)
        case (.color(let from), .none): (PlainEnds(from: from, to: .zero), nil)
        case (.none, .color(let to)): (PlainEnds(from: .zero, to: to), nil)
        default: nil
        }
    }

    @inline(__always)
    static func value(between ends: PlainEnds<Self>, at fraction: Double) -> Self {
        fraction == 1 ? ends.to : ends.from + (ends.to - ends.from) * fraction
    }

    init?(_ value: AnimatableValue) {
        switch value {
        case .rect(let components), .color(let components): self = components
        default: return nil
        }
    }
}

extension CATransform3D: ColumnValue {
    private static let identityPair = TransformPair(from: CATransform3DIdentity, to: CATransform3DIdentity)
    static var noEnds: TransformEnds { TransformEnds(identityPair) }
    static var placeholder: Self { CATransform3DIdentity }

    /// The pair is kept alive by its owner.
    static func ends(
        from: AnimatableValue,
        to: AnimatableValue
    ) -> (ends: TransformEnds, owner: TransformPair?)? {
        guard case .transform(let from) = from, case .transform(let to) = to else { return nil }
        let pair = TransformPair(from: from, to: to)
        return (TransformEnds(pair), pair)
    }

    @inline(__always)
    static func value(between ends: TransformEnds, at fraction: Double) -> Self {
        if let plain = ends.plain, fraction != 0, fraction != 1 { return plain.matrix(at: fraction) }
        return ends.pair._withUnsafeGuaranteedRef { $0.value(at: fraction) }
    }

    init?(_ value: AnimatableValue) {
        guard case .transform(let transform) = value else { return nil }
        self = transform
    }
}

/// Two transforms taken apart, without counting references.
struct TransformEnds: @unchecked Sendable {
    // The pair itself is immutable, and the record that has this has an owner beside it.
    let pair: Unmanaged<TransformPair>
    /// The pair's own, at hand.
    let plain: TranslationRotationScale?

    init(_ pair: TransformPair) {
        self.pair = Unmanaged.passUnretained(pair)
        plain = pair.plain
    }
}
