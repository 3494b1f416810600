import AgateGeometry
import AgatePixels

// The sums that additive and cumulative animations make, and `byValue`.

extension AnimatableValue {
    /// This value put on top of another: `other ⊕ self`.
    ///
    /// Numbers, points, sizes, rectangles, colours and lists of equal length add part by part, Booleans as the
    /// numbers 0 and 1; transforms concatenate, this one applied first. A value that cannot be added (a path, an
    /// image, a string, a list of another length) takes the place of the other.
    ///
    /// Source: claims 4.5.
    package func added(to other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let value), .number(let base)): return .number(base + value)
        case (.bool(let value), .bool(let base)): return .bool(value || base)
        case (.bool(let value), .number(let base)): return .number(base + (value ? 1 : 0))
        case (.number(let value), .bool(let base)): return .number((base ? 1 : 0) + value)
        case (.pair(let value), .pair(let base)): return .pair(base + value)
        case (.rect(let value), .rect(let base)): return .rect(base + value)
        case (.color(let value), .color(let base)): return .color(base + value)
        case (.transform(let value), .transform(let base)):
            return .transform(CATransform3DConcat(value, base))
        case (.array(let values), .array(let bases)) where values.count == bases.count:
            return .array(zip(values, bases).map { $0.added(to: $1) })
        case (.none, _): return other
        default: return self
        }
    }

    /// The value below another one that gives this one when that is added: `self ⊖ value`.
    package func subtracting(_ value: AnimatableValue) -> AnimatableValue {
        switch (self, value) {
        case (.number(let sum), .number(let part)): return .number(sum - part)
        case (.bool(let sum), .bool(let part)): return .bool(sum && !part)
        case (.bool(let sum), .number(let part)): return .number((sum ? 1 : 0) - part)
        case (.number(let sum), .bool(let part)): return .number(sum - (part ? 1 : 0))
        case (.pair(let sum), .pair(let part)): return .pair(sum - part)
        case (.rect(let sum), .rect(let part)): return .rect(sum - part)
        case (.color(let sum), .color(let part)): return .color(sum - part)
        case (.transform(let sum), .transform(let part)):
            return .transform(CATransform3DConcat(CATransform3DInvert(part), sum))
        case (.array(let sums), .array(let parts)) where sums.count == parts.count:
            return .array(zip(sums, parts).map { $0.subtracting($1) })
        default: return self
        }
    }

    /// This value put on top of itself so many times; 0 times is the ``neutralElement``.
    package func repeated(_ count: Double) -> AnimatableValue {
        switch self {
        case .number(let number): return .number(number * count)
        case .bool(let flag): return .bool(flag && count > 0)
        case .pair(let pair): return .pair(pair * count)
        case .rect(let rect): return .rect(rect * count)
        case .color(let color): return .color(color * count)
        case .array(let items): return .array(items.map { $0.repeated(count) })
        case .transform(let transform):
            // By squaring: a count of billions takes some thirty steps.
            var remaining = count > 0 ? UInt64(min(count, 1e15)) : 0
            var power = transform
            var result = CATransform3DIdentity
            while remaining > 0 {
                if remaining & 1 == 1 { result = CATransform3DConcat(power, result) }
                power = CATransform3DConcat(power, power)
                remaining >>= 1
            }
            return .transform(result)
        default: return self
        }
    }

    /// The value that changes nothing when it is added: zeros, the identity transform, `.none` for values that cannot be added.
    package var neutralElement: AnimatableValue {
        switch self {
        case .number, .bool: .number(0)
        case .pair: .pair(.zero)
        case .rect: .rect(.zero)
        case .color: .color(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .array(let items): .array(items.map(\.neutralElement))
        default: .none
        }
    }

    /// How far it is to another value: the Euclidean distance over the components; `nil` for types that have
    /// none, such as transforms and images.
    ///
    /// Source: claims 5.7.
    package func distance(to other: AnimatableValue) -> Double? {
        switch (self, other) {
        case (.number(let from), .number(let to)): return abs(to - from)
        case (.pair(let from), .pair(let to)):
            let delta = to - from
            return (delta * delta).sum().squareRoot()
        case (.rect(let from), .rect(let to)), (.color(let from), .color(let to)):
            let delta = to - from
            return (delta * delta).sum().squareRoot()
        default: return nil
        }
    }
}
