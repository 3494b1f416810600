/// An input of a filter; the raw value is its key.
package enum FilterInput: String, Sendable, Hashable, CaseIterable {
    case radius = "inputRadius"
    case normalizeEdges = "inputNormalizeEdges"
    case colorMatrix = "inputColorMatrix"
    case amount = "inputAmount"
    case angle = "inputAngle"
    case color = "inputColor"
    case bias = "inputBias"
    case offset = "inputOffset"

    /// Whether the values are numbers, so that a Boolean means 0 or 1.
    package var isNumber: Bool {
        switch self {
        case .radius, .amount, .angle, .bias: true
        case .normalizeEdges, .colorMatrix, .color, .offset: false
        }
    }
}

/// The target of a key of a filter.
package enum FilterKey: Sendable, Hashable {
    /// Whether the filter does anything.
    case enabled
    /// An input that some filter has; which ones a filter has, its ``PixelFilter/inputs`` say.
    case input(FilterInput)
    /// A key that no filter has: its value is kept and changes nothing that is drawn.
    case unknown(String)

    /// Parses a key; `isEnabled` is the other spelling of `enabled`.
    package init(_ key: String) {
        if key == "enabled" || key == "isEnabled" {
            self = .enabled
        } else if let input = FilterInput(rawValue: key) {
            self = .input(input)
        } else {
            self = .unknown(key)
        }
    }

    /// The key as a string.
    package var string: String {
        switch self {
        case .enabled: "enabled"
        case .input(let input): input.rawValue
        case .unknown(let key): key
        }
    }
}
