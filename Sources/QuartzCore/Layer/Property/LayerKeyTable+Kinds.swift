import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

extension LayerKeyTable {
    /// The properties that only some kinds of layer have.
    static let kindRows: [EngineProperty: Row] = [
        .path: object(\CAShapeLayer.path), .fillColor: object(\CAShapeLayer.fillColor),
        .fillRule: name(\CAShapeLayer.fillRule), .strokeColor: object(\CAShapeLayer.strokeColor),
        .strokeStart: number(\CAShapeLayer.strokeStart), .strokeEnd: number(\CAShapeLayer.strokeEnd),
        .lineWidth: number(\CAShapeLayer.lineWidth), .miterLimit: number(\CAShapeLayer.miterLimit),
        .lineCap: name(\CAShapeLayer.lineCap), .lineJoin: name(\CAShapeLayer.lineJoin),
        .lineDashPhase: number(\CAShapeLayer.lineDashPhase),
        .lineDashPattern: numbers(\CAShapeLayer.lineDashPattern),

        .colors: object(\CAGradientLayer.colors), .locations: numbers(\CAGradientLayer.locations),
        .startPoint: point(\CAGradientLayer.startPoint), .endPoint: point(\CAGradientLayer.endPoint),
        .type: name(\CAGradientLayer.type),

        .instanceCount: count(\CAReplicatorLayer.instanceCount),
        .instanceDelay: seconds(\CAReplicatorLayer.instanceDelay),
        .instanceTransform: transform(\CAReplicatorLayer.instanceTransform),
        .instanceColor: object(\CAReplicatorLayer.instanceColor),
        .instanceRedOffset: float(\CAReplicatorLayer.instanceRedOffset),
        .instanceGreenOffset: float(\CAReplicatorLayer.instanceGreenOffset),
        .instanceBlueOffset: float(\CAReplicatorLayer.instanceBlueOffset),
        .instanceAlphaOffset: float(\CAReplicatorLayer.instanceAlphaOffset),
        .preservesDepth: preservesDepth,

        .emitterCells: object(\CAEmitterLayer.emitterCells),
        .birthRate: float(\CAEmitterLayer.birthRate), .lifetime: float(\CAEmitterLayer.lifetime),
        .emitterPosition: point(\CAEmitterLayer.emitterPosition),
        .emitterZPosition: number(\CAEmitterLayer.emitterZPosition),
        .emitterSize: size(\CAEmitterLayer.emitterSize),
        .emitterDepth: number(\CAEmitterLayer.emitterDepth),
        .emitterShape: name(\CAEmitterLayer.emitterShape), .emitterMode: name(\CAEmitterLayer.emitterMode),
        .renderMode: name(\CAEmitterLayer.renderMode), .velocity: float(\CAEmitterLayer.velocity),
        .scale: float(\CAEmitterLayer.scale), .spin: float(\CAEmitterLayer.spin), .seed: seed,

        .string: object(\CATextLayer.string), .font: font,
        .fontSize: number(\CATextLayer.fontSize), .foregroundColor: object(\CATextLayer.foregroundColor),
        .isWrapped: flag(\CATextLayer.isWrapped),
        .truncationMode: name(\CATextLayer.truncationMode),
        .alignmentMode: name(\CATextLayer.alignmentMode),
        .allowsFontSubpixelQuantization: flag(\CATextLayer.allowsFontSubpixelQuantization),

        .scrollMode: name(\CAScrollLayer.scrollMode),
        .levelsOfDetail: count(\CATiledLayer.levelsOfDetail),
        .levelsOfDetailBias: count(\CATiledLayer.levelsOfDetailBias),
        .tileSize: size(\CATiledLayer.tileSize),
    ]

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
