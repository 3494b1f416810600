import AgateScene
import AgateTiming
import Foundation

/// Values from a layer's `style`, for properties that the program has not set.
///
/// A style is a table of values by key. Under "style" it may hold another one, which answers for the keys that it lacks.
///
/// GUESS style-set: a property counts as set when it differs from its default, as in archives.
///
/// Source: claims 8.1, 12.13.
enum LayerStyle {
    /// How deep styles may lie in one another.
    private static let deepest = 64

    static func set(_ style: [AnyHashable: Any]?, of layer: CALayer) {
        let old = layer.extras?.style
        layer.setExtra(\.style, style)
        setCustomProperties(old, style, of: layer)
        let keys = propertyKeys(of: old).union(propertyKeys(of: style))
        guard !keys.isEmpty else { return }
        let defaults = ClassDefaults.of(layer).values
        for property in EngineProperty.allCases
        where keys.contains(property) && LayerKeyTable.has(property, layer) {
            apply(value(forKey: property.keyPath, in: style), to: property, of: layer, defaults)
        }
    }

    /// Gives the properties of a subclass what the style has for them.
    private static func setCustomProperties(
        _ old: [AnyHashable: Any]?,
        _ style: [AnyHashable: Any]?,
        of layer: CALayer
    ) {
        guard type(of: layer) != CALayer.self else { return }
        for box in CustomPropertyTable.boxes(of: layer) {
            guard let key = layer.section({ box.key }), EngineProperty(key: key) == nil,
                value(forKey: key, in: old) != nil || value(forKey: key, in: style) != nil
            else { continue }
            quietly(on: layer) { box.takeStyle(value(forKey: key, in: style), of: layer) }
        }
    }

    /// The value under a key, nil when the style has none.
    static func value(forKey key: String, in style: [AnyHashable: Any]?) -> Any? {
        for style in chain(style) {
            if let value = style[key] { return value }
        }
        return nil
    }

    /// A style and those inside of it.
    private static func chain(_ style: [AnyHashable: Any]?) -> [[AnyHashable: Any]] {
        var chain: [[AnyHashable: Any]] = []
        var current = style
        while let style = current, chain.count < deepest {
            chain.append(style)
            current = style["style"] as? [AnyHashable: Any]
        }
        return chain
    }

    /// The properties that a style names, those left out that no style can give.
    private static func propertyKeys(of style: [AnyHashable: Any]?) -> Set<EngineProperty> {
        var keys: Set<EngineProperty> = []
        for style in chain(style) {
            for case let key as String in style.keys.map(\.base) {
                if let property = EngineProperty(key: key), property != .bounds { keys.insert(property) }
            }
        }
        return keys
    }

    private static func apply(
        _ value: Any?,
        to property: EngineProperty,
        of layer: CALayer,
        _ defaults: LayerValues
    ) {
        let current = layer.values.value(of: property)
        let usual = defaults.value(of: property)
        guard current == usual || current == layer.extras?.styled[property] else { return }
        quietly(on: layer) {
            if let value {
                LayerKeyTable.setValue(value, of: property, in: layer)
            } else if layer.extras?.styled[property] != nil {
                LayerKeyTable.setValue(
                    clientValue(of: usual, for: .property(property)),
                    of: property,
                    in: layer
                )
            }
        }
        let taken = layer.values.value(of: property)
        layer.editExtras { $0.styled[property] = value == nil ? nil : taken }
    }

    /// Changes a layer without looking for actions.
    private static func quietly(on layer: CALayer, _ change: () -> Void) {
        guard let context = layer.context else { return change() }
        let stack = context.transactions
        stack.begin()
        stack.disablesActions = true
        change()
        stack.endWithoutHandingOver()
    }
}
