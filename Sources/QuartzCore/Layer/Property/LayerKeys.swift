import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

/// Key-value coding of layers.
///
/// Source: claims 4.8, 11.8, 12.13.
enum LayerKeys {
    static func value(forKey key: String, of layer: CALayer) -> Any? {
        if let property = EngineProperty(key: key), LayerKeyTable.has(property, layer) {
            return LayerKeyTable.value(of: property, in: layer)
        }
        if let other = LayerKeyTable.objects[key] { return other.get(layer) }
        if let box = CustomPropertyTable.box(forKey: key, of: layer) { return boxed(box.anyValue(of: layer)) }
        if let keyed = layer.extras?.keyed[key] { return keyed }
        if let styled = LayerStyle.value(forKey: key, in: layer.extras?.style) { return styled }
        return type(of: layer).defaultValue(forKey: key)
    }

    static func setValue(_ value: Any?, forKey key: String, of layer: CALayer) {
        if let property = EngineProperty(key: key), LayerKeyTable.has(property, layer) {
            LayerKeyTable.setValue(value, of: property, in: layer)
        } else if let other = LayerKeyTable.objects[key] {
            other.set(layer, value)
        } else if let box = CustomPropertyTable.box(forKey: key, of: layer) {
            box.setAny(value, on: layer)
        } else {
            layer.changeCustom(key: key, hasProperty: false) {
                layer.setKeyed(value, forKey: key)
            }
        }
    }

    /// The value of new layers of a kind for a key; nil where that is zero, false or nothing, and for other keys.
    static func defaultValue(forKey key: String, of kind: LayerKind) -> Any? {
        guard let property = EngineProperty(key: key), property.isOwned(by: kind) else { return nil }
        if let flag = LayerDefaults.programFlag(property) { return flag ? NSNumber(value: true) : nil }
        let value = property.standardValue(in: kind)
        if value.isNothing { return nil }
        return switch value {
        // The engine's colours of new layers are grey ones.
        case .color(let rgba) where rgba.x == rgba.y && rgba.y == rgba.z: CGColor(gray: rgba.x, alpha: rgba.w)
        default: clientValue(of: value, for: .property(property))
        }
    }

    // MARK: Parts

    /// Numbers and structures as key-value coding gives them: boxed.
    private static func boxed(_ value: Any) -> Any? {
        guard let animatable = animatableValue(from: value) else { return value }
        switch animatable {
        case .number, .bool, .pair, .rect, .transform: return clientBox(of: value) ?? value
        default: return value
        }
    }

    private static func clientBox(of value: Any) -> Any? {
        switch value {
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let flag as Bool: NSNumber(value: flag)
        case let point as CGPoint: NSValue(cgPoint: point)
        case let size as CGSize: NSValue(cgSize: size)
        case let rect as CGRect: NSValue(cgRect: rect)
        case let transform as CATransform3D: NSValue(caTransform3D: transform)
        case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
        default: nil
        }
    }
}

extension AnimatableValue {
    /// Whether it is zero, false or nothing: what `defaultValue(forKey:)` calls nil.
    var isNothing: Bool {
        switch self {
        case .none, .number(0), .bool(false), .pair(.zero), .rect(.zero): true
        default: false
        }
    }
}
