import AgateScene
import Foundation

/// The layers that wait after a layer was placed: its mask, its sublayers, their copies, and the source of a transition.
extension EvaluationPass {
    mutating func pushChildren(of item: PendingLayer, parent: Int) {
        if let mask = item.node.mask, let layer = layer(mask, source: item.source) {
            var masking = evaluated(
                layer,
                source: item.source,
                parentTime: item.localTime,
                parent: parent,
                role: .mask,
                inherits: item.inheritance?.belowCopy
            )
            masking.replicator = item.replicator
            pending.append(masking)
        }
        guard layers[parent].traits.contains(.isReplicator), !item.node.sublayers.isEmpty else {
            pushSublayers(of: item, parent: parent, item.replicator, inherits: item.inheritance?.belowCopy)
            return
        }
        let count =
            item.values.mayCopySublayers
            ? layersToCopy(of: item) : item.node.sublayers.count
        guard let made = item.values.replicatorCopies(limit: copies.layers / count) else {
            pushSublayers(of: item, parent: parent, item.replicator, inherits: item.inheritance?.belowCopy)
            return
        }
        copies.layers -= made.count * count
        // The first copy is the lowest, so it comes off the stack first.
        for copy in made.reversed() {
            let inheritance = ReplicatorInheritance(copy: copy, in: item.inheritance)
            pushSublayers(
                of: item,
                parent: parent,
                item.replicator < 0 ? parent : item.replicator,
                inherits: inheritance
            )
        }
    }

    /// How many layers a copy of a replicator has at least; where two do not fit, as many as make that sure.
    private func layersToCopy(of item: PendingLayer) -> Int {
        var pending = item.node.sublayers
        var count = pending.count
        while count <= copies.layers / 2, let id = pending.popLast() {
            guard let layer = layer(id, source: item.source) else { continue }
            pending += layer.address.pointee.sublayers
            if let mask = layer.address.pointee.mask { pending.append(mask) }
            count += layer.address.pointee.sublayers.count + (layer.address.pointee.mask == nil ? 0 : 1)
        }
        return count
    }

    private mutating func pushSublayers(
        of item: PendingLayer,
        parent: Int,
        _ replicator: Int,
        inherits inherited: ReplicatorInheritance?
    ) {
        let first = pending.count
        var isSorted = true
        var lastDepth = -CGFloat.infinity
        for id in item.node.sublayers {
            guard let layer = layer(id, source: item.source) else { continue }
            var child = evaluated(
                layer,
                source: item.source,
                parentTime: item.localTime,
                parent: parent,
                role: .sublayer,
                inherits: inherited
            )
            child.replicator = replicator
            if child.values.zPosition < lastDepth { isSorted = false }
            lastDepth = child.values.zPosition
            pending.append(child)
        }
        // The back-most comes off the stack first.
        if isSorted {
            pending[first...].reverse()
        } else {
            let children = pending[first...].enumerated().sorted {
                let (a, b) = ($0.element.values.zPosition, $1.element.values.zPosition)
                return a == b || a.isNaN || b.isNaN ? $0.offset > $1.offset : a > b
            }
            pending.replaceSubrange(first..., with: children.map(\.element))
        }
    }

    mutating func pushTransitionSource(
        _ source: SubtreeSnapshot,
        parent: Int,
        inherits inherited: ReplicatorInheritance?
    ) {
        guard let root = source.tree.root, let layer = source.tree.reference(to: root) else { return }
        sources.append(source)
        pending.append(
            evaluated(
                layer,
                source: sources.count - 1,
                parentTime: source.time,
                parent: parent,
                role: .transitionSource,
                inherits: inherited
            )
        )
    }
}
