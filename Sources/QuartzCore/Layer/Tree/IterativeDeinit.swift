import AgateRuntime

/// Frees subtrees without recursion, however deep they are.
enum IterativeDeinit {
    /// The layers that the calling thread is freeing.
    private final class Pending {
        var layers: [CALayer] = []
    }

    /// The thread's ``Pending`` while a subtree is being freed.
    private static let current = ThreadSpecific<Pending>()

    /// Takes the children out of a layer that is being freed, so that nothing else holds them, and frees them.
    static func release(_ children: inout [CALayer]) {
        guard !children.isEmpty else { return }
        if let pending = current.value {
            pending.layers.append(contentsOf: children)
            children.removeAll()
            return
        }
        let pending = Pending()
        swap(&pending.layers, &children)
        current.withValue(pending) {
            while !pending.layers.isEmpty {
                // The last reference goes away at the end of each turn; its children are appended to `pending`.
                _ = pending.layers.removeLast()
            }
        }
    }
}
