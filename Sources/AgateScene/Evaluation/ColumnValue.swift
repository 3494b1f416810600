import AgateGeometry
import AgateTiming

/// A type of value that running animations can keep flat: no boxes, no allocation per frame.
protocol ColumnValue: Sendable {
    /// The inputs of a basic animation that give a value for a fraction.
    associatedtype Ends: Sendable

    /// The value in the place of a missing one.
    static var placeholder: Self { get }

    /// Both ends as they are kept, `nil` when they are no such values.
    ///
    /// - Returns: The values that every frame reads, and of transforms the pair, which the column keeps beside it.
    static func ends(from: AnimatableValue, to: AnimatableValue) -> (ends: Ends, pair: TransformPair?)?

    /// The ends of an animation that is no mix of two.
    static var noEnds: Ends { get }

    /// The value at a paced fraction: the same, to the last bit, as interpolating the ends.
    ///
    /// - Parameters:
    ///   - ends: The ends.
    ///   - pair: Where the column keeps the record's pair of transforms; read without reference counting.
    ///   - fraction: The fraction.
    static func value(between ends: Ends, _ pair: UnsafePointer<TransformPair>, at fraction: Double) -> Self

    /// The value of a keyframe, a spring or a cumulative animation.
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
        ends: PlainEnds<Double>, pair: TransformPair?
    )? {
        guard case .number(let from) = from, case .number(let to) = to else { return nil }
        return (PlainEnds(from: from, to: to), nil)
    }

    @inline(__always)
    static func value(
        between ends: PlainEnds<Double>,
        _: UnsafePointer<TransformPair>,
        at fraction: Double
    ) -> Double {
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
        ends: PlainEnds<Self>, pair: TransformPair?
    )? {
        guard case .pair(let from) = from, case .pair(let to) = to else { return nil }
        return (PlainEnds(from: from, to: to), nil)
    }

    @inline(__always)
    static func value(
        between ends: PlainEnds<Self>,
        _: UnsafePointer<TransformPair>,
        at fraction: Double
    ) -> Self {
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
        ends: PlainEnds<Self>, pair: TransformPair?
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
    static func value(
        between ends: PlainEnds<Self>,
        _: UnsafePointer<TransformPair>,
        at fraction: Double
    ) -> Self {
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
    static var noEnds: TransformEnds { TransformEnds(plain: nil) }
    static var placeholder: Self { CATransform3DIdentity }

    static func ends(
        from: AnimatableValue,
        to: AnimatableValue
    ) -> (ends: TransformEnds, pair: TransformPair?)? {
        guard case .transform(let from) = from, case .transform(let to) = to else { return nil }
        let pair = TransformPair(from: from, to: to)
        return (TransformEnds(plain: pair.plain), pair)
    }

    @inline(__always)
    static func value(
        between ends: TransformEnds,
        _ pair: UnsafePointer<TransformPair>,
        at fraction: Double
    ) -> Self {
        if let plain = ends.plain, fraction != 0, fraction != 1 { return plain.matrix(at: fraction) }
        return Unmanaged.passUnretained(pair.pointee)._withUnsafeGuaranteedRef { $0.value(at: fraction) }
    }

    init?(_ value: AnimatableValue) {
        guard case .transform(let transform) = value else { return nil }
        self = transform
    }
}

extension TransformPair {
    /// The pair of a record that has none.
    static let identity = TransformPair(from: CATransform3DIdentity, to: CATransform3DIdentity)
}

/// Two transforms taken apart, as far as few numbers can say it.
struct TransformEnds: Sendable {
    /// The way in between; nil where only the pair can tell.
    let plain: TranslationRotationScale?
}
