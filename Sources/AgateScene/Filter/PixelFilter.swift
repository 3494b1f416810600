package import AgateTiming

/// A filter that changes the pixels of a layer, or of what is behind it; the raw value is its name.
///
/// Names, keys and effects are those of Apple's renderer. What each does to pixels is said by `FilterStage` of the compositor, in a
/// switch over these cases without a default.
package enum PixelFilter: String, Sendable, Hashable, CaseIterable {
    case gaussianBlur
    case colorMatrix
    case colorSaturate
    case colorBrightness
    case colorContrast
    case colorHueRotate
    case colorInvert
    case colorMonochrome
    case multiplyColor
    case colorAdd
    case colorSubtract
    case luminanceToAlpha
    case dropShadow

    /// The inputs that the filter has, with their defaults, in the order in which they are listed for people.
    ///
    /// GUESS filter-defaults: where a default is not known, it is the value that changes nothing.
    package var inputs: KeyValuePairs<FilterInput, AnimatableValue> {
        switch self {
        case .gaussianBlur: [.radius: .number(0), .normalizeEdges: .bool(false)]
        case .colorMatrix: [.colorMatrix: Self.identityMatrix]
        case .colorSaturate, .colorContrast: [.amount: .number(1)]
        case .colorBrightness: [.amount: .number(0)]
        case .colorHueRotate: [.angle: .number(0)]
        case .colorInvert, .luminanceToAlpha: [:]
        case .colorMonochrome: [.amount: .number(1), .color: Self.white, .bias: .number(0)]
        case .multiplyColor: [.color: Self.white]
        case .colorAdd, .colorSubtract: [.color: .color([0, 0, 0, 0])]
        case .dropShadow: [.radius: .number(3), .offset: .pair([0, -3]), .color: .color([0, 0, 0, 1])]
        }
    }

    /// The default of an input; nil for one that the filter does not have.
    package func standard(_ input: FilterInput) -> AnimatableValue? {
        inputs.first { $0.key == input }?.value
    }

    private static let white = AnimatableValue.color([1, 1, 1, 1])
    /// Four rows of five factors: red, green, blue, alpha and 1.
    private static let identityMatrix = AnimatableValue.array(
        (0..<20).map { .number($0 % 6 == 0 ? 1 : 0) }
    )
}
