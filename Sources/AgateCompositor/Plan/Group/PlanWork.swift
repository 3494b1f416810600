import AgateGeometry
import AgatePixels

/// A piece of the remaining work of a plan: the walk through the layers keeps a stack of it instead of calling itself, so that a deep tree is no
/// deep call.
enum PlanWork {
    /// A layer with all that is in it.
    case layer(Int, opacity: Float)
    /// The same without its transition.
    case content(Int, opacity: Float, blend: CGBlendMode)
    /// The content that a layer draws of its own, without its sublayers.
    case ownParts(Int, opacity: Float)
    case border(Int, style: PartStyle)
    case particles(Int, style: PartStyle)
    case particleParts(Int, style: PartStyle, [ParticlePart])
    /// Opens a group, a mask, a clip or an offscreen pass.
    indirect case push(GroupStack.Content)
    /// Draws the shadow of all that the group shows so far underneath it.
    indirect case groupShadow(ShadowGeometry)
    /// Closes what was opened last.
    case pop
}

extension GroupStack.Place {
    /// The work of painting a layer in an extent: a pass of its own, where it has filtered backdrops in it.
    func work(_ step: PlanWork, of layer: PlacedLayer, in extent: DeviceRect) -> [PlanWork] {
        guard let request = requestForBackdrops(in: layer, extent) else { return [step] }
        return [.push(.pass(request)), step, .pop]
    }
}
