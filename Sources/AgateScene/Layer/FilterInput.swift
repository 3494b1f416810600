package import AgateTiming

/// The inputs of the filters that are drawn, with their defaults.
///
/// The types and keys are those of Apple's renderer. GUESS filter-defaults: where a default is not known, it is the value that
/// changes nothing.
package enum FilterInput {
    /// The key under which a filter is switched on and off.
    package static let enabledKey = "enabled"

    /// The default of an input; nil for an unknown one.
    package static func standard(_ key: String, of type: String) -> AnimatableValue? {
        table[type]?.first { $0.key == key }?.value
    }

    /// The keys of all inputs of a type; nil for an unknown type.
    package static func keys(of type: String) -> [String]? { table[type]?.map(\.key) }

    private typealias Inputs = KeyValuePairs<String, AnimatableValue>

    private static let identityMatrix = AnimatableValue.array(
        (0..<20).map { .number($0 % 6 == 0 ? 1 : 0) }
    )
    private static let white = AnimatableValue.color([1, 1, 1, 1])
    private static let black = AnimatableValue.color([0, 0, 0, 1])
    private static let clear = AnimatableValue.color([0, 0, 0, 0])

    private static let table: [String: Inputs] = [
        "gaussianBlur": ["inputRadius": .number(0), "inputNormalizeEdges": .bool(false)],
        "colorMatrix": ["inputColorMatrix": identityMatrix],
        "colorSaturate": ["inputAmount": .number(1)],
        "colorBrightness": ["inputAmount": .number(0)],
        "colorContrast": ["inputAmount": .number(1)],
        "colorHueRotate": ["inputAngle": .number(0)],
        "colorInvert": [:],
        "colorMonochrome": ["inputAmount": .number(1), "inputColor": white, "inputBias": .number(0)],
        "multiplyColor": ["inputColor": white],
        "colorAdd": ["inputColor": clear],
        "colorSubtract": ["inputColor": clear],
        "luminanceToAlpha": [:],
        "dropShadow": ["inputRadius": .number(3), "inputOffset": .pair([0, -3]), "inputColor": black],
    ]
}
