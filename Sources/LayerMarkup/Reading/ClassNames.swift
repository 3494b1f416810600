import AgateScene
import QuartzCore

/// The classes that markup names.
///
/// Source: documents K31, K40, K50.
enum ClassNames {
    private static let layers: [String: CALayer.Type] = [
        "CALayer": CALayer.self, "CATransformLayer": CATransformLayer.self, "CAShapeLayer": CAShapeLayer.self,
        "CAGradientLayer": CAGradientLayer.self, "CAReplicatorLayer": CAReplicatorLayer.self,
        "CAEmitterLayer": CAEmitterLayer.self, "CATextLayer": CATextLayer.self,
        "CAScrollLayer": CAScrollLayer.self, "CATiledLayer": CATiledLayer.self,
    ]

    private static let animations: [String: CAAnimation.Type] = [
        "CAAnimation": CAAnimation.self, "CAPropertyAnimation": CAPropertyAnimation.self,
        "CABasicAnimation": CABasicAnimation.self, "CAKeyframeAnimation": CAKeyframeAnimation.self,
        "CASpringAnimation": CASpringAnimation.self, "CAAnimationGroup": CAAnimationGroup.self,
        "CATransition": CATransition.self,
    ]

    /// The class of layers of a name; nil for a name that is not known.
    static func layer(_ name: String) -> CALayer.Type? { layers[name] }

    /// A new layer of a class of a name.
    static func makeLayer(_ name: String) -> CALayer? {
        switch name {
        case "CALayer": CALayer()
        case "CATransformLayer": CATransformLayer()
        case "CAShapeLayer": CAShapeLayer()
        case "CAGradientLayer": CAGradientLayer()
        case "CAReplicatorLayer": CAReplicatorLayer()
        case "CAEmitterLayer": CAEmitterLayer()
        case "CATextLayer": CATextLayer()
        case "CAScrollLayer": CAScrollLayer()
        case "CATiledLayer": CATiledLayer()
        default: nil
        }
    }

    /// The class of animations of a name.
    static func animation(_ name: String) -> CAAnimation.Type? { animations[name] }

    /// The name under which a layer is written: that of the class that markup knows and the layer's comes from.
    static func name(of layer: CALayer) -> String {
        switch layer {
        case is CAShapeLayer: "CAShapeLayer"
        case is CATextLayer: "CATextLayer"
        case is CAGradientLayer: "CAGradientLayer"
        case is CAReplicatorLayer: "CAReplicatorLayer"
        case is CAEmitterLayer: "CAEmitterLayer"
        case is CATransformLayer: "CATransformLayer"
        case is CAScrollLayer: "CAScrollLayer"
        case is CATiledLayer: "CATiledLayer"
        default: "CALayer"
        }
    }

    /// Whether a key is a property of a layer that is kept in single precision.
    static func keepsFloat(_ key: String, _ layer: CALayer) -> Bool {
        guard let row = EngineProperty(key: key)?.row, row.kind == .float else { return false }
        return LayerKindName.allCases.contains {
            $0.layerClass == ClassNames.layer(name(of: layer)) && row.owners.contains(LayerKinds($0))
        }
    }

    /// The name under which an animation is written.
    static func name(of animation: CAAnimation) -> String {
        switch animation {
        case is CASpringAnimation: "CASpringAnimation"
        case is CABasicAnimation: "CABasicAnimation"
        case is CAKeyframeAnimation: "CAKeyframeAnimation"
        case is CAPropertyAnimation: "CAPropertyAnimation"
        case is CAAnimationGroup: "CAAnimationGroup"
        case is CATransition: "CATransition"
        default: "CAAnimation"
        }
    }

    /// The part of the name of a class of states that follows its prefix: `LKState` and `CAState` are the same.
    static func stateClass(_ name: String) -> Substring? {
        name.hasPrefix("LKState") || name.hasPrefix("CAState") ? name.dropFirst(2) : nil
    }
}
