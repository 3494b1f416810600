import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

extension LayerKeyTable {
    /// The accessors of each property of the engine, with the conversions that their type asks for.
    ///
    /// An exhaustive switch: a property without accessors does not compile.
    static func makeRow(of property: EngineProperty) -> Row {
        switch property {
        case .bounds: rect(\CALayer.bounds)
        case .position: point(\CALayer.position)
        case .anchorPoint: point(\CALayer.anchorPoint)
        case .anchorPointZ: number(\CALayer.anchorPointZ)
        case .zPosition: number(\CALayer.zPosition)
        case .transform: transform(\CALayer.transform)
        case .sublayerTransform: transform(\CALayer.sublayerTransform)
        case .isGeometryFlipped: flag(\CALayer.isGeometryFlipped)

        case .opacity: float(\CALayer.opacity)
        case .isHidden: flag(\CALayer.isHidden)
        case .isDoubleSided: flag(\CALayer.isDoubleSided)
        case .masksToBounds: flag(\CALayer.masksToBounds)
        case .isOpaque: flag(\CALayer.isOpaque)
        case .shouldRasterize: flag(\CALayer.shouldRasterize)
        case .rasterizationScale: number(\CALayer.rasterizationScale)
        case .allowsGroupOpacity: flag(\CALayer.allowsGroupOpacity)
        case .allowsEdgeAntialiasing: flag(\CALayer.allowsEdgeAntialiasing)
        case .edgeAntialiasingMask: bits(\CALayer.edgeAntialiasingMask)
        case .needsDisplayOnBoundsChange: flag(\CALayer.needsDisplayOnBoundsChange)
        case .drawsAsynchronously: flag(\CALayer.drawsAsynchronously)

        case .backgroundColor: object(\CALayer.backgroundColor)
        case .cornerRadius: number(\CALayer.cornerRadius)
        case .maskedCorners: bits(\CALayer.maskedCorners)
        case .cornerCurve: name(\CALayer.cornerCurve)
        case .borderWidth: number(\CALayer.borderWidth)
        case .borderColor: object(\CALayer.borderColor)
        case .shadowColor: object(\CALayer.shadowColor)
        case .shadowOpacity: float(\CALayer.shadowOpacity)
        case .shadowOffset: size(\CALayer.shadowOffset)
        case .shadowRadius: number(\CALayer.shadowRadius)
        case .shadowPath: object(\CALayer.shadowPath)
        case .compositingFilter: Row(get: { $0.compositingFilter }, set: { $0.compositingFilter = $1 })
        case .filters: Row(get: { $0.filters }, set: { $0.filters = $1 as? [Any] })
        case .backgroundFilters:
            Row(get: { $0.backgroundFilters }, set: { $0.backgroundFilters = $1 as? [Any] })

        case .contents: Row(get: { $0.contents }, set: { $0.contents = $1 is NSNull ? nil : $1 })
        case .contentsRect: rect(\CALayer.contentsRect)
        case .contentsCenter: rect(\CALayer.contentsCenter)
        case .contentsScale: number(\CALayer.contentsScale)
        case .contentsGravity: name(\CALayer.contentsGravity)
        case .contentsFormat: name(\CALayer.contentsFormat)
        case .minificationFilter: name(\CALayer.minificationFilter)
        case .magnificationFilter: name(\CALayer.magnificationFilter)
        case .minificationFilterBias: float(\CALayer.minificationFilterBias)

        case .beginTime: seconds(\CALayer.beginTime)
        case .duration: seconds(\CALayer.duration)
        case .speed: float(\CALayer.speed)
        case .timeOffset: seconds(\CALayer.timeOffset)
        case .repeatCount: float(\CALayer.repeatCount)
        case .repeatDuration: seconds(\CALayer.repeatDuration)
        case .autoreverses: flag(\CALayer.autoreverses)
        case .fillMode: name(\CALayer.fillMode)

        case .path: object(\CAShapeLayer.path)
        case .fillColor: object(\CAShapeLayer.fillColor)
        case .fillRule: name(\CAShapeLayer.fillRule)
        case .strokeColor: object(\CAShapeLayer.strokeColor)
        case .strokeStart: number(\CAShapeLayer.strokeStart)
        case .strokeEnd: number(\CAShapeLayer.strokeEnd)
        case .lineWidth: number(\CAShapeLayer.lineWidth)
        case .miterLimit: number(\CAShapeLayer.miterLimit)
        case .lineCap: name(\CAShapeLayer.lineCap)
        case .lineJoin: name(\CAShapeLayer.lineJoin)
        case .lineDashPhase: number(\CAShapeLayer.lineDashPhase)
        case .lineDashPattern: numbers(\CAShapeLayer.lineDashPattern)

        case .colors: object(\CAGradientLayer.colors)
        case .locations: numbers(\CAGradientLayer.locations)
        case .startPoint: point(\CAGradientLayer.startPoint)
        case .endPoint: point(\CAGradientLayer.endPoint)
        case .type: name(\CAGradientLayer.type)

        case .instanceCount: count(\CAReplicatorLayer.instanceCount)
        case .instanceDelay: seconds(\CAReplicatorLayer.instanceDelay)
        case .instanceTransform: transform(\CAReplicatorLayer.instanceTransform)
        case .instanceColor: object(\CAReplicatorLayer.instanceColor)
        case .instanceRedOffset: float(\CAReplicatorLayer.instanceRedOffset)
        case .instanceGreenOffset: float(\CAReplicatorLayer.instanceGreenOffset)
        case .instanceBlueOffset: float(\CAReplicatorLayer.instanceBlueOffset)
        case .instanceAlphaOffset: float(\CAReplicatorLayer.instanceAlphaOffset)
        case .preservesDepth: preservesDepth

        case .emitterCells: object(\CAEmitterLayer.emitterCells)
        case .birthRate: float(\CAEmitterLayer.birthRate)
        case .lifetime: float(\CAEmitterLayer.lifetime)
        case .emitterPosition: point(\CAEmitterLayer.emitterPosition)
        case .emitterZPosition: number(\CAEmitterLayer.emitterZPosition)
        case .emitterSize: size(\CAEmitterLayer.emitterSize)
        case .emitterDepth: number(\CAEmitterLayer.emitterDepth)
        case .emitterShape: name(\CAEmitterLayer.emitterShape)
        case .emitterMode: name(\CAEmitterLayer.emitterMode)
        case .renderMode: name(\CAEmitterLayer.renderMode)
        case .velocity: float(\CAEmitterLayer.velocity)
        case .scale: float(\CAEmitterLayer.scale)
        case .spin: float(\CAEmitterLayer.spin)
        case .seed: seed

        case .string: object(\CATextLayer.string)
        case .font: font
        case .fontSize: number(\CATextLayer.fontSize)
        case .foregroundColor: object(\CATextLayer.foregroundColor)
        case .isWrapped: flag(\CATextLayer.isWrapped)
        case .truncationMode: name(\CATextLayer.truncationMode)
        case .alignmentMode: name(\CATextLayer.alignmentMode)
        case .allowsFontSubpixelQuantization: flag(\CATextLayer.allowsFontSubpixelQuantization)

        case .scrollMode: name(\CAScrollLayer.scrollMode)
        case .levelsOfDetail: count(\CATiledLayer.levelsOfDetail)
        case .levelsOfDetailBias: count(\CATiledLayer.levelsOfDetailBias)
        case .tileSize: size(\CATiledLayer.tileSize)
        }
    }

    /// Two kinds of layer have it.
    private static let preservesDepth = Row(
        get: { layer in
            let replicator = (layer as? CAReplicatorLayer)?.preservesDepth
            return (replicator ?? (layer as? CAEmitterLayer)?.preservesDepth).map { NSNumber(value: $0) }
        },
        set: { layer, value in
            guard let number = double(value) else { return }
            (layer as? CAReplicatorLayer)?.preservesDepth = number != 0
            (layer as? CAEmitterLayer)?.preservesDepth = number != 0
        }
    )

    private static let seed = Row(
        get: { ($0 as? CAEmitterLayer).map { NSNumber(value: $0.seed) } },
        set: { layer, value in
            if let number = double(value).flatMap({ UInt32(exactly: $0.rounded(.towardZero)) }) {
                (layer as? CAEmitterLayer)?.seed = number
            }
        }
    )

    private static let font = Row(
        get: { ($0 as? CATextLayer)?.font },
        set: { layer, value in
            (layer as? CATextLayer)?.font = value is NSNull ? nil : value.map { $0 as AnyObject }
        }
    )

    private static func numbers<Layer: CALayer>(
        _ keyPath: ReferenceWritableKeyPath<Layer, [NSNumber]?>
    ) -> Row {
        Row(
            get: { ($0 as? Layer)?[keyPath: keyPath] },
            set: { layer, value in
                guard let layer = layer as? Layer else { return }
                if value == nil || value is NSNull {
                    layer[keyPath: keyPath] = nil
                } else if let numbers = animatableValue(from: value)?.asNumbers {
                    layer[keyPath: keyPath] = numbers?.map { NSNumber(value: $0) }
                }
            }
        )
    }
}
