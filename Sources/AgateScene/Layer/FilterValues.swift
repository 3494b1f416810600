package import AgateTiming

/// One filter of a layer: what it does, and the inputs that were set.
package struct FilterValues: Sendable, Equatable {
    /// What it does: `gaussianBlur`.
    ///
    /// An unknown type does nothing.
    package var type: String
    /// The name by which key paths of the layer find it.
    package var name: String?
    /// Whether it does anything.
    package var isEnabled = true
    /// The inputs that were set, by key.
    package private(set) var inputs: [String: AnimatableValue] = [:]

    package init(type: String, name: String? = nil) {
        self.type = type
        self.name = name ?? type
    }

    /// An input: what was set, or else its default; nil where there is neither.
    package func value(ofInput key: String) -> AnimatableValue? {
        if key == FilterInput.enabledKey { return .bool(isEnabled) }
        return inputs[key] ?? FilterInput.standard(key, of: type)
    }

    /// Sets an input; none is the default.
    ///
    /// Keys that the type does not know are kept, and change nothing that is drawn.
    ///
    /// - Returns: Whether the value is of the input's type.
    @discardableResult
    package mutating func set(_ value: AnimatableValue, ofInput key: String) -> Bool {
        if key == FilterInput.enabledKey {
            guard let isOn = value.asBool else { return false }
            isEnabled = isOn
            return true
        }
        if value.isNone {
            inputs[key] = nil
            return true
        }
        guard let standard = FilterInput.standard(key, of: type) else {
            inputs[key] = value
            return true
        }
        guard let fitting = value.fitting(standard) else { return false }
        inputs[key] = fitting
        return true
    }

    /// The filter between this one and another of its type.
    func mixed(with other: FilterValues, fraction: Double, timeFraction: Double) -> FilterValues {
        var result = timeFraction > 0 ? other : self
        let keys = Set(inputs.keys).union(other.inputs.keys)
        for key in keys {
            guard let from = value(ofInput: key), let to = other.value(ofInput: key) else { continue }
            result.inputs[key] = from.interpolated(to: to, fraction: fraction, timeFraction: timeFraction)
        }
        return result
    }
}

extension FilterValues {
    /// An input that is a number; 0 where it is none.
    package func number(_ key: String) -> Double {
        let number = value(ofInput: key)?.asNumber ?? 0
        return number.isFinite ? number : 0
    }

    /// An input that is a colour, as unpremultiplied red, green, blue and alpha; clear where it is none.
    package func color(_ key: String) -> SIMD4<Double> {
        guard case .color(let color)? = value(ofInput: key), (color * 0).sum() == 0 else { return .zero }
        return color
    }

    /// An input that is a list of numbers, what is not finite as 0.
    package func numbers(_ key: String) -> [Double] {
        (value(ofInput: key)?.asNumbers ?? nil)?.map { $0.isFinite ? $0 : 0 } ?? []
    }

    /// An input that is a point or a size.
    package func pair(_ key: String) -> SIMD2<Double> {
        let pair = value(ofInput: key)?.asPair ?? .zero
        return (pair * 0).sum() == 0 ? pair : .zero
    }
}

extension AnimatableValue {
    /// This value in the type of another one; nil where it is none of that type.
    fileprivate func fitting(_ example: AnimatableValue) -> AnimatableValue? {
        switch example {
        case .number: asNumber.map { .number($0) }
        case .bool: asBool.map { .bool($0) }
        case .pair: asPair.map { .pair($0) }
        case .color: if case .color = self { self } else { nil }
        case .array(let items): asNumbers.flatMap { $0?.count == items.count ? self : nil }
        default: self
        }
    }
}

/// Filters that are applied one after the other, as one value.
package final class FilterList: MixableObject {
    package let filters: [FilterValues]

    package init(_ filters: [FilterValues]) {
        self.filters = filters
    }

    package func hasSameContent(as other: any MixableObject) -> Bool {
        (other as? FilterList)?.filters == filters
    }

    /// Lists of the same types mix filter by filter and input by input.
    package func mixed(
        with other: any MixableObject,
        fraction: Double,
        timeFraction: Double
    ) -> (any MixableObject)? {
        guard let other = other as? FilterList, filters.map(\.type) == other.filters.map(\.type) else {
            return nil
        }
        return FilterList(
            zip(filters, other.filters).map {
                $0.mixed(with: $1, fraction: fraction, timeFraction: timeFraction)
            }
        )
    }

    package var contentText: String {
        let texts = filters.map { filter in
            let inputs = filter.inputs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.dump)" }
            let words = (filter.isEnabled ? [] : ["off"]) + inputs
            let name = filter.name.map { $0 == filter.type ? "" : "\"\($0)\" " } ?? ""
            return name + filter.type + (words.isEmpty ? "" : "(\(words.joined(separator: ", ")))")
        }
        return "[\(texts.joined(separator: ", "))]"
    }
}

extension FilterList: Equatable {
    package static func == (left: FilterList, right: FilterList) -> Bool {
        left === right || left.filters == right.filters
    }
}

extension AnimatableValue {
    /// A list of filters or none.
    package init(_ filters: FilterList?) {
        if let filters { self = .object(OpaqueValue(filters)) } else { self = .none }
    }
}
