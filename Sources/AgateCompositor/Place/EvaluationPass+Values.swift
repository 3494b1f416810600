import AgateScene
import AgateTiming

/// The values of a layer that waits to be placed: those of its own time, and in a copy those of the copy's time and colour.
extension EvaluationPass {
    /// The values of a layer of the tree, outside of all copies, at its own time.
    func evaluated(
        _ layer: NodeReference,
        localTime: Double,
        role: PlacedLayer.Role
    ) -> PendingLayer {
        var item = PendingLayer(
            source: -1,
            layer: layer,
            reference: layer.values,
            isMoving: false,
            localTime: localTime,
            parent: -1,
            role: role
        )
        guard !layer.address.pointee.animations.isEmpty else { return item }
        if let values {
            item.isMoving = values.isMoving(layer.address, in: columns)
            // Where no animation has an effect, the model shows.
            if item.isMoving { item.reference = values.values(of: layer, in: columns, localTime: localTime) }
        } else {
            item.isMoving = true
            item.reference = arena.keep(layer.address.pointee.presentation(at: localTime))
        }
        return item
    }

    /// Has a reference refer to the values of a layer of the tree, outside of all copies, at its own time; where they are those that it
    /// refers to already, nothing is counted.
    ///
    /// Several threads may ask for different layers.
    ///
    /// - Parameters:
    ///   - reference: The reference to the layer's earlier values.
    ///   - node: The layer.
    ///   - localTime: Its own time.
    ///   - values: The pass's own, given as an argument: reading them here for thousands of boxes on many threads would cost reference counting.
    /// - Returns: Whether an animation has an effect on the values.
    func point(
        _ reference: inout LayerValuesReference,
        at node: UnsafePointer<RenderTree.Node>,
        localTime: Double,
        _ values: FrameValues
    ) -> Bool {
        if !node.pointee.animations.isEmpty, values.isMoving(node, in: columns),
            values.point(&reference, at: node, in: columns, localTime: localTime)
        {
            return true
        }
        tree.point(&reference, at: node.pointee.id)
        return false
    }

    /// The values of a layer at the time that the layer above gives.
    func evaluated(
        _ layer: NodeReference,
        source: Int,
        parentTime: Double,
        parent: Int,
        role: PlacedLayer.Role,
        inherits inherited: ReplicatorInheritance? = nil
    ) -> PendingLayer {
        var localTime = TimeMapping.identity.localTime(at: parentTime)
        if layer.address.pointee.values.timing.isPresent {
            localTime = TimeMapping(layer.address.pointee.values.timing.values.parameters).localTime(
                at: parentTime
            )
        }
        var item: PendingLayer
        if let inherited {
            item = replicated(layer, source: source, localTime: localTime, role: role, inherited)
        } else if source < 0 {
            item = evaluated(layer, localTime: localTime, role: role)
        } else {
            let isAnimated = !layer.address.pointee.animations.isEmpty
            item = PendingLayer(
                source: source,
                layer: layer,
                reference: isAnimated
                    ? arena.keep(layer.address.pointee.presentation(at: localTime)) : layer.values,
                isMoving: isAnimated,
                localTime: localTime,
                parent: -1,
                role: role
            )
        }
        item.parent = parent
        return item
    }

    /// A layer in a copy: with the values of its own time, in the copy's colour.
    private func replicated(
        _ layer: NodeReference,
        source: Int,
        localTime: Double,
        role: PlacedLayer.Role,
        _ inherited: ReplicatorInheritance
    ) -> PendingLayer {
        let timing = layer.address.pointee.values.timing
        let inheritance =
            timing.isPresent ? inherited.retimed(by: timing.values.parameters.speed) : inherited
        // A delay goes back beyond the begin of a clock, where time itself stands still.
        var values = layer.address.pointee.presentation(at: localTime - inheritance.delay)
        if let tint = inheritance.tint { values = values.tinted(tint) }
        if let copy = inheritance.copy { values.opacity *= copy.opacity }
        return PendingLayer(
            source: source,
            layer: layer,
            reference: arena.keep(values),
            isMoving: !layer.address.pointee.animations.isEmpty,
            localTime: localTime,
            parent: -1,
            role: role,
            inheritance: inheritance
        )
    }
}
