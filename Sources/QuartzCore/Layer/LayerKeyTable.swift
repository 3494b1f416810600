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

    /// Whether a layer has a property: those of shapes belong to shape layers.
    static func has(_ property: EngineProperty, _ layer: CALayer) -> Bool {
        !property.belongsToShapes || layer is CAShapeLayer
    }

    static func value(of property: EngineProperty, in layer: CALayer) -> Any? {
        rows[property]?.get(layer) ?? nil
    }

    static func setValue(_ value: Any?, of property: EngineProperty, in layer: CALayer) {
        rows[property]?.set(layer, value)
    }

    // MARK: Kinds of rows

    private static func number(_ keyPath: ReferenceWritableKeyPath<CALayer, CGFloat>) -> Row {
        Row(
            get: { NSNumber(value: Double($0[keyPath: keyPath])) },
            set: { layer, value in
                if let number = double(value) { layer[keyPath: keyPath] = CGFloat(number) }
            }
        )
    }

    private static func seconds(_ keyPath: ReferenceWritableKeyPath<CALayer, Double>) -> Row {
        Row(
            get: { NSNumber(value: $0[keyPath: keyPath]) },
            set: { layer, value in if let number = double(value) { layer[keyPath: keyPath] = number } }
        )
    }

    private static func float(_ keyPath: ReferenceWritableKeyPath<CALayer, Float>) -> Row {
        Row(
            get: { NSNumber(value: $0[keyPath: keyPath]) },
            set: { layer, value in if let number = double(value) { layer[keyPath: keyPath] = Float(number) } }
        )
    }

    private static func flag(_ keyPath: ReferenceWritableKeyPath<CALayer, Bool>) -> Row {
        Row(
            get: { NSNumber(value: $0[keyPath: keyPath]) },
            set: { layer, value in if let number = double(value) { layer[keyPath: keyPath] = number != 0 } }
        )
    }

    private static func point(_ keyPath: ReferenceWritableKeyPath<CALayer, CGPoint>) -> Row {
        Row(
            get: { NSValue(cgPoint: $0[keyPath: keyPath]) },
            set: { layer, value in
                if case .pair(let pair)? = animatableValue(from: value) {
                    layer[keyPath: keyPath] = CGPoint(x: pair.x, y: pair.y)
                }
            }
        )
    }

    private static func size(_ keyPath: ReferenceWritableKeyPath<CALayer, CGSize>) -> Row {
        Row(
            get: { NSValue(cgSize: $0[keyPath: keyPath]) },
            set: { layer, value in
                if case .pair(let pair)? = animatableValue(from: value) {
                    layer[keyPath: keyPath] = CGSize(width: pair.x, height: pair.y)
                }
            }
        )
    }

    private static func rect(_ keyPath: ReferenceWritableKeyPath<CALayer, CGRect>) -> Row {
        Row(
            get: { NSValue(cgRect: $0[keyPath: keyPath]) },
            set: { layer, value in
                if case .rect(let rect)? = animatableValue(from: value) {
                    layer[keyPath: keyPath] = CGRect(x: rect.x, y: rect.y, width: rect.z, height: rect.w)
                }
            }
        )
    }

    private static func transform(_ keyPath: ReferenceWritableKeyPath<CALayer, CATransform3D>) -> Row {
        Row(
            get: { NSValue(caTransform3D: $0[keyPath: keyPath]) },
            set: { layer, value in
                if case .transform(let transform)? = animatableValue(from: value) {
                    layer[keyPath: keyPath] = transform
                }
            }
        )
    }

    private static func color<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGColor?>) -> Row {
        Row(
            get: { ($0 as? Layer)?[keyPath: keyPath] },
            set: { layer, value in
                guard let layer = layer as? Layer else { return }
                if value == nil || value is NSNull {
                    layer[keyPath: keyPath] = nil
                } else if let color = value as? CGColor {
                    layer[keyPath: keyPath] = color
                }
            }
        )
    }

    private static func path<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGPath?>) -> Row {
        Row(
            get: { ($0 as? Layer)?[keyPath: keyPath] },
            set: { layer, value in
                guard let layer = layer as? Layer else { return }
                if value == nil || value is NSNull {
                    layer[keyPath: keyPath] = nil
                } else if let path = value as? CGPath {
                    layer[keyPath: keyPath] = path
                }
            }
        )
    }

    private static func name<Layer: CALayer, Name: RawRepresentable>(
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

    private static func shapeNumber(_ keyPath: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>) -> Row {
        Row(
            get: { ($0 as? CAShapeLayer).map { NSNumber(value: Double($0[keyPath: keyPath])) } },
            set: { layer, value in
                if let number = double(value) {
                    (layer as? CAShapeLayer)?[keyPath: keyPath] = CGFloat(number)
                }
            }
        )
    }

    private static func double(_ value: Any?) -> Double? {
        switch animatableValue(from: value) {
        case .number(let number)?: number
        case .bool(let flag)?: flag ? 1 : 0
        default: nil
        }
    }

    // MARK: Rows

    private static let rows: [EngineProperty: Row] = [
        .bounds: rect(\.bounds), .position: point(\.position), .anchorPoint: point(\.anchorPoint),
        .anchorPointZ: number(\.anchorPointZ), .zPosition: number(\.zPosition),
        .transform: transform(\.transform), .sublayerTransform: transform(\.sublayerTransform),
        .isGeometryFlipped: flag(\.isGeometryFlipped), .opacity: float(\.opacity),
        .isHidden: flag(\.isHidden), .isDoubleSided: flag(\.isDoubleSided),
        .masksToBounds: flag(\.masksToBounds), .isOpaque: flag(\.isOpaque),
        .shouldRasterize: flag(\.shouldRasterize), .rasterizationScale: number(\.rasterizationScale),
        .allowsGroupOpacity: flag(\.allowsGroupOpacity),
        .allowsEdgeAntialiasing: flag(\.allowsEdgeAntialiasing),
        .edgeAntialiasingMask: Row(
            get: { NSNumber(value: $0.edgeAntialiasingMask.rawValue) },
            set: { layer, value in
                if let bits = double(value).flatMap({ UInt32(exactly: $0) }) {
                    layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: bits)
                }
            }
        ),
        .needsDisplayOnBoundsChange: flag(\.needsDisplayOnBoundsChange),
        .drawsAsynchronously: flag(\.drawsAsynchronously),
        .backgroundColor: color(\CALayer.backgroundColor), .cornerRadius: number(\.cornerRadius),
        .maskedCorners: Row(
            get: { NSNumber(value: $0.maskedCorners.rawValue) },
            set: { layer, value in
                if let bits = double(value).flatMap({ UInt(exactly: $0) }) {
                    layer.maskedCorners = CACornerMask(rawValue: bits)
                }
            }
        ),
        .cornerCurve: name(\CALayer.cornerCurve), .borderWidth: number(\.borderWidth),
        .borderColor: color(\CALayer.borderColor), .shadowColor: color(\CALayer.shadowColor),
        .shadowOpacity: float(\.shadowOpacity), .shadowOffset: size(\.shadowOffset),
        .shadowRadius: number(\.shadowRadius), .shadowPath: path(\CALayer.shadowPath),
        .compositingFilter: Row(get: { $0.compositingFilter }, set: { $0.compositingFilter = $1 }),
        .contents: Row(get: { $0.contents }, set: { $0.contents = $1 is NSNull ? nil : $1 }),
        .contentsRect: rect(\.contentsRect), .contentsCenter: rect(\.contentsCenter),
        .contentsScale: number(\.contentsScale), .contentsGravity: name(\CALayer.contentsGravity),
        .contentsFormat: name(\CALayer.contentsFormat),
        .minificationFilter: name(\CALayer.minificationFilter),
        .magnificationFilter: name(\CALayer.magnificationFilter),
        .minificationFilterBias: float(\.minificationFilterBias),
        .beginTime: seconds(\.beginTime), .duration: seconds(\.duration), .speed: float(\.speed),
        .timeOffset: seconds(\.timeOffset), .repeatCount: float(\.repeatCount),
        .repeatDuration: seconds(\.repeatDuration), .autoreverses: flag(\.autoreverses),
        .fillMode: name(\CALayer.fillMode),
        .path: path(\CAShapeLayer.path), .fillColor: color(\CAShapeLayer.fillColor),
        .fillRule: name(\CAShapeLayer.fillRule), .strokeColor: color(\CAShapeLayer.strokeColor),
        .strokeStart: shapeNumber(\.strokeStart), .strokeEnd: shapeNumber(\.strokeEnd),
        .lineWidth: shapeNumber(\.lineWidth), .miterLimit: shapeNumber(\.miterLimit),
        .lineCap: name(\CAShapeLayer.lineCap), .lineJoin: name(\CAShapeLayer.lineJoin),
        .lineDashPhase: shapeNumber(\.lineDashPhase),
        .lineDashPattern: Row(
            get: { ($0 as? CAShapeLayer)?.lineDashPattern },
            set: { layer, value in
                guard let shape = layer as? CAShapeLayer else { return }
                if value == nil || value is NSNull {
                    shape.lineDashPattern = nil
                } else if case .array(let lengths)? = animatableValue(from: value) {
                    shape.lineDashPattern = lengths.compactMap {
                        if case .number(let length) = $0 { NSNumber(value: length) } else { nil }
                    }
                }
            }
        ),
    ]

    /// What key-value coding reaches beside the engine's properties.
    static let objects: [String: Row] = [
        "frame": rect(\.frame),
        "name": Row(get: { $0.name }, set: { $0.name = $1 as? String }),
        "mask": Row(get: { $0.mask }, set: { $0.mask = $1 as? CALayer }),
        "sublayers": Row(get: { $0.sublayers }, set: { $0.sublayers = $1 as? [CALayer] }),
        "superlayer": Row(get: { $0.superlayer }, set: { _, _ in }),
        "delegate": Row(get: { $0.delegate }, set: { $0.delegate = $1 as? any CALayerDelegate }),
        "actions": Row(get: { $0.actions }, set: { $0.actions = $1 as? [String: any CAAction] }),
        "style": Row(get: { $0.style }, set: { $0.style = $1 as? [AnyHashable: Any] }),
        "filters": Row(get: { $0.filters }, set: { $0.filters = $1 as? [Any] }),
        "backgroundFilters": Row(
            get: { $0.backgroundFilters },
            set: { $0.backgroundFilters = $1 as? [Any] }
        ),
        "layoutManager": Row(
            get: { $0.layoutManager },
            set: { $0.layoutManager = $1 as? any CALayoutManager }
        ),
        "autoresizingMask": Row(
            get: { NSNumber(value: $0.autoresizingMask.rawValue) },
            set: { layer, value in
                if let bits = double(value).flatMap({ UInt32(exactly: $0) }) {
                    layer.autoresizingMask = CAAutoresizingMask(rawValue: bits)
                }
            }
        ),
    ]
}
