import AgateRuntime
package import AgateScene
import Foundation

/// The values of a new layer, two of which a program's `Info.plist` may choose.
///
/// Edges are antialiased where `CALayerAllowsEdgeAntialiasing`, or else `UIViewEdgeAntialiasing`, is true; they are not by default.
/// Opacity is that of a group unless `CALayerAllowsGroupOpacity`, or else `UIViewGroupOpacity`, is false.
///
/// Source: claims 12.12, 14.12.
package enum LayerDefaults {
    /// Those of the running program: its main bundle is read once.
    static let values: LayerValues = {
        // Before the first layer: what its references to other objects and its class stand on.
        _ = RuntimeABI.isTrusted
        var values = LayerValues()
        values.flags = flags(of: Bundle.main.infoDictionary ?? [:])
        return values
    }()

    /// Those of a kind of layer.
    static func values(of kind: LayerKind) -> LayerValues {
        var values = values
        values.kind = kind
        return values
    }

    /// The flags of a new layer in a program.
    ///
    /// - Parameter info: Its `Info.plist`; numbers and the strings that mean yes or no count as Booleans.
    package static func flags(of info: [String: Any]) -> LayerFlags {
        var flags = LayerFlags.standard
        func choose(_ flag: LayerFlags, by keys: String...) {
            guard let value = keys.lazy.compactMap({ boolean(info[$0]) }).first else { return }
            if value { flags.insert(flag) } else { flags.remove(flag) }
        }
        choose(.allowsEdgeAntialiasing, by: "CALayerAllowsEdgeAntialiasing", "UIViewEdgeAntialiasing")
        choose(.allowsGroupOpacity, by: "CALayerAllowsGroupOpacity", "UIViewGroupOpacity")
        return flags
    }

    /// The default of a property that the program may choose; nil for the others.
    static func programFlag(_ property: EngineProperty) -> Bool? {
        switch property {
        case .allowsGroupOpacity: values.flags.contains(.allowsGroupOpacity)
        case .allowsEdgeAntialiasing: values.flags.contains(.allowsEdgeAntialiasing)
        default: nil
        }
    }

    private static func boolean(_ value: Any?) -> Bool? {
        switch value {
        case let value as Bool: value
        case let value as NSNumber: value.boolValue
        case let value as String: ["yes", "true", "1"].contains(value.lowercased())
        default: nil
        }
    }
}
