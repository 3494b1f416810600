import AgateScene
import Foundation

/// What waits after a layer was placed: its mask, its sublayers, their copies, and the picture that a transition comes from.
extension EvaluationPass {
    mutating func pushChildren(of item: PendingLayer, parent: Int) {
        if let mask = item.node.pointee.mask, let node = node(mask, source: item.source) {
            var masking = evaluated(
                node,
                source: item.source,
                parentTime: item.localTime,
                parent: parent,
                role: .mask,
                inherits: item.inheritance?.belowCopy
            )
            masking.replicator = item.replicator
            pending.append(masking)
        }
        guard layers[parent].traits.contains(.isReplicator), !item.node.pointee.sublayers.isEmpty else {
            pushSublayers(of: item, parent: parent, item.replicator, inherits: item.inheritance?.belowCopy)
            return
        }
        let count =
            item.values.pointee.mayCopySublayers
            ? layersToCopy(of: item) : item.node.pointee.sublayers.count
        guard let made = item.values.pointee.replicatorCopies(limit: copies.layers / count) else {
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
        var pending = item.node.pointee.sublayers
        var count = pending.count
        while count <= copies.layers / 2, let id = pending.popLast() {
            guard let node = node(id, source: item.source) else { continue }
            pending += node.pointee.sublayers
            if let mask = node.pointee.mask { pending.append(mask) }
            count += node.pointee.sublayers.count + (node.pointee.mask == nil ? 0 : 1)
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
        for id in item.node.pointee.sublayers {
            guard let node = node(id, source: item.source) else { continue }
            var child = evaluated(
                node,
                source: item.source,
                parentTime: item.localTime,
                parent: parent,
                role: .sublayer,
                inherits: inherited
            )
            child.replicator = replicator
            if child.values.pointee.zPosition < lastDepth { isSorted = false }
            lastDepth = child.values.pointee.zPosition
            pending.append(child)
        }
        // The back-most comes off the stack first.
        if isSorted {
            pending[first...].reverse()
        } else {
            let children = pending[first...].enumerated().sorted {
                let (a, b) = ($0.element.values.pointee.zPosition, $1.element.values.pointee.zPosition)
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
        guard let root = source.tree.root, let node = source.tree.address(of: root) else { return }
        sources.append(source)
        pending.append(
            evaluated(
                node,
                source: sources.count - 1,
                parentTime: source.time,
                parent: parent,
                role: .transitionSource,
                inherits: inherited
            )
        )
    }
}
