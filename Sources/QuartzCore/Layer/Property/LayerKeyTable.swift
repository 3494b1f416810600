import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

/// How key-value coding reaches the accessors of each property, so that overridden ones are called.
enum LayerKeyTable {
    struct Row {
        let get: (CALayer) -> Any?
        let set: (CALayer, Any?) -> Void
    }

    /// Whether a layer has a property: some belong to one kind of layer.
    static func has(_ property: EngineProperty, _ layer: CALayer) -> Bool {
        property.isOwned(by: layer.values.kind)
    }

    static func value(of property: EngineProperty, in layer: CALayer) -> Any? {
        rows[Int(property.rawValue)].get(layer)
    }

    static func setValue(_ value: Any?, of property: EngineProperty, in layer: CALayer) {
        rows[Int(property.rawValue)].set(layer, value)
    }

    private static let rows: [Row] = EngineProperty.allCases.map(makeRow)

    // MARK: Kinds of rows

    static func number<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGFloat>) -> Row {
        value(keyPath, box: { NSNumber(value: Double($0)) }, unbox: { double($0).map { CGFloat($0) } })
    }

    static func seconds<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, Double>) -> Row {
        value(keyPath, box: { NSNumber(value: $0) }, unbox: double)
    }

    static func float<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, Float>) -> Row {
        value(keyPath, box: { NSNumber(value: $0) }, unbox: { double($0).map { Float($0) } })
    }

    /// A fraction is cut off, as `intValue` does.
    static func count<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, Int>) -> Row {
        value(
            keyPath,
            box: { NSNumber(value: $0) },
            unbox: { double($0).flatMap { Int(exactly: $0.rounded(.towardZero)) } }
        )
    }

    static func flag<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, Bool>) -> Row {
        value(keyPath, box: { NSNumber(value: $0) }, unbox: { double($0).map { $0 != 0 } })
    }

    /// Bits in a set of options.
    static func bits<Layer: CALayer, Options: OptionSet>(
        _ keyPath: ReferenceWritableKeyPath<Layer, Options>
    ) -> Row where Options.RawValue: FixedWidthInteger {
        Row(
            get: { ($0 as? Layer).map { NSNumber(value: UInt64($0[keyPath: keyPath].rawValue)) } },
            set: { layer, value in
                guard let raw = double(value).flatMap({ Options.RawValue(exactly: $0) }) else { return }
                (layer as? Layer)?[keyPath: keyPath] = Options(rawValue: raw)
            }
        )
    }

    static func point<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGPoint>) -> Row {
        value(
            keyPath,
            box: { NSValue(cgPoint: $0) },
            unbox: { animatableValue(from: $0)?.asPair.map { CGPoint(x: $0.x, y: $0.y) } }
        )
    }

    static func size<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGSize>) -> Row {
        value(
            keyPath,
            box: { NSValue(cgSize: $0) },
            unbox: { animatableValue(from: $0)?.asPair.map { CGSize(width: $0.x, height: $0.y) } }
        )
    }

    static func rect<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGRect>) -> Row {
        value(
            keyPath,
            box: { NSValue(cgRect: $0) },
            unbox: {
                animatableValue(from: $0)?.asRect.map { CGRect(x: $0.x, y: $0.y, width: $0.z, height: $0.w) }
            }
        )
    }

    static func transform<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CATransform3D>) -> Row {
        value(
            keyPath,
            box: { NSValue(caTransform3D: $0) },
            unbox: { animatableValue(from: $0)?.asTransform }
        )
    }

    /// A row of values in boxes; what cannot be unboxed changes nothing.
    private static func value<Layer: CALayer, Value>(
        _ keyPath: ReferenceWritableKeyPath<Layer, Value>,
        box: @escaping (Value) -> Any?,
        unbox: @escaping (Any?) -> Value?
    ) -> Row {
        Row(
            get: { ($0 as? Layer).flatMap { box($0[keyPath: keyPath]) } },
            set: { layer, value in
                if let value = unbox(value) { (layer as? Layer)?[keyPath: keyPath] = value }
            }
        )
    }

    /// A row of objects; nil and `NSNull` set nil.
    static func object<Layer: CALayer, Value>(_ keyPath: ReferenceWritableKeyPath<Layer, Value?>) -> Row {
        Row(
            get: { ($0 as? Layer).flatMap { $0[keyPath: keyPath] } },
            set: { layer, value in
                guard let layer = layer as? Layer else { return }
                if value == nil || value is NSNull {
                    layer[keyPath: keyPath] = nil
                } else if let value = value as? Value {
                    layer[keyPath: keyPath] = value
                }
            }
        )
    }

    static func name<Layer: CALayer, Name: RawRepresentable>(
        _ keyPath: ReferenceWritableKeyPath<Layer, Name>
    ) -> Row where Name.RawValue == String {
        Row(
            get: { ($0 as? Layer)?[keyPath: keyPath].rawValue },
            set: { layer, value in
                let text = (value as? Name)?.rawValue ?? (value as? String)
                guard let layer = layer as? Layer, let text, let name = Name(rawValue: text) else { return }
                layer[keyPath: keyPath] = name
            }
        )
    }

    static func double(_ value: Any?) -> Double? {
        switch animatableValue(from: value) {
        case .number(let number)?: number
        case .bool(let flag)?: flag ? 1 : 0
        default: nil
        }
    }

    // MARK: Keys beside the engine's properties

    /// The rows for keys that key-value coding reaches beside the engine's properties.
    static let objects: [String: Row] = [
        "frame": rect(\CALayer.frame),
        "visibleRect": Row(get: { NSValue(cgRect: $0.visibleRect) }, set: { _, _ in }),
        "constraints": object(\CALayer.constraints),
        "name": Row(get: { $0.name }, set: { $0.name = $1 as? String }),
        "mask": Row(get: { $0.mask }, set: { $0.mask = $1 as? CALayer }),
        "sublayers": Row(get: { $0.sublayers }, set: { $0.sublayers = $1 as? [CALayer] }),
        "superlayer": Row(get: { $0.superlayer }, set: { _, _ in }),
        "delegate": Row(get: { $0.delegate }, set: { $0.delegate = $1 as? any CALayerDelegate }),
        "actions": Row(get: { $0.actions }, set: { $0.actions = $1 as? [String: any CAAction] }),
        "style": Row(get: { $0.style }, set: { $0.style = $1 as? [AnyHashable: Any] }),
        "layoutManager": Row(
            get: { $0.layoutManager },
            set: { $0.layoutManager = $1 as? any CALayoutManager }
        ),
        "autoresizingMask": bits(\CALayer.autoresizingMask),
    ]
}
