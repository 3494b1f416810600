import AgateGeometry
import AgateScene

extension PlacedScene {
    /// Stops the program where a layer with other values would be placed elsewhere, or would place what is in it elsewhere.
    func checkPlace(of index: Int, _ item: PendingLayer, _ pass: EvaluationPass) {
        let old = layers[index]
        let new = pass.placed(item, in: context(below: old.parent, role: old.role))
        let inherited = PlacedTraits.inherited
        // NaN is not equal to itself either.
        let isSame =
            (new.projection == old.projection || old.projection != old.projection)
            && (new.sublayerBase == old.sublayerBase || old.sublayerBase != old.sublayerBase)
            && (CATransform3DEqualToTransform(new.sublayerSpace, old.sublayerSpace)
                || !CATransform3DEqualToTransform(old.sublayerSpace, old.sublayerSpace))
            && new.traits.intersection(inherited) == old.traits.intersection(inherited)
        InvariantChecks.require(
            isSame,
            "layer \(index), \(old.id), whose change dirties its drawing alone, is where it was"
        )
    }

    /// Stops the program where the placed layers are not as the passes after placing rely on.
    ///
    /// Above all that the values of each layer are where something that the scene holds keeps them: in the tree, in the arena, among the
    /// animated values, or in the snapshot of a transition's source.
    ///
    /// - Parameter values: The memory of animated values that the last update used.
    func checkInvariants(_ values: FrameValues) {
        tree.checkInvariants()
        for index in layers.indices {
            let layer = layers[index]
            InvariantChecks.require(
                layer.parent < index && layer.parent >= -1,
                "layer \(index) comes after the layer above, \(layer.parent)"
            )
            InvariantChecks.require(
                layer.subtreeEnd > index && layer.subtreeEnd <= layers.count,
                "the subtree of layer \(index) ends at \(layer.subtreeEnd) of \(layers.count)"
            )
            if layer.parent >= 0 {
                InvariantChecks.require(
                    layer.subtreeEnd <= layers[layer.parent].subtreeEnd,
                    "the subtree of layer \(index) ends within that of layer \(layer.parent)"
                )
            }
            for inner in [layer.mask, layer.transitionSource].compactMap({ $0 }) {
                InvariantChecks.require(
                    inner > index && inner < layer.subtreeEnd && layers[inner].parent == index,
                    "the mask or transition source of layer \(index) is in its subtree, not \(inner)"
                )
            }
            if layer.traits.contains(.isOriginal) {
                let node = tree.reference(to: layer.id)
                InvariantChecks.require(node != nil, "layer \(index), \(layer.id), is in the tree")
                let isKept =
                    node.map { $0.values === layer.reference } == true
                    || arena.owns(layer.reference) || values.owns(layer.reference)
                InvariantChecks.require(
                    isKept,
                    "the values of layer \(index), \(layer.id), are kept by the scene"
                )
                if places.slotsAreUnique {
                    InvariantChecks.require(
                        place(of: layer.id) == index,
                        "layer \(layer.id) is found at \(index), not \(place(of: layer.id) ?? -1)"
                    )
                }
            }
        }
    }
}
