import AgateScene
import AgateTiming

/// The values of a layer that waits to be placed: those of its own time, and in a copy those of the copy's time and colour.
extension EvaluationPass {
    /// The values of a layer of the tree, outside of all copies, at its own time.
    func evaluated(
        _ node: UnsafePointer<RenderTree.Node>,
        localTime: Double,
        role: PlacedLayer.Role
    ) -> PendingLayer {
        var item = PendingLayer(
            source: -1,
            node: node,
            values: RenderTree.Node.values(in: node),
            isMoving: false,
            localTime: localTime,
            parent: -1,
            role: role
        )
        guard !node.pointee.animations.isEmpty else { return item }
        if let values {
            item.isMoving = values.isMoving(node, in: columns)
            // Where no animation has an effect, the model shows.
            if item.isMoving { item.values = values.values(of: node, in: columns, localTime: localTime) }
        } else {
            item.isMoving = true
            item.values = arena.keep(node.pointee.presentation(at: localTime))
        }
        return item
    }

    /// The values of a layer at the time that the layer above gives.
    func evaluated(
        _ node: UnsafePointer<RenderTree.Node>,
        source: Int,
        parentTime: Double,
        parent: Int,
        role: PlacedLayer.Role,
        inherits inherited: ReplicatorInheritance? = nil
    ) -> PendingLayer {
        var localTime = TimeMapping.identity.localTime(at: parentTime)
        if node.pointee.values.timing.isPresent {
            localTime = TimeMapping(node.pointee.values.timing.values.parameters).localTime(at: parentTime)
        }
        var item: PendingLayer
        if let inherited {
            item = replicated(node, source: source, localTime: localTime, role: role, inherited)
        } else if source < 0 {
            item = evaluated(node, localTime: localTime, role: role)
        } else {
            let isAnimated = !node.pointee.animations.isEmpty
            item = PendingLayer(
                source: source,
                node: node,
                values: isAnimated
                    ? arena.keep(node.pointee.presentation(at: localTime)) : RenderTree.Node.values(in: node),
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
        _ node: UnsafePointer<RenderTree.Node>,
        source: Int,
        localTime: Double,
        role: PlacedLayer.Role,
        _ inherited: ReplicatorInheritance
    ) -> PendingLayer {
        let timing = node.pointee.values.timing
        let inheritance =
            timing.isPresent ? inherited.retimed(by: timing.values.parameters.speed) : inherited
        // A delay goes back beyond the begin of a clock, where time itself stands still.
        var values = node.pointee.presentation(at: localTime - inheritance.delay)
        if let tint = inheritance.tint { values = values.tinted(tint) }
        if let copy = inheritance.copy { values.opacity *= copy.opacity }
        return PendingLayer(
            source: source,
            node: node,
            values: arena.keep(values),
            isMoving: !node.pointee.animations.isEmpty,
            localTime: localTime,
            parent: -1,
            role: role,
            inheritance: inheritance
        )
    }
}
