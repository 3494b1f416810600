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

    static func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "anchorPoint": NSValue(cgPoint: CGPoint(x: 0.5, y: 0.5))
        case "opacity", "contentsScale", "rasterizationScale", "speed": NSNumber(value: 1)
        case "doubleSided": NSNumber(value: true)
        case "allowsGroupOpacity": LayerDefaults.number(.allowsGroupOpacity)
        case "allowsEdgeAntialiasing": LayerDefaults.number(.allowsEdgeAntialiasing)
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
