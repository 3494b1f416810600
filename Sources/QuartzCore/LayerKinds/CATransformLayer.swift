import AgateScene
public import Foundation

/// A layer that only places its sublayers, in one shared space, and draws nothing itself.
///
/// Source: claims 15.15.
open class CATransformLayer: CALayer {
    /// Makes a transform layer.
    public override init() {
        super.init()
        values.kind = .transform
    }

    /// Makes a shadow copy of a layer, as the system does for presentation layers.
    public override init(layer: Any) {
        super.init(layer: layer)
        values.kind = .transform
    }

    /// Reads an archived transform layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var pristineKind: LayerKind { .transform }
}
