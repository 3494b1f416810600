import AgateGeometry
import AgateScene

/// A layer that has its values and waits to be placed.
struct PendingLayer {
    /// The number of the transition source that it is in, below 0 for the tree of the frame.
    var source: Int
    /// Holds the layer in its tree.
    var layer: NodeReference
    /// Holds its values.
    var reference: LayerValuesReference
    /// Whether an animation has an effect on the values.
    var isMoving: Bool
    /// The layer's own time.
    var localTime: Double
    /// The index of the layer above, below 0 for the layer that the walk begins with.
    var parent: Int
    var role: PlacedLayer.Role
    /// The outermost replicator whose copies it is in, -1 outside.
    var replicator = -1
    /// The values from replicators above, if there are any.
    var inheritance: ReplicatorInheritance?

    /// The layer in its tree.
    var node: RenderTree.Node {
        unsafeAddress { layer.address }
    }
    /// Its values, those of animations included.
    var values: LayerValues {
        unsafeAddress { reference.address }
    }
    /// The time that its values are of: behind its clock in a copy that is late.
    var valueTime: Double { localTime - (inheritance?.delay ?? 0) }
}
