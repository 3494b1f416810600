import AgateScene
public import Foundation

/// A layer that only places its sublayers, in one shared space, and draws nothing itself.
///
/// Sublayers whose planes meet are cut along the line where they do. ``CALayer/backgroundFilters`` and
/// ``CALayer/compositingFilter`` see on either side all that is behind the layer there.
/// Particles of an emitter layer that ``CAEmitterLayer/preservesDepth`` are each a plane of their own among the sublayers; those
/// of others are painted with the plane of their layer, and cut with it.
///
/// One that is not ``CALayer/isDoubleSided`` hides all of its space when its back is seen.
///
/// Source: claims 15.15, 12.19.
open class CATransformLayer: CALayer {
    /// Makes a transform layer.
    public override init() {
        super.init()
        becomePristineKind()
    }

    /// Makes a shadow copy of a layer, as the system does for presentation layers.
    public override init(layer: Any) {
        super.init(layer: layer)
        becomePristineKind()
    }

    /// Reads an archived transform layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class var pristineKind: LayerKind { .transform }
}
