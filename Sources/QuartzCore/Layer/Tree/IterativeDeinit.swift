import Foundation

/// Frees subtrees without recursion, however deep they are.
enum IterativeDeinit {
    /// The layers that the calling thread is freeing.
    private final class Pending {
        var layers: [CALayer] = []
    }

    /// Holds the thread's ``Pending`` while a subtree is being freed.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Takes the children out of a layer that is being freed, so that nothing else holds them, and frees them.
    static func release(_ children: inout [CALayer]) {
        guard !children.isEmpty else { return }
        if let raw = pthread_getspecific(key) {
            Unmanaged<Pending>.fromOpaque(raw).takeUnretainedValue().layers.append(contentsOf: children)
            children.removeAll()
            return
        }
        let pending = Pending()
        swap(&pending.layers, &children)
        withExtendedLifetime(pending) {
            pthread_setspecific(key, Unmanaged.passUnretained(pending).toOpaque())
            while !pending.layers.isEmpty {
                // The last reference goes away at the end of each turn; its children are appended to `pending`.
                _ = pending.layers.removeLast()
            }
            pthread_setspecific(key, nil)
        }
    }
}
