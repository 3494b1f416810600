import AgateScene
import Foundation

extension Moment {
    /// How the tree of a commit differs from the one before it.
    ///
    /// - Parameters:
    ///   - entry: The commit; this moment shows its tree.
    ///   - before: The tree before it; nil where it is not known, and then everything has come.
    /// - Complexity: O(layers that the commit names).
    func change(by entry: Recorder.Entry, since before: RenderTree?) -> TreeChange {
        var change = TreeChange(
            commit: entry.number,
            time: entry.time.sixDigits,
            added: [],
            removed: [],
            moved: [],
            changed: []
        )
        let old = before ?? RenderTree()
        var moved: Set<LayerID> = []
        for (id, kinds) in entry.changes {
            if kinds.contains(.removed), tree[id] == nil { change.removed.append(id.text) }
            if kinds.contains(.inserted) {
                clients.meet(id)
                if let summary = plainSummary(of: id) { change.added.append(summary) }
            }
            if kinds.contains(.structure) { addMoves(in: id, since: old, &moved, to: &change) }
            guard let node = tree[id], let oldNode = old[id] else { continue }
            var keys = kinds.contains(.values) ? Self.differences(from: oldNode.values, to: node.values) : []
            if kinds.contains(.animations) { keys.append("animations") }
            if !keys.isEmpty { change.changed.append(TreeChange.Change(id: id.text, keys: keys)) }
        }
        return change
    }

    /// The layers in a layer that were elsewhere before; those that have just come stand among the moves too, for their places.
    private func addMoves(
        in id: LayerID,
        since old: RenderTree,
        _ moved: inout Set<LayerID>,
        to change: inout TreeChange
    ) {
        guard let node = tree[id] else { return }
        let before = old[id]?.sublayers ?? []
        for (index, child) in node.sublayers.enumerated() {
            if index < before.count, before[index] == child { continue }
            guard moved.insert(child).inserted else { continue }
            change.moved.append(TreeChange.Move(id: child.text, parent: id.text, index: index))
        }
        if let mask = node.mask, old[id]?.mask != mask, moved.insert(mask).inserted {
            change.moved.append(TreeChange.Move(id: mask.text, parent: id.text, index: -1))
        }
    }
}

extension Recorder.Entry {
    /// The commit in figures.
    var record: CommitRecord {
        func count(_ change: Recorder.Change) -> Int { changes.count { $0.change.contains(change) } }
        return CommitRecord(
            number: number,
            time: time.sixDigits,
            inserted: count(.inserted),
            removed: count(.removed),
            valued: count(.values),
            restructured: count(.structure),
            animated: count(.animations)
        )
    }
}
