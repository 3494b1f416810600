/// Which layers the last commits touched, for those who keep something that they made of a tree.
struct ChangeLog: Sendable {
    private struct Entry: Sendable {
        /// The tree's revision before the commit.
        var before: UInt64
        var changes: [LayerChange]
    }

    /// The maximum number of commits between two looks at a tree; after more than these everything may be different.
    private static let maxEntries = 16

    private var entries: [Entry] = []

    /// Forgets everything: who looks again must look at the whole tree.
    mutating func clear() { entries.removeAll() }

    /// Notes what a commit does.
    ///
    /// - Parameters:
    ///   - dirty: The flags that the operations that set values make stale, in their order.
    ///   - before: The tree's revision before it.
    mutating func append(_ commit: Commit, _ dirty: [DirtyFlags], before: UInt64) {
        var next = 0
        var changes: [LayerChange] = []
        changes.reserveCapacity(commit.operations.count)
        for operation in commit.operations {
            switch operation {
            case .insert(let id, _), .setSublayers(let id, _), .setMask(let id, _), .remove(let id):
                changes.append(LayerChange(layer: id, isOfStructure: true, dirties: .all))
            case .setValues(let id, _):
                // A change that is not visible is not listed.
                if !dirty[next].isEmpty {
                    changes.append(LayerChange(layer: id, isOfStructure: false, dirties: dirty[next]))
                }
                next += 1
            case .setAnimations(let id, _):
                changes.append(LayerChange(layer: id, isOfStructure: false, dirties: .all))
            case .setRoot:
                clear()
                return
            }
        }
        if entries.count == Self.maxEntries { entries.removeFirst() }
        entries.append(Entry(before: before, changes: changes))
    }

    /// Calls a function with every change since a revision; false when they are not all known.
    func forEachChange(since revision: UInt64, _ body: (LayerChange) -> Void) -> Bool {
        guard let first = entries.firstIndex(where: { $0.before == revision }) else { return false }
        for entry in entries[first...] {
            for change in entry.changes { body(change) }
        }
        return true
    }
}

/// A layer that a commit touched in a way that may be seen.
package struct LayerChange: Sendable {
    package var layer: LayerID
    /// Whether it came or went, or has other sublayers or another mask.
    package var isOfStructure: Bool
    /// The stale parts of the layer and of the layers in it.
    package var dirties: DirtyFlags
}
