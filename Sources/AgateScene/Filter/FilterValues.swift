package import AgateTiming

/// One filter of a layer: its type, and the inputs that were set.
package struct FilterValues: Sendable, Equatable {
    package var type: FilterType
    /// The name by which key paths of the layer find it.
    package var name: String?
    /// Whether the interaction changes the pointer; true at first.
    package var isEnabled = true
    /// The inputs that were set, never ``FilterKey/enabled``.
    package private(set) var inputs: [FilterKey: AnimatableValue] = [:]

    /// A filter with the defaults of its type, named like the type.
    package init(_ type: FilterType) {
        self.type = type
        name = type.name
    }

    /// A filter of pixels with its defaults, named like its type.
    package init(_ filter: PixelFilter) {
        self.init(.pixels(filter))
    }

    /// The value of a key: what was set, or else its default; nil where there is neither.
    package func value(of key: FilterKey) -> AnimatableValue? {
        if key == .enabled { return .bool(isEnabled) }
        return inputs[key] ?? standard(key)
    }

    /// Sets an input; none is the default.
    ///
    /// Keys that the type does not have are kept, and change nothing that is drawn.
    ///
    /// - Returns: Whether the value is of the input's type.
    @discardableResult
    package mutating func set(_ value: AnimatableValue, of key: FilterKey) -> Bool {
        if key == .enabled {
            guard let isOn = value.asBool else { return false }
            isEnabled = isOn
            return true
        }
        if value.isNone {
            inputs[key] = nil
            return true
        }
        guard let standard = standard(key) else {
            inputs[key] = value
            return true
        }
        guard let fitting = value.fitting(standard) else { return false }
        inputs[key] = fitting
        return true
    }

    /// Sets all inputs to their defaults.
    package mutating func removeInputs() { inputs = [:] }

    /// The default of an input that the type has.
    private func standard(_ key: FilterKey) -> AnimatableValue? {
        guard case .input(let input) = key else { return nil }
        return type.pixelFilter?.standard(input)
    }

    /// The filter between this one and another of its type.
    func mixed(with other: FilterValues, fraction: Double, timeFraction: Double) -> FilterValues {
        var result = timeFraction > 0 ? other : self
        let keys = Set(inputs.keys).union(other.inputs.keys)
        for key in keys {
            guard let from = value(of: key), let to = other.value(of: key) else { continue }
            result.inputs[key] = from.interpolated(to: to, fraction: fraction, timeFraction: timeFraction)
        }
        return result
    }
}

extension FilterValues {
    /// An input that is a number; 0 where it is none.
    package func number(_ input: FilterInput) -> Double {
        let number = value(of: .input(input))?.asNumber ?? 0
        return number.isFinite ? number : 0
    }

    /// An input that is true or false; false where it is neither.
    package func bool(_ input: FilterInput) -> Bool { value(of: .input(input))?.asBool ?? false }

    /// An input that is a colour, as unpremultiplied red, green, blue and alpha; clear where it is none.
    package func color(_ input: FilterInput) -> SIMD4<Double> {
        guard case .color(let color)? = value(of: .input(input)), (color * 0).sum() == 0 else { return .zero }
        return color
    }

    /// An input that is a list of numbers, what is not finite as 0.
    package func numbers(_ input: FilterInput) -> [Double] {
        (value(of: .input(input))?.asNumbers ?? nil)?.map { $0.isFinite ? $0 : 0 } ?? []
    }

    /// An input that is a point or a size.
    package func pair(_ input: FilterInput) -> SIMD2<Double> {
        let pair = value(of: .input(input))?.asPair ?? .zero
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
