import AgateGeometry
import AgateScene

/// The values of a placed layer by which the next frame finds out whether it looks different.
struct LayerDamageState {
    let id: LayerID
    /// The layer above, for a layer that moves from one to another without changing its turn.
    let parentID: LayerID?
    let parent: Int
    /// The mask: with another one, or none, the layer shows elsewhere.
    let maskID: LayerID?
    let role: PlacedLayer.Role
    /// Another number for other values; for values on the move another one in each frame.
    let contentVersion: UInt64
    let projection: Projection
    let depth: Double
    let contentsAreFlipped: Bool
    let isBackFacing: Bool
    let runsTransition: Bool
    let grouping: GroupingState
    /// Whether the pixels around the layer depend on what its sublayers show.
    let castsShadow: Bool
    /// The pixels that decide what the filtered backdrop of the layer is like.
    let backdropSource: DeviceRect
    /// The pixels that the layer with its subtree may touch.
    let extent: DeviceRect

    init(_ layer: PlacedLayer, in layers: [PlacedLayer]) {
        id = layer.id
        parentID = layer.parent >= 0 ? layers[layer.parent].id : nil
        maskID = layer.mask.map { layers[$0].id }
        parent = layer.parent
        role = layer.role
        contentVersion = layer.contentVersion
        projection = layer.projection
        depth = layer.depth
        contentsAreFlipped = layer.contentsAreFlipped
        isBackFacing = layer.isBackFacing
        runsTransition = layer.transition != nil
        grouping = layer.grouping
        castsShadow = layer.inflatesDamage
        if let backdrop = layer.effects?.backdrop {
            backdropSource = backdrop.source(of: backdrop.boundsExtent)
        } else {
            backdropSource = .empty
        }
        extent = layer.extent
    }

    /// Whether another trace is of the same layer in the same turn.
    func isSameLayer(as other: LayerDamageState) -> Bool {
        id == other.id && role == other.role && parentID == other.parentID
    }

    /// Whether the layer itself looks the same, its sublayers aside.
    func looksTheSame(as other: LayerDamageState) -> Bool {
        contentVersion == other.contentVersion && grouping == other.grouping && maskID == other.maskID
            && !runsTransition && !other.runsTransition
            && projection == other.projection && depth == other.depth
            && contentsAreFlipped == other.contentsAreFlipped && isBackFacing == other.isBackFacing
    }
}
