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
        if let box = CustomPropertyTable.box(forKey: key, of: layer) { return boxed(box.anyValue) }
        if let keyed = layer.extras?.keyed[key] { return keyed }
        if let styled = styleValue(forKey: key, of: layer) { return styled }
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
            layer.changeCustom(key: key) {
                layer.editExtras { $0.keyed[key] = value }
            }
        }
    }

    static func value(forKeyPath keyPath: String, of layer: CALayer) -> Any? {
        guard let (key, rest) = split(keyPath) else { return layer.value(forKey: keyPath) }
        if let property = EngineProperty(key: key), LayerKeyTable.has(property, layer) {
            guard let target = PropertyTarget(keyPath: keyPath) else { return nil }
            // The getter may be overridden, so the component comes from what it returns.
            let whole = animatableValue(from: layer.value(forKey: key)) ?? .none
            guard case .component(_, let component) = target, let part = whole.component(component) else {
                return nil
            }
            return clientValue(of: part, for: target)
        }
        return nested(layer.value(forKey: key), rest: rest)
    }

    static func setValue(_ value: Any?, forKeyPath keyPath: String, of layer: CALayer) {
        guard let (key, rest) = split(keyPath) else { return layer.setValue(value, forKey: keyPath) }
        if let target = PropertyTarget(keyPath: keyPath), case .component(_, let component) = target {
            guard let part = animatableValue(from: value),
                let whole = animatableValue(from: layer.value(forKey: key))?.replacing(component, by: part),
                let property = EngineProperty(key: key)
            else { return }
            LayerKeyTable.setValue(clientValue(of: whole, for: .property(property)), of: property, in: layer)
        } else if let nestedLayer = layer.value(forKey: key) as? CALayer {
            nestedLayer.setValue(value, forKeyPath: rest)
        } else if key == "sublayers", let (name, path) = split(rest) {
            layer.sublayers?.first { $0.name == name }?.setValue(value, forKeyPath: path)
        }
    }

    static func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "anchorPoint": NSValue(cgPoint: CGPoint(x: 0.5, y: 0.5))
        case "opacity", "contentsScale", "rasterizationScale", "speed": NSNumber(value: 1)
        case "doubleSided", "allowsGroupOpacity", "allowsEdgeAntialiasing": NSNumber(value: true)
        case "contentsRect", "contentsCenter": NSValue(cgRect: CGRect(x: 0, y: 0, width: 1, height: 1))
        case "contentsGravity": "resize"
        case "contentsFormat": "RGBA8"
        case "cornerCurve": "circular"
        case "minificationFilter", "magnificationFilter": "linear"
        case "maskedCorners", "edgeAntialiasingMask": NSNumber(value: 15)
        case "shadowRadius": NSNumber(value: 3)
        case "shadowOffset": NSValue(cgSize: CGSize(width: 0, height: -3))
        case "shadowColor", "borderColor": CGColor.black
        case "transform", "sublayerTransform": NSValue(caTransform3D: CATransform3DIdentity)
        case "duration": NSNumber(value: Double.infinity)
        case "fillMode": "removed"
        default: nil
        }
    }

    // MARK: Parts

    private static func split(_ keyPath: String) -> (key: String, rest: String)? {
        guard let dot = keyPath.firstIndex(of: ".") else { return nil }
        return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }

    /// What a key path addresses inside an object: a layer's values, a named sublayer's.
    private static func nested(_ object: Any?, rest: String) -> Any? {
        if let layer = object as? CALayer { return layer.value(forKeyPath: rest) }
        if let layers = object as? [CALayer], let (name, path) = split(rest) {
            return layers.first { $0.name == name }?.value(forKeyPath: path)
        }
        guard let component = ValueComponent(rawValue: rest),
            let part = animatableValue(from: object)?.component(component)
        else { return nil }
        return clientValue(from: part)
    }

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

    private static func styleValue(forKey key: String, of layer: CALayer) -> Any? {
        var current = layer.extras?.style
        var depth = 0
        while let style = current, depth < 64 {
            if let value = style[key] { return value }
            current = style["style"] as? [AnyHashable: Any]
            depth += 1
        }
        return nil
    }
}
