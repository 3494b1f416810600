package import AgateScene

extension LayerKindName {
    /// The class of layers of this kind.
    package var layerClass: CALayer.Type {
        switch self {
        case .plain: CALayer.self
        case .shape: CAShapeLayer.self
        case .transform: CATransformLayer.self
        case .gradient: CAGradientLayer.self
        case .replicator: CAReplicatorLayer.self
        case .emitter: CAEmitterLayer.self
        case .text: CATextLayer.self
        case .scroll: CAScrollLayer.self
        case .tiled: CATiledLayer.self
        }
    }
}

/// A class of layers that is called when its layers move on or off a display: of a kind that ``LayerKindTraits/followsDisplay``.
protocol DisplayFollower: CALayer {
    /// The layer comes onto a display; in ``DisplayContext/withLock(_:)``.
    func didEnter(_ context: DisplayContext)
    /// The layer leaves it; in ``DisplayContext/withLock(_:)``.
    func didLeave(_ context: DisplayContext)
}

extension CALayer {
    /// This layer as one that follows its display; nil for most, at the cost of a look at the kind.
    final var asDisplayFollower: (any DisplayFollower)? {
        values.kind.name.traits.contains(.followsDisplay) ? self as? any DisplayFollower : nil
    }
}
