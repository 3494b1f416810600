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
    /// - Parameter before: The tree's revision before it.
    mutating func append(_ commit: Commit, before: UInt64) {
        var changes: [LayerChange] = []
        changes.reserveCapacity(commit.operations.count)
        for operation in commit.operations {
            switch operation {
            case .insert(let id, _), .setSublayers(let id, _), .setMask(let id, _), .remove(let id):
                changes.append(LayerChange(layer: id, isOfStructure: true))
            case .setValues(let id, _), .setAnimations(let id, _):
                changes.append(LayerChange(layer: id, isOfStructure: false))
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

/// A layer that a commit touched.
package struct LayerChange: Sendable {
    package var layer: LayerID
    /// Whether it came or went, or has other sublayers or another mask.
    package var isOfStructure: Bool
}
