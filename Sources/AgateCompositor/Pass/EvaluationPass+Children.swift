import AgateScene
import Foundation

/// What waits after a layer was placed: its mask, its sublayers, their copies, and the picture that a transition comes from.
extension EvaluationPass {
    mutating func pushChildren(of item: Waiting, parent: Int) {
        if let mask = item.node.pointee.mask, let node = node(mask, picture: item.picture) {
            var masking = evaluated(
                node,
                picture: item.picture,
                parentTime: item.localTime,
                parent: parent,
                role: .mask,
                inherits: item.inheritance?.belowCopy
            )
            masking.replicator = item.replicator
            waiting.append(masking)
        }
        guard case .replicator(let rare) = item.values.pointee.kind, !item.node.pointee.sublayers.isEmpty
        else {
            pushSublayers(of: item, parent: parent, item.replicator, inherits: item.inheritance?.belowCopy)
            return
        }
        let count =
            rare.isPresent && rare.values.instanceCount > 1
            ? layersToCopy(of: item) : item.node.pointee.sublayers.count
        guard let copies = item.values.pointee.replicatorCopies(limit: copiesLeft / count) else {
            pushSublayers(of: item, parent: parent, item.replicator, inherits: item.inheritance?.belowCopy)
            return
        }
        copiesLeft -= copies.count * count
        // The first copy is the lowest, so it comes off the stack first.
        for copy in copies.reversed() {
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
    private func layersToCopy(of item: Waiting) -> Int {
        var pending = item.node.pointee.sublayers
        var count = pending.count
        while count <= copiesLeft / 2, let id = pending.popLast() {
            guard let node = node(id, picture: item.picture) else { continue }
            pending += node.pointee.sublayers
            if let mask = node.pointee.mask { pending.append(mask) }
            count += node.pointee.sublayers.count + (node.pointee.mask == nil ? 0 : 1)
        }
        return count
    }

    private mutating func pushSublayers(
        of item: Waiting,
        parent: Int,
        _ replicator: Int,
        inherits inherited: ReplicatorInheritance?
    ) {
        let first = waiting.count
        var isSorted = true
        var lastDepth = -CGFloat.infinity
        for id in item.node.pointee.sublayers {
            guard let node = node(id, picture: item.picture) else { continue }
            var child = evaluated(
                node,
                picture: item.picture,
                parentTime: item.localTime,
                parent: parent,
                role: .sublayer,
                inherits: inherited
            )
            child.replicator = replicator
            if child.values.pointee.zPosition < lastDepth { isSorted = false }
            lastDepth = child.values.pointee.zPosition
            waiting.append(child)
        }
        // The back-most comes off the stack first.
        if isSorted {
            waiting[first...].reverse()
        } else {
            let children = waiting[first...].enumerated().sorted {
                let (a, b) = ($0.element.values.pointee.zPosition, $1.element.values.pointee.zPosition)
                return a == b || a.isNaN || b.isNaN ? $0.offset > $1.offset : a > b
            }
            waiting.replaceSubrange(first..., with: children.map(\.element))
        }
    }

    mutating func pushOldPicture(
        _ source: SubtreeSnapshot,
        parent: Int,
        inherits inherited: ReplicatorInheritance?
    ) {
        guard let root = source.tree.root, let node = source.tree.address(of: root) else { return }
        pictures.append(source)
        waiting.append(
            evaluated(
                node,
                picture: pictures.count - 1,
                parentTime: source.time,
                parent: parent,
                role: .oldPicture,
                inherits: inherited
            )
        )
    }
}
