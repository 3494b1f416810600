import AgateDocuments
import AgateScene
import AgateTiming

/// Of which types the properties of objects are in markup.
enum PropertyTypes {
    /// Properties of Apple's layers that layers here do not have and that make no difference to a picture.
    static let withoutEffect: Set = [
        "allowsHitTesting", "hitTestsAsOpaque", "hitTestsContentsAlphaChannel", "preloadsCache",
        "allowsDisplayCompositing",
        "needsLayoutOnGeometryChange", "disableUpdateMask", "allowsGroupBlending", "securityMode",
        "inputDither",
    ]

    /// Whether an attribute is an editor's own, which no Core Animation looks at.
    static func isEditors(_ key: String) -> Bool {
        key.hasPrefix("xmlns") || key.hasPrefix("caplay") || key.hasPrefix("mica")
    }

    /// Whether a key path leads to something that layers here have.
    ///
    /// Of a path of several parts nothing is said: its first one may name a filter or a layer.
    static func isHonoured(_ keyPath: String) -> Bool {
        keyPath.contains(".") || ofLayer(keyPath) != nil
    }

    /// The type of a layer's property; nil for a key that no layer has.
    static func ofLayer(_ key: String) -> MarkupType? {
        switch key {
        case "frame": .rect
        case "name", "id": .string
        case "autoresizingMask": .number
        default: EngineProperty(key: key).map { type(of: $0.row.kind, key) }
        }
    }

    /// The type of a property of a cell of an emitter; nil for a key that no cell has.
    static func ofCell(_ key: String) -> MarkupType? {
        switch key {
        case "name", "id", "minificationFilter", "magnificationFilter", "fillMode": .string
        case "autoreverses": .bool
        case "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration": .number
        default: EmitterCellProperty(key: key).map { type(of: $0.kind, key) }
        }
    }

    /// The type of a property of an animation; nil for a key that none has.
    static func ofAnimation(_ key: String) -> MarkupType? {
        switch key {
        case "keyPath", "fillMode", "calculationMode", "rotationMode", "valueFunction", "subtype", "type":
            .string
        case "timingFunction": .timing
        case "removedOnCompletion", "autoreverses", "additive", "cumulative", "allowsOverdamping": .bool
        case "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "mass",
            "stiffness",
            "damping", "velocity", "initialVelocity", "startProgress", "endProgress",
            "preferredFrameRateRangeMinimum", "preferredFrameRateRangeMaximum",
            "preferredFrameRateRangePreferred":
            .number
        case "keyTimes", "tensionValues", "continuityValues", "biasValues": .numbers
        case "values", "timingFunctions", "animations": .list
        case "path": .path
        case "fromValue", "toValue", "byValue": .any
        default: nil
        }
    }

    /// The type of an input of a filter, by its name.
    static func ofFilter(_ key: String) -> MarkupType {
        switch key {
        case FilterInput.color.rawValue: .color
        case FilterInput.colorMatrix.rawValue: .numbers
        case FilterInput.offset.rawValue: .size
        case FilterInput.normalizeEdges.rawValue: .bool
        case _ where FilterInput(rawValue: key) != nil: .number
        default: .any
        }
    }

    /// The type of the values that a key path leads to, where the values themselves do not say.
    static func ofKeyPath(_ keyPath: String) -> MarkupType {
        if keyPath.hasPrefix("emitterCells."), let last = keyPath.split(separator: ".").last {
            return ofCell(String(last)) ?? .any
        }
        if keyPath.contains("."), let last = keyPath.split(separator: ".").last, last.hasPrefix("input") {
            return ofFilter(String(last))
        }
        if keyPath.contains(".") { return .any }
        return ofLayer(keyPath) ?? .any
    }

    private static func type(of kind: ValueKind, _ key: String) -> MarkupType {
        switch kind {
        case .number, .float, .integer, .count: .number
        case .bool: .bool
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .color: .color
        case .transform: .transform
        case .path: .path
        case .numbers: .numbers
        case .string: .string
        case .contents: .image
        case .colors: .colors
        case .object: .string
        case .cells, .filters: .list
        }
    }
}
